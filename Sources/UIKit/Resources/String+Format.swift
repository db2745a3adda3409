import Foundation
import InterfaceFiles
import QuartzCore

// Formats with numbers of a language's rules. As with bundles, these functions replace
// Foundation's in the whole program; if a toolchain names its functions differently, Foundation's
// are used again and tests fail.

extension String {
  @_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
  public static func _formatted(
    _ format: String,
    _ arguments: __owned [any CVarArg]
  ) -> String { PluralText.filled(format, nil, arguments) }

  @_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
  public static func _formatted(
    _ format: String,
    arguments: [any CVarArg]
  ) -> String { PluralText.filled(format, nil, arguments) }

  @_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
  public static func _formatted(
    _ format: String,
    _ locale: Locale?,
    _ arguments: __owned [any CVarArg]
  ) -> String { PluralText.filled(format, locale, arguments) }

  @_silgen_name(
    "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC"
  )
  public static func _formatted(
    _ format: String,
    _ locale: Locale?,
    arguments: [any CVarArg]
  ) -> String { PluralText.filled(format, locale, arguments) }

  @_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
  public static func _formattedAsLocalized(
    _ format: String,
    _ arguments: [any CVarArg]
  ) -> String { PluralText.filled(format, .current, arguments) }
}

/// Texts with forms for numbers on their way from a table to a format.
///
/// On iOS a special string carries the forms. A string here is only a string, so it has a character
/// for them, which no font has.
enum PluralText {
  private static let first: UInt32 = 0x10_F000
  private static let last: UInt32 = 0x10_FFF0

  /// The character of a text with a number; nil when there are too many.
  static func mark(_ number: Int) -> String? {
    let scalar = Unicode.Scalar(first + UInt32(number))
    return number < Int(last - first) ? scalar.map { String(Character($0)) } : nil
  }

  private static func number(of scalar: Unicode.Scalar) -> Int? {
    (first...last).contains(scalar.value) ? Int(scalar.value - first) : nil
  }

  /// The text of a format, as Foundation writes it; see `FormatSpecifiers` for what becomes of
  /// that.
  static func filled(_ format: String, _ locale: Locale?, _ values: [any CVarArg]) -> String {
    let format = plain(format) { values.indices.contains($0) ? Double(boxed: values[$0]) : nil }
    return withVaList(values) { list in
      guard let locale else { return NSString(format: format, arguments: list)._bridgeToSwift() }
      let bridged = locale._bridgeToObjectiveC()
      return NSString(format: format, locale: bridged, arguments: list)._bridgeToSwift()
    }
  }

  /// A format without such characters: their texts stand in their places.
  static func plain(_ format: String, _ value: (Int) -> Double?) -> String {
    // The first byte of all such characters.
    guard format.utf8.contains(0xF4) else { return format }
    var text = ""
    var variables: [String: PluralFormat.Variable] = [:]
    var language: String?
    for scalar in format.unicodeScalars {
      guard let number = number(of: scalar), let plural = AppResources.plural(number) else {
        text.unicodeScalars.append(scalar)
        continue
      }
      text += plural.format
      variables.merge(plural.variables) { $1 }
      language = plural.language
    }
    guard let language else { return format }
    return withoutActuallyEscaping(value) { value in
      PluralFormat(format: text, variables: variables, language: language).plain(value)
    }
  }
}
