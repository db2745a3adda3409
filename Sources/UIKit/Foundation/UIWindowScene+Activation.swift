import Foundation

// A stage has one scene, as a phone has: requests for others fail, and actions do
// what they do on a phone.

extension UIScene {
  /// When the system lets a scene go for good: never here.
  public struct DestructionCondition: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public static var userInitiatedDismissal: DestructionCondition {
      DestructionCondition(description: "userInitiatedDismissal")
    }
    public static var systemDisconnection: DestructionCondition {
      DestructionCondition(description: "systemDisconnection")
    }
  }
}

/// Asks for a scene of a role, or for a known one.
@preconcurrency
@MainActor
public struct UISceneSessionActivationRequest {
  public let role: UISceneSession.Role
  public let session: UISceneSession?
  public var userActivity: NSUserActivity?
  public var options: UIScene.ActivationRequestOptions?

  public init(
    role: UISceneSession.Role = .windowApplication,
    userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
  }

  public init(
    session: UISceneSession,
    userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    role = session.role
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }
}

extension UIApplication {
  /// The handler gets the error of devices without several scenes.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session,
      userActivity: request.userActivity,
      options: request.options,
      errorHandler: errorHandler
    )
  }
}

/// How a new window comes: beside the others, in front of them, or as the system wants.
@preconcurrency
@MainActor
open class UIWindowScenePlacement: MainActorObject {
  init() { super.init(isolated: ()) }
}

@preconcurrency
@MainActor
open class UIWindowSceneStandardPlacement: UIWindowScenePlacement {}

@preconcurrency
@MainActor
open class UIWindowSceneProminentPlacement: UIWindowScenePlacement {}

extension UIWindowScenePlacement {
  public static func standard() -> UIWindowSceneStandardPlacement {
    UIWindowSceneStandardPlacement()
  }
  public static func prominent() -> UIWindowSceneProminentPlacement {
    UIWindowSceneProminentPlacement()
  }
}

extension UIWindowScene {
  public enum PresentationStyle: UInt, Sendable {
    case automatic, standard, prominent
  }

  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit, decline
  }

  /// How a new window is to be shown.
  @preconcurrency
  @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    open var preferredPresentationStyle = PresentationStyle.automatic
    open var placement: UIWindowScenePlacement?
  }

  /// What a new window is to show.
  @preconcurrency
  @MainActor
  open class ActivationConfiguration: MainActorObject {
    public let userActivity: NSUserActivity
    open var options: ActivationRequestOptions?
    open var preview: UITargetedPreview?

    public init(userActivity: NSUserActivity) {
      self.userActivity = userActivity
      super.init(isolated: ())
    }
  }

  /// An element of a menu that opens a window; on a phone it is its alternate action, or hidden
  /// without one (documented).
  @preconcurrency
  @MainActor
  open class ActivationAction: UIAction {
    public typealias ConfigurationProvider = (ActivationAction) -> ActivationConfiguration?

    public init(
      title: String = "",
      subtitle: String? = nil,
      image: UIImage? = nil,
      identifier: Identifier? = nil,
      discoverabilityTitle: String? = nil,
      attributes: Attributes = [],
      alternate: UIAction? = nil,
      _ configurationProvider: @escaping ConfigurationProvider
    ) {
      super.init(
        title: alternate?.title ?? title,
        subtitle: alternate?.subtitle ?? subtitle,
        image: alternate?.image ?? image,
        identifier: identifier,
        discoverabilityTitle: discoverabilityTitle,
        attributes: alternate?.attributes ?? attributes.union(.hidden),
        state: alternate?.state ?? .off,
        handler: { alternate?.perform(sender: $0.sender) }
      )
    }
  }

  /// A pinch that opens a window from a view, on an iPad with several: never recognized.
  @preconcurrency
  @MainActor
  open class ActivationInteraction: MainActorObject, UIInteraction {
    public typealias ConfigurationProvider = (
      ActivationInteraction, CGPoint
    ) -> ActivationConfiguration?

    open private(set) weak var view: UIView?

    public init(
      configurationProvider: @escaping ConfigurationProvider,
      errorHandler: @escaping (any Error) -> Void
    ) { super.init(isolated: ()) }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
  }
}

/// How the windows of a scene go.
@preconcurrency
@MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  public typealias DismissalAnimation = UIWindowScene.DismissalAnimation
  open var windowDismissalAnimation = DismissalAnimation.standard
}
