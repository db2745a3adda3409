import Segue
import Testing

/// Scripts of touches as text.
@Suite
struct `A script of touches` {
  @Test(arguments: ["\n", "\r\n"])
  func `has one step a line, also with the line ends of Windows`(end: String) throws {
    let lines = ["tap Open", "# then", "", "wait 0.2", "swipe down", ""]
    let steps = try TouchStep.script(lines.joined(separator: end)).get()
    #expect(steps.count == 3)
    let broken = TouchStep.script(["tap Open", "frobnicate x"].joined(separator: end))
    guard case .failure(let error) = broken else { Issue.record("a step"); return }
    #expect(error.line == 2 && error.text == "frobnicate x")
  }

  @Test
  func `a tabulator may stand between a step and its value`() throws {
    #expect(
      try TouchStep.script("\ttap\tOpen the list").get() == [TouchStep("tap", "Open the list")]
    )
  }

  @Test(arguments: ["tap \"Open it\"", "tap 'Open it'", "--tap \"Open it\"", "--tap Open it"])
  func `a step is read as a command line has it`(line: String) throws {
    #expect(try TouchStep.script(line).get() == [TouchStep("tap", "Open it")])
  }

  @Test
  func `quotes inside a name stay`() throws {
    let line = "tap \"Yes\" or \"No\""
    #expect(try TouchStep.script(line).get() == [TouchStep("tap", "\"Yes\" or \"No\"")])
  }
}
