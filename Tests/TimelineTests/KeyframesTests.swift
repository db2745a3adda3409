import Testing
import Timeline

@Suite
struct KeyframesTests {
  @Test(
    arguments: [
      (-1, 0, 0), (0, 0, 0), (0.1, 0, 0), (0.35, 0, 0.5), (0.5, 1, 0), (0.8, 1, 1), (1, 1, 1),
    ] as [(Double, Int, Double)]
  )
  func `a progress is between two keyframes or is held`(
    progress: Double,
    index: Int,
    t: Double
  ) {
    let segment = Keyframes.segment(at: progress, times: [0.2, 0.5, 0.8])
    #expect(segment.index == index)
    #expect(abs(segment.t - t) < 1e-12)
  }

  @Test
  func `of two keyframes at the start the second one counts at once`() {
    let segment = Keyframes.segment(at: 0, times: [0, 0, 1])
    #expect(segment.index == 1)
    #expect(segment.t == 0)
  }

  @Test(arguments: [(0, 0), (0.24, 0), (0.25, 1), (0.74, 1), (0.75, 2), (1, 2)] as [(Double, Int)])
  func `a discrete value is held until the next one`(progress: Double, index: Int) {
    #expect(Keyframes.step(at: progress, times: [0, 0.25, 0.75, 1], count: 3) == index)
  }

  @Test
  func `paced times follow the distances`() {
    #expect(Keyframes.pacedTimes(distances: [1, 3]) == [0, 0.25, 1])
    #expect(Keyframes.pacedTimes(distances: [0, 0]) == [0, 0.5, 1])
  }

  @Test
  func `a spline without parameters is Catmull-Rom`() {
    let spline = KochanekBartels([[0], [1], [4], [9]].map { KochanekBartels.Point($0) })
    // (-p0 + 9 p1 + 9 p2 - p3) / 16 in the middle.
    #expect(abs(spline.value(from: 1, at: 0.5)[0] - (0 + 9 + 36 - 9) / 16) < 1e-12)
    #expect(spline.value(from: 1, at: 0) == [1])
    #expect(spline.value(from: 2, at: 1) == [9])
  }

  @Test
  func `full tension stops at every point`() {
    let spline = KochanekBartels([[0], [10], [20]].map { KochanekBartels.Point($0, tension: 1) })
    #expect(abs(spline.value(from: 0, at: 0.1)[0] - 10 * (0.03 - 0.002)) < 1e-12)
  }
}
