import CoreGraphics
import Geometry
@_exported import struct Geometry.CATransform3D

// Core Animation's functions on transforms. The type itself is in Geometry.

public let CATransform3DIdentity = CATransform3D.identity

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.isIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(translationX: tx, y: ty, z: tz)
}

public func CATransform3DMakeScale(
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3D(scaleX: sx, y: sy, z: sz)
}

/// A rotation by `angle` radians about the axis (x, y, z); the identity when it has no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3D(rotationAngle: angle, x: x, y: y, z: z)
}

/// The translation first, then `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(translationX: tx, y: ty, z: tz).concatenating(t)
}

/// The scale first, then `t`.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3D(scaleX: sx, y: sy, z: sz).concatenating(t)
}

/// The rotation first, then `t`.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3D(rotationAngle: angle, x: x, y: y, z: z).concatenating(t)
}

/// `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// The inverse, or `t` when there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m)
}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// Undefined, as on iOS, when `t` is not affine: here its x and y.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  t.affineTransform
}

extension NSValue {
  public convenience init(caTransform3D: CATransform3D) {
    self.init(
      structure: caTransform3D,
      objCType: "{CATransform3D=dddddddddddddddd}"
    )
  }

  /// The identity when the value holds something else.
  public var caTransform3DValue: CATransform3D { structure() ?? .identity }
}
