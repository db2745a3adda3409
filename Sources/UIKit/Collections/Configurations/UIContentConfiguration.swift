import Foundation
import ObjectiveC

/// The content of a cell, as a value that makes its own view.
@preconcurrency
@MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency
@MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none

  public enum DragState: Sendable {
    case none, lifting, dragging
  }

  public enum DropState: Sendable {
    case none, notTargeted, targeted
  }

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// Turns a colour into another one, for a configuration's response to a state.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

extension UIConfigurationColorTransformer {
  /// The tint of the view that is drawn, whatever the colour.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in UIColor.tintColor }
  }

  /// The tint of the view in greys.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in grayscale(.tintColor) }
  }

  /// A grey as bright as the colour.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var white: CGFloat = 0
      var alpha: CGFloat = 0
      color.getWhite(&white, alpha: &alpha)
      return UIColor(white: white, alpha: alpha)
    }
  }
}

/// Turns the attributes of a text into others, for a configuration's title.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// The view of a cell's content configuration, and when it must be made again.
@MainActor
struct ContentConfigurationHost {
  private(set) var view: (UIView & UIContentView)?
  private(set) var configuration: (any UIContentConfiguration)?

  /// The content view has the margins of the one that it replaces (documented: it is the cell's
  /// content view).
  func setMargins(_ margins: NSDirectionalEdgeInsets) {
    guard let view, !(view is UIListContentView) else { return }
    view.setStandardMargins(margins)
  }

  /// Shows `next` in `container`, reusing the existing view if possible.
  ///
  /// A view that is made takes the place of all that was there (documented: the
  /// content view is replaced).
  mutating func show(_ next: (any UIContentConfiguration)?, in container: UIView) {
    configuration = next
    guard let next else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(next) {
      view.configuration = next
      return
    }
    for part in container.subviews { part.removeFromSuperview() }
    let made = next.makeContentView()
    view = made
    made.translatesAutoresizingMaskIntoConstraints = false
    if made is UIListContentView { container.addPart(made) } else { container.addSubview(made) }
    let sides = [
      made.topAnchor.constraint(equalTo: container.topAnchor),
      made.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      made.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ]
    // A cell that is being resized may be shorter than its content for a moment.
    sides[2].priority = UILayoutPriority(999)
    sides[3].priority = UILayoutPriority(999)
    NSLayoutConstraint.activate(sides)
  }
}
