import Foundation
import Geometry
import Testing

struct PathLengthTests {
  @Test
  func `lengths add up`() {
    #expect(PathMeasure(Path(rect: CGRect(x: 0, y: 0, width: 30, height: 40))).length == 140)
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(isNear(PathMeasure(circle).length, 20 * .pi, 1e-3))
    #expect(PathMeasure(Path()).length == 0)
  }

  @Test
  func `positions go around a rectangle at constant speed`() {
    let measure = PathMeasure(Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10)))
    for (distance, point, direction) in [
      (0, CGPoint(x: 0, y: 0), CGVector(dx: 1, dy: 0)),
      (4, CGPoint(x: 4, y: 0), CGVector(dx: 1, dy: 0)),
      (15, CGPoint(x: 10, y: 5), CGVector(dx: 0, dy: 1)),
      (39, CGPoint(x: 0, y: 1), CGVector(dx: 0, dy: -1)),
    ] as [(CGFloat, CGPoint, CGVector)] {
      let position = measure.position(at: distance)
      #expect(position?.point == point)
      #expect(position?.direction == direction)
    }
    #expect(measure.position(at: 1000)?.point == .zero)
    #expect(PathMeasure(Path()).position(at: 0) == nil)
  }

  @Test
  func `parts of a curve have the requested length and lie on it`() {
    var dice = Dice(seed: 20)
    for _ in 0..<40 {
      let measure = PathMeasure(PathTests.random(&dice))
      let start = dice.number(0...0.5) * measure.length
      let end = start + dice.number(0...0.5) * measure.length
      let part = PathMeasure(measure.part(from: start, to: end))
      #expect(isNear(part.length, end - start, 5e-3))
      if let a = part.position(at: 0), let b = measure.position(at: start) {
        #expect(isNear(a.point, b.point, 1e-9))
      }
    }
  }

  @Test
  func `a part that is the whole path stays closed`() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.trimmed(from: 0, to: 1) == path)
    #expect(path.trimmed(from: 0.2, to: 0.2).isEmpty)
    #expect(path.trimmed(from: 0.7, to: 0.2).isEmpty)
    #expect(!path.trimmed(from: 0, to: 0.5).verbs.contains(.close))
  }

  @Test
  func `trimming continues from one subpath to the next`() {
    var path = Path()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
    path.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    let middle = path.trimmed(from: 0.25, to: 0.75)
    #expect(middle.verbs == [.move, .line, .move, .line])
    #expect(
      middle.points == [
        CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 5),
      ]
    )
  }

  // MARK: Dashes

  private func line(_ length: CGFloat) -> Path {
    Path(polygon: [.zero, CGPoint(x: length, y: 0)], isClosed: false)
  }

  private func spans(_ path: Path) -> [[CGFloat]] {
    path.subpaths.map { [$0.start.x, $0.curves.last?.end.x ?? $0.start.x] }
  }

  @Test
  func `dashes follow the pattern, starting at the phase`() {
    #expect(spans(line(20).dashed(lengths: [5, 3], phase: 0)) == [[0, 5], [8, 13], [16, 20]])
    #expect(spans(line(20).dashed(lengths: [5, 3], phase: 2)) == [[0, 3], [6, 11], [14, 19]])
    #expect(spans(line(20).dashed(lengths: [5, 3], phase: -2)) == [[2, 7], [10, 15], [18, 20]])
    #expect(spans(line(20).dashed(lengths: [5, 3], phase: 800)) == [[0, 5], [8, 13], [16, 20]])
  }

  @Test
  func `lengths that are infinite together leave the path whole`() {
    let longest = CGFloat.greatestFiniteMagnitude
    #expect(spans(line(20).dashed(lengths: [longest], phase: -1)) == [[0, 20]])
    #expect(spans(line(20).dashed(lengths: [longest, longest], phase: -1)) == [[0, 20]])
  }

  @Test
  func `an odd pattern is repeated with gaps and dashes exchanged`() {
    #expect(spans(line(20).dashed(lengths: [4], phase: 0)) == [[0, 4], [8, 12], [16, 20]])
    #expect(
      spans(line(20).dashed(lengths: [1, 2, 3], phase: 0)) == [
        [0, 1], [3, 6], [7, 9], [12, 13], [15, 18], [19, 20],
      ]
    )
  }

  @Test
  func `a pattern without length or with a negative one leaves the line whole`() {
    #expect(line(20).dashed(lengths: [0, 0], phase: 0) == line(20))
    #expect(line(20).dashed(lengths: [3, -1], phase: 0) == line(20))
    #expect(line(20).dashed(lengths: [], phase: 0) == line(20))
  }

  @Test
  func `dashes without length become dots`() {
    let dots = line(9).dashed(lengths: [0, 3], phase: 0)
    #expect(spans(dots) == [[0, 0], [3, 3], [6, 6]])
  }

  @Test
  func `the dash across the seam of a closed path is one`() {
    let square = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let dashed = square.dashed(lengths: [6, 4], phase: 3)
    #expect(dashed.subpaths.count == 4)
    #expect(dashed.subpaths[0].start == CGPoint(x: 0, y: 3))
    #expect(dashed.subpaths[0].curves.last?.end == CGPoint(x: 3, y: 0))
  }

  @Test
  func `the dashes of a curve have the pattern's length`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    // The first is the one across the seam, which the pattern does not fit.
    for subpath in circle.dashed(lengths: [7, 5], phase: 0).subpaths.dropFirst() {
      var path = Path()
      path.append(subpath)
      #expect(isNear(PathMeasure(path).length, 7, 1e-3))
    }
  }
}
