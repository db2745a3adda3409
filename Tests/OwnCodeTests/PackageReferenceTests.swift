import Codecs
import Foundation
import Testing

@testable import OwnCode

/// What projects say of the libraries that they need.
@Suite
struct `References to packages` {
  private func references(_ folder: borrowing Folder) -> [PackageReference] {
    PackageReferences(around: [folder.path]).all
  }

  @Test
  func `a manifest's requirements are read in all their forms`() throws {
    let folder = Folder()
    try folder.write(
      """
      let package = Package(name: "P", dependencies: [
        .package(url: "https://a.org/One.git", from: "1.2.0"),
        .package(url: "https://a.org/Two?utm=search", .upToNextMinor(from: "2.3.4")),
        .package(url: "https://a.org/Three", exact: "3.0.0"),
        .package(url: "https://a.org/Four", branch: "main"),
        .package(url: "https://a.org/Five", "1.0.0"..<"1.5.0"),
        .package(path: "../Local"),
      ], targets: [.target(name: "P")])
      """,
      to: "Package.swift"
    )
    let found = references(folder)
    #expect(
      found == [
        PackageReference(
          url: "https://a.org/One.git",
          requirement: .range("1.2.0", below: "2.0.0")
        ),
        PackageReference(url: "https://a.org/Two", requirement: .range("2.3.4", below: "2.4.0")),
        PackageReference(url: "https://a.org/Three", requirement: .exact("3.0.0")),
        PackageReference(url: "https://a.org/Four", requirement: .branch("main")),
        PackageReference(url: "https://a.org/Five", requirement: .range("1.0.0", below: "1.5.0")),
      ]
    )
  }

  @Test
  func `what is resolved comes before what the project requires`() throws {
    let folder = Folder()
    try folder.write(
      """
      { objects = {
        1 = { isa = PBXProject; };
        2 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.org/One";
              requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
        3 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.org/Two";
              requirement = { kind = branch; branch = work; }; };
      }; rootObject = 1; }
      """,
      to: "App.xcodeproj/project.pbxproj"
    )
    try folder.write(
      """
      {"pins": [{"identity": "one", "location": "https://a.org/One.git",
                 "state": {"revision": "abc", "version": "1.4.0"}}], "version": 2}
      """,
      to: "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    )
    let found = references(folder)
    #expect(
      found == [
        PackageReference(url: "https://a.org/One.git", requirement: .revision("abc")),
        PackageReference(url: "https://a.org/Two", requirement: .branch("work")),
      ]
    )
  }

  @Test
  func `Carthage and CocoaPods name repositories, too`() throws {
    let folder = Folder()
    try folder.write("", to: "Package.swift")
    try folder.write(
      """
      github "owner/One" ~> 5.0  # a remark
      git "https://a.org/Two.git" "branch"
      """,
      to: "Cartfile"
    )
    try folder.write(
      """
      pod 'Known', '~> 1.0'
      pod 'Three', :git => 'https://a.org/Three.git', :tag => '3.1'
      # pod 'Four', :git => 'https://a.org/Four.git'
      """,
      to: "Podfile"
    )
    let found = references(folder)
    #expect(
      found == [
        PackageReference(
          url: "https://github.com/owner/One",
          requirement: .range("5.0", below: "6.0.0")
        ),
        PackageReference(url: "https://a.org/Two.git", requirement: .branch("branch")),
        PackageReference(url: "https://a.org/Three.git", requirement: .exact("3.1")),
      ]
    )
  }

  @Test(
    arguments: [
      ("https://github.com/airbnb/lottie-ios.git", "Lottie", true),
      ("git@github.com:SnapKit/SnapKit.git", "SnapKit", true),
      ("https://github.com/SwiftUI/Other", "SnapKit", false),
    ]
  )
  func `a repository's name says which module it has`(url: String, module: String, isIt: Bool) {
    #expect(PackageReference(url: url, requirement: .any).isNamed(like: module) == isIt)
  }
}

