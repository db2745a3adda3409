import Foundation
import TestSupport

/// Modules and objects of the build that this test is part of.
struct Build {
  let folder: URL

  static let besideThisTest = Build(
    folder: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
  )

  private static let modules = [
    "Segue", "UIKit", "CoreImage", "CoreText", "QuartzCore", "CoreGraphics", "Symbols",
    "Accessibility", "Security",
    "ConstraintSolver",
    "Timeline",
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

  /// In Swift 5 mode, as most apps are.
  func compile(
    _ sources: [String],
    to program: String
  ) throws -> (status: Int32, output: String) {
    let options = ["swiftc", "-swift-version", "5", "-Onone"]
    return try Build.run("/usr/bin/env", options + sources + flags + ["-o", program])
  }

  static func run(
    _ tool: String,
    _ arguments: [String] = []
  ) throws -> (status: Int32, output: String) {
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
