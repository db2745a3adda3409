import Foundation

/// One button of an alert.
@preconcurrency
@MainActor
open class UIAlertAction: MainActorObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open var accessibilityIdentifier: String?

  public init(
    title: String?,
    style: Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

  // Not in the headers, and set by key.
  var titleTextColor: UIColor? { didSet { onChange?() } }
  var titleTextAlignment = NSTextAlignment.center { didSet { onChange?() } }
  var image: UIImage? { didSet { onChange?() } }
  var imageTintColor: UIColor? { didSet { onChange?() } }
  var isChecked = false { didSet { onChange?() } }
  /// Shows the change in the alert that the action is in.
  var onChange: (() -> Void)?

  private let handler: ((UIAlertAction) -> Void)?

  package func perform() { handler?(self) }
}
