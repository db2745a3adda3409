import Codecs
import Foundation

/// `segue-port`, the program that turns code for iOS into code that Swift on Linux accepts.
///
/// It is built from its sources with the user's own toolchain when it is first needed.
struct PortProgram {
  let path: String
  private let cache: ClientCache

  init(path: String, cache: ClientCache) {
    self.path = path
    self.cache = cache
  }

  /// - Parameters:
  ///   - package: the root of Segue's package.
  ///   - onBuild: called before the program is built, which takes a while.
  init(
    package: String,
    _ toolchain: Toolchain,
    _ cache: ClientCache,
    onBuild: () -> Void
  ) throws(OwnCodeError) {
    let sources = "\(package)/Sources/segue-port"
    let files = SourceFolder(sources).swiftFiles
    guard !files.isEmpty else {
      throw .toolFailed(name: "segue-port", log: "its sources are not in '\(sources)'")
    }
    var key = KeyHasher("port", toolchain.identity)
    for file in files { key.add(path: file) }
    let host = "\(toolchain.root)/lib/swift/host"
    let entry = try cache.entry("port", key.digest, makes: ["segue-port"], once: true) {
      (folder) throws(OwnCodeError) in
      onBuild()
      let run = try Subprocess(
        toolchain.swiftc,
        [
          // Not optimized: it takes a third of the time to build, and runs as fast, since most of
          // its work is SwiftSyntax's (measured).
          "-swift-version", "5", "-Onone", "-wmo", "-num-threads", "2", "-suppress-warnings",
          "-module-name", "segue_port", "-I", host, "-L", host, "-lSwiftSyntax", "-lSwiftParser",
          "-lSwiftOperators", "-lSwiftIfConfig", "-Xlinker", "-rpath", "-Xlinker", host, "-o",
          "\(folder)/segue-port",
        ] + files,
        environment: Toolchain.environment
      )
      guard run.status == 0 else { throw .toolFailed(name: "segue-port", log: run.errors) }
    }
    self.init(path: "\(entry)/segue-port", cache: cache)
  }

  /// The answer to a request, which is kept: the same code is asked about for each of its films.
  func run(_ request: PortRequest) throws(OwnCodeError) -> PortResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let input = try? encoder.encode(request) else {
      throw .toolFailed(name: "segue-port", log: "the request cannot be written")
    }
    let key = key(of: request, input)
    if let folder = cache.existing("answers", key, holding: ["answer"]),
      let data = FileManager.default.contents(atPath: "\(folder)/answer"),
      let response = try? JSONDecoder().decode(PortResponse.self, from: data)
    {
      return response
    }
    let run = try Subprocess(path, [], input: input)
    guard run.status == 0 else { throw .toolFailed(name: "segue-port", log: run.errors) }
    let response: PortResponse
    do {
      response = try JSONDecoder().decode(PortResponse.self, from: run.output)
    } catch {
      throw .toolFailed(name: "segue-port", log: "its answer cannot be read: \(error)")
    }
    // A file that was saved meanwhile would give its answer to the text before.
    if self.key(of: request, input) == key {
      _ = try? cache.entry("answers", key, makes: ["answer"]) { (folder) throws(OwnCodeError) in
        try cache.write(String(decoding: run.output, as: UTF8.self), to: "\(folder)/answer")
      }
    }
    return response
  }

  /// The program, what it is asked, and the files that it reads.
  private func key(of request: PortRequest, _ input: Data) -> String {
    var key = KeyHasher("answer 1", path)
    key.add([UInt8](input))
    for file in request.modules.flatMap(\.files) where request.texts?[file] == nil {
      key.add(path: file)
    }
    return key.digest
  }
}
