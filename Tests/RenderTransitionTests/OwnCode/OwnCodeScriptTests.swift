import Foundation
import Testing

/// Touches that lead to a transition, and what is run of an app.
@Suite(.serialized)
struct OwnCodeScriptTests {
  let small = ["--size", "200x400", "--scale", "1", "--fps", "10", "--no-progress"]

  private func run(_ arguments: [String], in scratch: borrowing Scratch) throws -> ToolRun {
    try ToolRun(own: ["App"] + arguments + small, in: scratch.path)
  }

  private func app() throws -> Scratch {
    let scratch = Scratch()
    try scratch.write(OwnCode.touchedApp, to: "App/App.swift")
    return scratch
  }

  @Test
  func `steps run in the order of the command line or of a file`() throws {
    let scratch = try app()
    try scratch.write("# who\ntap Name\ntype Ann\nwait 0.3\n\ntap show-button\n", to: "steps.txt")
    let typed = try run(["--tap", "Name", "--type", "Bob", "-o", "typed.gif"], in: scratch)
    #expect(typed.exitCode == 0)
    #expect(typed.errors.contains("typed Bob"))
    let short = try run(["--script", "steps.txt", "-o", "short"], in: scratch)
    #expect(short.exitCode == 0)
    #expect(short.errors.contains("typed Ann"))
    let whole = try run(["--script", "steps.txt", "--from-launch", "-o", "whole"], in: scratch)
    #expect(whole.exitCode == 0)
    #expect(scratch.files("whole").count > scratch.files("short").count)
    try scratch.write("tap Name\nfly away\n", to: "broken.txt")
    let broken = try run(["--script", "broken.txt", "-o", "x.gif"], in: scratch)
    #expect(broken.exitCode == 64)
    #expect(broken.errors.contains("Line 2 of 'broken.txt' is not a step: 'fly away'"))
  }

  @Test
  func `the first page of a playground plays from its first line on`() throws {
    let scratch = Scratch()
    let page = """
      import UIKit
      import PlaygroundSupport
      let board = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      board.backgroundColor = .red
      PlaygroundPage.current.liveView = board
      UIView.animate(withDuration: 1) { board.alpha = grown() }
      """
    try scratch.write(page, to: "App/My.playground/Pages/One.xcplaygroundpage/Contents.swift")
    try scratch.write("fail()", to: "App/My.playground/Pages/Two.xcplaygroundpage/Contents.swift")
    try scratch.write(
      "import UIKit\npublic func grown() -> CGFloat { 0.5 }",
      to: "App/My.playground/Sources/Grown.swift"
    )
    let film = try ToolRun(
      own: ["App/My.playground"] + small + ["-o", "film"],
      in: scratch.path
    )
    #expect(film.exitCode == 0)
    // A second at ten frames, and what the screen needs to come.
    #expect((10...14).contains(scratch.files("film").filter { $0.hasSuffix(".png") }.count))
  }

  @Test
  func `the page of a playground is touched where nothing on it moves by itself`() throws {
    let scratch = Scratch()
    let page = """
      import UIKit
      import PlaygroundSupport
      class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let button = UIButton(type: .system)
          button.frame = CGRect(x: 20, y: 80, width: 100, height: 44)
          button.setTitle("Grow", for: .normal)
          button.addTarget(self, action: #selector(grow), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func grow(_ button: UIButton) {
          UIView.animate(withDuration: 1) { button.frame.size.height = 200 }
        }
      }
      PlaygroundPage.current.liveView = Page()
      """
    try scratch.write(page, to: "My.playground/Contents.swift")
    let film = try ToolRun(own: ["My.playground"] + small + ["-o", "film"], in: scratch.path)
    #expect(film.exitCode == 0, "\(film.errors)")
    #expect(film.errors.contains("touching \"Grow\""), "\(film.errors)")
    #expect(scratch.files("film").filter { $0.hasSuffix(".png") }.count >= 10)
  }

  @Test
  func `a finger swipes, presses and goes back`() throws {
    let scratch = try app()
    let swipe = try run(["--swipe", "left", "-o", "a.gif"], in: scratch)
    #expect(swipe.errors.contains("swiped"))
    let press = try run(["--press", "100,350", "-o", "b.gif"], in: scratch)
    #expect(press.errors.contains("pressed"))
    let back = try run(["--tap", "Show", "--press-back", "-o", "c.gif"], in: scratch)
    #expect(back.exitCode == 0)
    let nowhere = try run(["--press-back", "-o", "d.gif"], in: scratch)
    #expect(nowhere.exitCode == 65)
    #expect(nowhere.errors.contains("no navigation controller has a way back"))
    let mute = try run(["--type", "Bob", "-o", "e.gif"], in: scratch)
    #expect(mute.exitCode == 65)
    #expect(mute.errors.contains("nothing has the keyboard: tap a text field first"))
  }

