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

  /// The direction that a cell's longitude is measured from, in radians from +x.
  ///
  /// That of a line is across it: 0 goes up and π down, as snow and confetti have it (observed).
  var heading: Double { shape == .line ? -.pi / 2 : 0 }

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
}
