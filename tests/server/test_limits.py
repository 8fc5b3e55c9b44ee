"""How much anybody may ask for (T13)."""

from __future__ import annotations

from sickbay.server.limits import Bucket, Buckets, Counts


def test_a_bucket_lets_a_burst_through_and_then_a_rate() -> None:
    bucket = Bucket((2.0, 5), 100.0)
    assert [bucket.take(100.0) for _ in range(7)] == [True] * 5 + [False] * 2
    assert [bucket.take(101.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(1_000.0) for _ in range(6)] == [True] * 5 + [False]
    assert not bucket.take(999.0), "a clock that goes back fills nothing"


def test_each_key_has_a_bucket_and_memory_stays_flat() -> None:
    buckets = Buckets((0.0, 1), most=3)
    assert [buckets.take(key, 0.0) for key in "abcab"] == [True, True, True, False, False]
    assert buckets.take("d", 0.0)
    assert buckets.take("c", 0.0), "c was used longest ago"
    assert not buckets.take("b", 0.0)


def test_counts_go_up_and_down() -> None:
    counts = Counts(2)
    assert [counts.enter("a") for _ in range(3)] == [True, True, False]
    assert counts.enter("b")
    counts.leave("a")
    assert counts.enter("a")
    for _ in range(3):
        counts.leave("a")
    assert [counts.enter("a") for _ in range(3)] == [True, True, False]
