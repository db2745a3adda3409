import Testing

@testable import OwnCode

/// Types of closures as code spells them.
@Suite
struct ClosureTypeTests {
  @Test(arguments: [
    ("@escaping (UIView, Int) -> CGRect?", ["UIView", "Int"], [], "CGRect?"),
    ("() async throws -> Void", [], ["async", "throws"], "Void"),
    ("(Int) throws(Fault) -> Void", ["Int"], ["throws(Fault)"], "Void"),
    ("((Int) async throws(Fault) -> Void)", ["Int"], ["async", "throws(Fault)"], "Void"),
  ])
  func `have parameters, effects and a result`(
    type: String,
    parameters: [String],
    effects: [String],
    result: String
  ) throws {
    let closure = try #require(ClosureType(type))
    #expect(closure.parameters == parameters && closure.effects == effects)
    #expect(closure.result == result)
  }

  @Test(arguments: ["Int", "(Int, String)", "((Int) -> Void)?"])
  func `others are none`(type: String) {
    #expect(ClosureType(type) == nil)
  }
}
