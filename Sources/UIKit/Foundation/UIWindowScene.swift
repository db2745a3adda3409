import CoreGraphics
import Foundation
import QuartzCore

@preconcurrency
@MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  package unowned let owner: UIKitWorld

  package init(owner: UIKitWorld) {
    self.owner = owner
    super.init()
  }

  /// Tests make a scene of their own through `NSObject.Type`; it is one more of the stage.
  public convenience override init() { self.init(owner: UIKitWorld.current) }

  open var screen: UIScreen { owner.screen }
  open var windows: [UIWindow] { owner.windows }
  open var keyWindow: UIWindow? { owner.keyWindow }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }
  open var coordinateSpace: any UICoordinateSpace { screen }
  open var effectiveGeometry: Geometry { Geometry(scene: self) }
  open var isFullScreen: Bool { true }

  /// The place of a scene on the screen.
  @preconcurrency
  @MainActor
  open class Geometry: MainActorObject {
    public let interfaceOrientation: UIInterfaceOrientation
    public let systemFrame: CGRect
    open var coordinateSpace: any UICoordinateSpace { screen }
    open var isInteractivelyResizing: Bool { false }
    private let screen: UIScreen

    init(scene: UIWindowScene) {
      screen = scene.screen
      interfaceOrientation = scene.interfaceOrientation
      systemFrame = scene.screen.bounds
    }
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    let around = screen.traitCollection
    guard hasOverrides else { return around }
    return UITraitCollection(traitsFrom: [around, UITraitCollection(traitOverrides.values)])
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  public final var _traitObservers = _TraitObservers()
  /// The traits that were announced last.
  private lazy var knownTraits = screen.traitCollection

  /// What the windows of the scene have in place of the screen's traits.
  public var traitOverrides = UITraitOverrides(values: .init()) {
    didSet {
      hasOverrides = traitOverrides.values != UITraitCollection.Values()
      traitsMayHaveChanged()
      for window in windows { window.traitsMayHaveChanged() }
    }
  }

  private var hasOverrides = false

  /// Notifies the scene; its windows hear of it by themselves.
  func traitsMayHaveChanged() {
    let previous = knownTraits
    let current = traitCollection
    guard current != previous else { return }
    knownTraits = current
    traitCollectionDidChange(previous)
    _traitObservers.tell(self, previous)
  }

  // MARK: Shape

  open var interfaceOrientation: UIInterfaceOrientation { owner.orientation }

  /// Nil on a phone, whose scenes have one size (documented).
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// Whose items the system shares: nothing asks for them here.
  open weak var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)?
  open var windowingBehaviors: UISceneWindowingBehaviors? { nil }
  /// No keyboard moves a focus.
  open var focusSystem: UIFocusSystem? { nil }
  open private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(self)

  /// Turns the interface where the app allows one of the orientations, and else calls the handler.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    else { return }
    let possible = UIInterfaceOrientation.ordered.filter { wanted.contains($0.mask) }
    guard !possible.contains(interfaceOrientation) else { return }
    let allowed = possible.first { owner.refusal(of: $0) == nil }
    owner.world?.schedule(after: 0) { [weak owner] in
      if let allowed {
        owner?.turnInterface?(allowed, true)
      } else {
        let why = "None of the requested orientations are supported by the view controller."
        errorHandler?(
          NSError(
            domain: "UISceneErrorDomain",
            code: 101,
            userInfo: [NSLocalizedDescriptionKey: why]
          )
        )
      }
    }
  }
}

@preconcurrency
@MainActor
open class UIStatusBarManager: MainActorObject {
  private let scene: UIWindowScene

  fileprivate init(scene: UIWindowScene) { self.scene = scene }

  /// The default where the stage shows no bar.
  open var statusBarStyle: UIStatusBarStyle { scene.owner.systemChrome?.statusBarStyle ?? .default }
  open var isStatusBarHidden: Bool {
    scene.screen.screenDescription.statusBarHeight == 0
      || scene.owner.systemChrome?.hidesBar ?? false
  }
  /// Zero for a bar that is hidden (documented).
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0,
      y: 0,
      width: scene.screen.bounds.width,
      height: scene.screen.screenDescription.statusBarHeight
    )
  }
}
