import Foundation

/// Names of regions and languages in a locale's own language, which Foundation on Linux keeps to
/// itself.
extension NSLocale {
  private var value: Locale {
    (object(forKey: .identifier) as? String).map(Locale.init(identifier:)) ?? .current
  }

  public func localizedString(forCountryCode countryCode: String) -> String? {
    value.localizedString(forRegionCode: countryCode)
  }

  public func localizedString(forLanguageCode languageCode: String) -> String? {
    value.localizedString(forLanguageCode: languageCode)
  }

  public func localizedString(forScriptCode scriptCode: String) -> String? {
    value.localizedString(forScriptCode: scriptCode)
  }

  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    value.localizedString(forCurrencyCode: currencyCode)
  }

  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    value.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
  }
}
