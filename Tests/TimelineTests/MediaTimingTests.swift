import Testing
import Timeline

@Suite
struct MediaTimingTests {
  @Test
  func `an infinite speed and a begin that is no number show nothing`() {
    let fast = MediaTiming(duration: 2, speed: .infinity, fill: .both)
    #expect(fast.sample(at: 10, begin: 10) == nil)
    #expect(MediaTiming(duration: 2).sample(at: 10, begin: .nan) == nil)
  }

  @Test(
    arguments: [
      (MediaTiming.Fill.removed, nil, nil), (.backwards, 0, nil), (.forwards, nil, 1),
      (.both, 0, 1),
    ] as [(MediaTiming.Fill, Double?, Double?)]
  )
  func `the fill mode decides the value outside`(
    fill: MediaTiming.Fill,
    before: Double?,
    after: Double?
  ) {
    let timing = MediaTiming(duration: 2, fill: fill)
    #expect(timing.sample(at: 9.5, begin: 10)?.progress == before)
    #expect(timing.sample(at: 11, begin: 10)?.progress == 0.5)
    #expect(timing.sample(at: 12, begin: 10)?.progress == after)
    #expect(timing.sample(at: 50, begin: 10)?.progress == after)
  }

  /// duration 1: repeats, autoreverse, time, expected progress, cycle.
  @Test(
    arguments: [
      (0, false, 0.25, 0.25, 0), (2, false, 1, 0, 1), (2, false, 1.5, 0.5, 1),
      (2.5, false, 2.25, 0.25, 2), (1, true, 0.75, 0.75, 0), (1, true, 1, 1, 0),
      (1, true, 1.25, 0.75, 0), (2, true, 2, 0, 1), (2, true, 3.5, 0.5, 1),
    ] as [(Double, Bool, Double, Double, Int)]
  )
  func `passes are consecutive`(
    repeats: Double,
    autoreverses: Bool,
    time: Double,
    progress: Double,
    cycle: Int
  ) {
    let timing = MediaTiming(duration: 1, repeatCount: repeats, autoreverses: autoreverses)
    let sample = timing.sample(at: time, begin: 0)
    #expect(sample?.progress == progress)
    #expect(sample?.cycle == cycle)
  }

  @Test(
    arguments: [
      (0, 0, false, 1), (3, 0, false, 3), (3, 0, true, 6), (0, 2.5, true, 2.5),
      (0.5, 0, false, 0.5),
    ] as [(Double, Double, Bool, Double)]
  )
  func `the active duration counts whole cycles`(
    count: Double,
    duration: Double,
    autoreverses: Bool,
    active: Double
  ) {
    let timing = MediaTiming(
      duration: 1,
      repeatCount: count,
      repeatDuration: duration,
      autoreverses: autoreverses
    )
    #expect(timing.activeDuration == active)
  }

  @Test(
    arguments: [
      (1, false, 1.0), (1, true, 0), (2.25, false, 0.25), (1.75, true, 0.5), (3, false, 1),
    ] as [(Double, Bool, Double)]
  )
  func `the end value is held where it is reached`(
    count: Double,
    autoreverses: Bool,
    progress: Double
  ) {
    let timing = MediaTiming(
      duration: 1,
      repeatCount: count,
      autoreverses: autoreverses,
      fill: .forwards
    )
    #expect(timing.sample(at: 100, begin: 0)?.progress == progress)
  }

  @Test
  func `speed and offset shape the active time`() {
    let timing = MediaTiming(duration: 2, speed: 2, timeOffset: 0.5, fill: .both)
    #expect(timing.sample(at: 10.25, begin: 10)?.time == 1)
    #expect(timing.span(from: 10).start == 10)
    #expect(timing.span(from: 10).end == 11)
    var part = timing
    part.keepsDuration = false
    #expect(part.sample(at: 10.25, begin: 10)?.time == 1)
    #expect(part.span(from: 10).start == 9.75)
    #expect(part.span(from: 10).end == 10.75)
  }

  @Test(
    arguments: [
      (9.5, 0.5), (10, 0.5), (10.25, 0.75), (10.5, 0), (10.75, 0.25), (11, 0.5), (20, 0.5),
    ]
  )
  func `an animation plays at its end what its offset skipped`(time: Double, progress: Double) {
    let timing = MediaTiming(duration: 1, timeOffset: 0.5, fill: .both)
    #expect(timing.sample(at: time, begin: 10)?.progress == progress)
  }

  @Test
  func `a boundary missed by rounding still counts`() {
    let timing = MediaTiming(duration: 0.3, repeatCount: 4)
    // 0.1 + 0.2 is a little more than 0.3, and 64.3 - 64 a little less.
    #expect(timing.sample(at: 0.1 + 0.2, begin: 0)?.progress ?? 1 < 1e-9)
    #expect(timing.sample(at: 64.3, begin: 64)?.cycle == 1)
    #expect(timing.sample(at: 65.2, begin: 64) == nil)
  }

  @Test
  func `an endless animation has no end`() {
    let timing = MediaTiming(duration: 1, repeatCount: .infinity)
    #expect(timing.span(from: 0).end == .infinity)
    #expect(timing.sample(at: 1e6 + 0.25, begin: 0)?.progress == 0.25)
    #expect(MediaTiming(duration: .infinity).sample(at: 5, begin: 0)?.progress == 0)
    let often = MediaTiming(duration: 1, repeatCount: Double(Float.greatestFiniteMagnitude))
    #expect(often.span(from: 0).end == .infinity)
  }

  @Test
  func `a still animation shows its offset and never ends`() {
    let timing = MediaTiming(duration: 1, speed: 0, timeOffset: 0.4)
    #expect(timing.sample(at: 1000, begin: 0)?.progress == 0.4)
    #expect(timing.span(from: 0).end == .infinity)
  }
}
