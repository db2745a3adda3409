import Foundation
import Testing

/// The tool's messages and exit codes for own code that cannot be run.
///
/// What needs a compiler shares one client, whose mistake an environment variable chooses.
@Suite(.serialized)
struct OwnCodeMessageTests {
  private let small = ["--size", "100x200", "--scale", "1", "--fps", "10", "--no-progress"]

  private func run(
    _ words: [String],
    in scratch: borrowing Scratch,
    mistake: String = ""
  ) throws -> ToolRun {
    try ToolRun(own: words + small, in: scratch.path, environment: ["MISTAKE": mistake])
  }

  private static let mistakes = OwnCode.animator(
    doing: """
      switch ProcessInfo.processInfo.environment["MISTAKE"] ?? "" {
              case "forgets": break
              case "repeats":
                  Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in }
              case "stands":
                  func again() { DispatchQueue.main.async { again() } }
                  again()
              case "raises":
                  let table = UITableView()
                  _ = table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
              case "diagnoses":
                  _ = UIFont.systemFont(ofSize: 17, weight: .regular, width: .condensed)
                  context.completeTransition(true)
              default: context.completeTransition(true)
              }
      """
  )

  @Test(
    arguments: [
      ("forgets", 76, "completeTransition(_:)"),
      ("repeats", 76, "the transition never ends: "),
      ("stands", 76, "time stands still: "),
      ("raises", 65, "must register a nib or a class"),
      ("diagnoses", 1, "UIFont.Width is not supported"),
      ("", 0, "a.gif: "),
    ]
  )
  func `a failing transition is reported in words, and leaves nothing broken`(
    mistake: String,
    code: Int32,
    words: String
  ) throws {
    let scratch = Scratch()
    try scratch.write(Self.mistakes, to: "A.swift")
    let isStrict = mistake == "diagnoses"
    let run = try run(
      ["A.swift", "--max-duration", "3", "-o", "a.gif"] + (isStrict ? ["--strict"] : []),
      in: scratch,
      mistake: mistake
    )
    #expect(run.exitCode == code, "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
    // What is merely unsupported is drawn anyway.
    #expect(scratch.files() == (code < 2 ? ["A.swift", "a.gif"] : ["A.swift"]))
  }

  @Test
  func `a screen without its last brace is one error in the user's own line`() throws {
    let scratch = Scratch()
    try scratch.write(
      "import UIKit\nclass Home: UIViewController {\n  override func viewDidLoad() {}\n",
      to: "Home.swift"
    )
    let run = try run(["Home.swift", "-o", "a.gif"], in: scratch)
    #expect(run.exitCode == 65, "\(run.errors)")
    #expect(run.errors.contains("(1 error)"), "\(run.errors)")
    #expect(run.errors.contains("/Home.swift:3:32: error: expected '}' in class"), "\(run.errors)")
  }

