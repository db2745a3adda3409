import UIKit

/// A state of the stores that fetches may be pinned to.
open class NSQueryGenerationToken: UIKit.NSObject, @unchecked Sendable {
  public static let current = NSQueryGenerationToken()
}