/// Downloads, from repositories on this machine.
@Suite
struct `Downloaded packages` {
  /// A repository with a library, whose versions differ in a number.
  private func makeLibrary(_ folder: borrowing Folder, tags: [String]) throws -> String {
    let place = "\(folder.path)/lib-ios"
    try folder.write(
      "let package = Package(name: \"L\", targets: [.target(name: \"Lib\")])",
      to: "lib-ios/Package.swift"
    )
    try git(["init", "--quiet", "."], in: place)
    for tag in tags {
      try folder.write("let version = \"\(tag)\"", to: "lib-ios/Sources/Lib/Lib.swift")
      try git(["add", "."], in: place)
      try git(["commit", "--quiet", "-m", tag], in: place)
      try git(["tag", tag], in: place)
    }
    return "file://\(place)"
  }

  private func git(_ arguments: [String], in folder: String) throws {
    let program = try #require(ExternalProgram.find("git"))
    let author = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
    let result = try Subprocess(program, ["-C", folder] + author + arguments)
    try #require(result.status == 0, "\(result.errors)")
  }

  private func text(of module: CodeModule?) throws -> String {
    try String(contentsOfFile: #require(module?.files.first), encoding: .utf8)
  }

  private func modules(
    _ folder: borrowing Folder,
    fetches: Bool = true,
    report: @escaping (PackageFetcher.Event) -> Void = { _ in }
  ) throws -> [CodeModule] {
    let app = "\(folder.path)/App"
    let cache = ClientCache(folder: "\(folder.path)/cache")
    let fetcher = PackageFetcher(cache: cache, paths: [app], report: report)
    return try CodeReader(fetcher: fetches ? fetcher : nil).read([app]).modules
  }

  @Test
  func `the newest version that the project allows is taken, and kept`() throws {
    let folder = Folder()
    let url = try makeLibrary(folder, tags: ["1.2.0", "1.10.0", "v1.9.0", "2.0.0", "1.11.0-beta"])
    try folder.write(
      """
      let package = Package(name: "A", dependencies: [.package(url: "\(url)", from: "1.0.0")],
        targets: [.executableTarget(name: "A")])
      """,
      to: "App/Package.swift"
    )
    try folder.write("import Lib", to: "App/Sources/A/A.swift")
    let without = try modules(folder, fetches: false)
    #expect(without.map(\.name) == ["A"])
    let found = try modules(folder)
    #expect(found.map(\.name) == ["Lib", "A"])
    #expect(try text(of: found.first) == "let version = \"1.10.0\"")
    // Without the repository, from the cache.
    try FileManager.default.removeItem(atPath: "\(folder.path)/lib-ios")
    let again = try modules(folder)
    #expect(again == found)
  }

  @Test
  func `a repository that is not there is told with its address, and the app is read without it`()
    throws
  {
    let folder = Folder()
    let url = "file://\(folder.path)/nowhere"
    try folder.write(
      """
      let package = Package(name: "A", dependencies: [.package(url: "\(url)", branch: "main")],
        targets: [.executableTarget(name: "A")])
      """,
      to: "App/Package.swift"
    )
    try folder.write("import Lib", to: "App/Sources/A/A.swift")
    var failures: [String] = []
    let found = try modules(folder) { event in
      if case .fails(let place, let why) = event { failures.append("\(place) \(why)") }
    }
    #expect(found.map(\.name) == ["A"])
    #expect(failures.count == 1)
    #expect(failures[0].hasPrefix("\(url) "))
    #expect(failures[0].contains("does not appear to be a git repository"))
    let rest = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/cache/packages")
    #expect(rest == [])
  }

  @Test
  func `an address that names a program is refused`() throws {
    let folder = Folder()
    let mark = "\(folder.path)/mark"
    try folder.write(
      """
      let package = Package(name: "A", dependencies: [.package(url: "ext::touch \(mark)", branch: "main")],
        targets: [.executableTarget(name: "A")])
      """,
      to: "App/Package.swift"
    )
    try folder.write("import Lib", to: "App/Sources/A/A.swift")
    let found = try modules(folder)
    #expect(found.map(\.name) == ["A"])
    #expect(!FileManager.default.fileExists(atPath: mark))
  }
}
