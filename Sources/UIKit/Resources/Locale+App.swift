import Foundation

// The language of a run, not that of the machine. These stand in front of Foundation's for everybody
// who imports UIKit.

extension Locale {
  /// What the user of the run has chosen: American English unless something else was asked for.
  public static var current: Locale {
    let language = AppResources.languages[0]
    return Locale(identifier: language == "en" ? "en_US" : language)
  }

  public static var preferredLanguages: [String] { AppResources.languages }
}
