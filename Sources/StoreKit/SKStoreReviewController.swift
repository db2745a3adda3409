import UIKit

/// Does nothing: there is no user to ask for a review.
@preconcurrency
@MainActor
open class SKStoreReviewController: MainActorObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}

extension AppStore {
  @preconcurrency
  @MainActor
  public static func requestReview(in scene: UIWindowScene) {}
  @preconcurrency
  @MainActor
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}
