import ArgumentParsing
import Foundation
import Segue

/// `matrix`, typed and checked.
struct MatrixOptions: Sendable {
  struct Column: Equatable, Sendable {
    var title: String
    var isDark: Bool
    var isRightToLeft: Bool
    var locale: String?
  }

  var scene: SceneOptions
  var devices: [String]
  /// The columns of a device: a word for each, and its options.
  var columns: [Column]
  var running: RunningOptions
  var rate: FrameRate
  var path: String
  var replacesOthers: Bool

  init(_ parsed: ParsedArguments) throws(UsageError) {
    scene = try SceneOptions(parsed)
    func list(
      _ name: String,
      _ legal: [String]?,
      _ standard: [String]
    ) throws(UsageError) -> [String] {
      guard let text = parsed.string(name) else { return standard }
      let words = Quantity.members(text).filter { !$0.isEmpty }
      for word in words where legal?.contains(word) == false {
        throw parsed.usageError(
          "The value '\(word)' is invalid for '--\(name)': it must be one of \(legal?.joined(separator: ", ") ?? "")"
        )
      }
      return words.isEmpty ? standard : words
    }
    devices = try list("devices", nil, ["iphone-se", "iphone-15"])
    let appearances = try list("appearances", ["light", "dark"], ["light", "dark"])
    let locales = try list("locales", nil, []).map { word throws(UsageError) in
      do throws(InvalidValue) {
        return try LookOptions.locale(word)
      } catch {
        throw parsed.usageError(
          "The value '\(word)' is invalid for '--locales': it must be a language such as de, pt-BR or ar."
        )
      }
    }
    // A language has its own direction, unless both are requested.
    let standard = locales.isEmpty ? ["ltr", "rtl"] : []
    let directions = try list("directions", ["ltr", "rtl"], standard)
    let languages: [String?] = locales.isEmpty ? [nil] : locales
    columns = appearances.flatMap { appearance in
      languages.flatMap { locale -> [Column] in
        let own = locale.map(LookOptions.isRightToLeft) ?? false
        let ways = directions.isEmpty ? [own] : directions.map { $0 == "rtl" }
        return ways.map { isRightToLeft in
          var words = [appearance] + (locale.map { [$0] } ?? [])
          if !directions.isEmpty { words.append(isRightToLeft ? "rtl" : "ltr") }
          return Column(
            title: words.joined(separator: ", "),
            isDark: appearance == "dark",
            isRightToLeft: isRightToLeft,
            locale: locale
          )
        }
      }
    }
    running = try RunningOptions(parsed)
    rate =
      try parsed.value("fps") { (text) throws(InvalidValue) in
        guard let rate = FrameRate(text) else {
          throw InvalidValue("it must be a rate from 1 to 1000, such as 60 or 29.97")
        }
        return rate
      } ?? FrameRate(20) ?? .standard
    path = parsed.string("out") ?? "matrix.html"
    replacesOthers = parsed.flag("force") ?? false
  }
}

extension MatrixOptions {
  /// The animator, or the name of the code.
  var title: String {
    scene.code.paths.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? scene.animator
  }
}
