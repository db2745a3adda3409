import Foundation
import Testing

/// What is taken from the files beside, and what is left out.
extension OwnCodeTests {
  @Test
  func `a file takes missing declarations from its neighbours, unless it is alone`() throws {
    let scratch = Scratch()
    try scratch.write(
      OwnCode.animator(
        doing:
          "UIView.animate(withDuration: Timing.short, animations: { }, completion: { _ in context.completeTransition(true) })"
      ),
      to: "Sources/A.swift"
    )
    try scratch.write(
      "import UIKit\nenum Timing { static let short = 0.2 }",
      to: "Sources/Timing.swift"
    )
    try scratch.write("this is no Swift", to: "Sources/Broken.swift")
    let run = try ToolRun(own: ["Sources/A.swift", "-n"] + small, in: scratch.path)
    #expect(run.exitCode == 0)
    let alone = try ToolRun(own: ["Sources/A.swift", "-n", "--alone"] + small, in: scratch.path)
    #expect(alone.exitCode == 65)
    #expect(alone.errors.contains("cannot find 'Timing' in scope"))
  }

  @Test
  func `where the film reaches what few neighbours lack, all files that they mention are taken`()
    throws
  {
    let scratch = Scratch()
    let parts = (10..<40).map { "Part\($0)" }
    for part in parts {
      // The compiler is asked for what the first ones lack alone.
      let value = part == parts.last ? "Lost.time" : "0.01"
      try scratch.write(
        "enum \(part) { static func time() -> Double { \(value) } }",
        to: "Sources/\(part).swift"
      )
    }
    try scratch.write("enum Lost { static let time = 0.1 }", to: "Sources/Lost.swift")
    let times = parts.map { "\($0).time()" }.joined(separator: ", ")
    try scratch.write(
      OwnCode.animator(
        doing: """
          let times: [Double] = [\(times)]
          let view = context.view(forKey: .to)!
          context.containerView.addSubview(view)
          view.alpha = 0
          UIView.animate(withDuration: times.reduce(0, +), animations: { view.alpha = 1 }) { _ in
              context.completeTransition(true)
          }
          """
      ),
      to: "Sources/A.swift"
    )
    let run = try ToolRun(own: ["Sources/A.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("all files that are mentioned are taken"), "\(run.errors)")
    #expect(!run.errors.contains("the film needs code"), "\(run.errors)")
  }

  @Test
  func `what does not compile is taken out of a neighbour, but not of the file that is named`()
    throws
  {
    let scratch = Scratch()
    func animator(taking time: String) -> String {
      OwnCode.animator(
        doing: """
          let view = context.view(forKey: .to)!
          context.containerView.addSubview(view)
          view.alpha = 0
          UIView.animate(withDuration: \(time), animations: { view.alpha = 1 }) { _ in
              context.completeTransition(true)
          }
          """
      )
    }
    try scratch.write(animator(taking: "Timing.short"), to: "Sources/A.swift")
    let timing = """
      enum Timing {
        static let short = 0.2
        static func track(_ event: NowhereEvent) { Nowhere.shared.log(event) }
      }
      """
    try scratch.write(timing, to: "Sources/Timing.swift")
    let run = try ToolRun(own: ["Sources/A.swift", "-o", "a.gif"] + small, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.contains("what is missing: Nowhere, NowhereEvent"), "\(run.errors)")
    let strict = ["Sources/A.swift", "-o", "b.gif", "--strict"]
    #expect(try ToolRun(own: strict + small, in: scratch.path).exitCode == 65)
    try scratch.write(animator(taking: "Timing.long"), to: "Sources/B.swift")
    let broken = try ToolRun(own: ["Sources/B.swift", "-o", "b.gif"] + small, in: scratch.path)
    #expect(broken.exitCode == 65)
    #expect(broken.errors.contains("has no member 'long'"), "\(broken.errors)")
  }

  @Test
  func `a class that the film does not need is set aside where it does not compile`() throws {
    let scratch = Scratch()
    let other = """


      class Detail: LibraryController {
          func show() { tracker.track("shown") }
      }

      """
    try scratch.write(OwnCode.fade + other, to: "A.swift")
    let words = ["A.swift", "--alone", "-o", "a.gif"] + small
    let run = try ToolRun(own: words, in: scratch.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    let note = "Detail does not compile and is set aside, because the film does not need it: "
    #expect(run.errors.contains(note), "\(run.errors)")
    #expect(run.errors.contains("cannot find type 'LibraryController' in scope"))
    #expect(!run.errors.contains("taken out"), "\(run.errors)")
    #expect(try ToolRun(own: words + ["--strict"], in: scratch.path).exitCode == 65)
    // A class that the animator names is needed.
    let using = OwnCode.fade.replacingOccurrences(
      of: "let duration: TimeInterval",
      with: "let duration: TimeInterval\n    let detail = Detail()"
    )
    try scratch.write(using + other, to: "B.swift")
    let broken = try ToolRun(own: ["B.swift", "--alone", "-n"] + small, in: scratch.path)
    #expect(broken.exitCode == 65, "\(broken.errors)")
    // So is one that only the code of a page or a scenario names, which is in no class.
    let page = """
      import UIKit
      import PlaygroundSupport
      class Box: UIView { func grow() { Nowhere.grow() } }
      PlaygroundPage.current.liveView = Box()
      """
    try scratch.write(page, to: "C.swift")
    let refused = try ToolRun(own: ["C.swift", "--alone", "-n"] + small, in: scratch.path)
    #expect(refused.exitCode == 65, "\(refused.errors)")
  }
}
