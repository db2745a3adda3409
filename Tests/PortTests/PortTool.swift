// swift-format-ignore-file: NeverForceUnwrap
// A missing value ends the test.

import Foundation
import TestSupport
import Testing

@testable import OwnCode

/// The program of Sources/segue-port, and the compiler that reads what it writes.
enum PortTool {
  /// Where the modules of this build are: beside the test program.
  private static let build = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  static let scratch: URL = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-port-tests-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: PortTool.scratch) }
    return folder
  }()

  private static let cache = ClientCache(folder: SharedCache.folder)
  private static let toolchain = Result<Toolchain, any Error> { try Toolchain() }

  /// The path of the program, which the tool builds in the same place in its own tests.
  static let program = Result<String, any Error> {
    let root = Workspace.package.root.path
    return try PortProgram(package: root, toolchain.get(), cache, onBuild: {}).path
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  static func run(
    _ program: String,
    _ arguments: [String],
    input: Data = Data(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    let output = Pipe()
    let inputPipe = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = inputPipe
    do { try process.run() } catch { return (-1, "\(error)") }
    DispatchQueue.global().async {
      try? inputPipe.fileHandleForWriting.write(contentsOf: input)
      try? inputPipe.fileHandleForWriting.close()
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// The compiler itself: starting it by `swiftc` takes longer than what it reads here.
  static func compile(
    _ arguments: [String],
    version: String = "5"
  ) throws -> (status: Int32, output: String) {
    let toolchain = try toolchain.get()
    return run(
      toolchain.frontend,
      ["-frontend", "-swift-version", version] + toolchain.flags + moduleFlags + arguments,
      environment: Toolchain.environment
    )
  }

  /// What the compiler needs to find this build's modules.
  private static let moduleFlags: [String] = {
    let files = FileManager.default
    let sources = Workspace.package.root.appendingPathComponent("Sources").path
    let folders =
      ((try? files.contentsOfDirectory(atPath: build.path)) ?? [])
      .filter { $0.hasSuffix(".build") }.map { "\(build.path)/\($0)" }
      + ((try? files.contentsOfDirectory(atPath: sources)) ?? []).map { "\(sources)/\($0)" }
    let maps = folders.map { "\($0)/module.modulemap" }.filter(files.fileExists(atPath:)).sorted()
    return [
      "-I", build.appendingPathComponent("Modules").path, "-module-cache-path", cache.moduleCache,
    ] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }()
}

/// Sources as they went in and as they came out.
struct Ported {
  let response: Response
  let files: [Response.File]

  struct Response: Decodable {
    var modules: [Module]
    var notes: [Note]
    var missingModules: [Missing]

    struct Module: Decodable {
      var name: String
      var tables: [String]?
      var files: [File]
    }
    struct File: Decodable {
      var path: String
      var text: String?
      var shifts: [Shift]?
      var types: [TypeFact]
      var aliasTypes: [String: String]?
      var declares: [String]
      var mentions: [String]
      var heads: [String]
      var calls: [String]
      var topLevelCode: Place?
    }
    struct Shift: Decodable, Equatable {
      var path: String
      var line: Int
      var column: Int
      var by: Int
    }
    struct Place: Decodable, Equatable {
      var line: Int
      var column: Int
    }
    struct Note: Decodable {
      var path: String
      var line: Int
      var column: Int
      var kind: String
      var text: String
    }
    struct Missing: Decodable, Equatable {
      var name: String
      var path: String
      var line: Int
      var column: Int
    }
    struct Subscript: Decodable, Equatable {
      var name: String
      var access: String
    }
    struct TypeFact: Decodable {
      var name: String
      var kind: String
      var inherits: [String]
      var isConstrained: Bool
      var subscripts: [Subscript]
      var aliases: [String]?
      var aliasTypes: [String: String]?
      var superclasses: [String]?
      var conforms: [String]?
      var access: String
      var main: String?
      var initializers: [Initializer]
      var functions: [Function]
      var casts: [Cast]?

      struct Cast: Decodable, Equatable {
        var key: String
        var otherKey: String?
        var condition: String?
        var containers: [String]
        var type: String
        var isRequired: Bool
        var line: Int
      }
      struct Initializer: Decodable {
        var parameters: [Parameter]
        var access: String
        var isConvenience: Bool
        var isTrap: Bool
      }
      struct Function: Decodable {
        var name: String
        var parameters: [Parameter]?
        var isTrap: Bool?
      }
      struct Parameter: Decodable, Equatable {
        var label: String
        var name: String
        var type: String
        var `default`: String?
      }
    }
  }

  /// The ported text of a file, without the lines that the port puts around it.
  func body(_ index: Int = 0) -> String {
    var lines = files[index].text!.components(separatedBy: "\n")
    let start = lines.firstIndex {
      $0.hasPrefix("#sourceLocation(file:") && $0.hasSuffix("line: 1)")
    }!
    lines.removeFirst(start + 1)
    if let end = lines.firstIndex(of: "#sourceLocation()") { lines.removeSubrange(end...) }
    return lines.joined(separator: "\n")
  }

  /// What is appended to a file.
  func appended(_ index: Int = 0) -> String {
    let text = files[index].text!
    guard let range = text.range(of: "\n#sourceLocation()\n") else { return "" }
    return String(text[range.upperBound...])
  }
}

/// Ports sources, named A.swift, B.swift …, as one module.
func port(
  _ sources: String...,
  known: [String] = ["UIKit", "QuartzCore", "CoreGraphics"]
) throws -> Ported {
  try port(modules: [("Demo", sources)], known: known)
}

func port(
  modules: [(name: String, sources: [String])],
  known: [String] = ["UIKit", "QuartzCore", "CoreGraphics"],
  only: String? = nil,
  infersObjC: Bool = false
) throws -> Ported {
  var texts: [String: String] = [:]
  var list: [[String: Any]] = []
  for module in modules {
    var paths: [String] = []
    for (index, source) in module.sources.enumerated() {
      let letter = String(UnicodeScalar(UInt8(65 + index)))
      let path = "/\(module.name)/\(letter).swift"
      texts[path] = source
      paths.append(path)
    }
    list.append(["name": module.name, "files": paths, "infersObjC": infersObjC])
  }
  var request: [String: Any] = ["modules": list, "known": known, "texts": texts]
  if let only { request["only"] = only }
  let result = PortTool.run(
    try PortTool.program.get(),
    [],
    input: try JSONSerialization.data(withJSONObject: request)
  )
  guard result.status == 0 else { throw PortTool.Failure(description: result.output) }
  let response = try JSONDecoder().decode(Ported.Response.self, from: Data(result.output.utf8))
  return Ported(response: response, files: response.modules.flatMap(\.files))
}

/// The compiler's messages about the ported files of the last module; empty if there are none.
func typecheck(_ ported: Ported) throws -> String {
  let folder = PortTool.scratch.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  var output = ""
  for (index, module) in ported.response.modules.enumerated() {
    var paths: [String] = []
    for file in module.files {
      let name = URL(fileURLWithPath: file.path).lastPathComponent
      let url = folder.appendingPathComponent(module.name + name)
      try file.text!.write(to: url, atomically: true, encoding: .utf8)
      paths.append(url.path)
    }
    let isLast = index == ported.response.modules.count - 1
    let action =
      isLast
      ? ["-typecheck"]
      : ["-emit-module", "-o", folder.appendingPathComponent(module.name + ".swiftmodule").path]
    let result = try PortTool.compile(
      action + ["-parse-as-library", "-suppress-warnings"]
        + ["-enable-testing", "-module-name", module.name, "-I", folder.path] + paths
    )
    if result.status != 0 || !result.output.isEmpty {
      output += result.output + "status \(result.status)"
    }
  }
  return output
}

/// A source becomes another, and the compiler takes it.
func expect(
  _ source: String,
  becomes expected: String,
  location: SourceLocation = #_sourceLocation
) throws {
  let ported = try port(source)
  #expect(ported.body() == expected, sourceLocation: location)
  try expectCompiles(ported, location: location)
}

func expectCompiles(_ ported: Ported, location: SourceLocation = #_sourceLocation) throws {
  let messages = try typecheck(ported)
  #expect(messages == "", sourceLocation: location)
}
