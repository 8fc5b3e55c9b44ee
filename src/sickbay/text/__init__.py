"""Everything that a person reads: the message catalogues and how a game is put into words.

A message is a Fluent entry in a file ``<name>.<language>.ftl`` in a ``text`` folder beside the code it
speaks for. A catalogue reads the folders of Sickbay's own parts and that of one game; what the game says
wins. Messages have keys with a dash, names of words have the word itself (``new_york``; ``bay2.line1`` is
``bay2-line1``, ``?`` is ``hidden-word``), so the two never meet.

How a game's messages are named, and their arguments:

==================== ================================================= ==============================
key                  what                                              arguments
==================== ================================================= ==============================
``<word>``           name of a word; attributes are its forms          none
``move-<verb>``      a move as a chip; ``.does`` says what it does      its words
``family-<verb>``    the beginning that several moves share;           its words
                     ``.which`` asks how they go on
``shape-<verb>``     how a move is written, for help                   none
``told-<verb>``      who did it, where events do not say so            ``$seat`` and its words
``happened-<verb>``  what happened, a line of the log                  its words, ``$seat``, ``$by``,
                                                                       ``$last``
``step-<name>``      a frame of the agenda; ``.asks`` as a question    its words
``wait-<rule>``      why somebody is asked (``wait-P4-2``)             ``$seat``, ``$asked`` 1 or 0
``result-<key>``     why the game ended; ``.title`` for the end screen none
as in the code       a reason or an error                              as in the code
``about-<word>``     what a card or role does                          the word itself
``figure-<name>``      a figure of many games (:mod:`sickbay.core.tally`)  none
``option-<name>``    an option; ``value-<name>-<value>`` its values    none
==================== ================================================= ==============================

"Its words" are ``$a1``, ``$a2`` ... (the words after the first, empty where there are none), ``$n`` (how
many), ``$all`` (all, with commas), ``$more`` (all but the first) and ``$said`` (if the words from the third
on are a move: that move as a chip).

``$seat`` of what happened is the seat whose move it came of, and ``$by`` how that seat stands to it: ``self``
(it is the first of the words), ``other``, or ``nobody`` where it is not to be said. ``$last`` compares with
the last time that such a thing happened: ``same`` words, ``new`` ones, ``first``, or
``unknown``.

A word that is a number is a number, so it selects plurals. What a word stands for, the message itself
says, by a function:

- ``SEAT($a1)`` the name of the player in that seat; ``INITIAL($a1)`` its first letter, small and without
  accent, to select by: ``{ INITIAL($a1) -> [a] ad *[other] a }``;
- ``PRINTED($a1)`` the figures on a card, an owner's or the game's own;
- ``WORD($a2)`` the bare word, to select by: ``{ WORD($a2) -> [drive] ... *[other] ... }``;
- ``LOC($a1)``, ``ACC``, ``GEN``, ``FROM``, ``CUBE``, ``TITLE`` ...: that form of the name, an attribute of
  its entry (``.loc = v Paříži``); without one, the name as it is.
"""

from sickbay.text.catalogue import (
    FORMS,
    LANGUAGES,
    Catalogue,
    MissingText,
    catalogue_with,
    pick_language,
)

__all__ = ["FORMS", "LANGUAGES", "Catalogue", "MissingText", "catalogue_with", "pick_language"]
