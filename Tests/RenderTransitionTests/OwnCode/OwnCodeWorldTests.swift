import Foundation
import Testing

/// The surroundings of the user's own code: those of a newly installed app, each time.
@Suite(.serialized)
struct OwnCodeWorldTests {
  private let small = ["--size", "100x200", "--scale", "1", "--fps", "10", "-q"]

  /// A screen that counts its launches in every place where an app keeps something.
  private let counter = """
    import UIKit

    class CounterViewController: UIViewController {
        static var runs = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            CounterViewController.runs += 1
            let defaults = UserDefaults.standard
            defaults.set(defaults.integer(forKey: "launches") + 1, forKey: "launches")
            defaults.synchronize()
            let home = URL(fileURLWithPath: NSHomeDirectory())
            let file = home.appendingPathComponent("Documents/launches.txt")
            let before = (try? Data(contentsOf: file))?.count ?? 0
            try? Data(count: before + 1).write(to: file)
            let label = UILabel(frame: view.bounds)
            label.numberOfLines = 0
            label.text = "\\(CounterViewController.runs) \\(defaults.integer(forKey: "launches")) \\(before)"
            view.addSubview(label)
            print("shown: \\(label.text!)")
            view.backgroundColor = .white
        }
    }
    """

  @Test(arguments: [[], ["--at", "0,1"]])
  func `a filmstrip shows the first run too`(moments: [String]) throws {
    let scratch = Scratch()
    try scratch.write(counter, to: "Counter.swift")
    let run = try ToolRun(
      own: [
        "Counter.swift", "--root", "CounterViewController", "--wait", "0.2", "-o", "strip.png",
        "--format", "filmstrip",
      ] + moments + small,
      in: scratch.path
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("shown: 1 1 0\n"), "\(run.errors)")
    #expect(!run.errors.contains("shown: 2"), "\(run.errors)")
    #expect(!run.errors.contains("does not show the same"), "\(run.errors)")
  }

