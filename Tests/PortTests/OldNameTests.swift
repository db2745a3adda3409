import Foundation
import Testing

/// Code from before Swift 4.2.
@Suite
struct `Old names in the port` {
  @Test
  func `a spinner's style has its new label and name`() throws {
    try expect(
      """
      import UIKit
      func spin() -> UIActivityIndicatorView {
        let spinner = UIActivityIndicatorView(activityIndicatorStyle: .whiteLarge)
        spinner.activityIndicatorViewStyle = .white
        return spinner
      }
      """,
      becomes: """
        import UIKit
        func spin() -> UIActivityIndicatorView {
          let spinner = UIActivityIndicatorView(style: .whiteLarge)
          spinner.style = .white
          return spinner
        }
        """
    )
  }

  @Test
  func `a case and a part of a tuple with an old name of Apple's keep it`() throws {
    let text = """
      import UIKit
      enum Kind { case characters, commonModes, styleSingle }
      typealias Page = (characters: [String], number: Int)
      func count(_ page: Page) -> Int { page.characters.count }
      func kinds() -> [Kind] { [Kind.characters, .commonModes, Kind.styleSingle] }
      """
    try expect(text, becomes: text)
  }

  @Test
  func `a closure that is handed a closure keeps the parameter that it ignores`() throws {
    let text = """
      import UIKit
      class Runner {
        func run(_ body: (() -> Void) -> Void) { body {} }
        func wait(for body: ((()->Void)->Void)?) { body?({}) }
        func go() {
          run { _ in print("x") }
          wait(for: { _ in print("y") })
        }
      }
      """
    try expect(text, becomes: text)
  }

  @Test
  func `a pasteboard's options have their new name`() throws {
    try expect(
      """
      import UIKit
      func paste() {
        UIPasteboard.general.setItems([], options: [UIPasteboardOption.localOnly: true])
      }
      """,
      becomes: """
        import UIKit
        func paste() {
          UIPasteboard.general.setItems([], options: [UIPasteboard.OptionsKey.localOnly: true])
        }
        """
    )
  }

  /// The module is not there to compile against.
  @Test
  func `a notification's usual sound is a property`() throws {
    let text = "let sound = UNNotificationSound.default()"
    #expect(try port(text).body().hasSuffix("UNNotificationSound.default"))
  }

  @Test
  func `methods that decide about the home indicator are properties`() throws {
    try expect(
      """
      import UIKit
      class Tabs: UITabBarController {
        override func childViewControllerForHomeIndicatorAutoHidden() -> UIViewController? {
          super.childViewControllerForHomeIndicatorAutoHidden()
        }
        override func prefersHomeIndicatorAutoHidden() -> Bool {
          selectedViewController?.prefersHomeIndicatorAutoHidden() ?? true
        }
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }
      }
      """,
      becomes: """
        import UIKit
        class Tabs: UITabBarController {
          override var childForHomeIndicatorAutoHidden: UIViewController? {
            super.childForHomeIndicatorAutoHidden
          }
          override var prefersHomeIndicatorAutoHidden: Bool {
            selectedViewController?.prefersHomeIndicatorAutoHidden ?? true
          }
          override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }
        }
        """
    )
  }

  @Test
  func `the kind of a shortcut's icon has its new name`() throws {
    let text = """
      import UIKit
      func kind(_ row: Int) -> UIApplicationShortcutIconType { .init(rawValue: row) ?? .compose }
      """
    try expect(
      text,
      becomes: text.replacingOccurrences(
        of: "UIApplicationShortcutIconType",
        with: "UIApplicationShortcutIcon.IconType"
      )
    )
  }

  @Test
  func `a string given to what has a type of its own since then is wrapped`() throws {
    try expect(
      """
      import UIKit
      func turn(_ layer: CALayer) {
        let transition = CATransition()
        transition.type = "cube"
        layer.contentsGravity = "resizeAspect"
        layer.name = "cube"
      }
      """,
      becomes: """
        import UIKit
        func turn(_ layer: CALayer) {
          let transition = CATransition()
          transition.type = .init(rawValue: "cube")
          layer.contentsGravity = .init(rawValue: "resizeAspect")
          layer.name = "cube"
        }
        """
    )
  }

