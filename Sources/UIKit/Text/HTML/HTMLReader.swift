import Foundation

/// Makes an attributed string of HTML, with the looks that browsers give elements.
///
/// Paragraphs end with a line feed, the last one too; items of lists begin with a tab, their marker
/// and a tab; Times at 12 points is the default (as iOS returns it, inferred from what apps
/// report).
struct HTMLReader {
  /// An element that is open.
  private struct Node {
    var element: HTMLRules.Element
    var style: HTMLStyle
    var isBlock: Bool
    var list: List?
  }

  private struct List {
    var marker: NSTextList
    var number: Int
  }

  private let result = NSMutableAttributedString(string: "")
  private var nodes: [Node] = []
  private var rules = HTMLRules()
  /// Where the paragraph begins that is being read.
  private var paragraphStart = 0
  /// Whether a space here would be a second one.
  private var endsWithSpace = true
  private var ignored: String?
  private(set) var leavesOutPictures = false

  static func text(of source: String) -> (text: NSAttributedString, leavesOutPictures: Bool) {
    var reader = HTMLReader()
    for token in HTMLToken.tokens(of: source) { reader.read(token) }
    reader.endParagraph(addsLineFeed: false)
    return (reader.result, reader.leavesOutPictures)
  }

  private var style: HTMLStyle { nodes.last?.style ?? HTMLStyle() }

  private mutating func read(_ token: HTMLToken) {
    switch token {
    case .text(let text):
      if ignored == "style" {
        rules.add(text)
      } else if ignored == nil, !style.isHidden {
        add(text)
      }
    case .open(let name, let attributes):
      guard ignored == nil else { return }
      open(name, attributes)
    case .close(let name):
      if ignored == name { ignored = nil }
      close(name)
    }
  }

  // MARK: Elements

