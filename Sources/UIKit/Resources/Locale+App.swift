import Foundation

// Replaces Foundation's functions by the language of the run, not that of the machine; see
// Bundle+App.

extension Locale {
  /// `Locale.current`, which formatters take too: the run's locale, American English by default.
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  public static func _current() -> Locale {
    let language = AppResources.languages[0]
    return Locale(identifier: language == "en" ? "en_US" : language)
  }

  /// `Locale.preferredLanguages`.
  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  public static func _preferredLanguages() -> [String] { AppResources.languages }
}
