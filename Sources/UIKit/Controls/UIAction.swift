import Foundation

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title and an image.
@preconcurrency
@MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  open var selectedImage: UIImage?
  /// Whether a key that is held performs the action again: no key is held on a stage.
  open var repeatBehavior = RepeatBehavior.automatic
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// The control that performs the action, during its handler.
  open private(set) var sender: Any?

  let handler: UIActionHandler

  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    // Unnamed actions get numbered names in order; iOS uses random ones.
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UIAction.nextNumber())")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  private static var count = 0

  private static func nextNumber() -> Int {
    count += 1
    return count
  }

  /// Runs the handler.
  package func perform(sender: Any?, target: Any? = nil) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
