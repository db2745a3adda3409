import Testing

@Suite
struct `Literals in the port` {
  @Test
  func `a regular expression between bare slashes is one, and a division is none`() throws {
    try expect(
      #"""
      import UIKit
      let year = "2024-1".firstMatch(of: /(?<year>\d{4})-(\d+)/)
      let total = [4, 2].reduce(8, /)
      let part = 10.0 / 2.0 / 1.5
      """#,
      becomes: #"""
        import UIKit
        let year = "2024-1".firstMatch(of: #/(?<year>\d{4})-(\d+)/#)
        let total = [4, 2].reduce(8, /)
        let part = 10.0 / 2.0 / 1.5
        """#
    )
  }

  @Test
  func `an operator of the user's own before its operand is left`() throws {
    let source = """
      import UIKit
      prefix operator /
      prefix func / (name: String) -> String { name }
      func both(_ a: String, _ b: String) {}
      func call() { both(/"a", /"b") }
      """
    try expect(source, becomes: source)
  }

  @Test
  func `a list of hundreds of calls is appended one by one`() throws {
    let calls = (0..<120).map { "  Item(\($0))" }
    let appended = calls.joined(separator: "); _longList.append(\n")
    try expect(
      """
      import UIKit
      struct Item { init(_ number: Int) {} }
      let all: [Item] = [
      \(calls.joined(separator: ",\n")), // the last
      ]
      """,
      becomes: """
        import UIKit
        struct Item { init(_ number: Int) {} }
        let all: [Item] = { var _longList: [Item] = []; _longList.append(
        \(appended) // the last
        ); return _longList }()
        """
    )
  }

  @Test
  func `a list of names, or of few calls, stays a literal`() throws {
    let numbers = (0..<120).map { "\($0)" }.joined(separator: ", ")
    let source = """
      import UIKit
      struct Item { init(_ number: Int) {} }
      let numbers: [Int] = [\(numbers)]
      let items: [Item] = [Item(1), Item(2)]
      """
    try expect(source, becomes: source)
  }
}
