import Testing

@testable import OwnCode

/// A file's text without what stubs remove for one message of the compiler.
func cut(
  _ message: String,
  line: Int,
  column: Int,
  from text: String,
  ofStatements: Bool = true
) throws -> String {
  try cut([(message, line, column)], from: text, ofStatements: ofStatements)
}

/// - Parameter lacking: whether the file imports a library that is missing.
func cut(
  _ messages: [(text: String, line: Int, column: Int)],
  from text: String,
  ofStatements: Bool = false,
  lacking: Bool = false
) throws -> String {
  let module = ClientSources.Module(
    name: "App",
    compiledName: "App",
    files: [
      (path: "/App/A.swift", text: "#sourceLocation(file: \"/App/A.swift\", line: 1)\n" + text)
    ],
    imports: []
  )
  let messages = messages.map { message in
    CompilerMessage(
      kind: .error,
      path: "/App/A.swift",
      line: message.line,
      column: message.column,
      text: message.text
    )
  }
  var stubs = Stubs(
    libraries: MissingLibraries(files: lacking ? ["/App/A.swift"] : []),
    isOfStatements: ofStatements
  )
  let cut = stubs.cutting(messages, from: module)
  let result = try #require(cut)
  return String(result.files[0].text.split(separator: "\n", maxSplits: 1)[1])
}
