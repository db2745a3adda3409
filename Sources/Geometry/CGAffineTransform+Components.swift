import Foundation

/// What an affine transform is made of, in the order in which a point meets it: scale, shear,
/// rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  public var scale: CGSize
  /// How far x moves for each unit of y.
  public var horizontalShear: CGFloat
  /// In radians.
  public var rotation: CGFloat
  public var translation: CGVector

  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1),
      horizontalShear: 0,
      rotation: 0,
      translation: .zero
    )
  }

  public init(
    scale: CGSize,
    horizontalShear: CGFloat,
    rotation: CGFloat,
    translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  public init(_ components: CGAffineTransformComponents) {
    self = CGAffineTransform(
      scaleX: components.scale.width,
      y: components.scale.height
    )
    .concatenating(CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0))
    .concatenating(CGAffineTransform(rotationAngle: components.rotation))
    .concatenating(
      CGAffineTransform(
        translationX: components.translation.dx,
        y: components.translation.dy
      )
    )
  }

  /// The parts of the transform.
  ///
  /// A mirror image has one negative scale.
  public func decomposed() -> CGAffineTransformComponents {
    let translation = CGVector(dx: tx, dy: ty)
    guard let c = CATransform3D(self).components else {
      return CGAffineTransformComponents(
        scale: CGSize(width: hypot(a, b), height: hypot(c, d)),
        horizontalShear: 0,
        rotation: a == 0 && b == 0 ? 0 : atan2(b, a),
        translation: translation
      )
    }
    return CGAffineTransformComponents(
      scale: CGSize(width: c.scale.x, height: c.scale.y),
      horizontalShear: c.shear.xy,
      rotation: 2 * atan2(c.rotation.z, c.rotation.w),
      translation: translation
    )
  }
}
