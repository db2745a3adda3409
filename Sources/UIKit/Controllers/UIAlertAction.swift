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
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  package func perform() { handler?(self) }
}
