import Foundation

extension TextParagraph {
  /// Lays out the marker of the style in the looks of the first character, and begins the text
  /// behind it.
  ///
  /// A marker that needs the room of the text moves the first line to the next tab stop. What
  /// begins at the text's end is an empty line below it, and no item.
  mutating func addMarker(at start: Int) {
    guard let marker = style.marker, start < text.units.count else { return }
    var looks = text.style(at: start)
    looks.paragraph = ParagraphStyle()
    looks.background = nil
    looks.underline = nil
    looks.strikethrough = nil
    looks.attachment = nil
    looks.substitute = nil
    guard let line = TextLayout(StyledText(marker.text, style: looks)).lines.first else { return }
    let end = marker.location + line.width
    if end > style.firstLineHeadIndent {
      style.firstLineHeadIndent = end + style.tabWidth(from: end, before: 0)
    }
    self.marker = TextLine.Marker(
      runs: line.runs,
      width: line.width,
      distance: style.firstLineHeadIndent - marker.location
    )
  }
}
