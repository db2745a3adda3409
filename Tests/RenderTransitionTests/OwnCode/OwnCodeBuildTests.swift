import Foundation
import TestSupport
import Testing

/// Modules, caches, watching: how own code becomes something that runs.
@Suite(.serialized)
struct OwnCodeBuildTests {
  private let small = ["--size", "100x200", "--scale", "1", "--fps", "10", "--no-progress"]

  @Test
  func `a missing module is named once, and its source can be added`() throws {
    let scratch = Scratch()
    let animator = OwnCode.animator(
      doing: """
        var counter = Counter()
        counter.count()
        print("counted", counter.number)
        context.completeTransition(true)
        """
    ).replacingOccurrences(of: "import UIKit", with: "import UIKit\nimport Counting")
    try scratch.write(animator, to: "Code/A.swift")
    try scratch.write(
      "public struct Counter { public init() {}; public var number = 0; public mutating func count() { number += 1 } }",
      to: "elsewhere/Counting/C.swift"
    )
    let without = try ToolRun(own: ["Code", "-o", "a.gif"] + small, in: scratch.path)
    #expect(without.exitCode == 0)
    #expect(
      without.errors.contains(
        "the code imports missing modules: Counting; add their source with --with PATH"
      )
    )
    #expect(without.errors.contains("3 statements that need it are left out, the first at"))
    #expect(!without.errors.contains("counted"))
    let strict = try ToolRun(own: ["Code", "--strict", "-o", "b.gif"] + small, in: scratch.path)
    #expect(strict.exitCode == 65)
    #expect(strict.errors.contains("hint: add the source of Counting with --with PATH"))
    let folder = try ToolRun(
      own: ["Code", "--with", "elsewhere/Counting", "-o", "d.gif"] + small,
      in: scratch.path
    )
    #expect(folder.exitCode == 0)
    #expect(folder.errors.contains("counted 1"))
  }

  @Test
  func `a library is not missing that lies beside the example of which a file is named`() throws {
    let scratch = Scratch()
    let animator = OwnCode.animator(doing: "print(counted()); context.completeTransition(true)")
    try scratch.write("", to: ".git/HEAD")
    try scratch.write("import Counting\nimport Other\n" + animator, to: "Example/A.swift")
    try scratch.write("public func counted() -> String { \"counted\" }", to: "Counting/C.swift")
    let run = try ToolRun(own: ["Example/A.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("counted"))
    #expect(run.errors.contains("missing modules: Other;"), "\(run.errors)")
  }

  @Test
  func `a module may have the name of one of Segue's own`() throws {
    let scratch = Scratch()
    try scratch.write(
      """
      let package = Package(name: "P", targets: [
        .target(name: "Display"), .target(name: "Demo", dependencies: ["Display"]),
      ])
      """,
      to: "Package.swift"
    )
    try scratch.write("public let shown = \"own Display\"", to: "Sources/Display/D.swift")
    let animator = OwnCode.animator(
      doing: "print(shown, Display.shown); context.completeTransition(true)"
    )
    try scratch.write("import Display\n" + animator, to: "Sources/Demo/A.swift")
    let run = try ToolRun(own: [".", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("own Display own Display"))
  }

  @Test
  func `a package's module has its bundle, and sees that it is of a package`() throws {
    let scratch = Scratch()
    try scratch.write(
      """
      let package = Package(name: "P", targets: [
        .target(name: "Words", resources: [.process("Resources")]),
        .target(name: "Demo", dependencies: ["Words"]),
      ])
      """,
      to: "Package.swift"
    )
    try scratch.write("hello", to: "Sources/Words/Resources/word.txt")
    try scratch.write(
      """
      import Foundation
      #if SWIFT_PACKAGE
      public let place = Bundle.module.path(forResource: "word", ofType: "txt")
      #else
      public let place: String? = nil
      #endif
      """,
      to: "Sources/Words/W.swift"
    )
    let animator = OwnCode.animator(
      doing: """
        print("read", (try? String(contentsOfFile: place ?? "")) ?? "nothing")
        context.completeTransition(true)
        """
    )
    try scratch.write("import Words\n" + animator, to: "Sources/Demo/A.swift")
    let run = try ToolRun(own: [".", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("read hello"))
  }

  @Test
  func `added modules may need one another, in any order`() throws {
    let scratch = Scratch()
    try scratch.write("public let base = 40", to: "Base/B.swift")
    try scratch.write("import Base\npublic let sum = base + 2", to: "Sum/S.swift")
    let animator = OwnCode.animator(doing: "print(\"sum\", sum); context.completeTransition(true)")
    try scratch.write("import Sum\n" + animator, to: "Code/A.swift")
    let run = try ToolRun(
      own: ["Code", "--with", "Sum", "--with", "Base", "-o", "a.gif"] + small,
      in: scratch.path
    )
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("sum 42"))
  }

  @Test
  func `where only a body changes the modules that need it are kept`() throws {
    let scratch = Scratch()
    try scratch.write(
      """
      let package = Package(name: "P", targets: [
        .target(name: "Words"), .target(name: "Kit", dependencies: ["Words"]),
        .target(name: "Demo", dependencies: ["Kit"]),
      ])
      """,
      to: "Package.swift"
    )
    try scratch.write(
      "import Words\npublic func greeting() -> String { word() + \"!\" }",
      to: "Sources/Kit/K.swift"
    )
    let animator = OwnCode.animator(
      doing: "print(\"told\", greeting()); context.completeTransition(true)"
    )
    try scratch.write("import Kit\n" + animator, to: "Sources/Demo/A.swift")
    let cache = try ToolRun.coldCache(in: scratch.path)
    func kept(_ text: String) throws -> Int {
      try scratch.write("public \(text)", to: "Sources/Words/W.swift")
      let run = try ToolRun(
        own: [".", "-f", "-o", "a.gif"] + small,
        in: scratch.path,
        cache: cache
      )
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.errors.contains(text.contains("one") ? "told one!" : "told two!"))
      return scratch.files("cache/segue/objects").count
    }
    #expect(try kept("func word() -> String { \"one\" }") == 2)
    #expect(try kept("func word() -> String { \"two\" }") == 3)
    #expect(try kept("func word(_ number: Int = 2) -> String { \"two\" }") == 5)
  }

  @Test
  func `tasks, sleep and actors run on the virtual clock`() throws {
    let scratch = Scratch()
    let animator = OwnCode.animator(
      doing: """
        Task { @MainActor in
            let start = CACurrentMediaTime()
            try? await Task.sleep(nanoseconds: 200_000_000)
            let number = await Counter().next()
            print(String(format: "slept %.4f s, number %d", CACurrentMediaTime() - start, number))
            context.completeTransition(true)
        }
        """
    )
    try scratch.write(
      "actor Counter { var n = 0; func next() -> Int { n += 1; return n } }\n" + animator,
      to: "A.swift"
    )
    let run = try ToolRun(own: ["A.swift", "-o", "frames"] + small, in: scratch.path)
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("slept 0.2000 s, number 1"))
    #expect(scratch.files("frames").filter { $0.hasSuffix(".png") }.count == 3)
  }

  @Test
  func `a scenario in the files is what runs`() throws {
    let scratch = Scratch()
    try scratch.write(
      """
      import Segue
      import UIKit

      let scenario = Scenario(screen: Screen(size: CGSize(width: 50, height: 80), scale: 1)) { stage in
          let home = UIViewController()
          stage.window.rootViewController = home
          return { home.present(UIViewController(), animated: true) }
      }
      """,
      to: "Scenario.swift"
    )
    let run = try ToolRun(
      own: ["Scenario.swift", "-o", "a.gif", "--fps", "10", "--json"],
      in: scratch.path
    )
    #expect(run.exitCode == 0)
    let data = FileManager.default.contents(atPath: "\(scratch.path)/a.gif") ?? Data()
    #expect(Array(data.dropFirst(6).prefix(4)) == [50, 0, 80, 0])
  }

  @Test
  func `a crash inside Swift's library is reported with the line that led to it`() throws {
    let scratch = Scratch()
    try scratch.write(
      OwnCode.animator(doing: "let values = [1, 2]\n        print(values[number])")
        .replacingOccurrences(of: "NSObject,", with: "NSObject, HasNumber,")
        + "\nprotocol HasNumber {}\nextension HasNumber { var number: Int { return 5 } }",
      to: "A.swift"
    )
    let run = try ToolRun(own: ["A.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 70)
    #expect(run.errors.contains("A.swift:7:"))
    #expect(scratch.files() == ["A.swift"])
  }

  @Test
  func `the source that the compiler sees is printed`() throws {
    let scratch = Scratch()
    try scratch.write(
      "import UIKit\nclass A: NSObject {\n    @objc func tap() { _ = #selector(tap) }\n}\n",
      to: "A.swift"
    )
    let run = try ToolRun(own: ["port", "A.swift"], in: scratch.path)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("#sourceLocation(file: \"\(scratch.path)/A.swift\", line: 1)"))
    #expect(run.output.contains("Selector(\"tap\""))
  }

  @Test
  func `frames of own code are verified and resumed`() throws {
    let scratch = Scratch()
    try scratch.write(OwnCode.fade, to: "FadeAnimator.swift")
    _ = try ToolRun(own: ["FadeAnimator.swift", "-o", "frames"] + small, in: scratch.path)
    #expect(try ToolRun("verify", "frames", in: scratch.path).exitCode == 0)
    try FileManager.default.removeItem(atPath: "\(scratch.path)/frames/frame-0002.png")
    #expect(try ToolRun("verify", "frames", in: scratch.path).exitCode == 1)
    let again = try ToolRun(own: ["FadeAnimator.swift", "-o", "frames"] + small, in: scratch.path)
    #expect(again.exitCode == 0)
    #expect(again.errors.contains("of them from before"))
    #expect(try ToolRun("verify", "frames", in: scratch.path).exitCode == 0)
  }

  @Test
  func `two runs at once share a cold cache, and the same random numbers`() throws {
    let scratch = Scratch()
    // What is drawn by lot, and in the order of a set, is the same in every process.
    let drawing = """
      let names = Set(["a", "b", "c", "d", "e"]).map { $0 + UUID().uuidString }
      for (index, name) in names.enumerated() {
          let label = UILabel(frame: CGRect(x: 0, y: 20 * index, width: 300, height: 20))
          label.text = "\\(Int.random(in: 0...99)) \\(Date()) " + name
          context.containerView.addSubview(label)
      }
      context.completeTransition(true)
      """
    try scratch.write(OwnCode.animator(doing: drawing), to: "A.swift")
    let (path, small) = (scratch.path, small)
    let cache = try ToolRun.coldCache(in: path)
    let results = Results()
    let threads = (0..<2).map { number in
      Thread {
        let run = try? ToolRun(
          own: ["A.swift", "-o", "\(number).gif"] + small,
          in: path,
          cache: cache,
          environment: ["TZ": number == 0 ? "Asia/Tokyo" : "America/Lima"]
        )
        results.add(run?.exitCode ?? -1)
      }
    }
    for thread in threads { thread.start() }
    #expect(results.wait(for: 2) == [0, 0])
    let first = FileManager.default.contents(atPath: "\(path)/0.gif")
    #expect(first != nil && first == FileManager.default.contents(atPath: "\(path)/1.gif"))
    #expect(scratch.files("cache/segue/clients").count == 1)
  }

  @Test
  func `watching renders each save and survives mistakes`() throws {
    let scratch = Scratch()
    func save(_ number: Int, broken: Bool) throws {
      let body =
        broken
        ? "context.missing\(number)()"
        : "print(\"save \(number)\"); context.completeTransition(true)"
      try scratch.write(OwnCode.animator(doing: body), to: "A.swift")
    }
    try save(0, broken: false)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: ToolRun.path)
    process.arguments = ["A.swift", "--watch", "-o", "a.gif"] + small
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = ["PATH": path, "XDG_CACHE_HOME": SharedCache.home]
    let log = "\(scratch.path)/log"
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    process.standardError = FileHandle(forWritingAtPath: log)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    defer { process.terminate() }
    func text() -> String { (try? String(contentsOfFile: log, encoding: .utf8)) ?? "" }
    func rounds() -> Int { text().components(separatedBy: "watching; Control-C ends it").count - 1 }
    func wait(for count: Int) {
      let end = Date(timeIntervalSinceNow: 60)
      while rounds() < count, Date() < end { usleep(50_000) }
    }
    wait(for: 1)
    for number in 1...10 {
      try save(number, broken: number % 3 == 0)
      wait(for: number + 1)
    }
    #expect(rounds() == 11)
    for number in 0...10 where number % 3 != 0 || number == 0 {
      #expect(text().contains("save \(number)\n"))
    }
    for number in [3, 6, 9] { #expect(text().contains("has no member 'missing\(number)'")) }
    #expect(scratch.files() == ["A.swift", "a.gif", "log"])
  }

  @Test
  func `a file of a large app is compiled with what it needs, not with all that it mentions`()
    throws
  {
    let scratch = Scratch()
    try scratch.write(
      OwnCode.fade.replacing("return duration", with: "return Pace.slow"),
      to: "A.swift"
    )
    try scratch.write("enum Pace { static let slow = 0.2 }", to: "Pace.swift")
    // Any `.from` may be this method, whose file leads to all others.
    try scratch.write(
      "extension Decodable { static func from() { Part0.run() } }",
      to: "From.swift"
    )
    for number in 0..<20 {
      let next = "enum Part\(number) { static func run() { Part\(number + 1).run() } }"
      try scratch.write(next, to: "Part\(number).swift")
    }
    let run = try ToolRun(own: ["port", "A.swift"], in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("enum Pace"), "\(run.output)")
    #expect(!run.output.contains("Part0"))
  }
}

/// Exit codes from several threads.
private final class Results: @unchecked Sendable {
  private let lock = NSCondition()
  private var codes: [Int32] = []

  func add(_ code: Int32) {
    lock.withLock {
      codes.append(code)
      lock.broadcast()
    }
  }

  func wait(for count: Int) -> [Int32] {
    lock.withLock {
      let end = Date(timeIntervalSinceNow: 180)
      while codes.count < count, lock.wait(until: end) {}
      return codes
    }
  }
}
