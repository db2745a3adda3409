import Codecs
import Foundation

/// `segue-port`, the program that turns code for iOS into code that Swift on Linux accepts.
///
/// It is built from its sources with the user's own toolchain when it is first needed.
struct PortProgram {
  let path: String

  /// - Parameter onBuild: called before the program is built, which takes a while.
  init(
    _ build: SegueBuild,
    _ toolchain: Toolchain,
    _ cache: ClientCache,
    onBuild: () -> Void
  ) throws(OwnCodeError) {
    let sources = "\(build.package)/Sources/segue-port"
    let files = SourceFolder(sources).swiftFiles
    guard !files.isEmpty else {
      throw .toolFailed(name: "segue-port", log: "its sources are not in '\(sources)'")
    }
    var key = KeyHasher("port", toolchain.identity)
    for file in files { key.add(path: file) }
    let host = "\(toolchain.root)/lib/swift/host"
    let entry = try cache.entry("port", key.digest, makes: ["segue-port"]) {
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
        ] + files
      )
      guard run.status == 0 else { throw .toolFailed(name: "segue-port", log: run.errors) }
    }
    path = "\(entry)/segue-port"
  }

  func run(_ request: PortRequest) throws(OwnCodeError) -> PortResponse {
    guard let input = try? JSONEncoder().encode(request) else {
      throw .toolFailed(name: "segue-port", log: "the request cannot be written")
    }
    let run = try Subprocess(path, [], input: input)
    guard run.status == 0 else { throw .toolFailed(name: "segue-port", log: run.errors) }
    do {
      return try JSONDecoder().decode(PortResponse.self, from: run.output)
    } catch {
      throw .toolFailed(name: "segue-port", log: "its answer cannot be read: \(error)")
    }
  }
}