  @Test
  func `what is in a final class is public, and underlines have their new names`() throws {
    try expect(
      """
      import UIKit
      final class Cell: UITableViewCell {
        open override func layoutSubviews() { super.layoutSubviews() }
        let line = NSUnderlineStyle.styleSingle.rawValue
      }
      """,
      becomes: """
        import UIKit
        final class Cell: UITableViewCell {
          public override func layoutSubviews() { super.layoutSubviews() }
          let line = NSUnderlineStyle.single.rawValue
        }
        """
    )
  }

  @Test
  func `a transition's old name is a string where it is a key`() throws {
    try expect(
      """
      import UIKit
      func fade(_ layer: CALayer, _ transition: CATransition) {
        transition.type = kCATransitionFade
        layer.add(transition, forKey: kCATransitionFade)
      }
      """,
      becomes: """
        import UIKit
        func fade(_ layer: CALayer, _ transition: CATransition) {
          transition.type = CATransitionType.fade
          layer.add(transition, forKey: CATransitionType.fade.rawValue)
        }
        """
    )
  }

  @Test
  func `the kinds of a transition are texts in variables that hold texts`() throws {
    let ported = try port(
      """
      import UIKit
      let kinds: [String] = [kCATransitionFade, "cube"]
      func turn(_ layer: CALayer, type: String, upwards: Bool) {
        let side: String = upwards ? kCATransitionFromTop : kCATransitionFromBottom
        let transition = CATransition()
        transition.type = "suckEffect"
        transition.type = type
        transition.type = kinds[0]
        transition.type = kCATransitionPush
        transition.subtype = side
        transition.subtype = nil
        if transition.type == kCATransitionPush { print(transition.type.rawValue) }
      }
      func run(_ layer: CALayer, kind: String = kCATransitionReveal) {
        turn(layer, type: layer.isHidden ? kCATransitionPush : kCATransitionMoveIn, upwards: true)
        turn(layer, type: kind, upwards: false)
      }
      """
    )
    try expectCompiles(ported)
  }

  @Test
  func `a text that holds another constant of a layer has the constant's type`() throws {
    let ported = try port(
      """
      import UIKit
      final class Mover {
        var mode: String? = kCAAnimationRotateAuto
        var curve: String = kCAMediaTimingFunctionEaseIn
        func move(fill: String = kCAFillModeBoth) -> CAKeyframeAnimation {
          let cap: String = kCALineCapRound
          let animation = CAKeyframeAnimation(keyPath: "position")
          animation.rotationMode = mode
          animation.fillMode = fill
          animation.timingFunction = CAMediaTimingFunction(name: curve)
          CAShapeLayer().lineCap = cap
          curve = kCAMediaTimingFunctionLinear
          return animation
        }
      }
      """
    )
    try expectCompiles(ported)
  }

  @Test
  func `a transition's kinds that are assigned and returned as texts are texts`() throws {
    let ported = try port(
      """
      import UIKit
      class Turner {
        var kind: String?
        func side(_ number: Int) -> String {
          var name = ""
          var other: String
          switch number {
          case 0: name = kCATransitionFromLeft
          default: return kCATransitionFromTop
          }
          other = number > 1 ? kCATransitionFromRight : kCATransitionFromBottom
          self.kind = kCATransitionPush
          return name + other
        }
        func turn() -> CATransition {
          let transition = CATransition()
          var plain = kCATransitionFromLeft
          plain = kCATransitionFromRight
          transition.subtype = plain
          transition.type = kCATransitionReveal
          transition.subtype = side(0)
          transition.type = kind!
          return transition
        }
      }
      """
    )
    try expectCompiles(ported)
  }

