import Foundation

/// How the rows of a menu look (iOS 17.4).
@preconcurrency
@MainActor
open class UIMenuDisplayPreferences: MainActorObject, NSCopying {
  /// Of each row; 0 for as many as the system likes, which are two here.
  open var maximumNumberOfTitleLines = 0

  public init() { super.init(isolated: ()) }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy = MainActor.assumeIsolated {
      let copy = UIMenuDisplayPreferences()
      copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
      return copy
    }
    return copy
  }
}
