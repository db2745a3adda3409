import Foundation
import Testing

@Suite
struct `Pages of playgrounds` {
  private let known = ["UIKit", "QuartzCore", "CoreGraphics", "PlaygroundSupport"]
  private let page = """
    import UIKit
    import PlaygroundSupport

    let box = UIView() // a box
    box.frame.size = CGSize(width: 50, height: 50)
    func grow() { box.transform = CGAffineTransform(scaleX: 2, y: 2) }

    let (wide, high) = (300, 400)
    for _ in 0..<2 { box.alpha /= 2 }
    PlaygroundPage.current.liveView = box
    class Dot: UIView { let inner = box }
    UIView.animate(withDuration: 1) {
      grow()
    }
    """

  @Test
  func `statements become functions that a delegate calls in the page's order`() throws {
    let ported = try port(page, known: known)
    try expectCompiles(ported)
    let lines = ported.body().split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let first = try #require(lines.firstIndex(of: "@MainActor func _playgroundPage() {"))
    #expect(
      lines[(first + 1)...].prefix { $0 != "}" } == [
        "_ = box", "try! _playgroundStep0()", "_ = wide", "_ = high", "try! _playgroundStep1()",
        "try! _playgroundStep2()",
      ]
    )
    let delegate = ported.files[0].types.first { $0.name == "PlaygroundProgram" }
    #expect(delegate?.main == "@main")
  }

  @Test
  func `a page may await, in statements and for values`() throws {
    let page = """
      import UIKit
      import PlaygroundSupport
      func load() async -> CGFloat { 3 }
      let box = UIView()
      PlaygroundPage.current.liveView = box
      try await Task.sleep(nanoseconds: 1_000_000); box.alpha = 0.5
      class Dot: UIView { func wait() async { _ = await load() } }
      Task { await Dot().wait() }
      let width = await load()
      extension UIView { func grow(_ width: CGFloat) { frame.size.width = width } }
      let (half, twice) = await (load() / 2, load() * 2)
      func report() { print(half, twice) }
      report()
      box.missing()
      """
    let ported = try port(page.replacingOccurrences(of: "\nbox.missing()", with: ""), known: known)
    try expectCompiles(ported)
    let text = ported.body()
    for line in [
      "  try! await _playgroundStep0()", "  try! await _playgroundStep1()",
      "  try! await _playgroundStep2()", "@MainActor func _playgroundPage() async {",
    ] {
      #expect(text.contains("\n\(line)\n"), "\(text)")
    }
    #expect(text.contains("_begin { _ = Task { await _playgroundPage() } }"))
    let messages = try typecheck(port(page, known: known))
    #expect(messages.contains("/Demo/A.swift:14:5: error: value of type 'UIView' has no member"))
  }

  @Test
  func `lines and columns stay where they are`() throws {
    let ported = try port(page + "\nbox.missing()\n", known: known)
    let messages = try typecheck(ported)
    #expect(messages.contains("/Demo/A.swift:15:5: error: value of type 'UIView' has no member"))
  }

  @Test
  func `what only a script may do compiles: late values, guards, errors, conditions, semicolons`()
    throws
  {
    let page = """
      import UIKit
      import PlaygroundSupport
      var count: Int
      let color: UIColor
      let page = PlaygroundPage.current; page.needsIndefiniteExecution = true
      count = 3
      color = .red
      guard let first = [1].first, let last = [2].last else { fatalError() }
      func sum() -> Int { first + last + count }
      func fail() throws -> Int { 1 }
      let number = try fail()
      _ = try fail()
      #if DEBUG
      print(number)
      #endif
      print(sum(), color)
      #if DEBUG
      print(2)
      #endif
      let view = UIView()
      page.liveView = view
      #if DEBUG
      print(3)
      #endif
      """
    try expectCompiles(try port(page, known: known))
  }

  @Test
  func `a late value has its own type, not an optional one`() throws {
    let page = """
      import UIKit
      import PlaygroundSupport
      let count: Int; var size: [CGFloat] // of the box
      let x: Double, y: Double
      lazy var label = UILabel(), next = label.next
      count = 3; size = [20]
      (x, y) = (1, 2)
      size.append(4)
      let copy = count
      let sum: Int = copy + max(count, copy)
      print([count, sum] as [Int], x * y)
      PlaygroundPage.current.liveView = UIView()
      """
    try expectCompiles(try port(page, known: known))
  }

  @Test
  func `a file that imports the module and has no statements is no page`() throws {
    let ported = try port("import PlaygroundSupport\nclass Shape: UIView {}\n", known: known)
    #expect(!ported.body().contains("PlaygroundProgram"))
  }
}
