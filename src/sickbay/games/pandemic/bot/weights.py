"""What the planner cares for, in points: a discovered cure is worth 100."""

from __future__ import annotations


class Weights:
    """All the numbers of the planner's taste; found by playing many games."""

    def __init__(self) -> None:
        # Cures and cards.
        self.cure = 100.0
        """A disease is cured."""
        self.eradicated = 8.0
        """And gone: its infection cards do nothing any more."""
        self.ready = 0.92
        """Part of a cure's worth when its cards are in one hand, at a station."""
        self.effort = (0.0, 0.88, 0.92, 0.94, 0.94)
        """What is left of that for each action still to do (to a station, to meet, to share), for a collector
        who will have 0, 1, 2, 3 or more turns until the cards run out."""
        self.missing = (0.0, 0.25, 0.55, 0.7, 0.78)
        """And for each card that the collector has not got, if nobody can bring it with less effort."""
        self.pace = 5.0
        """Turns that a cure takes; if fewer are left for each, all that leads to cures counts more."""
        self.most_pressure = 2.0
        """But no more than so much."""
        self.second = 0.10
        """How much the second-best collector of a colour counts."""
        self.scarce = (60.0, 30.0, 16.0, 8.0, 4.0, 2.0, 0.5)
        """Loss when 0, 1, 2 ... more cards of an uncured colour remain than its cure takes."""
        self.spare = 0.6
        """A city card that no cure needs: it still is a flight."""
        self.crowded = 2.5
        """Loss for each card above five in a hand: soon it has to be given up."""
        # Danger.
        self.outbreak = 28.0
        """An outbreak, early in the game."""
        self.outbreak_last = 2.5
        """How much more the one that loses the game costs; earlier ones less of it."""
        self.outbreak_ease = 0.5
        """And what is left of the first part at the very end, when few turns are still to be survived."""
        self.long_game = 12.0
        """So many turns or more are a long time to survive."""
        self.chain = 0.8
        """A neighbour with three cubes that would break out too."""
        self.spread = 0.12
        """A neighbour with two cubes that would then have three."""
        self.second_flip = 0.35
        """How likely it is that a city flipped soon is flipped again before anybody has been there."""
        self.cube = 0.8
        """Each cube on the board."""
        self.low_supply = 1.5
        """Growing loss for each cube that the supply has less than eight of."""
        self.horizon = 4
        """Turns after this one whose infection cards are feared."""
        self.later = 0.6
        """How much danger after the next infection step counts, as others may help first."""
        self.near_help = 0.45
        """Part of that later danger that is left when a pawn stands there already."""
        self.help_step = 0.07
        """And how much of it comes back for each step that the nearest pawn is away."""
        self.wait_step = 0.5
        """A seat that plays later counts as so many steps further away, for each seat before it."""
        self.medic_step = 1.5
        """The Medic counts as so many steps nearer: one action of his does the work of three."""
        self.quarantine_later = 0.5
        """How much of the later danger she keeps away where she stands now."""
        self.fresh_cube = 0.5
        """A cube that will not come to a city without any."""
        # Stations and events.
        self.coverage = 1.5
        """One step less to a station, averaged over all cities."""
        self.airlift = 9.0
        self.forecast = 8.0
        self.government_grant = 7.0
        self.one_quiet_night = 14.0
        self.resilient_population = 10.0
        """An event kept for a better moment."""
        self.stored = 0.7
        """The same on the Contingency Planner's card, as a part of its worth in a hand."""
        self.removal_now = 0.5
        """Resilient Population in an epidemic: part of its worth that it has to save."""
        self.goodwill = 12.0
        """Loss up to which a team mate's request is granted: there may be a plan behind it."""
        # Search.
        self.beam = 16
        """Lines of moves that are followed further, of those that leave the same number of actions."""
        self.alike = 3
        """And of these at most so many with all pawns in the same cities."""

    def events(self) -> tuple[float, ...]:
        """What the events are worth while they are kept, in the order of their word numbers."""
        return (
            self.airlift,
            self.forecast,
            self.government_grant,
            self.one_quiet_night,
            self.resilient_population,
        )


WEIGHTS = Weights()
