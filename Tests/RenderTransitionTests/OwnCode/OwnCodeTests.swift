import Foundation
import Testing

/// One command over the user's own code, from the file to the frames.
@Suite(.serialized)
struct OwnCodeTests {
  let small = ["--size", "100x200", "--scale", "1", "--fps", "10"]

  @Test
  func `one file with an animator is rendered between two screens`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade, to: "FadeAnimator.swift")
    let run = try ToolRun(own: ["FadeAnimator.swift", "-o", "fade.gif"] + small, in: scratch.path)
    #expect(run.errors.contains("fade.gif:"))
    #expect(run.exitCode == 0)
    #expect(scratch.files() == ["FadeAnimator.swift", "fade.gif"])
  }

  @Test
  func `a matrix shows an app in each language`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.greeting, to: "App.swift")
    for (language, word) in [("en", "Good morning"), ("de", "Guten Morgen")] {
      let folder = "\(scratch.path)/\(language).lproj"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try "\"greeting\" = \"\(word)\";\n".write(
        toFile: "\(folder)/Localizable.strings",
        atomically: true,
        encoding: .utf8
      )
    }
    let run = try ToolRun(
      own: [
        "matrix", ".", "--tap", "Next", "--devices", "iphone-se", "--appearances", "light",
        "--locales", "en,de", "--fps", "4", "-o", "m.html",
      ],
      in: scratch.path
    )
    #expect(run.errors.contains("m.html: 2 films"))
    let page = try String(contentsOfFile: "\(scratch.path)/m.html", encoding: .utf8)
    #expect(page.contains("Good morning") && page.contains("Guten Morgen"))
  }

  @Test
  func `a page calls an own screen a view controller`() throws {
    let scratch = Scratch()
    try scratch.write(
      """
      import UIKit
      class Home: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              UIView.animate(withDuration: 0.2) { self.view.backgroundColor = .red }
          }
      }
      """,
      to: "Home.swift"
    )
    let run = try ToolRun(own: ["Home.swift", "-o", "home.html"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    let page = try String(contentsOfFile: "\(scratch.path)/home.html", encoding: .utf8)
    #expect(page.contains("{\"label\":\"View controller\",\"value\":\"Home\"}"))
  }

  @Test
  func `unchanged code is not compiled again`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade, to: "FadeAnimator.swift")
    _ = try ToolRun(own: ["FadeAnimator.swift", "-n"] + small, in: scratch.path)
    let run = try ToolRun(own: ["FadeAnimator.swift", "-n", "-v"] + small, in: scratch.path)
    #expect(run.exitCode == 0)
    #expect(!run.errors.contains("compiling"))
  }

  @Test
  func `a dry run shows how the object is made`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade, to: "FadeAnimator.swift")
    let run = try ToolRun(own: ["FadeAnimator.swift", "-n"] + small, in: scratch.path)
    #expect(
      run.output.hasPrefix(
        "# animator FadeAnimator, present: FadeAnimator(duration: 0.5, isPresenting: isPresenting)\n"
      )
    )
  }

  @Test
  func `a computed property is not given a value`() throws {
    let scratch = Scratch()
    try scratch.write(
      OwnCode.fade + """

        class Zoom: FadeAnimator {
            var originView: UIViewController?
            var origin: UIView? {
                return originView?.view
            }
            var originFrame: CGRect { return .zero }
            init() { super.init(duration: 0.2, isPresenting: true) }
        }
        """,
      to: "Zoom.swift"
    )
    let run = try ToolRun(own: ["Zoom.swift", "--use", "Zoom", "-n"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
  }

  @Test
  func `an expression makes the object instead`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade, to: "FadeAnimator.swift")
    let run = try ToolRun(
      own: [
        "FadeAnimator.swift", "--init", "FadeAnimator(duration: 0.2, isPresenting: isPresenting)",
        "--dismiss", "-o", "frames",
      ] + small,
      in: scratch.path
    )
    #expect(run.exitCode == 0)
    // 0.2 s at 10 frames a second: both ends count.
    #expect(scratch.files("frames").filter { $0.hasSuffix(".png") }.count == 3)
  }

  @Test
  func `a screen as an article prints it is filmed with plain views, and a note says so`() throws {
    let scratch = Scratch()
    try scratch.write(
      """
      import UIKit
      class ProfileViewController: UIViewController {
          @IBOutlet weak var nameLabel: UILabel!
          override func viewDidLoad() {
              super.viewDidLoad()
              nameLabel.text = "Jane"
          }
          @IBAction func follow(_ sender: Any) {
              performSegue(withIdentifier: "showDetail", sender: "Joe")
          }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              guard let detail = segue.destination as? DetailViewController else { return }
              detail.name = sender as? String
          }
      }
      class DetailViewController: UIViewController {
          var name: String?
          override func viewDidLoad() {
              super.viewDidLoad()
              print("detail of \\(name ?? "nobody")")
          }
      }
      """,
      to: "A.swift"
    )
    let run = try ToolRun(
      own: ["A.swift", "--root", "ProfileViewController", "--tap", "Follow", "-o", "frames"]
        + small,
      in: scratch.path
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("ProfileViewController has no storyboard or xib here"))
    #expect(run.errors.contains("plain views fill its outlets: nameLabel"))
    #expect(run.errors.contains("detail of Joe"))
  }

  @Test
  func `what the code prints does not reach the tool's own output`() throws {
    let scratch = Scratch()
    try scratch.write(
      OwnCode.animator(
        doing: "print(\"hello from the animator\"); context.completeTransition(true)"
      ),
      to: "A.swift"
    )
    let run = try ToolRun(own: ["A.swift", "-o", "a.gif", "--json"] + small, in: scratch.path)
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("{"))
    #expect(run.errors.contains("hello from the animator"))
  }

  @Test
  func `two candidates are listed and one of them can be chosen`() throws {
    let scratch = Scratch()
    try scratch.write(
      OwnCode.fade + "\n"
        + OwnCode.animator("Other", doing: "context.completeTransition(true)"),
      to: "A.swift"
    )
    let run = try ToolRun(own: ["A.swift", "-n"] + small, in: scratch.path)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("there is more than one thing to run"))
    #expect(run.errors.contains("choose with --use FadeAnimator"))
    let chosen = try ToolRun(own: ["A.swift", "-n", "--use", "Other"] + small, in: scratch.path)
    #expect(chosen.output.hasPrefix("# animator Other, present: Other()"))
    let unknown = try ToolRun(own: ["A.swift", "-n", "--use", "Othr"] + small, in: scratch.path)
    #expect(unknown.exitCode == 64)
    #expect(unknown.errors.contains("did you mean 'Other'?"))
  }

  @Test
  func `an app is launched and touched`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    try scratch.write(OwnCode.app, to: "App/AppDelegate.swift")
    let run = try ToolRun(
      own: ["App", "--tap", "Show", "--at", "1", "-o", "end.png"] + small,
      in: scratch.path
    )
    #expect(run.exitCode == 0)
    let untouched = try ToolRun(own: ["App", "-o", "frames"] + small, in: scratch.path)
    #expect(untouched.exitCode == 0)
    #expect(untouched.errors.contains("touching \"Show\"  UIButton"))
    let lost = try ToolRun(
      own: ["App", "--tap", "Hide", "-o", "lost.gif"] + small,
      in: scratch.path
    )
    #expect(lost.exitCode == 65)
    #expect(lost.errors.contains("nothing on the screen is called 'Hide'; there is"))
    #expect(lost.errors.contains("\"Show\"  UIButton  at 20,60  size 80x44"))
  }

  @Test
  func `an app with a storyboard is opened from its folder, in the user's language`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.storyboardApp, to: "App/Controllers.swift")
    try scratch.write(OwnCode.storyboard, to: "App/Base.lproj/Main.storyboard")
    try scratch.write("\"lbl.text\" = \"Hallo\";", to: "App/de.lproj/Main.strings")
    let run = try ToolRun(
      own: ["inspect", "App", "--locale", "de", "--tap", "20,80", "--at", "0"] + [
        "--size", "100x200",
      ],
      in: scratch.path
    )
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\"Hallo\""))
    let turned = try ToolRun(
      own: ["App", "--locale", "deutsch", "-o", "x.gif"] + small,
      in: scratch.path
    )
    #expect(turned.exitCode == 64)
    #expect(turned.errors.contains("it must be a language"))
    // A trial of touches that changes globals or crashes leaves no trace.
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/temporary",
      withIntermediateDirectories: true
    )
    let found = try ToolRun(
      own: ["App", "-o", "found.gif"] + small,
      in: scratch.path,
      environment: ["TMPDIR": scratch.path + "/temporary"]
    )
    #expect(scratch.files("temporary").isEmpty)
    #expect(found.exitCode == 0)
    #expect(found.errors.contains("touching \"Go\""))
    #expect(!found.errors.contains("crashed"))
  }

  @Test
  func `the tree of an app's layers is printed`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade, to: "App/FadeAnimator.swift")
    try scratch.write(OwnCode.app, to: "App/AppDelegate.swift")
    let run = try ToolRun(
      own: ["inspect", "App", "--tap", "Show", "--at", "0.5", "--size", "100x200"],
      in: scratch.path
    )
    #expect(run.exitCode == 0)
    #expect(run.output.contains("UIButton"))
    #expect(run.output.contains("{opacity"))
  }

  @Test
  func `a damaged entry of the cache is made again`() throws {
    let scratch = Scratch()
    let cache = try ToolRun.coldCache(in: scratch.path)
    try scratch.write(OwnCode.animator(doing: "context.completeTransition(true)"), to: "A.swift")
    _ = try ToolRun(own: ["A.swift", "-n"] + small, in: scratch.path, cache: cache)
    let clients = scratch.files("cache/segue/clients")
    #expect(clients.count == 1)
    let library = "\(scratch.path)/cache/segue/clients/\(clients.first ?? "")/client.so"
    try Data("not a library".utf8).write(to: URL(fileURLWithPath: library))
    let run = try ToolRun(own: ["A.swift", "-n", "-v"] + small, in: scratch.path, cache: cache)
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("compiling"))
    #expect(scratch.files("cache/segue/clients") == clients)
  }
}
