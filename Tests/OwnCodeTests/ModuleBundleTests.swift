import Foundation
import Testing

@testable import OwnCode

/// Which modules get a `Bundle.module`.
@Suite
struct `Bundle of a module` {
  private func lacksBundle(_ text: String, extending type: String?) throws -> Bool {
    let variable: [String: Any] = ["name": "module", "isStatic": true, "type": "Bundle"]
    let part: [String: Any] = [
      "name": type ?? "", "kind": "extension", "line": 1, "column": 1, "variables": [variable],
    ]
    let file: [String: Any] = [
      "path": "/A.swift", "text": text, "types": type == nil ? [] : [part], "variables": [],
      "declares": [], "mentions": [],
    ]
    let module: [String: Any] = ["name": "Lib", "files": [file]]
    let data = try JSONSerialization.data(withJSONObject: module)
    return ClientSources.lacksBundle(try JSONDecoder().decode(PortResponse.Module.self, from: data))
  }

  @Test
  func `a module that speaks of it has one, also if it declares it under a condition that fails`()
    throws
  {
    let text = """
      let image = UIImage(named: "cross", in: .module, compatibleWith: nil)
      #if false
      private extension Bundle { static var module: Bundle { .main } }
      #endif
      """
    #expect(try lacksBundle(text, extending: nil))
    #expect(try lacksBundle(text, extending: "Package"))
    #expect(try !lacksBundle(text, extending: "Bundle"))
    #expect(try !lacksBundle(text, extending: "Foundation.Bundle"))
    #expect(try !lacksBundle("let bundle = Bundle.main", extending: nil))
  }
}
