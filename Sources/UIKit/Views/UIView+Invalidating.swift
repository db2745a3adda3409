import Foundation

/// What a changed property asks of its view.
public protocol UIViewInvalidating: Sendable {
  @MainActor
  func invalidate(view: UIView)
}

extension UIView {
  /// The usual answers to a changed property.
  public enum Invalidations {
    public struct Display: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    public struct Layout: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    public struct Constraints: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    public struct IntrinsicContentSize: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    public struct Configuration: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) {
        (view as? UITableViewCell)?.setNeedsUpdateConfiguration()
        (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        (view as? UIButton)?.setNeedsUpdateConfiguration()
      }
    }

    /// Several at once.
    public struct Tuple: UIViewInvalidating {
      let parts: [any UIViewInvalidating]
      public func invalidate(view: UIView) { for part in parts { part.invalidate(view: view) } }
    }
  }

  /// A property of a view that, when its value changes, asks for what it is given.
  @propertyWrapper
  public struct Invalidating<Value: Equatable> {
    private var value: Value
    private let invalidation: UIView.Invalidations.Tuple

    public init(wrappedValue: Value, _ invalidations: any UIViewInvalidating...) {
      value = wrappedValue
      invalidation = UIView.Invalidations.Tuple(parts: invalidations)
    }

    /// Read and written by its view alone.
    @available(*, unavailable, message: "only a UIView can have an @Invalidating property")
    public var wrappedValue: Value {
      get { fatalError("only a UIView can have an @Invalidating property") }
      set { _ = newValue }
    }

    @MainActor
    public static subscript<Owner: UIView>(
      _enclosingInstance owner: Owner,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get { owner[keyPath: storageKeyPath].value }
      set {
        guard owner[keyPath: storageKeyPath].value != newValue else { return }
        owner[keyPath: storageKeyPath].value = newValue
        owner[keyPath: storageKeyPath].invalidation.invalidate(view: owner)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  public static var configuration: Self { Self() }
}