  private static let hidden: Set<String> = ["style", "script", "title", "textarea", "noscript"]
  private static let empty: Set<String> = [
    "br", "img", "hr", "meta", "link", "input", "col", "base", "wbr",
  ]
  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "center",
    "table", "tr", "td", "th", "dl", "dt", "dd", "section", "article", "header", "footer", "main",
    "nav", "aside", "address", "figure", "figcaption", "form", "body", "html",
  ]

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    if Self.hidden.contains(name) {
      ignored = name
      return
    }
    if Self.empty.contains(name) {
      if name == "br" { breakLine() }
      if name == "hr" { endParagraph() }
      if name == "img" { leavesOutPictures = true }
      return
    }
    // An item or a paragraph ends the one before it that was not closed.
    if ["li", "p", "dt", "dd", "tr", "td", "th"].contains(name), nodes.last?.element.name == name {
      close(name)
    }
    let isBlock = Self.blocks.contains(name)
    if isBlock { endParagraph() }
    let element = HTMLRules.Element(name: name, attributes: attributes)
    var style = style.inherited
    style.applyDefaults(of: name, attributes)
    style.apply(rules.declarations(for: nodes.map(\.element) + [element]))
    style.apply(HTMLRules.declarations(attributes["style"] ?? ""))
    nodes.append(
      Node(element: element, style: style, isBlock: isBlock, list: list(name, attributes, style))
    )
    if name == "li" { addMarker() }
  }

  private mutating func close(_ name: String) {
    guard let index = nodes.lastIndex(where: { $0.element.name == name }) else { return }
    while nodes.count > index {
      let node = nodes[nodes.count - 1]
      let isDocument = node.element.name == "body" || node.element.name == "html"
      if node.isBlock { endParagraph(addsLineFeed: !isDocument) }
      nodes.removeLast()
    }
  }

  // MARK: Lists

  private func list(
    _ name: String,
    _ attributes: [String: String],
    _ style: HTMLStyle
  ) -> List? {
    guard name == "ul" || name == "ol" else { return nil }
    let depth = nodes.count { $0.list != nil }
    let bullets: [NSTextList.MarkerFormat] = [.disc, .circle, .square]
    let usual = name == "ol" ? NSTextList.MarkerFormat.decimal : bullets[min(depth, 2)]
    let start = attributes["start"].flatMap { Int($0) } ?? 1
    return List(
      marker: NSTextList(markerFormat: style.marker ?? usual, startingItemNumber: start),
      number: start
    )
  }

  /// A tab, the marker and a tab, in front of an item.
  private mutating func addMarker() {
    guard let index = nodes.lastIndex(where: { $0.list != nil }), let list = nodes[index].list
    else { return }
    nodes[index].list?.number += 1
    let isOrdered =
      ![NSTextList.MarkerFormat.disc, .circle, .square].contains(list.marker.markerFormat)
    let marker = list.marker.marker(forItemNumber: list.number) + (isOrdered ? "." : "")
    append("\t\(marker)\t")
    endsWithSpace = true
  }

  private var listDepth: Int { nodes.count { $0.list != nil } }

  // MARK: Text

  private mutating func add(_ text: String) {
    let text = style.isUppercase ? text.uppercased() : text
    guard !style.keepsSpace else {
      append(text)
      endsWithSpace = text.last?.isWhitespace ?? endsWithSpace
      return
    }
    var words = ""
    for character in text {
      // A space that does not break is not white space here.
      let isSpace = character.isWhitespace && character != "\u{A0}"
      if !isSpace {
        words.append(character)
      } else if !endsWithSpace {
        words.append(" ")
      }
      endsWithSpace = isSpace
    }
    append(words)
  }

  private mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    result.append(NSAttributedString(string: text, attributes: attributes(of: style)))
  }

  /// A new line: of the same paragraph inside `<p>` and headings, else of a new one.
  private mutating func breakLine() {
    let block = nodes.last { $0.isBlock }?.element.name ?? ""
    let isInParagraph = block == "p" || block.count == 2 && block.hasPrefix("h") || block == "li"
    trimSpace()
    append(isInParagraph ? "\u{2028}" : "\n")
    endsWithSpace = true
    if !isInParagraph { styleParagraph() }
  }

  /// Removes a space at the end of a line.
  private mutating func trimSpace() {
    while !style.keepsSpace, result.length > paragraphStart, result.string.hasSuffix(" ") {
      result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
    }
  }

  /// Ends the paragraph that has begun; text without an element around it gets no line feed at the
  /// document's end.
  private mutating func endParagraph(addsLineFeed: Bool = true) {
    if result.length > paragraphStart {
      trimSpace()
      if addsLineFeed { append("\n") }
    }
    styleParagraph()
    endsWithSpace = true
  }

  private mutating func styleParagraph() {
    let range = NSRange(location: paragraphStart, length: result.length - paragraphStart)
    paragraphStart = result.length
    guard range.length > 0 else { return }
    let paragraph = NSMutableParagraphStyle()
    let block = nodes.last { $0.isBlock }?.style ?? style
    paragraph.alignment = block.alignment
    paragraph.paragraphSpacing = block.spacing
    paragraph.headIndent = block.indent
    paragraph.firstLineHeadIndent = block.indent + block.firstIndent
    let depth = CGFloat(listDepth)
    if depth > 0 {
      // A tab to the marker and one to the text, 36 points further for each list.
      paragraph.headIndent += 36 * depth
      paragraph.tabStops = [
        NSTextTab(textAlignment: .left, location: block.indent + 36 * depth - 25),
        NSTextTab(textAlignment: .natural, location: block.indent + 36 * depth),
      ]
    }
    result.addAttribute(.paragraphStyle, value: paragraph, range: range)
  }

  private func attributes(of style: HTMLStyle) -> [NSAttributedString.Key: Any] {
    var font = style
    if style.script != 0 { font.size *= 0.83 }
    var result: [NSAttributedString.Key: Any] = [
      .font: font.font, .foregroundColor: style.color,
    ]
    // 0 would turn kerning off.
    if style.kern != 0 { result[.kern] = style.kern }
    if style.script != 0 { result[.baselineOffset] = CGFloat(style.script) * style.size / 3 }
    if style.isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    result[.backgroundColor] = style.background
    result[.link] = style.link
    return result
  }
}
