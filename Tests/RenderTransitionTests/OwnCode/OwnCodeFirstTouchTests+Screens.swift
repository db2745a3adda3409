import Foundation
import Testing

extension OwnCodeFirstTouchTests {
  @Test
  func `a controller that follows touches itself is touched`() throws {
    let scratch = Scratch()
    let app = OwnCode.app.replacingOccurrences(of: "view.addSubview(button)", with: "")
      .replacingOccurrences(
        of: "@objc func show(_ sender: UIButton) {",
        with: """
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
              show(UIButton())
          }

          @objc func show(_ sender: UIButton) {
          """
      )
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    try scratch.write(app, to: "App/AppDelegate.swift")
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("touching FirstViewController"), "\(result.errors)")
    #expect(!result.errors.contains("no animator of yours"))
  }

  @Test
  func `a touch that changes nothing is noted, with its place and what was hit`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    try scratch.write(OwnCode.app, to: "App/AppDelegate.swift")
    let touches = ["--tap", "100,300", "--tap", "Show"]
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + touches + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    let note = "note: Step 1, 'tap 100,300', changed nothing: the finger met UIView at 100,300."
    #expect(result.errors.contains(note), "\(result.errors)")
    #expect(!result.errors.contains("Step 2"))
  }

  /// A screen that is the delegate of what it presents, whose button does this.
  private func presenter(doing body: String) -> String {
    """
    class Home: UIViewController, UIViewControllerTransitioningDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .orange
            let button = UIButton(type: .system)
            button.setTitle("Open", for: .normal)
            button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
            button.addAction(UIAction { [self] _ in \(body) }, for: .touchUpInside)
            view.addSubview(button)
        }
        func open(_ next: UIViewController) {
            next.modalPresentationStyle = .fullScreen
            next.transitioningDelegate = self
            present(next, animated: true)
        }
        func animationController(
            forPresented presented: UIViewController,
            presenting: UIViewController,
            source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? {
            return FadeAnimator(duration: 0.2, isPresenting: true)
        }
    }

    class Blue: UIViewController {
        override func viewDidLoad() { view.backgroundColor = .blue }
    }
    """
  }

  @Test
  func `a screen that presents with its presentation controller alone opens its own screen`() throws
  {
    let home = """
      class Half: UIPresentationController {
          override var frameOfPresentedViewInContainerView: CGRect {
              containerView!.bounds.divided(atDistance: 100, from: .maxYEdge).slice
          }
      }

      \(presenter(doing: "open(Blue())").replacing(".fullScreen", with: ".custom"))
      """
    let method = try #require(home.range(of: "    func animationController("))
    let end = try #require(home.range(of: "\n}\n\nclass Blue"))
    let presenting = """
          func presentationController(
              forPresented presented: UIViewController,
              presenting: UIViewController?,
              source: UIViewController
          ) -> UIPresentationController? {
              Half(presentedViewController: presented, presenting: presenting)
          }
      """
    let scratch = Scratch()
    let text = home.replacingCharacters(in: method.lowerBound..<end.lowerBound, with: presenting)
    try scratch.write("import UIKit\n" + text, to: "A.swift")
    let result = try ToolRun(own: ["A.swift", "-o", "f"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("touching \"Open\"  UIButton"), "\(result.errors)")
  }

  @Test
  func `a screen that is a delegate opens its own screen, else the tool's`() throws {
    for (body, isOwn) in [("open(Blue())", true), ("view.backgroundColor = .red", false)] {
      let scratch = Scratch()
      try scratch.write("\(OwnCode.fade)\n\(presenter(doing: body))", to: "A.swift")
      let result = try ToolRun(own: ["A.swift", "-o", "f"] + small, in: scratch.path)
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(result.errors.contains("touching \"Open\"  UIButton") == isOwn, "\(result.errors)")
      let pictures = scratch.contents("f").filter { $0.key.hasSuffix(".png") }
      #expect(Set(pictures.values).count > 1)
      let asked = try ToolRun(
        own: ["A.swift", "--as", "present", "-o", "g"] + small,
        in: scratch.path
      )
      #expect(!asked.errors.contains("touching"))
    }
  }

  @Test(arguments: ["", "self."])
  func `a screen alone in its file is run, in a stack if it pushes others`(receiver: String) throws
  {
    let scratch = Scratch()
    let code = """
      import UIKit
      class List: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              view.backgroundColor = .white
              let button = UIButton(type: .system)
              button.setTitle("Next", for: .normal)
              button.frame = CGRect(x: 50, y: 200, width: 100, height: 44)
              button.addTarget(self, action: #selector(next(_:)), for: .touchUpInside)
              view.addSubview(button)
          }
          @objc func next(_ sender: UIButton) {
              \(receiver)navigationController?.pushViewController(Page(), animated: true)
          }
      }
      class Page: UIViewController {
          override func viewDidLoad() { view.backgroundColor = .blue }
      }
      """
    try scratch.write(code, to: "A.swift")
    let result = try ToolRun(own: ["A.swift", "-o", "f"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("touching \"Next\"  UIButton"), "\(result.errors)")
    let pictures = scratch.contents("f").filter { $0.key.hasSuffix(".png") }
    #expect(Set(pictures.values).count > 1)
  }

  @Test
  func
    `where the only touch of a screen crashes, its animator is filmed alone, and the tool says why`()
    throws
  {
    let scratch = Scratch()
    let screen = OwnCode.app.replacing(#/@UIApplicationMain(?s:.)*?\n}\n/#, with: "")
      .replacing("let second", with: "if isViewLoaded { fatalError(\"no\") }; let second")
    try scratch.write(screen + "\n" + OwnCode.fade, to: "A.swift")
    let result = try ToolRun(own: ["A.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("crashed the app: the film shows the transition alone"))
  }

  @Test
  func `a comment in an older encoding hides nothing of its file`() throws {
    let scratch = Scratch()
    let screen = OwnCode.app.replacing(#/@UIApplicationMain(?s:.)*?\n}\n/#, with: "")
    // What Latin-1 has for the sign of copyright.
    let text = Data("// Copyright ".utf8) + [0xA9] + Data("\n\(screen)\n\(OwnCode.fade)".utf8)
    try text.write(to: URL(fileURLWithPath: "\(scratch.path)/A.swift"))
    let result = try ToolRun(own: ["A.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("touching \"Show\"  UIButton"), "\(result.errors)")
  }

  @Test
  func `of the ways of a finger, one that does not fall back is filmed`() throws {
    let scratch = Scratch()
    let pan = """
      view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pull(_:))))
      """
    let pull = """
      var driver: UIPercentDrivenInteractiveTransition?

      func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
          return driver
      }

      @objc func pull(_ pan: UIPanGestureRecognizer) {
          let part = max(-pan.translation(in: view).y / view.bounds.height, 0)
          switch pan.state {
          case .began:
              driver = UIPercentDrivenInteractiveTransition()
              show(UIButton())
          case .changed:
              driver?.update(part)
          default:
              part > 0.1 ? driver?.finish() : driver?.cancel()
              driver = nil
          }
      }

      @objc func show(_ sender: UIButton) {
      """
    let app = OwnCode.app.replacingOccurrences(of: "view.addSubview(button)", with: pan)
      .replacingOccurrences(of: "@objc func show(_ sender: UIButton) {", with: pull)
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    try scratch.write(app, to: "App/AppDelegate.swift")
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("touching UIView, swiping up"), "\(result.errors)")
    #expect(!result.errors.contains("no animator of yours"))
  }

  @Test
  func `what a button does seconds later follows no touch after it`() throws {
    let scratch = Scratch()
    let later = """
      @objc func show(_ sender: UIButton) {
          sender.setTitle("", for: .normal)
          UIView.animate(withDuration: 0.4, delay: 0, options: [.autoreverse, .repeat]) {
              sender.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 4.1) {
              sender.layer.removeAllAnimations()
              sender.transform = .identity
              sender.setTitle("Show", for: .normal)
              UIView.animate(withDuration: 0.5) { sender.alpha = 0.9 }
          }
      }

      func unused(_ sender: UIButton) {
      """
    let app = OwnCode.app
      .replacingOccurrences(of: "@objc func show(_ sender: UIButton) {", with: later)
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    try scratch.write(app, to: "App/AppDelegate.swift")
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("touching \"Show\"  UIButton"), "\(result.errors)")
  }

  @Test(arguments: [true, false])
  func `an app that names a storyboard that is gone is filmed if its delegate makes the window`(
    makesWindow: Bool
  ) throws {
    let scratch = Scratch()
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      """
    let line = "window?.rootViewController = FirstViewController()"
    let app = makesWindow ? OwnCode.app : OwnCode.app.replacingOccurrences(of: line, with: "")
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    try scratch.write(app, to: "App/AppDelegate.swift")
    try scratch.write(plist, to: "App/Info.plist")
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.exitCode == (makesWindow ? 0 : 65), "\(result.errors)")
    #expect(result.errors.contains("Could not find a storyboard named 'Main'"), "\(result.errors)")
    let touched = result.errors.contains("touching \"Show\"  UIButton")
    #expect(touched == makesWindow, "\(result.errors)")
  }

  @Test
  func `a push that begins by itself is filmed, and not the pop after it`() throws {
    let scratch = Scratch()
    let delegate = OwnCode.delegate.replacingOccurrences(
      of: "Home()",
      with: "UINavigationController(rootViewController: Home())"
    )
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    try scratch.write(
      """
      \(delegate)

      class Home: UIViewController, UINavigationControllerDelegate {
          override func viewDidLoad() {
              super.viewDidLoad()
              view.backgroundColor = .orange
              navigationController?.delegate = self
              DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                  let next = UIViewController()
                  next.view.backgroundColor = .blue
                  let way = UITapGestureRecognizer(target: self, action: #selector(self.goBack))
                  next.view.addGestureRecognizer(way)
                  self.navigationController?.pushViewController(next, animated: true)
              }
          }

          @objc func goBack() { navigationController?.popViewController(animated: true) }

          func navigationController(
              _ navigationController: UINavigationController,
              animationControllerFor operation: UINavigationController.Operation,
              from fromVC: UIViewController,
              to toVC: UIViewController
          ) -> UIViewControllerAnimatedTransitioning? {
              return FadeAnimator(duration: 0.5, isPresenting: operation == .push)
          }
      }
      """,
      to: "App/App.swift"
    )
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(
      result.errors.contains("touching nothing: FadeAnimator starts by itself"),
      "\(result.errors)"
    )
  }

  /// The alert that an app shows by itself, and what its buttons lead to.
  @Test(arguments: [false, true])
  func `an alert that comes by itself is filmed, unless more follows it`(follows: Bool) throws {
    let scratch = Scratch()
    try scratch.write(
      """
      \(OwnCode.delegate)

      class Home: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              view.backgroundColor = .orange
              let more = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 60))
              more.setTitle("More", for: .normal)
              more.addTarget(self, action: #selector(showMore), for: .touchUpInside)
              if \(follows) { view.addSubview(more) }
              DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                  let alert = UIAlertController(title: "Hi", message: nil, preferredStyle: .alert)
                  alert.addAction(UIAlertAction(title: "OK", style: .default))
                  self.present(alert, animated: true)
              }
          }

          @objc func showMore() { present(UIViewController(), animated: true) }
      }
      """,
      to: "App/App.swift"
    )
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    let words = follows ? "\"More\"  UIButton" : "starts by itself"
    #expect(result.errors.contains(words), "\(result.errors)")
  }
}
