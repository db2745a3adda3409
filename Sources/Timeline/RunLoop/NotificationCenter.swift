import Foundation
import class ObjectiveC.NSObject
import struct ObjectiveC.Selector

/// Notifications of the current world.
///
/// Hides Foundation's class of the same name, which has no selectors on Linux.
///
/// Observers are called at once, on the thread that posts, whatever queue they name: a
/// world has one thread. Those with a selector are held weakly and need not be removed, as
/// on iOS since version 9.
open class NotificationCenter: NSObject, @unchecked Sendable {
  /// The world's own, so that stages do not receive each other's notifications.
  open class var `default`: NotificationCenter {
    RunLoopHost.present.state(NotificationCenter.self) { NotificationCenter() }
  }

  private final class Entry: NSObject {
    let notification: NSNotification.Name?
    /// Nil for any sender.
    ///
    /// An entry whose sender has been released gets no notifications.
    weak var sender: AnyObject?
    let hasSender: Bool
    weak var observer: AnyObject?
    let action: (AnyObject?, Notification) -> Void
    /// Whether the observer is an object of the app, not the entry.
    let isWeak: Bool
    var isRemoved = false

    init(
      _ notification: NSNotification.Name?,
      sender: Any?,
      observer: AnyObject?,
      action: @escaping (AnyObject?, Notification) -> Void
    ) {
      self.notification = notification
      self.sender = sender.map { $0 as AnyObject }
      hasSender = sender != nil
      self.observer = observer
      isWeak = observer != nil
      self.action = action
    }

    func wants(_ notification: Notification) -> Bool {
      if let name = self.notification, name != notification.name { return false }
      guard hasSender else { return true }
      guard let sender else { return false }
      return notification.object.map { $0 as AnyObject === sender } ?? false
    }
  }

  private var entries: [Entry] = []

  // MARK: Posting

  open func post(_ notification: Notification) {
    entries.removeAll { $0.isWeak && $0.observer == nil }
    for entry in entries where !entry.isRemoved && entry.wants(notification) {
      entry.action(entry.observer, notification)
    }
  }

  /// A method of its own, as on iOS (documented), so that a protocol of an app can require it.
  open func post(name aName: NSNotification.Name, object anObject: Any?) {
    post(name: aName, object: anObject, userInfo: nil)
  }

  open func post(
    name aName: NSNotification.Name,
    object anObject: Any?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
  }

  // MARK: Observing

  /// Calls `aSelector` of `observer` with the notification.
  open func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let entry = Entry(aName, sender: anObject, observer: observer as AnyObject) {
      observer,
      notification in
      guard let observer else { return }
      if let object = observer as? NSObject {
        object.perform(aSelector, with: notification)
      } else {
        aSelector.perform(on: observer, with: notification)
      }
    }
    entries.append(entry)
  }

  open func addObserver(
    forName name: NSNotification.Name?,
    object obj: Any?,
    queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let entry = Entry(name, sender: obj, observer: nil) { _, notification in
      block(notification)
    }
    entries.append(entry)
    return entry
  }

  // MARK: Removing

  open func removeObserver(_ observer: Any) {
    removeObserver(observer, name: nil, object: nil)
  }

  open func removeObserver(
    _ observer: Any,
    name aName: NSNotification.Name?,
    object: Any?
  ) {
    let observer = observer as AnyObject
    let sender = object.map { $0 as AnyObject }
    entries.removeAll { entry in
      guard entry === observer || entry.observer === observer else { return false }
      if let aName, entry.notification != aName { return false }
      if let sender, entry.sender !== sender { return false }
      entry.isRemoved = true
      return true
    }
  }
}