  @Test
  func `steps that meanwhile joins are in one film`() throws {
    let scratch = try app()
    let press = ["--press", "100,350"]
    let alone = try run(press + ["-o", "alone"], in: scratch)
    #expect(alone.exitCode == 0)
    let joined = try run(
      ["--swipe", "left", "--meanwhile", "1"] + press + ["-o", "two"],
      in: scratch
    )
    #expect(joined.exitCode == 0)
    #expect(joined.errors.contains("swiped") && joined.errors.contains("pressed"))
    #expect(scratch.files("two").count >= scratch.files("alone").count + 9)
    let wrong = try run(["--swipe", "left", "--meanwhile", "soon", "-o", "x.gif"], in: scratch)
    #expect(wrong.exitCode == 64)
    #expect(wrong.errors.contains("it must be a number of seconds from 0 to 3600"))
  }

  @Test(arguments: ["UIPanGestureRecognizer", "UITapGestureRecognizer"])
  func `what an app shows by itself is filmed from shortly before it starts`(
    recognizer: String
  ) throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    try scratch.write(
      """
      \(OwnCode.delegate)

      class Home: UIViewController, UIViewControllerTransitioningDelegate {
          override func viewDidLoad() {
              super.viewDidLoad()
              view.backgroundColor = .orange
              DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                  let next = UIViewController()
                  next.view.backgroundColor = .blue
                  next.modalPresentationStyle = .fullScreen
                  next.transitioningDelegate = self
                  let way = \(recognizer)(target: self, action: #selector(self.goBack))
                  next.view.addGestureRecognizer(way)
                  self.present(next, animated: true)
              }
          }

          // The way back, which a finger could go later, is not filmed.
          @objc func goBack() { dismiss(animated: true) }

          func animationController(
              forDismissed dismissed: UIViewController
          ) -> UIViewControllerAnimatedTransitioning? {
              return FadeAnimator(duration: 0.5, isPresenting: false)
          }

          func animationController(
              forPresented presented: UIViewController,
              presenting: UIViewController,
              source: UIViewController
          ) -> UIViewControllerAnimatedTransitioning? {
              return FadeAnimator(duration: 0.5, isPresenting: true)
          }
      }
      """,
      to: "App/App.swift"
    )
    let short = try run(["-o", "short"], in: scratch)
    #expect(short.exitCode == 0, "\(short.errors)")
    #expect(short.errors.contains("touching nothing: FadeAnimator starts by itself"))
    let pictures = scratch.contents("short").filter { $0.key.hasSuffix(".png") }
    // 0.3 s before it and 0.5 s of it, ten frames a second.
    #expect((8...10).contains(pictures.count), "\(pictures.count)")
    #expect(Set(pictures.values).count >= 5)
    let whole = try run(["--from-launch", "-o", "whole"], in: scratch)
    #expect(whole.exitCode == 0, "\(whole.errors)")
    #expect((24...27).contains(scratch.files("whole").filter { $0.hasSuffix(".png") }.count))
  }

  @Test
  func `the device is turned, and later frames are in landscape`() throws {
    let scratch = try app()
    let turned = try run(
      ["--rotate", "landscape", "--tap", "Show", "-o", "a.png", "--at", "1"],
      in: scratch
    )
    #expect(turned.exitCode == 0, "\(turned.errors)")
    let tree = try ToolRun(
      own: ["inspect", "App", "--rotate", "landscape", "--at", "0", "--size", "200x400"],
      in: scratch.path
    )
    #expect(tree.output.contains("400x200"), "\(tree.output.prefix(600))")
    #expect(tree.output.contains("{transform.rotation.z 0 of 0.3 s}"))
    let film = try run(["--rotate", "landscape", "-o", "b.gif"], in: scratch)
    #expect(film.exitCode == 0)
  }

  @Test
  func `a first screen that supports only landscape is filmed on a device that lies on its side`()
    throws
  {
    let scratch = Scratch()
    try scratch.write(
      """
      import UIKit
      final class WideController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      }
      """,
      to: "Wide.swift"
    )
    let words = ["inspect", "Wide.swift", "--root", "WideController", "--at", "0"]
    let wide = try ToolRun(own: words + ["--device", "iphone-se"], in: scratch.path)
    #expect(wide.exitCode == 0, "\(wide.errors)")
    #expect(wide.output.contains("667x375"), "\(wide.output.prefix(600))")
    #expect(!wide.output.contains("375x667"))
    // The user's own word counts.
    let upright = try ToolRun(own: words + ["--size", "200x400"], in: scratch.path)
    #expect(upright.output.contains("200x400"), "\(upright.output.prefix(600))")
  }

  @Test(arguments: ["--present", "--push", "--root"])
  func `a screen of an app is shown by itself`(_ option: String) throws {
    let scratch = try app()
    let result = try run([option, "SettingsViewController", "-n"], in: scratch)
    #expect(result.exitCode == 0)
    #expect(result.output.hasPrefix("# view controller SettingsViewController, "))
    let unknown = try run([option, "SettingViewController", "-n"], in: scratch)
    #expect(unknown.exitCode == 64)
    #expect(unknown.errors.contains("did you mean 'SettingsViewController'?"))
  }

  @Test(arguments: ["--present", "--push"])
  func `steps begin on the screen that is named`(_ option: String) throws {
    let scratch = Scratch()
    try scratch.write(
      """
      import UIKit
      final class PlainController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              view.backgroundColor = .white
              let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
              button.setTitle("Grow", for: .normal)
              button.addAction(UIAction { _ in
                  UIView.animate(withDuration: 0.3) { button.frame.size.width = 160 }
              }, for: .touchUpInside)
              view.addSubview(button)
          }
      }
      """,
      to: "PlainController.swift"
    )
    let tree = try ToolRun(
      own: [
        "inspect", "PlainController.swift", option, "PlainController", "--tap", "Grow", "--at", "1",
      ],
      in: scratch.path
    )
    #expect(tree.exitCode == 0, "\(tree.errors)")
    #expect(tree.output.contains("160x44"), "\(tree.output)")
  }

  @Test
  func `a screen that only a storyboard makes is shown by its class or identifier`() throws {
    let scratch = Scratch()
    try scratch.write(
      OwnCode.storyboardApp.replacingOccurrences(
        of: "if isSpoilt { fatalError() }",
        with: "label.text = \"Made\""
      ),
      to: "App/App.swift"
    )
    try scratch.write(
      OwnCode.storyboard.replacingOccurrences(
        of: "id=\"two\"",
        with: "id=\"two\" storyboardIdentifier=\"details\""
      ),
      to: "App/Base.lproj/Main.storyboard"
    )
    let byClass = try run(["--push", "FirstController", "-n"], in: scratch)
    #expect(byClass.exitCode == 0, "\(byClass.errors)")
    #expect(byClass.output.contains("screen(FirstController.self)"))
    let byIdentifier = try run(["--present", "details", "-n"], in: scratch)
    #expect(byIdentifier.exitCode == 0, "\(byIdentifier.errors)")
    let unknown = try run(["--present", "detail", "-n"], in: scratch)
    #expect(unknown.exitCode == 64)
  }

  @Test
  func `a first touch that crashes or needs something missing is skipped`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    let app = OwnCode.app.replacingOccurrences(
      of: "view.addSubview(button)",
      with: """
        view.addSubview(button)
        for (index, title) in ["Crash", "Miss"].enumerated() {
            let bad = UIButton(frame: CGRect(x: 20, y: 4 + 26 * index, width: 100, height: 24))
            bad.setTitle(title, for: .normal)
            bad.addTarget(self, action: index == 0 ? #selector(crash) : #selector(miss), for: .touchUpInside)
            view.addSubview(bad)
        }
        """
    ).replacingOccurrences(
      of: "@objc func show",
      with:
        "@objc func crash() { fatalError(\"no\") }\n@objc func miss() { UINowhere.go() }\n@objc func show"
    )
    try scratch.write(app, to: "App/AppDelegate.swift")
    let result = try ToolRun(own: ["App", "-o", "a.gif"] + small, in: scratch.path)
    #expect(result.exitCode == 0)
    #expect(result.errors.contains("touching \"Show\"  UIButton"))
    #expect(result.errors.contains("what is missing: UINowhere"))
    let reached = try ToolRun(
      own: ["App", "--tap", "Miss", "-o", "b.gif"] + small,
      in: scratch.path
    )
    #expect(reached.exitCode == 0)
    #expect(reached.errors.contains("1 statement is left out, the first: "))
    #expect(reached.errors.contains("AppDelegate.swift:33:"))
    let strict = try ToolRun(
      own: ["App", "--tap", "Miss", "--strict", "-o", "c.gif"] + small,
      in: scratch.path
    )
    #expect(strict.exitCode == 65)
    #expect(strict.errors.contains("AppDelegate.swift:33:"))
    #expect(scratch.files().contains("c.gif") == false)
  }

  @Test
  func `a library and an app may each have a storyboard of one name`() throws {
    let scratch = Scratch()
    try scratch.write(
      "let package = Package(name: \"Cards\", targets: [.target(name: \"Cards\", path: \"Cards\")])",
      to: "Lib/Package.swift"
    )
    try scratch.write(
      """
      import UIKit
      public class CardController: UIViewController {
        public static func make() -> UIViewController? {
          UIStoryboard(name: "Main", bundle: Bundle(for: CardController.self)).instantiateInitialViewController()
        }
      }
      """,
      to: "Lib/Cards/Cards.swift"
    )
    try scratch.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
        <scenes><scene sceneID="s1"><objects>
          <viewController id="one" customClass="CardController" customModule="Cards" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/></view>
          </viewController>
        </objects></scene></scenes>
      </document>
      """,
      to: "Lib/Cards/Main.storyboard"
    )
    let app = OwnCode.storyboardApp.replacingOccurrences(
      of: "import UIKit",
      with: "import UIKit\nimport Cards"
    )
    .replacingOccurrences(
      of: "if isSpoilt { fatalError() }",
      with:
        "print(\"made\", CardController.make().map { \"\\(type(of: $0))\" } ?? \"nothing\", \"in\", type(of: self))"
    )
    try scratch.write(app, to: "App/App.swift")
    try scratch.write(OwnCode.storyboard, to: "App/Base.lproj/Main.storyboard")
    let result = try run(["--with", "Lib", "--tap", "Go", "-o", "a.gif"], in: scratch)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.contains("made CardController in FirstController"))
  }
}
