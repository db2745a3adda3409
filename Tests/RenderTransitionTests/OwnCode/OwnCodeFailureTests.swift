import Foundation
import TestSupport
import Testing

/// Own code that does not compile, crashes, never ends or is not there.
@Suite(.serialized)
struct OwnCodeFailureTests {
  private let small = ["--size", "100x200", "--scale", "1", "--fps", "10"]

  @Test
  func `a mistake in the code is reported with its own file, line and column`() throws {
    let scratch = Scratch()
    try scratch.write(
      OwnCode.animator(doing: "context.completeTransition(Missing.flag)"),
      to: "A.swift"
    )
    let run = try ToolRun(own: ["A.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("A.swift:6:36: error: cannot find 'Missing' in scope"))
    #expect(run.errors.contains("  Missing  ("))
    #expect(run.errors.contains("hint: add what declares Missing: its file beside this one, or"))
    #expect(scratch.files() == ["A.swift"])
  }

  @Test
  func `an app whose superclass is in a missing library is told to add that, not an expression`()
    throws
  {
    let scratch = Scratch()
    try scratch.write(
      """
      import Missing
      import UIKit

      @main
      class AppDelegate: XYWindowDelegate {}
      """,
      to: "App/A.swift"
    )
    let run = try ToolRun(own: ["App", "-n"] + small, in: scratch.path)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("hint: add what declares XYWindowDelegate"), "\(run.errors)")
    #expect(!run.errors.contains("--init"))
  }

  /// An animator in Swift 2, around what it does with the view.
  private static func oldAnimator(_ body: String) -> String {
    """
    import UIKit

    class OldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(context: UIViewControllerContextTransitioning?) -> NSTimeInterval {
            return 0.1
        }
        func animateTransition(context: UIViewControllerContextTransitioning) {
            let view = context.viewControllerForKey(UITransitionContextToViewControllerKey)!.view
            view.frame = UIScreen.mainScreen().bounds
            context.containerView()?.addSubview(view)
            \(body)
        }
    }
    """
  }

  @Test
  func `code in Swift 2 is converted and filmed`() throws {
    let scratch = Scratch()
    let body = """
      view.alpha = 0
      UIView.animateWithDuration(0.1, animations: { view.alpha = 1 }, completion: { finished in
          context.completeTransition(!context.transitionWasCancelled())
      })
      """
    try scratch.write(Self.oldAnimator(body), to: "Old.swift")
    let run = try ToolRun(own: ["Old.swift", "-o", "x.gif", "--scale", "1"], in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(!run.errors.contains("Swift 2"), "\(run.errors)")
  }

  @Test
  func `what of Swift 2 is not converted is reported as such, without the port's additions`() throws
  {
    let scratch = Scratch()
    let body = "for var i = 0; i < 3; i++ { view.alpha = 1 }"
    try scratch.write(Self.oldAnimator(body), to: "Old.swift")
    let run = try ToolRun(own: ["Old.swift", "-o", "x.gif", "--scale", "1"], in: scratch.path)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("this is Swift 2"), "\(run.errors)")
    #expect(!run.errors.contains("/sources/"), "\(run.errors)")
    #expect(!run.errors.contains("missing names"), "\(run.errors)")
  }

  @Test
  func `code that empties the folder of temporary files empties its own`() throws {
    let scratch = Scratch()
    let temporary = Scratch()
    try temporary.write("mine", to: "mine.txt")
    let body = """
      let place = NSTemporaryDirectory()
              try? "x".write(toFile: place + "own.txt", atomically: true, encoding: .utf8)
              for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [] {
                try? FileManager.default.removeItem(atPath: place + name)
              }
              try? FileManager.default.removeItem(at: FileManager.default.temporaryDirectory)
              context.completeTransition(true)
      """
    try scratch.write(OwnCode.animator(doing: body), to: "A.swift")
    let run = try ToolRun(
      own: ["A.swift", "-o", "a.gif"] + small,
      in: scratch.path,
      environment: ["TMPDIR": temporary.path]
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(temporary.files() == ["mine.txt"])
  }

  @Test(arguments: ["KILL", "TERM"])
  func `what runs the code ends with the tool, however that ends`(signal: String) throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.animator(doing: "while true {}"), to: "A.swift")
    let words = ["A.swift", "-o", "a.gif"] + small
    // The processes that work in the folder: the tool, the one that loads the code, and its forks.
    let script = """
      there() { ls -d /proc/[0-9]*/exe | while read exe; do
        [ "$(readlink $exe)" = "$TOOL" ] && [ "$(readlink ${exe%exe}cwd)" = "$PWD" ] && echo $exe
      done | wc -l; }
      $TOOL \(words.joined(separator: " ")) >/dev/null 2>&1 &
      for i in $(seq 600); do [ $(there) -gt 1 ] && break; sleep 0.1; done
      sleep 0.5
      kill -\(signal) $!
      for i in $(seq 50); do [ $(there) = 0 ] && echo ended && exit; sleep 0.1; done
      """
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let environment = ["PATH": path, "XDG_CACHE_HOME": SharedCache.home]
    let run = try ShellRun(script, in: scratch.path, environment: environment)
    #expect(run.lines.last == "ended", "\(run.output)")
  }

