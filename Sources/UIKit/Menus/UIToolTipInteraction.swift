import CoreGraphics
import Foundation

/// Shows a word about a view beside a pointer that rests over it.
///
/// No pointer is connected to a stage, so that none shows, as on a phone.
@preconcurrency
@MainActor
open class UIToolTipInteraction: MainActorObject, UIInteraction {
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true
  open var defaultToolTip: String?

  public init() { super.init(isolated: ()) }

  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency
@MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction,
    configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction,
    configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}

/// The words of a tool tip, and where the pointer must be.
@preconcurrency
@MainActor
open class UIToolTipConfiguration: MainActorObject {
  public let toolTip: String
  /// In the view of the interaction; null for all of it.
  public let sourceRect: CGRect

  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

  public init(toolTip: String, in sourceRect: CGRect) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
    super.init(isolated: ())
  }
}
