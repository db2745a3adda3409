import AVFoundation
import Testing

@Suite
struct `Times of films` {
  private func time(_ value: Int64, _ scale: Int32) -> CMTime {
    CMTime(value: value, timescale: scale)
  }

  @Test
  func `a time is made of any number of seconds`() {
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 600) == .positiveInfinity)
    #expect(CMTime(seconds: -.infinity, preferredTimescale: 600) == .negativeInfinity)
    #expect(!CMTime(seconds: 1, preferredTimescale: 0).isValid)
    #expect(CMTimeMakeWithSeconds(1.5, preferredTimescale: 600) == time(3, 2))
    #expect(CMTime(seconds: 1 / 3, preferredTimescale: 10).hasBeenRounded)
  }

  @Test
  func `a scale that is too fine for a number becomes coarser`() {
    let long = CMTime(seconds: 1e12, preferredTimescale: 1_000_000_000)
    #expect(long.seconds == 1e12 && long.timescale < 1_000_000_000)
    #expect(CMTime(seconds: 1e30, preferredTimescale: 600) == .positiveInfinity)
  }

  @Test
  func `a value holds a time or a range of times`() {
    let range = CMTimeRange(start: time(1, 2), duration: time(3, 4))
    #expect(NSValue(timeRange: range).timeRangeValue == range)
    #expect(NSValue(time: time(1, 2)).timeValue == time(1, 2))
    #expect(NSValue(time: time(1, 2)).timeRangeValue == .invalid)
  }

  @Test
  func `a sum has the scale that both have in common`() {
    let sum = CMTimeAdd(time(1, 4), time(1, 6))
    #expect(sum.value == 5 && sum.timescale == 12)
    // As where a player's time and that of a button are added: no scale has both.
    let later = time(2_500_000_000, 1_000_000_000) + CMTime(seconds: 15, preferredTimescale: 600)
    #expect(abs(later.seconds - 17.5) < 1e-9 && later.hasBeenRounded)
    #expect((time(1, 2_147_483_647) + time(1, 2_147_483_646)).hasBeenRounded)
    #expect((time(.max, 1) + time(.max, 1)) == .positiveInfinity)
  }

  @Test
  func `infinities and indefinite times stay what they are`() {
    #expect(CMTime.positiveInfinity + time(1, 2) == .positiveInfinity)
    #expect(time(1, 2) - .positiveInfinity == .negativeInfinity)
    #expect((CMTime.positiveInfinity - .positiveInfinity).isIndefinite)
    #expect((CMTime.indefinite + time(1, 2)).isIndefinite)
    #expect(!(CMTime.invalid + time(1, 2)).isValid)
  }

  @Test
  func `all times have an order`() {
    let sorted: [CMTime] = [
      .negativeInfinity, time(-1, 2), .zero, time(1, 3), time(1, 2), .indefinite, .positiveInfinity,
      .invalid,
    ]
    #expect(sorted.reversed().sorted() == sorted)
    #expect(CMTimeCompare(time(1, 2), time(300, 600)) == 0)
    #expect(Set([time(1, 2), time(300, 600), time(1, 3)]).count == 2)
    #expect(CMTimeMaximum(time(1, 2), .indefinite).isIndefinite)
  }

  @Test(arguments: [
    (CMTimeRoundingMethod.roundHalfAwayFromZero, -1, 2), (.roundTowardZero, 0, 1),
    (.roundAwayFromZero, -1, 2), (.quickTime, -1, 1), (.roundTowardPositiveInfinity, 0, 2),
    (.roundTowardNegativeInfinity, -1, 1),
  ])
  func `a coarser scale rounds as it is told`(
    method: CMTimeRoundingMethod,
    below: Int64,
    above: Int64
  ) {
    #expect(time(-1, 2).convertScale(1, method: method).value == below)
    let rounded = CMTimeConvertScale(time(3, 2), timescale: 1, method: method)
    #expect(rounded.value == above && rounded.hasBeenRounded)
    #expect(!time(2, 2).convertScale(1, method: method).hasBeenRounded)
  }

  @Test
  func `times are multiplied by whole numbers, fractions and others`() {
    #expect(CMTimeMultiply(time(1, 600), multiplier: -3) == time(-3, 600))
    #expect(CMTimeMultiplyByRatio(time(1, 2), multiplier: 2, divisor: 3) == time(1, 3))
    #expect(CMTimeMultiplyByFloat64(time(2, 1), multiplier: 0.5) == time(1, 1))
    #expect(abs(CMTimeMultiplyByFloat64(time(1, 1), multiplier: 0.3).seconds - 0.3) < 1e-4)
    #expect(CMTimeMultiplyByFloat64(.positiveInfinity, multiplier: -1) == .negativeInfinity)
    #expect(CMTimeAbsoluteValue(time(-3, 2)) == time(3, 2))
  }

  @Test
  func `ranges overlap, join and contain`() {
    let first = CMTimeRange(start: time(1, 1), duration: time(2, 1))
    let second = CMTimeRange(start: time(2, 1), end: time(5, 1))
    #expect(first.intersection(second) == CMTimeRange(start: time(2, 1), duration: time(1, 1)))
    #expect(first.union(second) == CMTimeRange(start: time(1, 1), duration: time(4, 1)))
    #expect(first.containsTime(time(1, 1)) && !first.containsTime(time(3, 1)))
    #expect(second.containsTimeRange(CMTimeRange(start: time(3, 1), end: time(5, 1))))
    let apart = CMTimeRange(start: time(9, 1), duration: time(1, 1))
    #expect(first.intersection(apart).isEmpty)
    #expect(CMTimeClampToRange(time(7, 1), range: first) == time(3, 1))
    #expect(!CMTimeRange(start: .zero, duration: time(-1, 1)).isValid)
    #expect(CMTimeRange(start: .zero, duration: .indefinite).isIndefinite)
  }
}