  @Test
  func `code that changes the current folder moves no output`() throws {
    let scratch = Scratch()
    let body = "FileManager.default.changeCurrentDirectoryPath(\"/\")"
    try scratch.write(
      OwnCode.animator(doing: "_ = \(body)\n        context.completeTransition(true)"),
      to: "A.swift"
    )
    let words = ["A.swift", "-o", "sub/frames/", "-o", "a.gif"] + small
    let run = try ToolRun(own: words, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("sub/frames: "), "\(run.errors)")
    #expect(scratch.files().contains("a.gif"))
    #expect(FileManager.default.fileExists(atPath: "\(scratch.path)/sub/frames/manifest.json"))
    let again = try ToolRun(own: words, in: scratch.path)
    #expect(again.exitCode == 73)
    #expect(again.errors.contains("cannot write 'a.gif': it exists"))
  }

  @Test
  func `a crash is reported with its place and leaves nothing behind`() throws {
    let scratch = Scratch()
    try scratch.write(
      OwnCode.animator(doing: "let none: UIView? = nil\n        none!.alpha = 1"),
      to: "A.swift"
    )
    let temporary = Scratch()
    let run = try ToolRun(
      own: ["A.swift", "-o", "frames"] + small,
      in: scratch.path,
      environment: ["TMPDIR": temporary.path]
    )
    #expect(run.exitCode == 70)
    #expect(run.errors.contains("Fatal error") && !run.errors.contains("Backtracing"))
    #expect(run.errors.contains("your code crashed while"))
    #expect(run.errors.contains("A.swift:7"))
    #expect(scratch.files() == ["A.swift"])
    #expect(temporary.files() == [])
  }

  @Test
  func `what raises an exception on iOS is reported with its line`() throws {
    let scratch = Scratch()
    let body = "let view = UIView()\nview.frame.size.width = .nan\nprint(view)"
    try scratch.write(OwnCode.animator(doing: body), to: "A.swift")
    let run = try ToolRun(own: ["A.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("contains NaN"), "\(run.errors)")
    #expect(run.errors.contains("A.swift:7"), "\(run.errors)")
  }

  @Test
  func `the line of an exception is found where the cache is behind a link, too`() throws {
    let scratch = Scratch()
    let cache = "\(scratch.path)/cache"
    try FileManager.default.createSymbolicLink(
      atPath: cache,
      withDestinationPath: SharedCache.home
    )
    let body = "let view = UIView()\nview.frame.size.width = .nan\nprint(view)"
    try scratch.write(OwnCode.animator(doing: body), to: "A.swift")
    let run = try ToolRun(own: ["A.swift", "-o", "a.gif"] + small, in: scratch.path, cache: cache)
    #expect(run.errors.contains("A.swift:7"), "\(run.errors)")
  }

  @Test(arguments: [
    // A call that the compiler gives no line.
    "class Row { var label: UILabel! }; let row = Row()\nrow.label.alpha = 1",
    // A trap behind the function's end.
    "var small: Int8 = 127\nsmall += Int8(context.containerView.tag + 1)",
    // The runtime aborts.
    "let value: Any = context\nprint(value as! Int)",
  ])
  func `a crash is reported with the line that is to blame`(body: String) throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.animator(doing: body + "\nprint(1)"), to: "A.swift")
    let run = try ToolRun(own: ["A.swift", "-o", "frames"] + small, in: scratch.path)
    #expect(run.exitCode == 70)
    let places = run.errors.split(separator: "\n").filter { $0.hasPrefix("  at ") }
    #expect(places.first?.contains("/A.swift:7:") == true, "\(run.errors)")
  }

  @Test
  func `a recursion without end is reported as such, and its place once`() throws {
    let scratch = Scratch()
    let again = "\nfunc again(_ number: Int) -> Int { again(number + 1) + 1 }\n"
    try scratch.write(OwnCode.animator(doing: "print(again(1))") + again, to: "A.swift")
    let run = try ToolRun(own: ["A.swift", "-o", "frames"] + small, in: scratch.path)
    #expect(run.exitCode == 70)
    #expect(run.errors.contains("its stack is full"), "\(run.errors)")
    let places = run.errors.split(separator: "\n").filter { $0.hasPrefix("  at ") }
    #expect(Set(places).count == places.count, "\(run.errors)")
  }

  @Test
  func `a stack that calls outside of one's own code fill is reported as such`() throws {
    let scratch = Scratch()
    let nest = "var nest: [Any] = []\nfor _ in 0..<1_000_000 { nest = [nest] }\nnest = []"
    try scratch.write(OwnCode.animator(doing: nest), to: "A.swift")
    let run = try ToolRun(own: ["A.swift", "-o", "frames"] + small, in: scratch.path)
    #expect(run.exitCode == 70)
    #expect(run.errors.contains("its stack is full"), "\(run.errors)")
  }