  @Test
  func `the size of a text is asked for with its attributes, even where a size is declared`() throws
  {
    try expect(
      """
      import UIKit
      let size = "a".size(attributes: [NSFontAttributeName: UIFont.systemFont(ofSize: 12)])
      """,
      becomes: """
        import UIKit
        let size = "a".size(withAttributes: [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 12)])
        """
    )
  }

  @Test
  func `a closure without parameters may not ignore one`() throws {
    try expect(
      """
      import UIKit
      func wait(_ view: UIView) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { _ in view.alpha = 0 }
        UIView.animate(withDuration: 1, animations: { _ in view.alpha = 1 }) { _ in view.alpha = 0 }
      }
      """,
      becomes: """
        import UIKit
        func wait(_ view: UIView) {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {  view.alpha = 0 }
          UIView.animate(withDuration: 1, animations: {  view.alpha = 1 }) { _ in view.alpha = 0 }
        }
        """
    )
  }

  @Test
  func `any object is compared, and a layer of unknown class animated`() throws {
    try expect(
      """
      import UIKit
      func stop(_ animation: CAAnimation, _ next: CAAnimation) {
        let name = animation.value(forKey: "name")
        if (name as AnyObject).isEqual("move") { (name as AnyObject).add(next, forKey: nil) }
      }
      """,
      becomes: """
        import UIKit
        func stop(_ animation: CAAnimation, _ next: CAAnimation) {
          let name = animation.value(forKey: "name")
          if DynamicObject(name as Any).isEqual("move") { (name as Any as! CALayer).add(next, forKey: nil) }
        }
        """
    )
  }

  @Test
  func `a method's old name is replaced without a receiver, too`() throws {
    try expect(
      """
      import UIKit
      class Page: UIViewController {
        func leave() {
          willMove(toParentViewController: nil)
          self.didMove(toParentViewController: nil)
          removeFromParentViewController()
        }
      }
      class Board: UIView {
        func raise(_ card: UIView) { bringSubview(toFront: card) }
        override func sendSubview(toBack view: UIView) { super.sendSubview(toBack: view) }
      }
      """,
      becomes: """
        import UIKit
        class Page: UIViewController {
          func leave() {
            willMove(toParent: nil)
            self.didMove(toParent: nil)
            removeFromParent()
          }
        }
        class Board: UIView {
          func raise(_ card: UIView) { bringSubviewToFront(card) }
          override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
        }
        """
    )
  }

  @Test
  func `old names that a class overrides are replaced where they are called`() throws {
    try expect(
      """
      import UIKit
      class Page: UIViewController {
        override func addChildViewController(_ child: UIViewController) {
          super.addChildViewController(child)
        }
        override func removeFromParentViewController() { super.removeFromParentViewController() }
        override var childViewControllers: [UIViewController] { super.childViewControllers }
        func count() -> Int { childViewControllers.count }
      }
      class Spinner: UIActivityIndicatorView {
        override init(activityIndicatorStyle style: UIActivityIndicatorViewStyle) {
          super.init(activityIndicatorStyle: style)
        }
        required init(coder: NSCoder) { super.init(coder: coder) }
      }
      """,
      becomes: """
        import UIKit
        class Page: UIViewController {
          override func addChild(_ child: UIViewController) {
            super.addChild(child)
          }
          override func removeFromParent() { super.removeFromParent() }
          override var children: [UIViewController] { super.children }
          func count() -> Int { children.count }
        }
        class Spinner: UIActivityIndicatorView {
          override init(style style: UIActivityIndicatorView.Style) {
            super.init(style: style)
          }
          required init(coder: NSCoder) { super.init(coder: coder) }
        }
        """
    )
  }

  @Test
  func `a method of the user's own with the old name and label is left`() throws {
    let source = """
      import UIKit
      extension String {
        func size(attributes: [NSAttributedString.Key: Any], lines: Int) -> CGSize { .zero }
        func wide() -> CGSize { size(attributes: [:], lines: 1) }
      }
      """
    try expect(source, becomes: source)
  }

