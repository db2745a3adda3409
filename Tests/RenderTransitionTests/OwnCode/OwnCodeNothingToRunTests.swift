import Testing

/// What the tool says of code in which there is nothing to film.
@Suite(.serialized)
struct OwnCodeNothingToRunTests {
  private let small = ["--size", "100x200", "--scale", "1", "--fps", "10", "--no-progress"]

  private func run(_ words: [String], in scratch: borrowing Scratch) throws -> ToolRun {
    try ToolRun(own: words + small, in: scratch.path)
  }

  @Test
  func `for code with nothing to run the tool lists what it found`() throws {
    let scratch = Scratch()
    try scratch.write("struct Point3 { var x = 0 }", to: "empty/A.swift")
    let empty = try run(["empty", "-n"], in: scratch)
    #expect(empty.exitCode == 64)
    #expect(empty.errors.contains("there is nothing to run in this code"))
    #expect(empty.errors.contains("hint: it declares no class"))
    try scratch.write("import UIKit\nextension UIView { func shake() {} }", to: "shake/A.swift")
    let shake = try run(["shake", "-n"], in: scratch)
    #expect(shake.errors.contains("it extends UIView; add a view controller that calls it"))
    try scratch.write("UIView.animate(withDuration: 1) {}", to: "lines/A.swift")
    let lines = try run(["lines", "-n"], in: scratch)
    #expect(lines.errors.contains("has statements outside of one: put them into a method"))
    let pages = "class Page: UIViewController {}\nclass Other: UIViewController {}"
    try scratch.write("import UIKit\n" + pages, to: "screens/A.swift")
    let screens = try run(["screens", "-n"], in: scratch)
    #expect(screens.exitCode == 64)
    #expect(
      screens.errors.contains(
        "a view controller is run with --present, --push or --root; it declares Page, Other"
      )
    )
  }

  @Test
  func `a class that is neither a screen nor a transition is not said to be one`() throws {
    let scratch = Scratch()
    try scratch.write("import UIKit\nclass Timer2: NSObject {}", to: "A.swift")
    let plain = try run(["A.swift", "--alone", "-n"], in: scratch)
    #expect(plain.exitCode == 64)
    #expect(plain.errors.contains("hint: the classes that it declares are none of these: Timer2;"))
    #expect(plain.errors.contains("without --alone") && !plain.errors.contains("--present"))
    let named = try run(["A.swift", "--use", "Timer2", "-n"], in: scratch)
    #expect(named.exitCode == 64)
    #expect(named.errors.contains("'Timer2' is not an animator, delegate, "), "\(named.errors)")
    #expect(named.errors.contains("hint: nothing in this code can be run by itself"))
    #expect(!named.errors.contains("what can be run: "))
  }

  @Test
  func `an interaction controller without its animator is said to be one`() throws {
    let scratch = Scratch()
    let swipe = "class Swipe: UIPercentDrivenInteractiveTransition {}"
    try scratch.write("import UIKit\n" + swipe, to: "A.swift")
    let run = try run(["A.swift", "--alone", "-n"], in: scratch)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("hint: 'Swipe' lets a finger drive the transition of an animator"))
  }

  @Test
  func `a private transition is said to be one, and a way that one cannot go`() throws {
    let scratch = Scratch()
    let delegate = "class Mover: NSObject, UIViewControllerTransitioningDelegate {}"
    try scratch.write("import UIKit\nprivate " + delegate, to: "A.swift")
    let hidden = try run(["A.swift", "--alone", "-n"], in: scratch)
    #expect(hidden.exitCode == 64)
    #expect(hidden.errors.contains("hint: 'Mover' is private, so that no other file can make one"))
    try scratch.write("import UIKit\n" + delegate, to: "B/B.swift")
    let pushed = try run(["B/B.swift", "--as", "push", "-o", "f"], in: scratch)
    let words = "--as push has no effect: a transitioning delegate is for presentations"
    #expect(pushed.errors.contains(words), "\(pushed.errors)")
  }

  @Test
  func `a generic transition is said to be one`() throws {
    let scratch = Scratch()
    let delegate = "class Mover<T>: NSObject, UIViewControllerTransitioningDelegate {}"
    try scratch.write("import UIKit\n" + delegate, to: "A.swift")
    for words in [["A.swift", "-n"], ["A.swift", "--present", "Mover", "-n"]] {
      let run = try run(words, in: scratch)
      #expect(run.exitCode == 64)
      #expect(run.errors.contains("'Mover' is generic: "), "\(run.errors)")
      #expect(run.errors.contains("such as 'class Mine: Mover<…> {}'"), "\(run.errors)")
    }
  }

  @Test
  func `for code with nothing to run the tool names missing superclasses and their modules`() throws
  {
    let scratch = Scratch()
    let fade = "class Fade: BaseAnimator, Equatable {}"
    try scratch.write("import Nowhere\nimport UIKit\n" + fade, to: "kit/A.swift")
    let kit = try run(["kit", "-n"], in: scratch)
    #expect(kit.exitCode == 64)
    #expect(kit.errors.contains("missing names:\n  BaseAnimator  ("), "\(kit.errors)")
    #expect(kit.errors.contains("missing modules:\n  Nowhere  ("), "\(kit.errors)")
    #expect(kit.errors.contains("hint: add the source of Nowhere with --with PATH"))
    #expect(!kit.errors.contains("Equatable"))
    try scratch.write("import UIKit\n" + fade, to: "file/A.swift")
    let file = try run(["file", "-n"], in: scratch)
    #expect(file.errors.contains("hint: add the code that declares BaseAnimator with --with PATH"))
  }

  @Test
  func `of an app of SwiftUI the tool says that it is not rendered`() throws {
    let scratch = Scratch()
    try scratch.write(
      """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Text("Shop") } } }
      """,
      to: "app/Shop.swift"
    )
    let run = try run(["app", "-n"], in: scratch)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("it is SwiftUI, which is not rendered"))
  }

  @Test(arguments: [
    "import Cocoa\n@NSApplicationMain class AppDelegate: NSObject, NSApplicationDelegate {}\n",
    "import AppKit\nclass Fade: NSObject, NSViewControllerPresentationAnimator {}\n",
  ])
  func `of an app of macOS the tool says that AppKit is not rendered`(text: String) throws {
    let scratch = Scratch()
    try scratch.write(text, to: "app/AppDelegate.swift")
    let run = try run(["app", "-n"], in: scratch)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("it is of macOS, and AppKit is not rendered"), "\(run.errors)")
  }

  @Test
  func `of a view of SwiftUI alone the tool says that it is not rendered`() throws {
    let scratch = Scratch()
    let text = "import SwiftUI\nstruct Badge: View { var body: some View { Text(\"1\") } }\n"
    try scratch.write(text, to: "Badge.swift")
    let run = try run(["Badge.swift", "-n"], in: scratch)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("it is SwiftUI, which is not rendered"), "\(run.errors)")
  }

  @Test
  func `of a screen that shows a view of SwiftUI the tool says that it is not rendered`() throws {
    let scratch = Scratch()
    let text = """
      import SwiftUI
      import UIKit
      struct Badge: View { var body: some View { Text("1") } }
      class Host: UIViewController {
        override func viewDidLoad() { show(UIHostingController(rootView: Badge()), sender: nil) }
      }
      """
    try scratch.write(text, to: "Host.swift")
    let run = try run(["Host.swift", "--root", "Host", "-n"], in: scratch)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("hint: SwiftUI is not rendered"), "\(run.errors)")
    #expect(!run.errors.contains("what declares Badge"))
  }
}