  @Test
  func `an endless loop at the launch is reported with its place`() throws {
    let scratch = Scratch()
    let app = OwnCode.app.replacing("super.viewDidLoad()", with: "while true { }")
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    try scratch.write(app, to: "App/AppDelegate.swift")
    let run = try ToolRun(
      own: ["App", "-o", "a.gif", "--timeout", "4"] + small,
      in: scratch.path
    )
    #expect(run.exitCode == 76)
    #expect(run.errors.contains("AppDelegate.swift:17"), "\(run.errors)")
  }

  @Test
  func `an endless loop is reported with its place`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.animator(doing: "while true { }"), to: "A.swift")
    let run = try ToolRun(
      own: ["A.swift", "-o", "a.gif", "--timeout", "3"] + small,
      in: scratch.path
    )
    #expect(run.exitCode == 76)
    // Trials that run into the loop leave time for the run that is reported.
    #expect(
      run.errors.contains("gave up while measuring the transition at 0.000 s of virtual time")
    )
    #expect(run.errors.contains("A.swift:6"))
    #expect(!run.errors.contains("Backtracing"))
    #expect(scratch.files() == ["A.swift"])
  }

  @Test
  func `code that computes without end in a trial, too, is reported after a third of the time`()
    throws
  {
    let scratch = Scratch()
    try scratch.write(OwnCode.animator(doing: "while true { }"), to: "A.swift")
    let run = try ToolRun(
      own: ["A.swift", "-o", "a.gif", "--timeout", "12"] + small,
      in: scratch.path
    )
    #expect(run.exitCode == 76)
    #expect(run.errors.contains("nothing was finished for "), "\(run.errors)")
    #expect(!run.errors.contains("nothing was finished for 12 seconds"), "\(run.errors)")
    #expect(run.errors.contains("A.swift:6"))
  }

  @Test
  func `a signal that ends a run of the user's own code is what the shell sees`() throws {
    let scratch = Scratch()
    let fade = """
      let view = context.view(forKey: .to)!
      context.containerView.addSubview(view)
      view.alpha = 0
      FileHandle.standardError.write(Data("begun\\n".utf8))
      UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { _ in context.completeTransition(true) }
      """
    try scratch.write(OwnCode.animator(doing: fade), to: "A.swift")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let run = try ShellRun(
      """
      $TOOL A.swift --size 120x200 --scale 1 --fps 240 --speed 0.01 -q >log 2>&1 & tool=$!
      for i in $(seq 600); do grep -q begun log && break; sleep 0.05; done
      kill -TERM $tool; wait $tool; echo $?; cat log
      """,
      in: scratch.path,
      environment: ["PATH": path, "XDG_CACHE_HOME": SharedCache.home]
    )
    #expect(run.lines == ["143", "begun"])
  }

  @Test
  func `code that calls exit is reported`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.animator(doing: "exit(0)"), to: "A.swift")
    let run = try ToolRun(own: ["A.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 70)
    #expect(run.errors.contains("your code ended the program: exit(0)"))
  }

  @Test
  func `a mistake in a storyboard is reported with storyboard, scene and element`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.storyboardApp, to: "App/Controllers.swift")
    for (old, new, words) in [
      (
        "property=\"label\"", "property=\"nobody\"",
        "not key value coding-compliant for the key nobody"
      ),
      (
        "</scene>", "",
        "\(scratch.path)/App/Base.lproj/Main.storyboard:31: </scenes> where </scene> is due"
      ),
      ("<view key", "<view class=1 key", "Main.storyboard:"),
    ] {
      let text = OwnCode.storyboard.replacingOccurrences(of: old, with: new)
      try scratch.write(text, to: "App/Base.lproj/Main.storyboard")
      let run = try ToolRun(own: ["App", "--tap", "Go", "-o", "x.gif"] + small, in: scratch.path)
      #expect(run.exitCode == 65)
      #expect(run.errors.contains(words), "\(run.errors)")
      #expect(run.errors.contains("Main"))
    }
  }

  @Test
  func `missing input and unknown options are refused`() throws {
    let scratch = Scratch()
    try scratch.write("nothing", to: "empty/readme.txt")
    let missing = try ToolRun(own: ["Nope.swift"], in: scratch.path)
    #expect(missing.exitCode == 66)
    #expect(missing.errors.contains("cannot read 'Nope.swift': there is no such file or folder"))
    let empty = try ToolRun(own: ["empty"], in: scratch.path)
    #expect(empty.exitCode == 66)
    let strange = try ToolRun(own: ["nonsense"], in: scratch.path)
    #expect(strange.exitCode == 64)
    #expect(strange.errors.contains("Unexpected argument 'nonsense'"))
    try scratch.write("GIF89a", to: "a.gif")
    for word in ["a.gif", "./a.gif"] {
      let picture = try ToolRun(own: [word, "-o", "b.gif"], in: scratch.path)
      #expect(picture.exitCode == 65)
      #expect(picture.errors.contains("'\(word)' is not Swift"))
    }
  }

  @Test
  func `without a compiler the tool explains how to get one`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade, to: "A.swift")
    let run = try ToolRun(
      own: ["A.swift"],
      in: scratch.path,
      environment: ["PATH": "/nowhere"]
    )
    #expect(run.exitCode == 69)
    #expect(run.errors.contains("there is no 'swiftc' on the PATH"))
  }
}
