import Geometry

/// The types that turn pictures in space: not in the headers, and asked for by their names.
extension CATransitionType {
  /// The old and the new look are sides of a cube.
  static let cube = CATransitionType(rawValue: "cube")
  /// They are the two sides of a sheet.
  package static let flip = CATransitionType(rawValue: "oglFlip")
}

extension TransitionTrack {
  /// Points from the eye to the layer.
  ///
  /// iOS's value is unknown; this is a common choice.
  private static let eyeDistance: CGFloat = 1000

  /// Where a side of the cube or the sheet stands in the space of the layer.
  ///
  /// The side that the motion comes from turns to the front, the cube about its middle behind the
  /// layer. Nil when it is seen from behind or from its edge.
  ///
  /// - Parameter turns: the quarters or halves of a turn to go until the side is in front: 0 in
  ///   front, 1 for the one that comes, and −1 for the one that has gone.
  func place(ofSide turns: Double, in bounds: CGRect) -> CATransform3D? {
    let isCube = type == .cube
    let angle = CGFloat(turns) * .pi / (isCube ? 2 : 1)
    let rotation =
      origin.dx != 0
      ? CATransform3D(rotationAngle: angle * origin.dx, x: 0, y: 1, z: 0)
      : CATransform3D(rotationAngle: -angle * origin.dy, x: 1, y: 0, z: 0)
    let depth = isCube ? (origin.dx != 0 ? bounds.width : bounds.height) / 2 : 0
    var perspective = CATransform3D()
    perspective.m34 = -1 / TransitionTrack.eyeDistance
    let matrix = CATransform3D(translationX: -bounds.midX, y: -bounds.midY, z: depth)
      .concatenating(rotation)
      .concatenating(CATransform3D(translationX: 0, y: 0, z: -depth))
      .concatenating(perspective)
      .concatenating(CATransform3D(translationX: bounds.midX, y: bounds.midY, z: 0))
    return matrix.isInvertibleInPlane && !matrix.facesAway ? matrix : nil
  }
}
