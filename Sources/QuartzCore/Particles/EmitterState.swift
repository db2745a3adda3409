import Geometry

/// The values of an emitter at one time.
package struct EmitterState {
  var cells: [CAEmitterCell] = []
  var birthRate: Float = 1
  var lifetime: Float = 1
  var velocity: Float = 1
  var scale: Float = 1
  var spin: Float = 1
  var position = CGPoint.zero
  var size = CGSize.zero
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  var seed: UInt32 = 0

  /// The direction that a cell's longitude is measured from, in radians from +x; `u` is
  /// that of the birth place.
  ///
  /// That of a line is across it: 0 goes up and π down, as snow and confetti have it (observed).
  /// From an outline it leads outwards: away from the centre of a circle, as bursts of published
  /// like buttons need (observed), and across the edge of a rectangle (inferred).
  func heading(_ u: Double) -> Double {
    switch (shape, mode) {
    case (.line, _): return -.pi / 2
    case (.circle, .outline), (.sphere, .outline), (.circle, .surface), (.sphere, .surface):
      return u * 2 * .pi
    case (.rectangle, .outline), (.cuboid, .outline): return outlineHeading(u)
    default: return 0
    }
  }

  /// Where a particle is born, from two numbers between 0 and 1.
  func birthPlace(_ u: Double, _ v: Double) -> CGPoint {
    let (width, height) = (size.width, size.height)
    var offset = CGPoint.zero
    switch (shape, mode) {
    case (.line, .points):
      offset.x = u < 0.5 ? -width / 2 : width / 2
    case (.line, _):
      offset.x = (u - 0.5) * width
    case (.rectangle, .points), (.cuboid, .points):
      offset = CGPoint(x: u < 0.5 ? -width / 2 : width / 2, y: v < 0.5 ? -height / 2 : height / 2)
    case (.rectangle, .outline), (.cuboid, .outline):
      offset = outline(u)
    case (.rectangle, _), (.cuboid, _):
      offset = CGPoint(x: (u - 0.5) * width, y: (v - 0.5) * height)
    case (.circle, .outline), (.sphere, .outline), (.circle, .surface), (.sphere, .surface):
      offset = CGPoint(x: cos(u * 2 * .pi) * width, y: sin(u * 2 * .pi) * width)
    case (.circle, .volume), (.sphere, .volume):
      // The root spreads them evenly over the area.
      let radius = width * v.squareRoot()
      offset = CGPoint(x: cos(u * 2 * .pi) * radius, y: sin(u * 2 * .pi) * radius)
    default: break
    }
    return CGPoint(x: position.x + offset.x, y: position.y + offset.y)
  }

  /// A point on the edge of the rectangle, `u` of the way round.
  private func outline(_ u: Double) -> CGPoint {
    let (width, height) = (size.width, size.height)
    var way = u * 2 * (width + height)
    if way < width { return CGPoint(x: way - width / 2, y: -height / 2) }
    way -= width
    if way < height { return CGPoint(x: width / 2, y: way - height / 2) }
    way -= height
    if way < width { return CGPoint(x: width / 2 - way, y: height / 2) }
    way -= width
    return CGPoint(x: -width / 2, y: height / 2 - way)
  }

  /// Outwards from the edge of the rectangle that `outline` finds; 0 without a size.
  private func outlineHeading(_ u: Double) -> Double {
    let (width, height) = (size.width, size.height)
    let way = u * 2 * (width + height)
    guard width + height > 0 else { return 0 }
    if way < width { return -.pi / 2 }
    if way < width + height { return 0 }
    return way < 2 * width + height ? .pi / 2 : .pi
  }
}
