import Testing

@testable import Segue

/// Which moments of a film are shown in its strip.
struct TellingMomentTests {
  private func moments(_ values: [Double]) -> [Double] {
    let curve = Motion.Curve(label: "opacity", details: "opacity 0 → 1", values: values)
    return Motion(duration: 1, curves: [curve]).tellingMoments
  }

  @Test
  func `steady motion has evenly spaced moments`() {
    #expect(moments((0...60).map { Double($0) / 60 }) == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test
  func `most moments of a spring are early`() {
    let moments = moments((0...60).map { 1 - 1 / (1 + Double($0)) })
    #expect(moments[1] < 0.1)
  }

  @Test
  func `a short motion in a long film has one of its moments, and none is shown twice`() {
    let moments = moments((0...60).map { $0 < 3 ? 0 : 1 })
    #expect(moments == [0, 0.05, 0.37, 0.68, 1])
  }

  @Test
  func `no moment is shown twice where the motion jumps`() {
    #expect(moments((0...60).map { $0 < 12 ? 0 : 1 }) == [0, 0.2, 0.47, 0.73, 1])
    let first = moments((0...60).map { $0 < 12 ? 0 : $0 < 24 ? 0.7 : 1 })
    #expect(first == [0, 0.1, 0.2, 0.4, 1])
    let last = moments((0...60).map { $0 < 6 ? 0 : $0 < 18 ? 0.4 : 1 })
    #expect(last == [0, 0.1, 0.3, 0.65, 1])
  }
}
