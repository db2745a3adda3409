import Foundation
import Testing

/// A `main.swift` that starts an app.
@Suite
struct `Rule for the start of an app` {
  @Test
  func `the call is left out, and what stands before it stays`() throws {
    let text = """
      import UIKit
      let delegate: AnyClass = NSClassFromString("Tests.AppDelegate") ?? NSObject.self
      exit(
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate)))
      """
    let path = "/Demo/main.swift"
    let request: [String: Any] = [
      "modules": [["name": "Demo", "files": [path]] as [String: Any]], "known": ["UIKit"],
      "texts": [path: text],
    ]
    let result = PortTool.run(
      try PortTool.program.get(),
      [],
      input: try JSONSerialization.data(withJSONObject: request)
    )
    let response = try JSONDecoder().decode(Ported.Response.self, from: Data(result.output.utf8))
    let ported = Ported(response: response, files: response.modules.flatMap(\.files))
    #expect(ported.body().contains("let delegate: AnyClass"))
    #expect(!ported.body().contains("UIApplicationMain"))
    #expect(!ported.body().contains("exit"))
  }
}
