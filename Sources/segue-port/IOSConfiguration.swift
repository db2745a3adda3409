import SwiftIfConfig
import SwiftSyntax

/// What `#if` finds when the code is compiled for an iPhone simulator with Swift 5.
struct IOSConfiguration: BuildConfiguration {
  /// Set with `-D`.
  var conditions: Set<String>
  /// Modules that can be imported: ours and the user's own.
  var modules: Set<String>

  /// Apple's modules that code checks for with `canImport`, and that every iOS app has.
  private static let always: Set<String> = [
    "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "Darwin", "ObjectiveC", "Dispatch",
    "Swift",
  ]

  func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
  func hasFeature(name: String) -> Bool { false }
  func hasAttribute(name: String) -> Bool { false }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let name = importPath.first?.1 else { return false }
    return Self.always.contains(name) || modules.contains(name)
  }

  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" || name == "_multithreaded" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }

  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  /// What the compiler answers in Swift 5 mode.
  var languageVersion: VersionTuple { VersionTuple(5, 10) }
  var compilerVersion: VersionTuple { VersionTuple(6, 0) }
}
