// swift-format-ignore-file: NeverForceUnwrap
// A missing value ends the test.

import Segue
import Testing

private func plan(
  _ duration: Double,
  fps: Int = 60,
  _ change: (inout FramePlan.Request) -> Void = { _ in }
) -> FramePlan? {
  var request = FramePlan.Request(rate: FrameRate(fps)!, duration: duration)
  change(&request)
  return FramePlan(request)
}

@Suite
struct `Frame rates` {
  @Test(arguments: [
    ("60", 60, 1), ("29.97", 2997, 100), ("30000/1001", 30000, 1001), ("12.5", 25, 2),
  ])
  func `a rate is kept as a reduced fraction`(text: String, numerator: Int, denominator: Int) {
    let rate = FrameRate(text)
    #expect(rate?.numerator == numerator)
    #expect(rate?.denominator == denominator)
  }

  @Test(arguments: [
    "0", "-5", "nan", "inf", "1e9", "1001", "", "6O", "1/0", "60.", "٦٠",
    "99999999999999999/99999999999999998",
  ])
  func `a rate outside 1 to 1000 or not a number is refused`(text: String) {
    #expect(FrameRate(text) == nil)
  }
}

@Suite
struct `Frame plans` {
  @Test
  func `half a second at 60 is 31 frames, both ends included`() {
    let frames = plan(0.5)?.frames
    #expect(frames?.count == 31)
    #expect(frames?.first == .init(number: 1, time: 0))
    #expect(frames?.last == .init(number: 31, time: 0.5))
  }

  @Test
  func `a duration between ticks ends on the tick after it`() {
    #expect(plan(0.25, fps: 30)?.frames.last?.time == 8.0 / 30)
  }

  @Test
  func `slow motion resamples instead of repeating`() {
    let frames = plan(0.5) { $0.speed = 0.25 }?.frames
    #expect(frames?.count == 121)
    #expect(frames?[1].time == 0.25 / 60)
  }

  @Test
  func `holds repeat the first and the last moment`() {
    let frames = plan(0.1, fps: 10) {
      $0.holdFirst = 0.2; $0.holdLast = 0.3
    }?.frames
    #expect(frames?.map(\.time) == [0, 0, 0, 0.1, 0.1, 0.1, 0.1])
  }

  @Test
  func `every third frame keeps the last one`() {
    #expect(plan(0.5, fps: 10) { $0.every = 3 }?.frames.map(\.time) == [0, 0.3, 0.5])
  }

  @Test
  func `chosen moments replace the ticks`() {
    #expect(plan(0.4) { $0.at = [0, 0.5, 1] }?.frames.map(\.time) == [0, 0.2, 0.4])
  }

  @Test
  func `a boomerang shows its turning points once`() {
    #expect(plan(0.2, fps: 10) { $0.isBoomerang = true }?.frames.map(\.time) == [0, 0.1, 0.2, 0.1])
  }

  @Test
  func `reversing numbers the frames again`() {
    let frames = plan(0.1, fps: 10) { $0.isReversed = true }?.frames
    #expect(frames == [.init(number: 1, time: 0.1), .init(number: 2, time: 0)])
  }

  @Test
  func `an endless plan is refused`() {
    #expect(plan(1e9) == nil)
  }
}

@Suite
struct `Frame selections` {
  @Test(arguments: [
    ("1-3", [1, 2, 3]), ("7", [7]), ("1,5,9-10", [1, 5, 9, 10]), ("-1", [10]), ("9--1", [9, 10]),
    ("3,3,2", [2, 3]),
  ])
  func `numbers are 1-based, inclusive, and -1 is the last`(text: String, numbers: [Int]) {
    #expect(FrameSelection(text)?.numbers(count: 10) == numbers)
  }

  @Test(arguments: ["", "a", "1-", "0", "1,,2", "-", "5-3", "-1--3"])
  func `nonsense is refused`(text: String) { #expect(FrameSelection(text) == nil) }

  @Test(arguments: ["11", "0-3", "9--5", "-11"])
  func `a number outside the plan is refused`(text: String) {
    #expect(FrameSelection(text)?.numbers(count: 10) == nil)
  }

  @Test
  func `a chunk keeps the numbers of the whole`() {
    let chunk = plan(0.5)?.selecting(FrameSelection("30-31")!)
    #expect(chunk?.frames.map(\.number) == [30, 31])
  }
}

@Suite
struct `Frame patterns` {
  @Test(arguments: [
    ("frame-%04d.png", "frame-0007.png"), ("####.png", "0007.png"), ("%d.png", "7.png"),
    ("a#.png", "a7.png"), ("frame.png", "frame.png"), ("50%.png", "50%.png"),
    ("fix #12.png", "fix #12.png"), ("#12 ##.png", "#12 07.png"), ("50% %d.png", "50% 7.png"),
  ])
  func `printf and hash patterns number a frame`(pattern: String, name: String) {
    #expect(FramePattern(pattern)?.name(of: 7) == name)
  }

  @Test
  func `more digits than the pattern has are kept`() {
    #expect(FramePattern.standard.name(of: 12345) == "frame-12345.png")
  }

  @Test(arguments: ["", "a/b%d", "%s", "%d%d", "#-#", "%5s", ".."])
  func `a pattern that is not a single file name is refused`(pattern: String) {
    #expect(FramePattern(pattern) == nil)
  }
}
