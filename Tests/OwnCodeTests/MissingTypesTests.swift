import Testing

@testable import OwnCode

/// Types of which there is nothing in the film.
@Suite
struct MissingTypesTests {
  /// The declarations that a module gets for a line which names missing types, and those of later
  /// lines.
  private func declared(_ line: String, missing name: String = "Photo") -> String? {
    let module = ClientSources.Module(
      name: "App",
      compiledName: "App",
      files: [
        (path: "/A.swift", text: "#sourceLocation(file: \"/A.swift\", line: 1)\n\(line)\n"),
        (path: MissingTypes.fileName, text: "own\n"),
      ],
      imports: []
    )
    let column = line.range(of: name).map {
      line.utf8.distance(from: line.startIndex, to: $0.lowerBound) + 1
    }
    let message = CompilerMessage(
      kind: .error,
      path: "/A.swift",
      line: 1,
      column: column ?? 1,
      text: "cannot find type '\(name)' in scope"
    )
    var types = MissingTypes()
    guard let text = types.declaring([message], in: module)?.files[1].text else { return nil }
    // Each once.
    #expect(types.declaring([message], in: module) == nil)
    #expect(types.messages == [message])
    return text
  }

  @Test(arguments: [
    "let photo: Photo?", "init(photo: Photo!) {", "var photos: [Photo] = []",
    "var onPick: ((Photo) -> Void)?", "var onPick: ((Int, Photo) -> (Bool))!",
  ])
  func `a missing type whose values may be missing gets a class without objects`(
    line: String
  ) throws {
    let text = try #require(declared(line))
    #expect(text.hasPrefix("own\n"))
    #expect(text.contains("@dynamicMemberLookup final class Photo {\n  private init() {}\n"))
    #expect(text.contains("final class SegueNothing {"))
  }

  @Test(arguments: ["let photo: Photo", "class Fade: Photo {", "func show(_ photo: Photo) {"])
  func `one that the code cannot do without gets none`(line: String) {
    #expect(declared(line) == nil)
  }

  @Test
  func `Apple's names get none`() {
    #expect(declared("let it: UIPhoto?", missing: "UIPhoto") == nil)
  }
}
