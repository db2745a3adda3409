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
}
