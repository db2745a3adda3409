import Foundation

/// An entry of a menu.
///
/// Actions also serve as closures for controls.
@preconcurrency
@MainActor
open class UIMenuElement: MainActorObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// What happens while the key of a command is held.
  public enum RepeatBehavior: Int, Sendable {
    case automatic, repeatable, nonRepeatable
  }

  open var accessibilityIdentifier: String?

  public enum State: Int, Sendable {
    case off, on, mixed
  }

  open internal(set) var title: String
  open internal(set) var image: UIImage?
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}
