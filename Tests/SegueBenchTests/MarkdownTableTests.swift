import Testing

@testable import segue_bench

@Suite
struct `A table` {
  @Test
  func `is printed in columns on a terminal`() {
    let table = MarkdownTable([
      .init("", 4, isNumber: false), .init("ms"), .init("cairo", 12),
      .init("goals", isNumber: false),
    ])
    let rows = [table.row(["W1", "4", "1.20 (1.1x)", "✓"]), table.row(["W22", "12", "-", ""])]
    #expect(
      (table.head + "\n" + rows.joined(separator: "\n")) == """
        |      | ms |        cairo | goals |
        |:-----|---:|-------------:|:------|
        | W1   |  4 |  1.20 (1.1x) | ✓ |
        | W22  | 12 |            - |  |
        """
    )
  }

  @Test(arguments: [(0.8412, "0.84"), (12.345, "12.3"), (417.9, "418")])
  func `numbers have three digits or so`(number: Double, text: String) {
    #expect(short(number) == text)
  }

  @Test(arguments: [(7, "7"), (123, "123"), (1234, "1 234"), (1_234_567, "1 234 567")])
  func `large numbers are grouped`(number: Int, text: String) {
    #expect(grouped(number) == text)
  }
}
