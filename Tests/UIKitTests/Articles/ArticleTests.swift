import Foundation
import TestSupport
import Testing

/// Transition code as published articles print it: it must compile unchanged, in Swift 5 mode, and
/// run to the right end.
///
/// The files are not part of the package; where they are not found, there is nothing to test.
struct ArticleTests {
  /// `SEGUE_ARTICLES`, or the folder beside the package.
  private static let folder =
    ProcessInfo.processInfo.environment["SEGUE_ARTICLES"].map(URL.init(fileURLWithPath:))
    ?? Workspace.package.root.appendingPathComponent("../shared/articles").standardizedFileURL

  private static var clients: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }

  @Test(.enabled(if: !clients.isEmpty))
  func `the articles' code compiles unchanged and ends correctly`() throws {
    let program = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-articles-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: program) }
    let driver = Workspace.package.input("ArticleDriver/main.swift").path
    let compiler = try run(
      "/usr/bin/env",
      ["swiftc", "-swift-version", "5", "-Onone", driver] + ArticleTests.clients
        + Build.besideThisTest.flags + ["-o", program.path]
    )
    #expect(compiler.output == "")
    try #require(compiler.status == 0)

    let checks = try run(program.path, []).output.split(separator: "\n")
    #expect(checks.filter { !$0.hasSuffix(": true") } == [])
    #expect(checks.count == 36)
  }

  private func run(_ tool: String, _ arguments: [String]) throws -> (status: Int32, output: String)
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}

/// Modules and objects of the build that this test is part of.
private struct Build {
  let folder: URL

  static let besideThisTest = Build(
    folder: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
  )

  private static let modules = [
    "Segue", "UIKit", "CoreText", "QuartzCore", "CoreGraphics", "ConstraintSolver", "Timeline",
    "ObjectiveC", "InterfaceFiles", "FilmPages",
    "Typography", "Codecs", "Raster", "RasterPlan", "Display", "Geometry", "Pixels",
    "_Testing_CoreGraphics", "_Testing_UIKit",
  ]
  private static let cModules = ["CPNG", "CPictures", "CType", "CKernels", "CSystem"]

  /// What `swiftc` needs to compile and link a client.
  var flags: [String] {
    let maps = Build.cModules.flatMap {
      ["-Xcc", "-fmodule-map-file=\(folder.path)/\($0).build/module.modulemap"]
    }
    let objects = (Build.modules + Build.cModules).flatMap(objects)
    return ["-I", "\(folder.path)/Modules"] + maps + objects
      + ["-lpng16", "-ljpeg", "-lwebp", "-lz", "-lfreetype", "-lharfbuzz", "-lfribidi"]
  }

  private func objects(of module: String) -> [String] {
    let root = folder.appendingPathComponent("\(module).build")
    // The package manager leaves the objects of files that have gone.
    let sources = Workspace.package.root.appendingPathComponent("Sources/\(module)")
    var present = Set(files(in: sources).map { ($0 as NSString).lastPathComponent + ".o" })
    // What the package manager writes itself.
    present.insert("embedded_resources.swift.o")
    return files(in: root)
      .filter { path in
        path.hasSuffix(".o")
          && (!path.hasSuffix(".swift.o") || present.contains((path as NSString).lastPathComponent))
      }
      .sorted().map { root.appendingPathComponent($0).path }
  }

  private func files(in folder: URL) -> [String] {
    FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  }
}
