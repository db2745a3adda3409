import CoreGraphics
import Foundation

/// A command of one's own in the edit menu.
@preconcurrency
@MainActor
open class UIMenuItem: MainActorObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}

/// The edit menu as it was before iOS 16: one for the whole app.
@preconcurrency
@MainActor
open class UIMenuController: MainActorObject {
  nonisolated public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
  nonisolated public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification"
  )
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification"
  )
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification"
  )

  public class var shared: UIMenuController { UIKitWorld.current.menuController }

  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default
  open private(set) var menuFrame = CGRect.zero
  private weak var bar: EditMenuBar?
  private var target: (rect: CGRect, view: UIView)?

  open var isMenuVisible: Bool {
    get { bar != nil }
    set { setMenuVisible(newValue, animated: true) }
  }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = (targetRect, targetView)
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hideMenu() }
    if let target { showMenu(from: target.view, rect: target.rect) }
  }

  /// Shows the commands that the first responder says it can perform (documented).
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    guard let window = targetView.window else { return }
    hideMenu()
    let responder = window.firstResponder ?? targetView
    let own = (menuItems ?? []).filter { responder.canPerformAction($0.action, withSender: nil) }
      .map { UICommand(title: $0.title, action: $0.action) }
    let suggested = EditMenuBar.standardActions(for: responder) + own
    let input = responder as? any UITextInput
    let range = input?.selectedTextRange
    let menu =
      range.flatMap { input?.editMenu(for: $0, suggestedActions: suggested) }
      ?? UIMenu(children: suggested)
    let bar = EditMenuBar(
      menu,
      target: window.convert(targetRect, from: targetView),
      sourcePoint: targetRect.origin
    )
    bar.place = { [weak targetView] in
      targetView.flatMap { $0.window?.convert(targetRect, from: $0) }
    }
    bar.onEnd = { [weak self] in
      self?.post(UIMenuController.willHideMenuNotification)
      self?.post(UIMenuController.didHideMenuNotification)
    }
    guard bar.open(in: window) else { return }
    post(Self.willShowMenuNotification)
    self.bar = bar
    menuFrame = bar.frame
    post(Self.didShowMenuNotification)
  }

  open func hideMenu(from targetView: UIView) { hideMenu() }
  open func hideMenu() {
    bar?.close()
    bar = nil
  }
  open func update() {}

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
