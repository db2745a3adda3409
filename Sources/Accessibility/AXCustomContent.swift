import Foundation
import ObjectiveC

/// One more thing to say about an element.
///
/// Stored; no assistive technology runs on a stage.
open class AXCustomContent: ObjectiveC.NSObject, @unchecked Sendable {
  public enum Importance: UInt, Sendable {
    case `default` = 0
    case high
  }

  open var label: String { attributedLabel.string }
  open var value: String { attributedValue.string }
  open private(set) var attributedLabel: NSAttributedString
  open private(set) var attributedValue: NSAttributedString
  open var importance = Importance.default

  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value)
    )
  }
}

/// What has more to say about itself.
@preconcurrency
@MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
