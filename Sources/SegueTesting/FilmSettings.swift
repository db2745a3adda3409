import Foundation
import TestSupport
import Testing

/// How the films of a suite or a test are recorded and where failures go.
///
/// The environment decides what a suite and a test leave open.
///
///     @Suite(.films(record: .never)) @MainActor struct BrokenPanelTests { … }
///
/// In XCTest: `FilmSettings.$current.withValue(FilmSettings(record: .never)) { … }`.
public struct FilmSettings: SuiteTrait, TestTrait, TestScoping, Sendable {
  /// When goldens are written.
  public enum Recording: String, Sendable {
    /// Every golden, again.
    case all
    /// Those that differ or are missing.
    case failed
    /// Those that are missing.
    case missing
    /// None: goldens are only compared.
    case never
  }

  /// Which goldens are recorded; `CI` still means `never`.
  public var record: Recording?
  /// The folder for pictures and pages of failures, relative to the package's folder.
  public var artifacts: String?

  /// The settings of the current task; the defaults leave everything to the environment.
  @TaskLocal
  public static var current = FilmSettings()

  /// - Parameters:
  ///   - record: When goldens are written; nil leaves it to `RECORD_GOLDENS` and `CI`.
  ///   - artifacts: The folder for pages and pictures of failures; nil leaves it to the package.
  public init(record: Recording? = nil, artifacts: String? = nil) {
    self.record = record
    self.artifacts = artifacts
  }

  /// A suite's settings also apply to the suites inside it.
  public var isRecursive: Bool { true }

  public func scopeProvider(for test: Test, testCase: Test.Case?) -> FilmSettings? {
    testCase == nil ? nil : self
  }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await FilmSettings.$current.withValue(self) { try await function() }
  }

  func workspace(_ root: URL, environment: [String: String]) -> Workspace {
    var environment = environment
    if let record { environment["RECORD_GOLDENS"] = record.rawValue }
    if let artifacts {
      environment["SNAPSHOT_ARTIFACTS"] = root.appendingPathComponent(artifacts).path
    }
    return Workspace(root: root, environment: environment)
  }
}

extension Trait where Self == FilmSettings {
  /// Says when goldens of a suite or test are recorded, and where failures leave their pictures.
  ///
  /// With `record` nil, `RECORD_GOLDENS` and `CI` decide; with `artifacts` nil, the package does.
  public static func films(
    record: FilmSettings.Recording? = nil,
    artifacts: String? = nil
  ) -> FilmSettings {
    FilmSettings(record: record, artifacts: artifacts)
  }
}
