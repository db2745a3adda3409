import Foundation

// The language of a run, not that of the machine, in the place of Foundation's own; see Bundle+App.

extension Locale {
  /// `Locale.current`, which formatters take too: what the user of the run has chosen, American English
  /// unless something else was asked for.
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  public static func _current() -> Locale {
    let language = AppResources.languages[0]
    return Locale(identifier: language == "en" ? "en_US" : language)
  }

  /// `Locale.preferredLanguages`.
  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  public static func _preferredLanguages() -> [String] { AppResources.languages }
}
