import Foundation
import Testing

/// The floors of `Package.swift` and the imports of the sources.
@Suite
struct FloorTests {
  /// What the manifest says of a target.
  private struct Target {
    let name: String
    let folder: URL
    let dependencies: [String]
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// In the manifest's order.
  private static let targets: [Target] = {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Its own scratch folder: the package's is locked while its tests run.
    let scratch = FileManager.default.temporaryDirectory.path + "/segue-floors-\(getpid())"
    process.arguments = [
      "swift", "package", "--package-path", root.path, "--scratch-path", scratch, "dump-package",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    guard (try? process.run()) != nil else { return [] }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let manifest = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    return (manifest?["targets"] as? [[String: Any]] ?? []).compactMap(target)
  }()

  private static func target(_ json: [String: Any]) -> Target? {
    guard let name = json["name"] as? String, let type = json["type"] as? String,
      type == "regular" || type == "executable"
    else { return nil }
    let dependencies = (json["dependencies"] as? [[String: Any]] ?? []).compactMap { dependency in
      (dependency["byName"] ?? dependency["target"]).flatMap { ($0 as? [Any])?.first as? String }
    }
    let path = json["path"] as? String ?? "Sources/\(name)"
    return Target(
      name: name,
      folder: root.appendingPathComponent(path),
      dependencies: dependencies
    )
  }

  /// The modules that the heads of a folder's Swift files import.
  private static func imports(of folder: URL, exportedOnly: Bool = false) -> Set<String> {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var modules: Set<String> = []
    for case let file as URL in files ?? .init()
    where file.pathExtension == "swift" && !file.path.contains(".docc/") {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place + 1 < words.count else {
          // Generated code in literals comes behind the head.
          if line.hasPrefix("//") || line.hasPrefix("#") || line.hasPrefix("@") { continue }
          break
        }
        if exportedOnly, words[0] != "@_exported" { continue }
        let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "typealias"]
        let name = words[(place + 1)...].first { !kinds.contains(String($0)) } ?? ""
        modules.insert(String(name.split(separator: ".").first ?? ""))
      }
    }
    return modules
  }

  @Test
  func `a target imports what it declares, and nothing else of this package`() {
    #expect(FloorTests.targets.count > 20)
    let all = Set(FloorTests.targets.map(\.name))
    for target in FloorTests.targets {
      let undeclared = FloorTests.imports(of: target.folder)
        .intersection(all).subtracting(target.dependencies).subtracting([target.name])
      #expect(undeclared.isEmpty, "\(target.name) imports \(undeclared.sorted()) undeclared.")
    }
  }

  @Test
  func `a declared dependency is on a floor below the target's own`() {
    var below: Set<String> = []
    let all = Set(FloorTests.targets.map(\.name))
    for target in FloorTests.targets {
      let above = Set(target.dependencies).intersection(all).subtracting(below)
      #expect(above.isEmpty, "\(target.name) is on a floor below \(above.sorted()).")
      below.insert(target.name)
    }
  }

  @Test
  func `a target imports what it declares, or an import re-exports it`() {
    let exports = Dictionary(
      uniqueKeysWithValues: FloorTests.targets.map {
        ($0.name, FloorTests.imports(of: $0.folder, exportedOnly: true))
      }
    )
    let clang = Set([
      "CPNG", "CPictures", "CType", "CKernels", "CDeflate", "CSystem", "CFreeType", "CHarfBuzz",
    ])
    for target in FloorTests.targets
    where !clang.contains(target.name) && target.folder.path.contains("/Sources/") {
      var reached = FloorTests.imports(of: target.folder)
      var waiting = Array(reached)
      while let next = waiting.popLast() {
        for module in exports[next] ?? [] where reached.insert(module).inserted {
          waiting.append(module)
        }
      }
      let unused = Set(target.dependencies).subtracting(reached)
        .filter { !$0.hasPrefix("_Testing") }
      // The tool holds the frameworks beside UIKit for the clients that it loads.
      if target.name == "render-transition" { continue }
      #expect(unused.isEmpty, "\(target.name) declares \(unused.sorted()) and does not use it.")
    }
  }
}
