import Animators
import ArgumentParsing
import Foundation
import Segue

extension Tool {
  /// Why these words or this settings file are refused before anything runs; nil if they are
  /// accepted.
  package nonisolated static func complaint(about words: [String], settings: Data?) -> String? {
    let command = OptionTable.command(
      version: "0",
      animators: ["reveal", "push", "tab", "preferences"],
      devices: Screen.all.map(\.name)
    )
    var path: String?
    if let settings {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("segue-settings-\(UUID().uuidString).json").path
      guard FileManager.default.createFile(atPath: file, contents: settings) else { return nil }
      path = file
    }
    defer { if let path { try? FileManager.default.removeItem(atPath: path) } }
    do throws(Failure) {
      let settings = try Settings(environment: [:], path: path, directory: "/", known: command)
      do throws(UsageError) {
        let parser = Parser(command)
        guard
          case .run(let parsed) = try parser.parse(words, fallback: settings.values(for:))
        else { return nil }
        _ = try RenderOptions(parsed)
        return nil
      } catch {
        return error.fullText(columns: 80)
      }
    } catch {
      return error.text
    }
  }
}
