import Testing

@testable import OwnCode

/// The cases of the user's enumerations, which arguments are chosen from.
@Suite
struct EnumCasesTests {
  @Test(arguments: [
    "Mode { case push, pop }",
    "Mode { case push; case pop }",
    "Mode { case push\n  case pop\n}",
    "Mode: Int {\n  case push = 1,\n    pop\n}",
    "Mode: String { case push = \"a, b }\" // case none\n  @available(iOS 9, *) case `pop`\n}",
    "Mode { case push, pop }; enum Other { case third }",
  ])
  func `cases are found wherever they stand`(text: String) {
    #expect(EnumCases(text).cases.map(\.name) == ["push", "pop"])
  }

  @Test
  func `code and types inside an enumeration declare none of its cases`() {
    let text = """
      Mode {
        case push
        var back: Mode { switch self { case .push: .push } }
        enum Inner { case third }
        case pop
      }
      enum Next { case fourth }
      """
    #expect(EnumCases(text).cases.map(\.name) == ["push", "pop"])
  }

  @Test
  func `a case may carry values, whose types are as they are spelled`() {
    let text =
      "Mode { case move(from: Int, _ by: [Int: (A, B)], Bool = true), none; case wait(Int) }"
    let cases = EnumCases(text).cases
    #expect(cases.map(\.name) == ["move", "none", "wait"])
    #expect(EnumCases.plain(cases) == ["none"])
    let parameters = cases[0].parameters
    #expect(parameters.map(\.label) == ["from", "_", "_"])
    #expect(parameters.map(\.type) == ["Int", "[Int: (A, B)]", "Bool"])
    #expect(parameters.map(\.default) == [nil, nil, "true"])
    #expect(cases[2].parameters.map(\.type) == ["Int"])
  }
}
