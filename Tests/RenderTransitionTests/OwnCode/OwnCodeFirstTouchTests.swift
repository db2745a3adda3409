import Foundation
import Testing

/// The touch that the tool finds by trying.
@Suite(.serialized)
struct OwnCodeFirstTouchTests {
  let small = ["--size", "200x400", "--scale", "1", "--fps", "10", "--no-progress"]

  @Test
  func `a filmstrip looks for a touch once, and reports it once`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    try scratch.write(OwnCode.app, to: "App/AppDelegate.swift")
    let words = ["filmstrip", "App", "-o", "a.png", "--no-progress"]
    let result = try ToolRun(own: words, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.components(separatedBy: "touching").count == 2, "\(result.errors)")
  }

  @Test(arguments: [false, true])
  func `a touch finds nothing that the touches tried before it have written`(
    inAppWithThreads: Bool
  ) throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    // A fork has none of them, so that the app is launched again for each touch.
    let thread = """
      var thread = pthread_t()
      pthread_create(&thread, nil, { _ in while true { pause() } }, nil)
      """
    let app = OwnCode.app.replacingOccurrences(
      of: "view.addSubview(button)",
      with: """
        view.addSubview(button)
        for (index, title) in ["Remember", "Save", "Store"].enumerated() {
            let bad = UIButton(frame: CGRect(x: 20, y: 4 + 18 * index, width: 100, height: 16))
            bad.setTitle(title, for: .normal)
            bad.addAction(UIAction { [self] _ in spoil(title) }, for: .touchUpInside)
            view.addSubview(bad)
        }
        \(inAppWithThreads ? thread : "")
        """
    ).replacingOccurrences(
      of: "@objc func show(_ sender: UIButton) {",
      with: """
        static var isSpoilt = false
        let file = NSHomeDirectory() + "/Documents/file"

        func spoil(_ title: String) {
            switch title {
            case "Remember": FirstViewController.isSpoilt = true
            case "Save": UserDefaults.standard.set(true, forKey: "isSpoilt")
            default: FileManager.default.createFile(atPath: file, contents: Data())
            }
        }

        @objc func show(_ sender: UIButton) {
            if FirstViewController.isSpoilt || UserDefaults.standard.bool(forKey: "isSpoilt") { return }
            if FileManager.default.fileExists(atPath: file) { return }
        """
    )
    try scratch.write(app, to: "App/AppDelegate.swift")
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("touching \"Show\"  UIButton"), "\(result.errors)")
  }

  @Test
  func `an animator of the code counts as its own though UIKit has one of its name`() throws {
    let scratch = Scratch()
    for (name, text) in [("Zoom", OwnCode.fade), ("AppDelegate", OwnCode.app)] {
      let own = text.replacingOccurrences(of: "FadeAnimator", with: "ZoomAnimator")
      try scratch.write(own, to: "App/\(name).swift")
    }
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("touching \"Show\"  UIButton"), "\(result.errors)")
    #expect(!result.errors.contains("no animator of yours"), "\(result.errors)")
  }

  @Test
  func `where every touch fails, the tool reports how`() throws {
    let scratch = Scratch()
    let app = OwnCode.app.replacingOccurrences(
      of: "@objc func show(_ sender: UIButton) {",
      with:
        "@objc func miss() { UINowhere.go() }\n@objc func show(_ sender: UIButton) {\nfatalError(\"no\")"
    ).replacingOccurrences(
      of: "view.addSubview(button)",
      with: """
        view.addSubview(button)
        let bad = UIButton(frame: CGRect(x: 20, y: 4, width: 100, height: 24))
        bad.setTitle("Miss", for: .normal)
        bad.addTarget(self, action: #selector(miss), for: .touchUpInside)
        view.addSubview(bad)
        """
    )
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    try scratch.write(app, to: "App/AppDelegate.swift")
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.errors.contains("nothing on the screen leads anywhere; touching \"Show\""))
    #expect(result.errors.contains("crashed the app"))
    #expect(result.errors.contains("the film needs code that does not compile here: 1 statement"))
  }

  @Test
  func `where touches reach code that does not compile, they are tried without its statements`()
    throws
  {
    let scratch = Scratch()
    let app = OwnCode.app.replacingOccurrences(
      of: "@objc func show(_ sender: UIButton) {",
      with: "@objc func show(_ sender: UIButton) {\nUINowhere.go()"
    )
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    try scratch.write(app, to: "App/AppDelegate.swift")
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("the film needs code that does not compile here: 1 statement"))
    #expect(result.errors.contains("touching \"Show\"  UIButton"), "\(result.errors)")
    #expect(!result.errors.contains("no animator of yours"), "\(result.errors)")
  }

  @Test
  func `a touch that raises an exception crashes the app`() throws {
    let scratch = Scratch()
    let app = OwnCode.app.replacingOccurrences(
      of: "@objc func show(_ sender: UIButton) {",
      with: """
        @objc func show(_ sender: UIButton) {
            let stack = UINavigationController()
            stack.pushViewController(UINavigationController(), animated: true)
        """
    )
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    try scratch.write(app, to: "App/AppDelegate.swift")
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    let words = "nothing on the screen leads anywhere; touching \"Show\""
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(result.errors.contains("crashed the app"), "\(result.errors)")
  }

  @Test
  func `a touch that starts a transition without end is told`() throws {
    let scratch = Scratch()
    let fade = OwnCode.fade.replacing(
      "context.completeTransition(!context.transitionWasCancelled)",
      with: "_ = context"
    )
    try scratch.write(fade, to: "App/FadeAnimator.swift")
    try scratch.write(OwnCode.app, to: "App/AppDelegate.swift")
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    let words = "nothing on the screen leads anywhere; touching \"Show\""
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(result.errors.contains("started a transition that did not end"), "\(result.errors)")
  }

  @Test
  func `a property that is missing here is not set, and the rest of its screen shows`() throws {
    let scratch = Scratch()
    let app = OwnCode.app.replacingOccurrences(
      of: "view.addSubview(button)",
      with: "button.glowsInTheDark = true\nview.addSubview(button)"
    )
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    try scratch.write(app, to: "App/AppDelegate.swift")
    let result = try ToolRun(
      own: ["App", "--tap", "Show", "-o", "a.gif"] + small,
      in: scratch.path
    )
    #expect(result.exitCode == 0)
    #expect(
      result.errors.contains(
        "1 place of the code does not compile and was taken out; what is missing: glowsInTheDark"
      )
    )
  }

  @Test
  func `an app in Swift 2 is said to be that, whatever of it shows`() throws {
    let scratch = Scratch()
    let app = OwnCode.app.replacingOccurrences(
      of: "view.addSubview(button)",
      with: """
        button.tintColor = UIColor.redColor()
        button.setTitle(NSBundle.mainBundle().bundlePath, for: .disabled)
        view.addSubview(button)
        """
    )
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    try scratch.write(app, to: "App/AppDelegate.swift")
    let result = try ToolRun(
      own: ["App", "--tap", "Show", "-o", "a.gif"] + small,
      in: scratch.path
    )
    #expect(result.errors.contains("warning: this is Swift 2"), "\(result.errors)")
  }

  @Test
  func `a folder called like a file is a folder, of which not all must compile`() throws {
    let scratch = Scratch()
    let app = OwnCode.app.replacingOccurrences(
      of: "view.addSubview(button)",
      with: "button.glowsInTheDark = true\nview.addSubview(button)"
    )
    try scratch.write(OwnCode.fade, to: "Fade.swift/FadeAnimator.swift")
    try scratch.write(app, to: "Fade.swift/AppDelegate.swift")
    let result = try ToolRun(
      own: ["Fade.swift", "--tap", "Show", "-o", "a.gif"] + small,
      in: scratch.path
    )
    #expect(result.exitCode == 0)
    #expect(result.errors.contains("1 place of the code does not compile and was taken out"))
  }

  @Test
  func `a film that needs code which does not compile does without its statements`() throws {
    let scratch = Scratch()
    let app = OwnCode.app.replacingOccurrences(
      of: "view.addSubview(button)",
      with: """
        let reader = UINowhere.reader()
        reader.start()
        view.addSubview(button)
        """
    )
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    try scratch.write(app, to: "App/AppDelegate.swift")
    let words = ["App", "--tap", "Show", "-o", "a.gif"] + small
    let result = try ToolRun(own: words, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("the film needs code that does not compile here: 2 statements"))
    #expect(result.errors.contains("cannot find 'UINowhere' in scope"))
    let strict = try ToolRun(own: words + ["--strict", "--force"], in: scratch.path)
    #expect(strict.exitCode == 65)
  }

  @Test
  func `a screen without animators is not said to run none`() throws {
    let scratch = Scratch()
    try scratch.write(
      """
      import UIKit

      class Home: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              view.backgroundColor = .white
              let button = UIButton(frame: CGRect(x: 20, y: 60, width: 100, height: 44))
              button.setTitle("Show", for: .normal)
              button.addTarget(self, action: #selector(show(_:)), for: .touchUpInside)
              view.addSubview(button)
          }

          @objc func show(_ sender: UIButton) { present(UIViewController(), animated: true) }
      }
      """,
      to: "Home.swift"
    )
    let result = try ToolRun(own: ["Home.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("touching \"Show\""), "\(result.errors)")
    #expect(!result.errors.contains("no animator of yours"), "\(result.errors)")
  }

  @Test
  func `where there is nothing to tap, a finger moves over what listens to that`() throws {
    let scratch = Scratch()
    let app = OwnCode.app.replacingOccurrences(
      of: "view.addSubview(button)",
      with: """
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(show(_:)))
        swipe.direction = .up
        view.addGestureRecognizer(swipe)
        """
    ).replacingOccurrences(of: "show(_ sender: UIButton)", with: "show(_ sender: Any)")
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    try scratch.write(app, to: "App/AppDelegate.swift")
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("touching UIView, swiping up"), "\(result.errors)")
    #expect(!result.errors.contains("no animator of yours"))
  }

  @Test(arguments: ["view.window?.rootViewController = Greeting()", "view.backgroundColor = .red"])
  func `where nothing moves, a touch that shows another screen or another look at once is found`(
    effect: String
  ) throws {
    let scratch = Scratch()
    let app = OwnCode.greeting
      .replacingOccurrences(of: "present(Greeting(), animated: true)", with: effect)
    try scratch.write(app, to: "App/AppDelegate.swift")
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("touching \"Next\"  UIButton"), "\(result.errors)")
  }

  @Test
  func `behind a tab that shows at once, the transition is looked for`() throws {
    let scratch = Scratch()
    let app = OwnCode.app.replacingOccurrences(
      of: "window?.rootViewController = FirstViewController()",
      with: """
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), FirstViewController()]
        tabs.viewControllers?.first?.title = "Home"
        window?.rootViewController = tabs
        """
    )
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    try scratch.write(app, to: "App/AppDelegate.swift")
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("touching \"Show\"  UIButton"), "\(result.errors)")
    #expect(!result.errors.contains("no animator of yours"), "\(result.errors)")
  }
}
