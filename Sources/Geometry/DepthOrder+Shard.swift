import Foundation

extension DepthOrder {
  /// The part of a plane that one drawing shows.
  struct Shard {
    var plane: Int
    var polygon: [CGPoint]
    var box: CGRect
    var cuts: [Line] = []
    /// The shards that must be drawn before it.
    var behind: [Int] = []

    init(plane: Int, polygon: [CGPoint]) {
      self.plane = plane
      self.polygon = polygon
      box = CGRect(boundingBoxOf: polygon)
    }

    /// The parts on both sides of a line; the shard itself when one of them is empty.
    func split(by line: Line) -> [Shard] {
      let near = polygon.clipped(to: line)
      let far = polygon.clipped(to: line.reversed)
      guard near.count > 2, far.count > 2, near.area > 1e-6, far.area > 1e-6 else { return [self] }
      return [(near, line), (far, line.reversed)].map { part, cut in
        var shard = self
        shard.polygon = part
        shard.box = CGRect(boundingBoxOf: part)
        shard.cuts.append(cut)
        return shard
      }
    }
  }
}
