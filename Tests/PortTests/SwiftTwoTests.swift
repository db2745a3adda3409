import Foundation
import Testing

/// What the converter of Xcode 8 did.
@Suite
struct `Code in Swift 2` {
  @Test
  func `an animator gets the labels, cases and properties of Swift 3`() throws {
    let ported = try port(
      """
      import UIKit
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(context: UIViewControllerContextTransitioning?) -> NSTimeInterval {
          return 0.3
        }
        func animateTransition(context: UIViewControllerContextTransitioning) {
          guard let container = context.containerView() else { return }
          let view = context.viewControllerForKey(UITransitionContextToViewControllerKey)!.view
          view.backgroundColor = UIColor.lightGrayColor()
          view.hidden = UIScreen.mainScreen().bounds.isEmpty
          container.addSubview(view)
          UIView.animateWithDuration(
            transitionDuration(context),
            delay: 0,
            options: .CurveEaseInOut | .Repeat,
            animations: { view.alpha = 1 }
          ) { finished in context.completeTransition(!context.transitionWasCancelled()) }
        }
      }
      """
    )
    let body = ported.body()
    #expect(body.contains("func transitionDuration(using context:"))
    #expect(body.contains("-> TimeInterval {"))
    #expect(body.contains("guard let container = Optional(context.containerView) else"))
    #expect(body.contains("let view: UIView! = context.viewController(forKey:"))
    #expect(body.contains("UIColor.lightGray\n"))
    #expect(body.contains("view.isHidden = UIScreen.main.bounds"))
    #expect(body.contains("UIView.animate(\n"))
    #expect(body.contains("withDuration: transitionDuration(using: context),"))
    #expect(body.contains("options: [.curveEaseInOut , .repeat],"))
    #expect(body.contains("!context.transitionWasCancelled)"))
    try expectCompiles(ported)
  }

  @Test
  func `a delegate's methods are those that UIKit calls, whatever they unwrapped by themselves`()
    throws
  {
    let ported = try port(
      """
      import UIKit
      class Sheet: UIPresentationController {
        override func frameOfPresentedViewInContainerView() -> CGRect {
          return CGRectInset(containerView.bounds, 20, 20)
        }
        override func presentationTransitionWillBegin() {
          containerView.addSubview(presentedView())
        }
      }
      class Manager: NSObject, UIViewControllerTransitioningDelegate {
        func presentationControllerForPresentedViewController(
          presented: UIViewController!,
          presentingViewController presenting: UIViewController!,
          sourceViewController source: UIViewController!
        ) -> UIPresentationController! {
          return Sheet(presentedViewController: presented, presentingViewController: presenting)
        }
        func animationControllerForDismissedController(dismissed: UIViewController)
          -> UIViewControllerAnimatedTransitioning?
        {
          UIView.animateWithDuration(NSTimeInterval(1), animations: {})
          return nil
        }
      }
      """
    )
    let body = ported.body()
    #expect(body.contains("override var frameOfPresentedViewInContainerView : CGRect {"))
    #expect(body.contains("CGRectInset(containerView!.bounds, 20, 20)"))
    #expect(body.contains("containerView!.addSubview(presentedView!)"))
    #expect(body.contains("func presentationController(\n"))
    #expect(body.contains("forPresented presented: UIViewController,"))
    #expect(body.contains("presenting: UIViewController?,"))
    #expect(body.contains(") -> UIPresentationController? {"))
    #expect(body.contains("func animationController(forDismissed dismissed: UIViewController)"))
    try expectCompiles(ported)
  }

