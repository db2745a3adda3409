/// Which form of a text a language has for a number (the rules are those of Unicode's
/// CLDR, for whole numbers).
package struct PluralRule {
  /// Such as `pt-BR`.
  package let language: String

  package init(language: String) { self.language = language }

  package func category(of number: Double) -> String {
    let code = language.prefix { $0 != "-" && $0 != "_" }
    let magnitude = number.magnitude
    guard magnitude == magnitude.rounded(), magnitude < 1e15 else {
      return ["fr", "pt"].contains(code) && magnitude < 2 ? "one" : "other"
    }
    return category(of: Int(magnitude), code: String(code))
  }

  private func category(of n: Int, code: String) -> String {
    let (ten, hundred) = (n % 10, n % 100)
    let isTeen = (11...14).contains(hundred)
    switch code {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "yue": return "other"
    case "fr", "hy", "hi", "fa", "bn", "gu", "kn", "am": return n < 2 ? "one" : "other"
    case "pt": return n == 1 || n == 0 && language != "pt-PT" ? "one" : "other"
    case "ru", "uk", "be":
      if isTeen { return "many" }
      return ten == 1 ? "one" : (2...4).contains(ten) ? "few" : "many"
    case "sr", "hr", "bs", "sh":
      if isTeen { return "other" }
      return ten == 1 ? "one" : (2...4).contains(ten) ? "few" : "other"
    case "pl":
      if n == 1 { return "one" }
      return (2...4).contains(ten) && !isTeen ? "few" : "many"
    case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
    case "sl":
      let names = [1: "one", 2: "two", 3: "few", 4: "few"]
      return names[hundred] ?? "other"
    case "lt", "lv": return baltic(n, code: code)
    case "ro":
      if n == 1 { return "one" }
      return n == 0 || (1...19).contains(hundred) ? "few" : "other"
    case "ar": return arabic(n)
    case "he", "iw": return n == 1 ? "one" : n == 2 ? "two" : "other"
    case "is", "mk": return ten == 1 && hundred != 11 ? "one" : "other"
    default: return n == 1 ? "one" : "other"
    }
  }

  private func baltic(_ n: Int, code: String) -> String {
    let isTeen = (11...19).contains(n % 100)
    if code == "lv" {
      return n % 10 == 0 || isTeen ? "zero" : n % 10 == 1 ? "one" : "other"
    }
    if isTeen || n % 10 == 0 { return "other" }
    return n % 10 == 1 ? "one" : "few"
  }

  private func arabic(_ n: Int) -> String {
    switch (n, n % 100) {
    case (0, _): "zero"
    case (1, _): "one"
    case (2, _): "two"
    case (_, 3...10): "few"
    case (_, 11...99): "many"
    default: "other"
    }
  }
}
