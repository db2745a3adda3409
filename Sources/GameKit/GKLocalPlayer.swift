import UIKit

extension NSNotification.Name {
  public static let GKPlayerAuthenticationDidChangeNotificationName = Notification.Name(
    "GKPlayerAuthenticationDidChangeNotificationName"
  )
}

/// Somebody who plays.
open class GKPlayer: UIKit.NSObject, @unchecked Sendable {
  public enum PhotoSize: Int, Sendable { case small, normal }

  override init() { super.init() }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open var playerID: String? { nil }
  open var alias: String { "" }
  open var displayName: String { "" }
  open var isFriend: Bool { false }

  @preconcurrency
  open func loadPhoto(
    for size: PhotoSize,
    withCompletionHandler completionHandler: (@MainActor (UIImage?, (any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
}

public protocol GKLocalPlayerListener: NSObjectProtocol {}

/// Who plays here: somebody without an account in Game Center.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let common = GKLocalPlayer()

  open class var local: GKLocalPlayer { common }
  /// The name of before Swift 4.2.
  open class func localPlayer() -> GKLocalPlayer { common }

  /// Called once it is set: there is no screen to sign in with, and nobody is signed in.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      guard authenticateHandler != nil else { return }
      DispatchQueue.main.async { [self] in authenticateHandler?(nil, GKError(.notAuthenticated)) }
    }
  }
  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { false }
  open var isPersonalizedCommunicationRestricted: Bool { false }

  open func register(_ listener: any GKLocalPlayerListener) {}
  open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  open func unregisterAllListeners() {}

  @preconcurrency
  open func loadFriends(
    completionHandler: (@MainActor ([GKPlayer]?, (any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  @preconcurrency
  open func loadDefaultLeaderboardIdentifier(
    completionHandler: (@MainActor (String?, (any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  @preconcurrency
  open func setDefaultLeaderboardIdentifier(
    _ leaderboardIdentifier: String,
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  @preconcurrency
  open func fetchItems(
    forIdentityVerificationSignature completionHandler:
      (@MainActor (URL?, Data?, Data?, UInt64, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(nil, nil, nil, 0, GKError(.notAuthenticated)) }
  }
}
