import Codecs
import Foundation

/// The Swift compiler on the PATH, which should be the one that built Segue.
///
/// A compiler of another version cannot read Segue's modules, and reports that.
public struct Toolchain: Sendable {
  public let swiftc: String
  /// Differs between compilers.
  public let identity: String
  /// The folder that holds `bin`, `lib` and `share`.
  public let root: String

  public init() throws(OwnCodeError) {
    guard let found = ExternalProgram.find("swiftc") else {
      throw .compilerMissing(why: "there is no 'swiftc' on the PATH")
    }
    swiftc = found
    root = Toolchain.root(of: found)
    var status = stat()
    stat("\(root)/bin/swift-frontend", &status)
    identity = "\(root) \(status.st_size) \(status.st_mtim.tv_sec)"
  }

  /// Two folders above the program, or where the program says: it may only stand for another one.
  private static func root(of swiftc: String) -> String {
    let real = URL(fileURLWithPath: swiftc).resolvingSymlinksInPath()
    let root = real.deletingLastPathComponent().deletingLastPathComponent().path
    if FileManager.default.fileExists(atPath: "\(root)/lib/swift") { return root }
    struct Information: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    guard let run = try? Subprocess(swiftc, ["-print-target-info"]),
      let told = try? JSONDecoder().decode(Information.self, from: run.output)
    else { return root }
    return URL(fileURLWithPath: told.paths.runtimeResourcePath)
      .deletingLastPathComponent().deletingLastPathComponent().path
  }

  /// The compiler itself.
  ///
  /// The driver, `swiftc`, starts four programs to make a library of a file.
  var frontend: String { "\(root)/bin/swift-frontend" }

  /// The toolchain's own linker where it brings one along.
  var linker: String? {
    let own = "\(root)/bin/ld.lld"
    if FileManager.default.isExecutableFile(atPath: own) { return own }
    return ["ld.lld", "ld.gold", "ld"].lazy.compactMap(ExternalProgram.find).first
  }

  /// The environment of the compiler: its memory comes in large pages where the kernel gives them
  /// to programs that ask.
  ///
  /// It touches much memory here and there, and takes a fifth less time so (measured).
  static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    let own = environment["GLIBC_TUNABLES"].map { ":\($0)" } ?? ""
    environment["GLIBC_TUNABLES"] = "glibc.malloc.hugetlb=1\(own)"
    return environment
  }

  /// What the driver tells the compiler of this machine and of where macros are.
  var flags: [String] {
    let host = "\(root)/lib/swift/host"
    return [
      "-target", "\(Toolchain.architecture)-unknown-linux-gnu", "-disable-objc-interop",
      "-in-process-plugin-server-path", "\(host)/libSwiftInProcPluginServer.so",
      "-plugin-path", "\(host)/plugins",
    ]
  }

  /// How a module of the user's own is read, whatever is made of it.
  func languageFlags(of module: String, isOnMainActor: Bool) -> [String] {
    flags + [
      "-module-name", module, "-package-name", "client", "-swift-version", "5",
      "-parse-as-library", "-suppress-warnings", "-diagnostic-style", "llvm",
    ] + (isOnMainActor ? ["-default-isolation", "MainActor"] : [])
  }

  #if arch(arm64)
  static let architecture = "aarch64"
  #else
  static let architecture = "x86_64"
  #endif

  /// The libraries of Swift, and the code with which each library of Swift's begins.
  var libraries: String { "\(root)/lib/swift/linux" }
  var startOfLibrary: String { "\(libraries)/\(Toolchain.architecture)/swiftrt.o" }
}

/// The build of Segue: its modules, and an identity for exactly this build.
public struct SegueBuild: Sendable {
  /// The folder of the running tool: `Modules` stands beside it.
  public let folder: String
  /// The root of Segue's package, for the headers of its C modules.
  public let package: String
  public let identity: String

