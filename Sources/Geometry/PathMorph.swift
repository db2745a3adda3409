import Foundation

/// The shapes between two paths of different structure.
///
/// What Core Animation shows is undefined (documented). Here subpaths are partners in their order;
/// each is cut where its partner has corners, by shares of the length, so that all points have
/// partners. Closed ones begin where they lie best on each other, and a subpath without a partner
/// grows out of its middle or shrinks into it. A path without a length, such as an empty rectangle,
/// is a point, which all of the other one grows out of or shrinks into.
struct PathMorph {
  private struct Part {
    var from: [Bezier]
    var to: [Bezier]
    var isClosed: Bool
  }

  private var parts: [Part] = []

  /// Nil where one of the paths is empty, or both draw nothing.
  init?(from: Path, to: Path) {
    var olds = from.subpaths.compactMap(Outline.init)
    var news = to.subpaths.compactMap(Outline.init)
    if olds.isEmpty, let point = from.points.first {
      olds = news.map { $0.collapsed(into: point) }
    } else if news.isEmpty, let point = to.points.first {
      news = olds.map { $0.collapsed(into: point) }
    }
    guard !olds.isEmpty, !news.isEmpty else { return nil }
    for index in 0..<max(olds.count, news.count) {
      let old = index < olds.count ? olds[index] : news[index].collapsed
      var new = index < news.count ? news[index] : olds[index].collapsed
      let isClosed = old.isClosed && new.isClosed
      if isClosed { new = new.turned(towards: old) }
      let cuts = Outline.cuts(old, new)
      parts.append(Part(from: old.pieces(cuts), to: new.pieces(cuts), isClosed: isClosed))
    }
  }

  /// The shape `t` of the way; `t` may overshoot.
  func path(at t: CGFloat) -> Path {
    var path = Path()
    for part in parts {
      let curves = zip(part.from, part.to).map { old, new in
        let (start, end) = (old.start.lerp(to: new.start, t), old.end.lerp(to: new.end, t))
        if old.isLine, new.isLine { return Bezier(line: start, end) }
        return Bezier(
          start: start,
          control1: old.control1.lerp(to: new.control1, t),
          control2: old.control2.lerp(to: new.control2, t),
          end: end
        )
      }
      guard let first = curves.first else { continue }
      var subpath = Subpath(start: first.start)
      subpath.curves = curves
      subpath.isClosed = part.isClosed
      path.append(subpath)
    }
    return path
  }
}

/// A subpath with the shares of its length at which its curves begin.
private struct Outline {
  private var curves: [Bezier]
  /// From 0 to 1, one more than there are curves.
  private var shares: [CGFloat]
  let isClosed: Bool

  /// Nil without a length.
  init?(_ subpath: Subpath) {
    self.init(
      subpath.curves,
      isClosed: subpath.isClosed || subpath.curves.last?.end == subpath.start
    )
  }

  private init?(_ all: [Bezier], isClosed: Bool) {
    curves = []
    self.isClosed = isClosed
    var ends: [CGFloat] = [0]
    for curve in all {
      let length = curve.roughLength
      guard length > 0 else { continue }
      curves.append(curve)
      ends.append(ends[ends.count - 1] + length)
    }
    let length = ends[ends.count - 1]
    guard length > 0, length.isFinite else { return nil }
    shares = ends.map { $0 / length }
  }

  /// The outline as a point in its middle.
  var collapsed: Outline {
    let bounds = curves.reduce(CGRect.null) { $0.union($1.bounds) }
    return collapsed(into: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  func collapsed(into point: CGPoint) -> Outline {
    var result = self
    result.curves = curves.map { _ in Bezier(line: point, point) }
    return result
  }

  // MARK: Parts

  /// The shares at which either of two outlines has a corner.
  static func cuts(_ one: Outline, _ other: Outline) -> [CGFloat] {
    (one.shares + other.shares).sorted().reduce(into: []) { cuts, share in
      if let last = cuts.last, share - last < 1e-4 {
        // The end is exact.
        if share == 1, cuts.count > 1 { cuts[cuts.count - 1] = 1 }
      } else {
        cuts.append(share)
      }
    }
  }

  /// The curve that holds a share.
  private func index(at share: CGFloat) -> Int {
    let next = shares.firstIndex { $0 > share } ?? shares.count
    return min(max(next - 1, 0), curves.count - 1)
  }

  private func parameter(of share: CGFloat, in curve: Int) -> CGFloat {
    let (start, end) = (shares[curve], shares[curve + 1])
    return min(max((share - start) / (end - start), 0), 1)
  }

  func pieces(_ cuts: [CGFloat]) -> [Bezier] {
    zip(cuts, cuts.dropFirst()).map { start, end in
      let curve = index(at: (start + end) / 2)
      // What is nearly a corner is one.
      func parameter(_ share: CGFloat) -> CGFloat {
        let t = self.parameter(of: share, in: curve)
        let rest = 1e-4 / (shares[curve + 1] - shares[curve])
        return t < rest ? 0 : t > 1 - rest ? 1 : t
      }
      return curves[curve].part(from: parameter(start), to: parameter(end))
    }
  }

  // MARK: Turning

  private func point(at share: CGFloat) -> CGPoint {
    let share = share - share.rounded(.down)
    let curve = index(at: share)
    return curves[curve].point(at: parameter(of: share, in: curve))
  }

  private static let sampleCount = 24

  private func samples(from start: CGFloat = 0) -> [CGPoint] {
    (0..<Self.sampleCount).map { point(at: start + CGFloat($0) / CGFloat(Self.sampleCount)) }
  }

  /// The same closed outline in the direction of another one, begun where it lies best on that.
  func turned(towards other: Outline) -> Outline {
    let wanted = other.samples()
    var result = self
    if samples().signedArea * wanted.signedArea < 0 { result = reversed }
    let shift = result.samples().middle - wanted.middle
    func distance(_ start: CGFloat) -> CGFloat {
      zip(result.samples(from: start), wanted).reduce(0) { sum, pair in
        let way = pair.0 - (pair.1 + shift)
        return sum + way.dot(way)
      }
    }
    let steps = (0..<Self.sampleCount).map { CGFloat($0) / CGFloat(Self.sampleCount) }
    let corners = result.shares.dropLast()
    // A start that is as good stays.
    let best = (corners + steps).map { ($0, distance($0)) }.reduce((CGFloat(0), distance(0))) {
      $1.1 < $0.1 * (1 - 1e-6) ? $1 : $0
    }
    return result.begun(at: best.0)
  }

  private var reversed: Outline {
    var path = Subpath(start: curves[0].start)
    path.curves = curves
    path.isClosed = isClosed
    var whole = Path()
    whole.append(path)
    return whole.reversed.subpaths.first.flatMap(Outline.init) ?? self
  }

  private func begun(at share: CGFloat) -> Outline {
    guard share > 0 else { return self }
    let curve = index(at: share)
    let t = parameter(of: share, in: curve)
    let parts = t > 1e-6 ? [curves[curve].split(at: t).1] : [curves[curve]]
    let rest = t > 1e-6 ? [curves[curve].split(at: t).0] : []
    return Outline(
      parts + curves[(curve + 1)...] + curves[..<curve] + rest,
      isClosed: isClosed
    ) ?? self
  }
}

extension Bezier {
  /// By chords.
  fileprivate var roughLength: CGFloat {
    if isLine { return (end - start).length }
    var last = start
    return (1...16).reduce(0) { sum, step in
      let next = point(at: CGFloat(step) / 16)
      defer { last = next }
      return sum + (next - last).length
    }
  }
}
