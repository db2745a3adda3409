import Foundation

/// Where goldens, dumps, inputs and the pictures of failed tests are.
package struct Workspace: Sendable {
  package let root: URL
  package var mode: RecordMode
  /// What is wrong with the mode in the environment; no golden is compared then.
  package let complaint: String?
  private let artifactsRoot: URL

  /// The package this file belongs to.
  package static let package = Workspace(
    root: URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent(),
    environment: ProcessInfo.processInfo.environment
  )

  /// `SNAPSHOT_ARTIFACTS` moves the pictures of failed tests out of the package's `artifacts/`.
  package init(root: URL, environment: [String: String]) {
    self.root = root
    mode = RecordMode(environment: environment)
    complaint = RecordMode.complaint(about: environment)
    artifactsRoot =
      environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
      ?? root.appendingPathComponent("artifacts")
  }

  package enum Kind: String, CaseIterable, Sendable {
    case golden = "Goldens"
    case dump = "Dumps"

    var pathExtension: String { self == .golden ? "png" : "txt" }
  }

  package func folder(_ kind: Kind, suite: String? = nil) -> URL {
    let folder = root.appendingPathComponent("Fixtures/\(kind.rawValue)")
    return suite.map { folder.appendingPathComponent($0) } ?? folder
  }

  package func file(_ kind: Kind, suite: String, name: String) -> URL {
    folder(kind, suite: suite).appendingPathComponent("\(name).\(kind.pathExtension)")
  }

  /// A file of `Fixtures/Inputs`.
  package func input(_ path: String) -> URL {
    root.appendingPathComponent("Fixtures/Inputs/\(path)")
  }

  /// The names of all stored cases of a suite, sorted.
  ///
  /// A folder with a manifest is a film.
  package func storedNames(_ kind: Kind, suite: String) -> [String] {
    let folder = folder(kind, suite: suite).path
    let files = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? [])
      .compactMap { $0 as? String }
    let films = files.filter { $0.hasSuffix("/manifest.json") }
      .map { ($0 as NSString).deletingLastPathComponent }
    let suffix = ".\(kind.pathExtension)"
    let pictures = files.filter { $0.hasSuffix(suffix) && !$0.contains("/") }
    return (films + pictures.map { String($0.dropLast(suffix.count)) }).sorted()
  }

  /// The suites that have a folder, sorted.
  package func storedSuites(_ kind: Kind) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder(kind).path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Writes under a temporary name and renames: readers see the old file or the new one.
  package func write(_ bytes: [UInt8], to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file, options: .atomic)
  }

  /// Keeps a picture or text for the reader of a failure; returns its path.
  package func keep(_ bytes: [UInt8], suite: String, named name: String) -> String {
    let file = artifactsRoot.appendingPathComponent(suite).appendingPathComponent(name)
    do {
      try write(bytes, to: file)
    } catch {
      return "(\(relativePath(file)) could not be written: \(error.localizedDescription))"
    }
    return relativePath(file)
  }

  /// The folder for what belongs to one failure.
  package func artifacts(_ name: String) -> String {
    artifactsRoot.appendingPathComponent(name).path
  }

  package func relativePath(_ file: URL) -> String {
    let prefix = root.path + "/"
    return file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
  }
}
