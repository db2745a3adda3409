/// Characters by name or number: `&amp;`, `&#8217;`.
enum HTMLEntity {
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let end = rest.prefix(12).firstIndex(of: ";")
      if let end, let character = character(rest[rest.index(after: start)..<end]) {
        result += character
        rest = rest[rest.index(after: end)...]
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
      let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
    return named[String(name)]
  }

  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
    "lsaquo": "‹", "rsaquo": "›", "sbquo": "‚", "bdquo": "„", "bull": "•", "middot": "·",
    "deg": "°", "plusmn": "±", "times": "×", "divide": "÷", "frac12": "½", "frac14": "¼",
    "frac34": "¾", "sup1": "¹", "sup2": "²", "sup3": "³", "micro": "µ", "para": "¶",
    "sect": "§", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "iexcl": "¡",
    "iquest": "¿", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔",
    "hearts": "♥", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "minus": "−",
    "shy": "\u{AD}", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
    "zwnj": "\u{200C}", "zwj": "\u{200D}", "auml": "ä", "ouml": "ö", "uuml": "ü",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "agrave": "à", "aacute": "á",
    "acirc": "â", "atilde": "ã", "aring": "å", "aelig": "æ", "ccedil": "ç", "egrave": "è",
    "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í", "icirc": "î",
    "iuml": "ï", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô", "otilde": "õ",
    "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û", "yacute": "ý", "Agrave": "À",
    "Aacute": "Á", "Acirc": "Â", "Atilde": "Ã", "Aring": "Å", "AElig": "Æ", "Ccedil": "Ç",
    "Egrave": "È", "Eacute": "É", "Ecirc": "Ê", "Euml": "Ë", "Iacute": "Í", "Ntilde": "Ñ",
    "Oacute": "Ó", "Ocirc": "Ô", "Oslash": "Ø", "Uacute": "Ú", "oelig": "œ", "OElig": "Œ",
  ]
}