  public init() throws(OwnCodeError) {
    let tool = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    folder = (tool as NSString).deletingLastPathComponent
    guard FileManager.default.fileExists(atPath: "\(folder)/Modules/UIKit.swiftmodule") else {
      throw .toolFailed(
        name: tool,
        log: "the modules of Segue are not beside the tool; own code runs from a build folder"
      )
    }
    var root = folder
    while root.count > 1,
      !FileManager.default.fileExists(atPath: "\(root)/Sources/CFreeType/module.modulemap")
    {
      root = (root as NSString).deletingLastPathComponent
    }
    package = root
    identity = try ELFBuildID(path: tool).text
  }

  /// Everything that can be imported besides the user's own modules.
  var knownModules: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/Modules")) ?? []
    let own = names.filter { $0.hasSuffix(".swiftmodule") }
      .map { String($0.dropLast(".swiftmodule".count)) }
      .filter { !$0.hasSuffix("Tests") }
    return own.sorted() + [
      "Swift", "Foundation", "FoundationEssentials", "FoundationXML",
      "Dispatch",
      "Glibc", "Synchronization", "Observation", "RegexBuilder", "_Concurrency",
    ]
  }

  /// What the compiler needs to know to import UIKit.
  func flags(moduleCache: String) -> [String] {
    var flags = ["-I", "\(folder)/Modules", "-module-cache-path", moduleCache]
    let manager = FileManager.default
    let targets = (try? manager.contentsOfDirectory(atPath: "\(package)/Sources")) ?? []
    for name in targets.sorted() {
      // Modules of C: SwiftPM writes a map for those with sources, the others bring their own.
      let maps = [
        "\(folder)/\(name).build/module.modulemap", "\(package)/Sources/\(name)/module.modulemap",
      ]
      guard let map = maps.first(where: manager.fileExists) else { continue }
      flags += ["-Xcc", "-fmodule-map-file=\(map)", "-Xcc", "-I\(package)/Sources/\(name)/include"]
    }
    if let pkgConfig = ExternalProgram.find("pkg-config"),
      let run = try? Subprocess(pkgConfig, ["--cflags", "freetype2", "harfbuzz"])
    {
      for flag in String(decoding: run.output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      {
        flags += ["-Xcc", String(flag)]
      }
    }
    return flags
  }
}

/// The identity that a linker gives to exactly this content of a program.
package struct ELFBuildID {
  package let text: String

  package init(path: String) throws(OwnCodeError) {
    // Without Foundation, to which a file is not there when there is no memory for reading it.
    var head = [UInt8](repeating: 0, count: 8192)
    let file = open(path, O_RDONLY | O_CLOEXEC)
    defer { if file >= 0 { close(file) } }
    let count = file < 0 ? -1 : read(file, &head, head.count)
    guard count >= 0 else { throw .toolFailed(name: path, log: "it cannot read itself") }
    if let id = ELFBuildID.note(in: Array(head[..<count])) {
      text = id
    } else {
      // Without a build ID, the size and the date distinguish builds well enough.
      var status = stat()
      stat(path, &status)
      text = "\(status.st_size)-\(status.st_mtim.tv_sec)-\(status.st_mtim.tv_nsec)"
    }
  }

  /// An ELF note is: length of the name, length of the content, kind 3, "GNU\0", the content.
  static func note(in bytes: [UInt8]) -> String? {
    let name: [UInt8] = [3, 0, 0, 0, 0x47, 0x4E, 0x55, 0]
    guard bytes.count > 32 else { return nil }
    for index in 8..<(bytes.count - name.count)
    where bytes[index] == 3 && Array(bytes[index..<index + name.count]) == name {
      guard Array(bytes[index - 8..<index - 4]) == [4, 0, 0, 0] else { continue }
      let count = Int(bytes[index - 4])
      let start = index + name.count
      guard count >= 8, start + count <= bytes.count else { continue }
      return bytes[start..<start + count].map {
        let digits = String($0, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
    }
    return nil
  }
}
