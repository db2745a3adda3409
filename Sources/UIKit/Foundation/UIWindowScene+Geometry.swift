import CoreGraphics
import Foundation

extension UIWindowScene {
  /// How a scene is to be placed.
  @preconcurrency
  @MainActor
  open class GeometryPreferences: MainActorObject {
    public init() { super.init(isolated: ()) }

    /// On phones and tablets: the orientations of the interface.
    @preconcurrency
    @MainActor
    public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask?

      public override init() { super.init() }
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }

    /// On a Mac, which a stage is not.
    @preconcurrency
    @MainActor
    public final class Mac: GeometryPreferences {
      public var systemFrame: CGRect

      public override init() {
        systemFrame = .null
        super.init()
      }
      public init(systemFrame: CGRect) {
        self.systemFrame = systemFrame
        super.init()
      }
    }
  }
}

/// How large windows of a scene may be; scenes of a phone have none.
@preconcurrency
@MainActor
open class UISceneSizeRestrictions: MainActorObject {
  init() { super.init(isolated: ()) }
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
  open var allowsFullScreen = true
}

/// What the user may do with a window; scenes of a phone have none.
@preconcurrency
@MainActor
open class UISceneWindowingBehaviors: MainActorObject {
  init() { super.init(isolated: ()) }
  open var isClosable = true
  open var isMiniaturizable = true
}

/// Whether a pointer is locked in a scene.
@preconcurrency
@MainActor
open class UIPointerLockState: MainActorObject {
  init() { super.init(isolated: ()) }
  open var isLocked: Bool { false }
  nonisolated public static let didChangeNotification = Notification.Name(
    "UIPointerLockStateDidChangeNotification"
  )
}

/// For which links and activities the system chooses a scene.
@preconcurrency
@MainActor
open class UISceneActivationConditions: MainActorObject {
  public init() { super.init(isolated: ()) }
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// Gives a PDF of the whole content to a screenshot, which nobody takes of a stage.
@preconcurrency
@MainActor
open class UIScreenshotService: MainActorObject {
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  open private(set) weak var windowScene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    windowScene = scene
    super.init(isolated: ())
  }
}

@preconcurrency
@MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void
  )
}

extension UIScreenshotServiceDelegate {
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, .zero) }
}

extension UIScene {
  /// Where a link came from.
  @preconcurrency
  @MainActor
  open class OpenURLOptions: MainActorObject {
    init() { super.init(isolated: ()) }
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }

  /// How a link is opened.
  @preconcurrency
  @MainActor
  open class OpenExternalURLOptions: MainActorObject {
    public init() { super.init(isolated: ()) }
    open var universalLinksOnly = false
  }
}