  @Test
  func `own methods, cases and closures keep to each other`() throws {
    let ported = try port(
      """
      import UIKit
      enum Side: String { case Left, Default }
      typealias Block = () -> Void
      class Screen: UIViewController {
        @IBOutlet var picture: UIImageView!
        var handler: ((amount: CGFloat) -> Void)?
        func move(side: Side, by amount: CGFloat, then block: Block) {
          var count = 0
          count++
          if side == .Left || side == Side.Default { handler?(amount: amount) }
          dispatch_after(dispatch_time(DISPATCH_TIME_NOW, Int64(1)), dispatch_get_main_queue()) {
            block()
          }
          if let a = picture.image, b = view.window where a.size == b.frame.size { print(a, b) }
          let shown = picture
          shown.center = view.center
          dismissViewControllerAnimated(true, completion: block)
        }
        func start() { move(.Left, by: 1, then: {}) }
        override func prefersStatusBarHidden() -> Bool { return true }
      }
      let time: NSTimeInterval = 1
      """
    )
    let body = ported.body()
    #expect(body.contains(#"case left = "Left", `default` = "Default""#))
    #expect(
      body.contains("func move(_ side: Side, by amount: CGFloat, then block: @escaping Block)")
    )
    #expect(body.contains("count += 1"))
    #expect(body.contains("side == .left || side == Side.default { handler?( amount) }"))
    #expect(body.contains("DispatchQueue.main.asyncAfter(deadline: (DispatchTime.now() + Double("))
    #expect(body.contains("if let a = picture.image, let b = view.window , a.size"))
    #expect(body.contains("let shown: UIImageView! = picture"))
    #expect(body.contains("dismiss(animated: true, completion: block)"))
    #expect(body.contains("override var prefersStatusBarHidden : Bool {"))
    try expectCompiles(ported)
  }

  @Test
  func `a table's methods and a segue's screens get their names of today`() throws {
    let ported = try port(
      """
      import UIKit
      class List: UITableViewController {
        override func tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath)
          -> UITableViewCell
        {
          return tableView.dequeueReusableCellWithIdentifier("Cell", forIndexPath: indexPath)
        }
        override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {
          segue.destinationViewController.modalPresentationStyle = .Custom
        }
      }
      class Slide: UIStoryboardSegue {
        override func perform() {
          sourceViewController.presentViewController(
            destinationViewController, animated: false, completion: nil)
        }
      }
      class Ring: NSObject {
        override func animationDidStop(anim: CAAnimation, finished flag: Bool) {}
      }
      """
    )
    let body = ported.body()
    #expect(
      body.contains("func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)")
    )
    #expect(body.contains(#"dequeueReusableCell(withIdentifier: "Cell", for: indexPath)"#))
    #expect(body.contains("func prepare(for segue: UIStoryboardSegue, sender: Any?)"))
    #expect(body.contains("segue.destination.modalPresentationStyle = .custom"))
    #expect(body.contains("source.present(\n"))
    #expect(body.contains("destination, animated: false, completion: nil)"))
    #expect(body.contains("extension Ring: CAAnimationDelegate {}"))
    try expectCompiles(ported)
  }

  @Test
  func `code of Swift 3 that has an old word or two of its own stays as it is`() throws {
    try expect(
      """
      import UIKit
      enum Phase { case Began, Ended }
      func drawRect(rect: CGRect, for time: TimeInterval) -> Phase { return .Began }
      let phase = drawRect(rect: .zero, for: 1)
      """,
      becomes: """
        import UIKit
        enum Phase { case Began, Ended }
        func drawRect(rect: CGRect, for time: TimeInterval) -> Phase { return .Began }
        let phase = drawRect(rect: .zero, for: 1)
        """
    )
  }

  @Test
  func `a word in a text is none of the code's`() throws {
    let text = """
      import UIKit
      enum Kind: String { case Left }
      func report(_ isDone: Bool) { print(isDone ? "Ended" : "Began", "whiteColor", "drawRect") }
      let kind = Kind.Left
      """
    try expect(text, becomes: text)
  }

  @Test
  func `what code of today calls like words of Swift 2 is its own`() throws {
    let text = """
      import UIKit
      let whiteColor = UIColor.white, blackColor = UIColor.black
      enum Phase: String { case Began, Ended }
      func show(mainScreen: Bool, then clearColor: (UIColor) -> Void) {
        let redColor = UIColor.red
        clearColor(mainScreen ? redColor : whiteColor)
        [1].forEach { drawRect in print(drawRect, blackColor, Phase.Began, Phase.Ended) }
      }
      """
    try expect(text, becomes: text)
  }

  @Test
  func `what code of Swift 2 calls like words of today is its own, too`() throws {
    let ported = try port(
      """
      import UIKit
      class Screen: UIViewController {
        func close() {
          UIView.animateWithDuration(1, animations: {}) { (ended) -> Void in print(ended, !ended) }
          view.backgroundColor = UIColor.whiteColor()
        }
      }
      """
    )
    #expect(ported.body().contains("UIView.animate(withDuration: 1, animations: {})"))
    #expect(ported.body().contains("UIColor.white\n"))
    try expectCompiles(ported)
  }

  @Test
  func `code that has a branch for Swift 3 is not of Swift 2`() throws {
    let ported = try port(
      """
      import UIKit
      enum Side { case Left }
      #if swift(>=3.0)
      let side = Side.Left
      #else
      let color = UIColor.whiteColor(), bounds = UIScreen.mainScreen().bounds
      let bundle = NSBundle.mainBundle(), app = UIApplication.sharedApplication()
      #endif
      """
    )
    #expect(ported.body().contains("let side = Side.Left"))
    try expectCompiles(ported)
  }

  @Test
  func `a loop's end and the words of a text begin no condition`() throws {
    let ported = try port(
      """
      import UIKit
      class Screen: UIViewController {
        func count(a: Int?) {
          if let a = a where a > 1 { print("where", a, "if") }
          var index = 0
          repeat { index += 1 } while index < 3
          let names = [1], other = names, last = other
          view.backgroundColor = UIColor.whiteColor()
          print(UIScreen.mainScreen().bounds, last)
        }
      }
      """
    )
    let body = ported.body()
    #expect(body.contains(#"if let a = a , a > 1 { print("where", a, "if") }"#))
    #expect(body.contains("let names = [1], other = names, last = other"))
    try expectCompiles(ported)
  }

  @Test
  func `cases that are keywords are quoted, and keep the text that they stand for`() throws {
    let ported = try port(
      """
      import UIKit
      enum Kind: String { case Class, Func, Left }
      enum Part { case Class, Init, Left }
      let color = UIColor.whiteColor(), bounds = UIScreen.mainScreen().bounds
      let kinds = [Kind.Class, Kind.Left, .Func]
      let parts = [Part.Class, .Init, Part.Left]
      """
    )
    let body = ported.body()
    #expect(body.contains(#"case `class` = "Class", `func` = "Func", left = "Left""#))
    #expect(body.contains("case `class`, `init`, left"))
    #expect(body.contains("[Kind.class, Kind.left, .func]"))
    #expect(body.contains("[Part.class, .`init`, Part.left]"))
    try expectCompiles(ported)
  }
}
