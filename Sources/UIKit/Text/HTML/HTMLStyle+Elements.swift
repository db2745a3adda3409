import Foundation

extension HTMLStyle {
  /// What browsers give an element, and its attributes from before CSS.
  mutating func applyDefaults(of name: String, _ attributes: [String: String]) {
    switch name {
    case "b", "strong", "th": weight = max(weight, 700)
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "code", "tt", "kbd", "samp": families = ["Courier"]
    case "small": size *= 5 / 6
    case "big": size *= 1.2
    case "sub": script = -1
    case "sup": script = 1
    case "mark": background = .yellow
    case "center": alignment = .center
    case "p": spacing = size
    case "blockquote": indent += 40
    case "dd": indent += 40
    case "pre":
      families = ["Courier"]
      keepsSpace = true
    case "a":
      guard let address = attributes["href"] else { break }
      link = URL(string: address)
      color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
      isUnderlined = true
    case "font": applyFont(attributes)
    default: applyHeading(name)
    }
    switch attributes["align"]?.lowercased() {
    case "center"?: alignment = .center
    case "right"?: alignment = .right
    case "left"?: alignment = .left
    default: break
    }
    marker = attributes["type"].flatMap { HTMLStyle.markers[$0.lowercased()] } ?? marker
  }

  private mutating func applyFont(_ attributes: [String: String]) {
    if let color = attributes["color"].flatMap({ CSSColor.color($0.lowercased()) }) {
      self.color = color
    }
    if let face = attributes["face"] { families = HTMLStyle.families(face) }
    if let number = attributes["size"].flatMap({ Int($0) }) {
      let isRelative = attributes["size"]?.first.map { "+-".contains($0) } ?? false
      let index = min(max(isRelative ? 3 + number : number, 1), 7)
      size = HTMLStyle.mediumSize * HTMLStyle.numberedSizes[index - 1]
    }
  }

  /// Sizes and margins are those of browsers, in parts of the text around and of the heading.
  private mutating func applyHeading(_ name: String) {
    let looks: [String: (size: CGFloat, margin: CGFloat)] = [
      "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67),
      "h6": (0.67, 2.33),
    ]
    guard let look = looks[name] else { return }
    size *= look.size
    weight = max(weight, 700)
    spacing = size * look.margin
  }
}
