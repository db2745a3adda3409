import Foundation
import QuartzCore

extension UIApplication {
  /// Nothing opens: a stage has no other apps.
  ///
  /// The call is reported, and completes with false in its own turn, as on a device without an app
  /// for the address.
  func refuseToOpen(_ url: URL, completion: ((Bool) -> Void)?) {
    Diagnostics.report("UIApplication cannot open \(url.absoluteString): there are no other apps.")
    guard let completion else { return }
    DispatchQueue.main.async { completion(false) }
  }

  /// Without a target, the action goes to the first responder in the chain that has it.
  func deliver(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    func perform(on receiver: AnyObject?) -> Bool {
      // Without an event, a method that must have one sees one without touches:
      // messages to nil answer so.
      action.performTelling(
        on: receiver,
        with: sender,
        event,
        orElse: event == nil ? UIEvent() : nil
      )
    }
    if let target { return perform(on: target as AnyObject) }
    // A bound method brings its receiver with it.
    if !action.isNameOnly, perform(on: nil) { return true }
    var responder: UIResponder? =
      keyWindow?.firstResponder ?? (sender as? UIResponder) ?? shownController ?? keyWindow
    while let current = responder {
      if current.responds(to: action), perform(on: current) { return true }
      responder = current.next
    }
    return false
  }

  /// The innermost visible controller, where the action of a bar item begins.
  var shownController: UIViewController? {
    var shown = keyWindow?.rootViewController
    while let controller = shown {
      let inner =
        controller.presentedScreen
        ?? (controller as? UINavigationController)?.topViewController
        ?? (controller as? UITabBarController)?.selectedViewController
      guard let inner else { break }
      shown = inner
    }
    return shown
  }
}

/// The type of an activity that opens a link of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity that the user can continue elsewhere.
///
/// It only stores its values.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var keywords: Set<String> = []
  open var requiredUserInfoKeys: Set<String>?
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?
  open var needsSave = false

  public init(activityType: String) { self.activityType = activityType }

  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

/// An entry of the menu of the app's icon.
///
/// It only stores its values.
@preconcurrency
@MainActor
open class UIApplicationShortcutItem: MainActorObject {
  open internal(set) var type: String
  open internal(set) var localizedTitle: String
  open internal(set) var localizedSubtitle: String?
  open internal(set) var icon: UIApplicationShortcutIcon?
  open internal(set) var userInfo: [String: any NSSecureCoding]?

  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  /// The form of before Swift 4.2, in which the values had any type.
  @_disfavoredOverload
  public convenience init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [AnyHashable: Any]?
  ) {
    let pairs = (userInfo ?? [:]).compactMap { key, value -> (String, any NSSecureCoding)? in
      guard let key = key.base as? String else { return nil }
      let coded = value as? any NSSecureCoding ?? value as AnyObject as? any NSSecureCoding
      return coded.map { (key, $0) }
    }
    self.init(
      type: type,
      localizedTitle: localizedTitle,
      localizedSubtitle: localizedSubtitle,
      icon: icon,
      userInfo: userInfo.map { _ in Dictionary(uniqueKeysWithValues: pairs) }
    )
  }

  /// Which scene shows it; a stage has one.
  open var targetContentIdentifier: Any?
}

@preconcurrency
@MainActor
open class UIApplicationShortcutIcon: MainActorObject {
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  public init(type: IconType) {}
  public init(templateImageName: String) {}
  public init(systemImageName: String) {}
}
