import Foundation
import QuartzCore

extension UIView {
  func makeSnapshot(of rect: CGRect, afterScreenUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    nil
  }

  func drawTree(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }

  static func snapshot(
    of layer: CALayer,
    in rect: CGRect,
    scale: CGFloat,
    afterScreenUpdates: Bool
  ) -> UIView? { nil }
}
