import Foundation

// Replaces Foundation's functions by the language of the run, not that of the machine; see
// Bundle+App.

extension Locale {
  /// `Locale.current`, which formatters take too: the run's locale, American English by default.
  ///
  /// Every locale of a device has a region, without which amounts of money have no sign: German
  /// alone is that of Germany.
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  public static func _current() -> Locale {
    AppResources.locale
  }

  /// `Locale.autoupdatingCurrent`, the default of every `formatted()`: a run has one locale.
  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  public static func _autoupdatingCurrent() -> Locale { _current() }

  /// `Locale.preferredLanguages`.
  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  public static func _preferredLanguages() -> [String] { AppResources.languages }
}

extension Calendar {
  /// `Calendar.current`: that of the run's locale, with its first weekday.
  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  public static func _current() -> Calendar { Locale._current().calendar }

  /// `Calendar.autoupdatingCurrent`.
  @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
  public static func _autoupdatingCurrent() -> Calendar { _current() }
}
