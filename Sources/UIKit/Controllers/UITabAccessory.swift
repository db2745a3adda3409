import Foundation

/// A view above the tab bar, such as the player of a music app (iOS 26).
@preconcurrency
@MainActor
open class UITabAccessory: MainActorObject {
  /// Where the accessory is: above the bar, or in it while that is small.
  public enum Environment: Int, Sendable {
    case unspecified = 0
    case none = 1
    case regular = 2
    case inline = 3
  }

  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init(isolated: ())
  }

  /// Between the accessory and the bar, and at its sides (observed in pictures of iOS 26).
  static let height: CGFloat = 48
  static let margin: CGFloat = 21
  static let gap: CGFloat = 8
}
