import Foundation
import Testing

@testable import OwnCode

/// Libraries beside the code that do not compile.
@Suite
struct RefusedLibraryTests {
  private func error(_ path: String, _ text: String) -> CompilerMessage {
    CompilerMessage(kind: .error, path: path, line: 3, column: 1, text: text)
  }

  private func tree(_ folder: borrowing Folder) throws -> CodeTree {
    try folder.write("import Rx\nimport Blur", to: "App/A.swift")
    try folder.write("class Observable {}", to: "Pods/Rx/Rx.swift")
    try folder.write("import Rx", to: "Pods/RxCocoa/C.swift")
    try folder.write("class Blur {}", to: "Pods/Blur/B.swift")
    try folder.write("class Own {}", to: "Own/O.swift")
    let path = folder.path
    return CodeTree(modules: [
      CodeModule(name: "Rx", files: ["\(path)/Pods/Rx/Rx.swift"]),
      CodeModule(name: "RxCocoa", files: ["\(path)/Pods/RxCocoa/C.swift"]),
      CodeModule(name: "Blur", files: ["\(path)/Pods/Blur/B.swift"]),
      CodeModule(name: "Own", files: ["\(path)/Own/O.swift"]),
      CodeModule(name: "App", kind: .app, files: ["\(path)/App/A.swift"]),
    ])
  }

  @Test
  func `the code does without a pod that does not compile, and without those that import it`()
    throws
  {
    let folder = Folder()
    let libraries = RefusedLibraries(tree: try tree(folder))
    #expect(libraries.removing("Rx").modules.map(\.name) == ["Blur", "Own", "App"])
    let errors = [
      error("\(folder.path)/Pods/Blur/B.swift", "removed before"),
      error("\(folder.path)/Pods/Rx/Rx.swift", "cannot find 'OSAtomicIncrement32Barrier' in scope"),
    ]
    let refused = libraries.refused(by: .notCompiled(errors, missingModules: []))
    #expect(refused?.name == "Rx")
    #expect(refused?.why.contains("OSAtomicIncrement32Barrier") == true)
  }

  @Test
  func `an error without a place is that of the pod that its notes name`() throws {
    let folder = Folder()
    let libraries = RefusedLibraries(tree: try tree(folder))
    let log = """
      <unknown>:0: error: ambiguous use of operator '=='
      \(folder.path)/Pods/Blur/B.swift:117:13: note: found this candidate
      """
    let refused = libraries.refused(by: .toolFailed(name: "swift-frontend", log: log))
    #expect(refused?.name == "Blur")
    #expect(refused?.why.contains("ambiguous use") == true)
  }

  @Test
  func `the user's own code, and a library of the user's, must compile`() throws {
    let folder = Folder()
    let libraries = RefusedLibraries(tree: try tree(folder))
    for path in ["App/A.swift", "Own/O.swift"] {
      let errors = [error("\(folder.path)/\(path)", "cannot find 'x' in scope")]
      #expect(libraries.refused(by: .notCompiled(errors, missingModules: [])) == nil)
    }
    #expect(libraries.refused(by: .nothing(path: "App")) == nil)
  }
}