  @Test
  func `an Info plist that ends early is bad input, named with its line`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.app, to: "App/App.swift")
    try scratch.write("<plist version=\"1.0\">\n<dict>\n<key>CFBundleNa", to: "App/Info.plist")
    let run = try run(["App", "-o", "a.gif"], in: scratch)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("App/Info.plist:3: "), "\(run.errors)")
    #expect(scratch.files() == ["App"])
  }

  @Test
  func `all libraries that are missing are named`() throws {
    let scratch = Scratch()
    let imports = "import UIKit\nimport Elsewhere\nimport Nowhere\n"
    try scratch.write(imports + OwnCode.fade, to: "A.swift")
    let run = try run(["A.swift", "--init", "Nowhere.animator()", "-o", "a.gif"], in: scratch)
    let hint = "hint: add the sources of Elsewhere, Nowhere with --with PATH for each, its folder"
    #expect(run.errors.contains(hint), "\(run.errors)")
  }

  @Test
  func `an import of a missing module is an error in a file, with the place of its first use`()
    throws
  {
    let scratch = Scratch()
    try scratch.write("import UIKit\nimport Nowhere\n" + OwnCode.fade, to: "A.swift")
    let words = ["A.swift", "--init", "Nowhere.animator()", "-o", "a.gif"]
    let run = try run(words, in: scratch)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("your code does not compile without Nowhere (1 error):"))
    #expect(run.errors.contains("--init:1:"))
    #expect(run.errors.contains("missing modules:\n  Nowhere  ("))
    let hint = "hint: add the source of Nowhere with --with PATH, its folder"
    #expect(run.errors.contains(hint + "; --fetch downloads what the project names"))
    let fetching = try self.run(words + ["--fetch"], in: scratch)
    #expect(fetching.errors.contains(hint) && !fetching.errors.contains("--fetch"))
  }

  /// A delegate, the animator that it makes, and another file that imports a library for all.
  private func delegate(
    _ animator: String,
    imports: String,
    in scratch: borrowing Scratch
  ) throws -> ToolRun {
    try scratch.write("", to: ".git/HEAD")
    try scratch.write("import UIKit\nimport Nowhere\nclass Theme {}\n", to: "Theme.swift")
    try scratch.write(
      imports
        + OwnCode.fade.replacing("import UIKit", with: "").replacing(
          "context.containerView.addSubview(view)",
          with: animator + "\ncontext.containerView.addSubview(view)"
        ) + """

          class FadeDelegate: NSObject, UIViewControllerTransitioningDelegate {
              func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
                  FadeAnimator(duration: 0.2, isPresenting: true)
              }
          }
          """,
      to: "Fade.swift"
    )
    return try run(["Fade.swift", "--use", "FadeDelegate", "-o", "a.gif"], in: scratch)
  }

  @Test(arguments: ["import UIKit\nimport Nowhere\n", "import UIKit\n"])
  func `what the film is not of does without a missing library, whichever file imports it`(
    imports: String
  ) throws {
    let run = try delegate(
      "view.nowhere.fill { side in side.all() }",
      imports: imports,
      in: Scratch()
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("the code imports missing modules: Nowhere"), "\(run.errors)")
    #expect(run.errors.contains("left out"), "\(run.errors)")
  }

  @Test
  func `what the film is of does not, and the library that another file imports is named`() throws {
    let scratch = Scratch()
    try scratch.write("", to: ".git/HEAD")
    try scratch.write("import UIKit\nimport Nowhere\nclass Theme {}\n", to: "Theme.swift")
    try scratch.write(
      OwnCode.fade.replacing(
        "context.containerView.addSubview(view)",
        with: "view.nowhere.fill()\ncontext.containerView.addSubview(view)"
      ),
      to: "Fade.swift"
    )
    let run = try run(["Fade.swift", "-o", "a.gif"], in: scratch)
    #expect(run.exitCode == 65)
    let words = "your code does not compile without Nowhere (1 error):"
    #expect(run.errors.contains(words), "\(run.errors)")
    let hint = "hint: add the source of Nowhere with --with PATH, its folder"
    #expect(run.errors.contains(hint), "\(run.errors)")
  }

  /// An animator that is made with a value which the compiler refuses: its
  /// enumeration's first case.
  private static func choosy(_ initializers: String) -> String {
    """
    import UIKit
    enum Look { @available(*, unavailable) case old; case new }
    class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        \(initializers)
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.3 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
            context.completeTransition(true)
        }
    }
    """
  }

  @Test
  func `an animator that cannot be made with the tool's own values is refused in words`() throws {
    let scratch = Scratch()
    try scratch.write(Self.choosy("init(look: Look) {}"), to: "kit/A.swift")
    let run = try run(["kit", "-o", "a.gif"], in: scratch)
    #expect(run.exitCode == 64, "\(run.errors)")
    #expect(run.errors.contains("cannot make a 'Fade' ("), "\(run.errors)")
    #expect(
      run.errors.contains("/A.swift:3): 'Fade(look: .old)' does not compile: 'old' is unavailable")
    )
    #expect(run.errors.contains("hint: give the expression: --init 'Fade(…)'"))
    #expect(!run.errors.contains("SegueRunner"))
  }

  @Test
  func `where the compiler refuses one initializer another one makes the animator`() throws {
    let scratch = Scratch()
    let two = "init(look: Look) {}\n    init(fast: Bool, far: Bool) {}"
    try scratch.write(Self.choosy(two), to: "kit/A.swift")
    let run = try run(["kit", "-o", "a.gif"], in: scratch)
    #expect(run.exitCode == 0, "\(run.errors)")
  }

  @Test
  func `an initializer that wants a missing type is refused with the type's name`() throws {
    let scratch = Scratch()
    let skin = "enum Style { case dark }\nclass Skin { init(theme: Theme) {} }\n"
    try scratch.write(skin + Self.choosy("init(skin: Skin, style: Style) {}"), to: "A.swift")
    let alone = try run(["A.swift", "--alone", "-n"], in: scratch)
    #expect(alone.exitCode == 64, "\(alone.errors)")
    #expect(alone.errors.contains("cannot tell how to make a 'Fade' ("), "\(alone.errors)")
    #expect(alone.errors.contains(": its initializer wants 'skin: Skin'\n"), "\(alone.errors)")
    #expect(alone.errors.contains("missing names:\n  Theme  ("), "\(alone.errors)")
    #expect(alone.errors.contains("/A.swift:2:14)"), "\(alone.errors)")
    #expect(alone.errors.contains("hint: leave out --alone, or add what declares Theme: its file"))
    #expect(!alone.errors.contains("--init"))
    let whole = try run(["A.swift", "-n"], in: scratch)
    #expect(whole.errors.contains("hint: add what declares Theme: its file"), "\(whole.errors)")
  }

  @Test
  func `a missing type is no obstacle where nil can stand for it, and is named`() throws {
    let scratch = Scratch()
    let animator = OwnCode.animator(
      doing: """
        delegate?.willFade(self, to: photo?.title ?? "none")
        if let photo { context.containerView.backgroundColor = photo.color }
        print("with", photo == nil)
        context.completeTransition(true)
        """
    )
    func adding(_ members: String) -> String {
      let end = "UIViewControllerAnimatedTransitioning {"
      return animator.replacingOccurrences(of: end, with: "\(end)\n    \(members)")
    }
    let members = """
      let photo: Photo?
          weak var delegate: FadeDelegate?
          init(photo: Photo?) { self.photo = photo }
      """
    try scratch.write(adding(members), to: "A.swift")
    let words = ["A.swift", "--alone", "-o", "a.gif"]
    let run = try run(words, in: scratch)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("with true"), "\(run.errors)")
    #expect(run.errors.contains("FadeDelegate, Photo are missing, and nil stands for them"))
    #expect(try self.run(words + ["--strict"], in: scratch).exitCode == 65)
    // One that is made is needed: the code is refused for what it says itself.
    try scratch.write(
      adding("let photo: Photo? = Photo()\n    var delegate: Photo?"),
      to: "B.swift"
    )
    let made = try self.run(["B.swift", "--alone", "-n"], in: scratch)
    #expect(made.exitCode == 65, "\(made.errors)")
    #expect(made.errors.contains("cannot find 'Photo' in scope"), "\(made.errors)")
    #expect(!made.errors.contains("initializer is inaccessible"), "\(made.errors)")
  }

  @Test
  func `of two copies of an animator one is chosen by its file`() throws {
    let scratch = Scratch()
    for name in ["A", "B"] { try scratch.write(OwnCode.fade, to: "copies/\(name)/Fade.swift") }
    let run = try run(["copies", "--use", "FadeAnimator", "-n"], in: scratch)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("hint: name one of these files"), "\(run.errors)")
  }

  @Test
  func `of two animators of one name in a file one is to be renamed`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade + "\n" + OwnCode.fade, to: "Fade.swift")
    let run = try run(["Fade.swift", "-n"], in: scratch)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("hint: a file declares a name once: rename one"), "\(run.errors)")
  }

  @Test
  func `for an object that cannot be made automatically the tool requests an expression`() throws {
    let scratch = Scratch()
    try scratch.write(
      OwnCode.fade.replacingOccurrences(
        of: "init(duration: TimeInterval, isPresenting: Bool)",
        with: "init(duration: TimeInterval, isPresenting: Bool, secret: Secret)"
      ) + "\nclass Secret { private init() {} }",
      to: "A.swift"
    )
    let run = try run(["A.swift", "-n"], in: scratch)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("cannot tell how to make a 'FadeAnimator' ("))
    #expect(run.errors.contains("its initializer wants '"))
    #expect(run.errors.contains("give the expression: --init 'FadeAnimator(…)'"))
  }

  @Test
  func `an unreadable project is reported with its path`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade, to: "App/A.swift")
    try scratch.write("// !$*UTF8*$!\n{ objects = { a = ", to: "App/App.xcodeproj/project.pbxproj")
    let run = try run(["App/App.xcodeproj", "-n"], in: scratch)
    #expect(run.exitCode == 65, "\(run.errors)")
    #expect(run.errors.contains("cannot understand '"))
    #expect(run.errors.contains("App.xcodeproj/project.pbxproj"))
  }

  @Test
  func `a call of a missing function is reported with its name`() throws {
    let scratch = Scratch()
    let text = OwnCode.animator(doing: "nothing(); context.completeTransition(true)")
    try scratch.write(
      text + "\n@_silgen_name(\"of_no_library\") func nothing()\n",
      to: "A.swift"
    )
    let run = try run(["A.swift", "-o", "a.gif"], in: scratch)
    #expect(run.exitCode == 65, "\(run.errors)")
    #expect(run.errors.contains("your code calls 'of_no_library', which no library has"))
    #expect(scratch.files() == ["A.swift"])
  }

  @Test
  func `a touch on an empty screen is reported`() throws {
    let scratch = Scratch()
    try scratch.write(
      """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              window = UIWindow()
              window?.rootViewController = UIViewController()
              window?.makeKeyAndVisible()
              return true
          }
      }
      """,
      to: "App/App.swift"
    )
    let run = try run(["App", "--tap", "Show", "-o", "a.gif"], in: scratch)
    #expect(run.exitCode == 65, "\(run.errors)")
    #expect(run.errors.contains("cannot tap Show: nothing on the screen is called 'Show'\n"))
    #expect(run.errors.contains("hint: the screen shows nothing that can be named"))
  }

  @Test(
    arguments: [
      ("SlideAnimatr.swift", 66, "hint: did you mean 'SlideAnimator.swift'?"),
      ("SlideAnimator", 64, "Did you mean 'SlideAnimator.swift'?"),
      ("Demoapp", 64, "Did you mean 'DemoApp'?"),
      ("DemoApp/Home.swft", 66, "hint: did you mean 'DemoApp/Home.swift'?"),
      ("Elsewhere.swift", 66, "there is no such file or folder\n"),
    ] as [(String, Int32, String)]
  )
  func `for a file that is missing the tool suggests the one whose name is like it`(
    word: String,
    code: Int32,
    words: String
  ) throws {
    let scratch = Scratch()
    try scratch.write("class A {}", to: "SlideAnimator.swift")
    try scratch.write("class B {}", to: "DemoApp/Home.swift")
    let run = try run([word], in: scratch)
    #expect(run.exitCode == code)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test(
    arguments: [
      (["--use", "A", "--animator", "reveal"], "'--use' is about own code, and none was given."),
      (["A.swift", "--animator", "reveal"], "'--animator' and own code exclude each other."),
      (["A.swift", "--push", "A", "--root", "B"], "'--push' and '--root' exclude each other."),
      (
        ["A.swift", "--use", "A", "--push", "B", "--present", "C"],
        "'--present' and '--push' exclude each other."
      ),
      (["A.swift", "--rotate", "sideways"], "it must be landscape or portrait"),
      (["A.swift", "--swipe", "over"], "it must be left, right, up or down"),
      (["A.swift", "--drag", "1,2:"], "it must be x,y:x,y"),
      (["A.swift", "--wait", "long"], "it must be a number of seconds"),
      (["A.swift", "--script", "bad.txt"], "The script 'bad.txt' is not a text in UTF-8."),
      (["-a", "reveal", "--watch"], "'--watch' is about own code, and none was given."),
      (["-a", "reveal", "--cache", "x"], "'--cache' is about own code, and none was given."),
      (["reveal"], "An animator is named by '--animator reveal'."),
      (["stil"], "Did you mean 'still'?"),
    ]
  )
  func `impossible options are refused before anything is compiled`(
    words: [String],
    message: String
  ) throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade, to: "A.swift")
    try Data([0xFF, 0xFE, 0xFD]).write(to: URL(fileURLWithPath: "\(scratch.path)/bad.txt"))
    let run = try run(words, in: scratch)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
    let script = try self.run(["A.swift", "--script", "none.txt"], in: scratch)
    #expect(script.exitCode == 66)
    #expect(script.errors.contains("cannot read 'none.txt': there is no such file"))
  }
}
