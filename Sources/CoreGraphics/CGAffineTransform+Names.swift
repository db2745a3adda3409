import Foundation
import Geometry

// C's names for affine transforms, which Swift shows again since the SDK of iOS 16, and which code
// uses since then (observed).

public func CGAffineTransformMake(
  _ a: CGFloat,
  _ b: CGFloat,
  _ c: CGFloat,
  _ d: CGFloat,
  _ tx: CGFloat,
  _ ty: CGFloat
) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }
public func CGAffineTransformEqualToTransform(
  _ t1: CGAffineTransform,
  _ t2: CGAffineTransform
) -> Bool { t1 == t2 }

public func CGAffineTransformTranslate(
  _ t: CGAffineTransform,
  _ tx: CGFloat,
  _ ty: CGFloat
) -> CGAffineTransform { t.translatedBy(x: tx, y: ty) }
public func CGAffineTransformScale(
  _ t: CGAffineTransform,
  _ sx: CGFloat,
  _ sy: CGFloat
) -> CGAffineTransform { t.scaledBy(x: sx, y: sy) }
public func CGAffineTransformRotate(
  _ t: CGAffineTransform,
  _ angle: CGFloat
) -> CGAffineTransform { t.rotated(by: angle) }
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
public func CGAffineTransformConcat(
  _ t1: CGAffineTransform,
  _ t2: CGAffineTransform
) -> CGAffineTransform { t1.concatenating(t2) }

public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
  point.applying(t)
}
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
  size.applying(t)
}
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
  rect.applying(t)
}
