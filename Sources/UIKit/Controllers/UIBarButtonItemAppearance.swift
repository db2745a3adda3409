import Foundation

/// How a bar button's text looks in one state.
@preconcurrency
@MainActor
open class UIBarButtonItemStateAppearance: MainActorObject {
  public init() {}
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?

  fileprivate func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
  }
}

/// How bar buttons of one style look in their states.
@preconcurrency
@MainActor
open class UIBarButtonItemAppearance: MainActorObject {
  public required init(style: UIBarButtonItem.Style = .plain) {}
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      state.take(UIBarButtonItemStateAppearance())
    }
  }

  /// That of a state which has one besides the normal one.
  func look(for state: UIControl.State) -> UIBarButtonItemStateAppearance? {
    switch state {
    case .highlighted: highlighted
    case .disabled: disabled
    case .focused: focused
    default: nil
    }
  }

  // MARK: Copies

  open override func copy() -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = makeCopy() }
    return copy
  }

  /// On iOS a copy has the type of the appearance, where a place for it says so here.
  @_disfavoredOverload
  public func copy() -> Self { makeCopy() }

  private func makeCopy() -> Self {
    let copy = type(of: self).init(style: .plain)
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}
