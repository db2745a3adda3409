import Foundation
import Geometry

func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
  abs(a - b) <= tolerance * max(1, abs(a), abs(b))
}

func isNear(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
  isNear(a.x, b.x, tolerance) && isNear(a.y, b.y, tolerance)
}

func isNear(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
  isNear(a.origin, b.origin, tolerance) && isNear(a.width, b.width, tolerance)
    && isNear(a.height, b.height, tolerance)
}

func isNear(_ a: CATransform3D, _ b: CATransform3D, _ tolerance: CGFloat = 1e-9) -> Bool {
  zip(a.rows, b.rows).allSatisfy { isNear($0, $1, tolerance) }
}

func isNear(_ a: CGAffineTransform, _ b: CGAffineTransform, _ tolerance: CGFloat = 1e-9) -> Bool {
  isNear(CATransform3D(a), CATransform3D(b), tolerance)
}