  @Test
  func `rarer names of before Swift 4 have their new ones`() throws {
    try expect(
      """
      import UIKit
      func read(_ info: [UIImagePickerController.InfoKey: Any], _ view: UIView) -> Any? {
        view.accessibilityTraits = UIAccessibilityTraitAdjustable
        view.perform(UISystemAnimation.delete)
        NotificationCenter.default.post(name: .UIMenuControllerDidHideMenu, object: nil)
        return info[UIImagePickerControllerMediaType]
      }
      extension UIView { func perform(_ animation: UISystemAnimation) {} }
      """,
      becomes: """
        import UIKit
        func read(_ info: [UIImagePickerController.InfoKey: Any], _ view: UIView) -> Any? {
          view.accessibilityTraits = UIAccessibilityTraits.adjustable
          view.perform(UIView.SystemAnimation.delete)
          NotificationCenter.default.post(name: UIMenuController.didHideMenuNotification, object: nil)
          return info[UIImagePickerController.InfoKey.mediaType]
        }
        extension UIView { func perform(_ animation: UIView.SystemAnimation) {} }
        """
    )
  }

  @Test
  func `kinds of media files from before Swift 4 have their new names`() throws {
    let ported = try port("let kinds = [AVFileTypeMPEG4, AVFileTypeQuickTimeMovie]")
    #expect(ported.body() == "let kinds = [AVFileType.mp4, AVFileType.mov]")
  }

  @Test
  func `an optional method's defaults have the new names, too`() throws {
    let ported = try port(
      """
      import UIKit
      @objc protocol DragDelegate {
        @objc optional func drag(_ view: UIView, didChange state: UIGestureRecognizerState) -> UIControlState
      }
      """
    )
    #expect(!ported.appended().contains("UIGestureRecognizerState"))
    try expectCompiles(ported)
  }

  @Test
  func `what was picked has the keys of its method's newer form`() throws {
    try expect(
      """
      import UIKit
      class Picker: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var picture: UIImage?
        func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: AnyObject]) {
          picture = info[UIImagePickerControllerOriginalImage] as? UIImage
        }
      }
      """,
      becomes: """
        import UIKit
        class Picker: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
          var picture: UIImage?
          func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
            picture = info[UIImagePickerController.InfoKey.originalImage] as? UIImage
          }
        }
        """
    )
  }

  @Test
  func `a page controller overrides its initializer with the keys of its newer form`() throws {
    try expect(
      """
      import UIKit
      class Pages: UIPageViewController {
        override init(transitionStyle style: UIPageViewControllerTransitionStyle, navigationOrientation: UIPageViewControllerNavigationOrientation, options: [String : Any]? = nil) {
          super.init(transitionStyle: .scroll, navigationOrientation: navigationOrientation, options: options)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      """,
      becomes: """
        import UIKit
        class Pages: UIPageViewController {
          override init(transitionStyle style: UIPageViewController.TransitionStyle, navigationOrientation: UIPageViewController.NavigationOrientation, options: [UIPageViewController.OptionsKey : Any]? = nil) {
            super.init(transitionStyle: .scroll, navigationOrientation: navigationOrientation, options: options)
          }
          required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        """
    )
  }

  @Test
  func `a text view's attributes are no strings, as they were in Swift 4 alone`() throws {
    try expect(
      """
      import UIKit
      @MainActor func style(_ view: UITextView) {
        view.linkTextAttributes = [NSAttributedStringKey.foregroundColor.rawValue: UIColor.red]
        view.typingAttributes = [NSAttributedString.Key.kern.rawValue: 2, .font: UIFont.systemFont(ofSize: 9)]
      }
      """,
      becomes: """
        import UIKit
        @MainActor func style(_ view: UITextView) {
          view.linkTextAttributes = [NSAttributedString.Key.foregroundColor: UIColor.red]
          view.typingAttributes = [NSAttributedString.Key.kern: 2, .font: UIFont.systemFont(ofSize: 9)]
        }
        """
    )
  }
}