  @Test
  func
    `static state, defaults and files are new in each run, and nothing of the user's is touched`()
    throws
  {
    let scratch = Scratch()
    try scratch.write(counter, to: "Counter.swift")
    try FileManager.default.createDirectory(
      atPath: "\(scratch.path)/home/Documents",
      withIntermediateDirectories: true
    )
    for name in ["a.gif", "b.gif"] {
      let run = try ToolRun(
        own: ["Counter.swift", "--root", "CounterViewController", "-o", name] + small,
        in: scratch.path,
        environment: ["HOME": "\(scratch.path)/home"]
      )
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.errors.contains("shown: 1 1 0\n"), "\(run.errors)")
      #expect(!run.errors.contains("shown: 2"), "\(run.errors)")
      #expect(!run.errors.contains("does not show the same"), "\(run.errors)")
    }
    let made = scratch.contents("")
    #expect(made["a.gif"] == made["b.gif"])
    #expect(scratch.files("home") == ["Documents"] && scratch.files("home/Documents").isEmpty)
  }

  @Test
  func `a screen without its app finds its window at the application's delegate`() throws {
    let scratch = Scratch()
    try scratch.write(
      """
      import UIKit

      class WindowViewController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              guard let delegate = UIApplication.shared.delegate, let window = delegate.window! else {
                  return
              }
              print("same: \\(window === view.window)")
          }
      }
      """,
      to: "Window.swift"
    )
    let run = try ToolRun(
      own: [
        "Window.swift", "--root", "WindowViewController", "--wait", "0.2", "-o", "a.png",
        "--format", "filmstrip",
      ] + small,
      in: scratch.path
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("same: true\n"), "\(run.errors)")
  }

  @Test
  func `colours of asset catalogs have the names that Xcode makes`() throws {
    let scratch = Scratch()
    try scratch.write(
      """
      import UIKit

      @main class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
              _ application: UIApplication,
              didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
              window = UIWindow()
              window?.rootViewController = UIViewController()
              window?.rootViewController?.view.backgroundColor = .deepBlue
              window?.makeKeyAndVisible()
              var blue: CGFloat = 0
              UIColor(resource: .deepBlue).getRed(nil, green: nil, blue: &blue, alpha: nil)
              print("blue: \\(blue)")
              return true
          }
      }
      """,
      to: "App/App.swift"
    )
    try scratch.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0", "green": "0", "blue": "0.500", "alpha": "1"}}}],
       "info": {"author": "xcode", "version": 1}}
      """,
      to: "App/Assets.xcassets/deep-blueColor.colorset/Contents.json"
    )
    let run = try ToolRun(own: ["App", "--wait", "0.1", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("blue: 0.5\n"), "\(run.errors)")
  }

  @Test
  func `an enormous film of code that keeps state is reported, with the moment`() throws {
    let scratch = Scratch()
    try scratch.write(
      """
      import UIKit

      class PileViewController: UIViewController {
          static var runs = 0
          override func viewDidLoad() {
              super.viewDidLoad()
              PileViewController.runs += 1
              view.backgroundColor = .white
              let button = UIButton(type: .system)
              button.setTitle("Go", for: .normal)
              button.frame = CGRect(x: 10, y: 100, width: 80, height: 44)
              button.addTarget(self, action: #selector(go), for: .touchUpInside)
              view.addSubview(button)
          }
          @objc func go() {
              let run = PileViewController.runs
              for index in 0..<400 {
                  let square = UIView(frame: CGRect(x: 0, y: index % 90, width: 9, height: 9))
                  square.backgroundColor = .red
                  view.addSubview(square)
                  UIView.animate(withDuration: 0.6) { square.center.x = 70 }
              }
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
                  self.view.backgroundColor = run == 1 ? .green : .blue
              }
          }
      }
      """,
      to: "Pile.swift"
    )
    let run = try ToolRun(
      own: ["Pile.swift", "--root", "PileViewController", "--tap", "Go", "-o", "a.apng"]
        + ["--size", "320x400", "--scale", "1", "--fps", "500"],
      in: scratch.path
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(
      run.errors.contains("s after its start, it does not show the same each time it runs"),
      "\(run.errors)"
    )
  }

  @Test
  func `a language is found in any region before another language`() throws {
    let scratch = Scratch()
    let animator = OwnCode.animator(
      doing: """
        print("says", NSLocalizedString("greeting", comment: ""))
        context.completeTransition(true)
        """
    )
    try scratch.write(animator, to: "Code/A.swift")
    for (language, word) in [("ar", "marhaban"), ("en-AU", "g'day"), ("en-US", "hello")] {
      let path = "Code/\(language).lproj/Localizable.strings"
      try scratch.write("\"greeting\" = \"\(word)\";\n", to: path)
    }
    let size = ["--size", "100x200", "--scale", "1", "--fps", "10", "-o", "a.gif", "--force"]
    for (words, text) in [([], "hello"), (["--locale", "ar_EG"], "marhaban")] {
      let run = try ToolRun(own: ["Code"] + words + size, in: scratch.path)
      #expect(run.errors.contains("says \(text)"), "\(run.errors)")
    }
  }

  @Test
  func `another picture under the same name makes another film`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.greeting, to: "App/App.swift")
    try scratch.write("\"greeting\" = \"Good morning\";\n", to: "App/en.lproj/Localizable.strings")
    let size = ["--size", "320x480", "--scale", "1", "--fps", "10", "-q"]
    let words = ["App", "--tap", "Next", "-o", "frames"] + size
    let first = try ToolRun(own: words, in: scratch.path)
    #expect(first.exitCode == 0, "\(first.errors)")
    let before = scratch.contents("frames")
    let again = try ToolRun(own: words, in: scratch.path)
    #expect(again.exitCode == 0, "\(again.errors)")
    try scratch.write("\"greeting\" = \"Good evening\";\n", to: "App/en.lproj/Localizable.strings")
    let other = try ToolRun(own: words, in: scratch.path)
    #expect(other.exitCode == 73, "\(other.errors)")
    #expect(scratch.contents("frames") == before)
    let forced = try ToolRun(own: words + ["--force", "-v"], in: scratch.path)
    #expect(forced.exitCode == 0, "\(forced.errors)")
    #expect(!forced.errors.contains("compiling"))
    #expect(scratch.contents("frames") != before)
  }
}
