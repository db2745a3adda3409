extension UIViewController {
  /// A property that `viewDidLoad()` sets: reading it loads the view first (documented).
  ///
  ///     @ViewLoading private var list: UICollectionView
  @MainActor
  @propertyWrapper
  public struct ViewLoading<Value> {
    private var value: Value?

    public init() {}

    public init(wrappedValue: Value) { value = wrappedValue }

    @available(*, unavailable, message: "Only properties of view controllers load views.")
    public var wrappedValue: Value {
      get { fatalError("Only properties of view controllers load views.") }
      set {}
    }

    public static subscript<Controller: UIViewController>(
      _enclosingInstance controller: Controller,
      wrapped property: ReferenceWritableKeyPath<Controller, Value>,
      storage storage: ReferenceWritableKeyPath<Controller, ViewLoading>
    ) -> Value {
      get {
        if controller[keyPath: storage].value == nil { controller.loadViewIfNeeded() }
        guard let value = controller[keyPath: storage].value else {
          preconditionFailure(
            "\(type(of: controller)) has loaded its view without setting \(property)."
          )
        }
        return value
      }
      set { controller[keyPath: storage].value = newValue }
    }
  }
}
