import Foundation
import Testing

@testable import OwnCode

/// What may leave of the files that the user named.
@Suite
struct NamedFilesTests {
  private static let text = """
    class Fade: NSObject {}
    @objc(Wide)
    final class Detail: Missing {
      func show() { nowhere() }
    }
    extension Detail.Row { func show() {} }
    func helper() { nowhere() }
    extension UIView { func shake() {} }

    """

  private func errors(_ line: Int, column: Int = 1) -> NamedFiles.Errors {
    let module = ClientSources.Module(
      name: "App",
      compiledName: "App",
      files: [
        (path: "/A.swift", text: "#sourceLocation(file: \"/A.swift\", line: 1)\n" + Self.text),
        (path: "/B.swift", text: "#sourceLocation(file: \"/B.swift\", line: 1)\nclass B {}\n"),
      ],
      imports: []
    )
    let named = NamedFiles(paths: ["/A.swift"], spareTypes: ["Detail"])
    let messages = [("/A.swift", line, column), ("/B.swift", 1, 1)].map {
      CompilerMessage(kind: .error, path: $0.0, line: $0.1, column: $0.2, text: "wrong")
    }
    return named.errors(among: messages, in: module)
  }

  @Test(arguments: [3, 4, 6])
  func `a type that the film does not need is set aside, with its extensions`(line: Int) {
    let errors = errors(line, column: 20)
    #expect(errors.needed.isEmpty)
    #expect(errors.spare.mapValues(\.count) == ["Detail": 1])
  }

  @Test(arguments: [1, 7, 8])
  func `nothing else of a named file is`(line: Int) {
    let errors = errors(line)
    #expect(errors.needed.map(\.line) == [line])
    #expect(errors.spare.isEmpty)
  }

  /// The kinds of an error in `Fade`, which lacks a member.
  private func lacking(_ libraries: MissingLibraries, leading: Set<String>) -> NamedFiles.Errors {
    let module = ClientSources.Module(
      name: "App",
      compiledName: "App",
      files: [
        (path: "/A.swift", text: "#sourceLocation(file: \"/A.swift\", line: 1)\n" + Self.text)
      ],
      imports: []
    )
    let named = NamedFiles(paths: ["/A.swift"], leadingTypes: leading, libraries: libraries)
    let text = "value of type 'UIView' has no member 'snp'"
    return named.errors(
      among: [CompilerMessage(kind: .error, path: "/A.swift", line: 1, column: 8, text: text)],
      in: module
    )
  }

  @Test
  func `a type that lacks a library does without it, unless the film is of that type`() {
    let own = MissingLibraries(files: ["/A.swift"])
    let place = Place(name: "SnapKit", path: "/B.swift", line: 1, column: 8)
    for libraries in [own, MissingLibraries(nearby: [place])] {
      #expect(lacking(libraries, leading: []).lacking.count == 1)
      #expect(lacking(libraries, leading: ["Fade"]).needed.count == 1)
    }
    #expect(lacking(MissingLibraries(), leading: []).needed.count == 1)
  }

  @Test
  func `what nothing leads to is not needed, and an inner type stands for the one around it`()
    throws
  {
    let folder = Folder()
    let lines = [
      "class Fade { let it = Look.Inner() }", "class Look { class Inner {} }",
      "class Screen { let fade = Fade() }", "class Lone { class Inner2 {} }",
    ]
    try folder.write(lines.joined(separator: "\n"), to: "A.swift")
    let names = [
      ("Fade", 1), ("Look", 2), ("Look.Inner", 2), ("Screen", 3), ("Lone", 4), ("Lone.Inner2", 4),
    ]
    let types: [[String: Any]] = names.map {
      ["name": $0.0, "kind": "class", "line": $0.1, "column": 7]
    }
    let file: [String: Any] = [
      "path": "\(folder.path)/A.swift", "types": types, "variables": [Any](),
      "declares": [String](), "mentions": [String](),
    ]
    let response: [String: Any] = ["modules": [["name": "A", "files": [file]] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    let facts = CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
    #expect(facts.types(besides: ["let", "made", "Fade"]) == ["Screen", "Lone"])
    #expect(facts.types(besides: ["Inner2"]) == ["Fade", "Look", "Screen"])
  }
}
