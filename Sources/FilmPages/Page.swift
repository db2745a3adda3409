import Codecs
import Foundation
import Pixels

/// A self-contained HTML page: no network, no framework, one file.
///
///     var page = Page(title: "Gallery", introduction: "Every transition there is.")
///     page.items.append(
///       .init(title: "reveal", caption: "0.5 s", poster: poster, content: .film(film))
///     )
///     try AtomicFile.write(page.html(), to: "gallery.html")
///
/// A page of one item shows it at once. A page of more is a searchable list that opens items on
/// request. Unopened items stay unparsed text, so that a page may hold thousands. To add another
/// kind of page, make a `Page` of items with another `layout`; to add another kind of content, add
/// a case to `Content` and a function of its name to `components` in `Page/page.js`.
public struct Page: Sendable {
  /// What an item opens.
  public enum Content: Sendable {
    case film(PageFilm)
    case comparison(PageComparison)
    /// Sentences, such as the failures of a test that has no pictures.
    case text([String])
  }

  public enum Status: String, Sendable, Encodable {
    case passed
    case failed
    /// Recorded for the first time, or skipped.
    case new
  }

  /// One entry of the list.
  public struct Item: Sendable {
    public var title: String
    /// A line under the title.
    public var caption: String
    /// The heading it stands under; items of one group follow each other.
    public var group: String?
    public var status: Status?
    /// A small picture, at most a few hundred pixels high.
    ///
    /// The page keeps it lossy.
    public var poster: Pixmap?
    public var content: Content

    public init(
      title: String,
      caption: String = "",
      group: String? = nil,
      status: Status? = nil,
      poster: Pixmap? = nil,
      content: Content
    ) {
      self.title = title
      self.caption = caption
      self.group = group
      self.status = status
      self.poster = poster
      self.content = content
    }
  }

  /// How a page of several items shows them.
  public enum Layout: Sendable, Equatable {
    /// Pictures beside each other.
    case gallery
    /// A line each.
    case list
    /// A table: `columns` items in a row.
    case table(columns: Int)
  }

  public var title: String
  public var introduction: String
  public var layout: Layout
  public var items: [Item]

  public init(
    title: String,
    introduction: String = "",
    layout: Layout = .gallery,
    items: [Item] = []
  ) {
    self.title = title
    self.introduction = introduction
    self.layout = layout
    self.items = items
  }

  // MARK: The file

  /// The head of a file and the header of its body, up to the beginning of `main`.
  ///
  /// A button that switches the theme may be hidden until a script shows it.
  static func beginning(title: String, style: String, hidesTheme: Bool = false) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <title>\(escape(title))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <header class="top">
    <h1>\(escape(title))</h1>
    <button type="button" id="theme"\(hidesTheme ? " hidden" : "") aria-label="Switch between light and dark">◐</button>
    </header>
    <main id="main">

    """
  }

  /// The whole file, UTF-8.
  public func html() -> [UInt8] {
    var text = Page.beginning(title: title, style: Page.style)
    text += """
      \(introduction.isEmpty ? "" : "<p class=\"introduction\">\(Page.escape(introduction))</p>")
      <noscript><p>This page needs JavaScript to show its pictures.</p></noscript>
      </main>
      <div id="announcer" class="hidden" aria-live="polite"></div>

      """
    text += Page.data(Index(self), id: "index")
    for (number, item) in items.enumerated() {
      text += Page.data(item.content, id: "item-\(number)")
    }
    text += "<script>\n\(Page.script)\n</script>\n</body>\n</html>\n"
    return Array(text.utf8)
  }

  /// What the list needs to know of its items.
  private struct Index: Encodable {
    struct Entry: Encodable {
      var title: String
      var caption: String
      var group: String?
      var status: Status?
      /// A picture as the address of itself.
      var poster: String?
      var kind: String
    }

    var layout: String
    var columns: Int?
    var items: [Entry]

    init(_ page: Page) {
      switch page.layout {
      case .gallery: layout = "gallery"
      case .list: layout = "list"
      case .table(let count):
        layout = "table"
        columns = count
      }
      items = page.items.map { item in
        Entry(
          title: item.title,
          caption: item.caption,
          group: item.group,
          status: item.status,
          poster: item.poster.map(PagePicture.poster),
          kind: item.content.kind
        )
      }
    }
  }

  /// JSON that no script runs and no parser ends early.
  private static func data(_ value: some Encodable, id: String) -> String {
    let json = JSONText.string(of: value, layout: .oneLine)
    let safe = json.replacing("<", with: "\\u003c")
    return "<script type=\"application/json\" id=\"\(id)\">\(safe)</script>\n"
  }

  static func escape(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  static var style: String { String(decoding: PackageResources.page_css, as: UTF8.self) }

  static var script: String {
    [
      PackageResources.pictures_js, PackageResources.layers_js, PackageResources.player_js,
      PackageResources.inspector_js, PackageResources.comparison_js, PackageResources.page_js,
    ].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}

extension Page.Content: Encodable {
  var kind: String {
    switch self {
    case .film: "film"
    case .comparison: "comparison"
    case .text: "text"
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .film(let film): try container.encode(film)
    case .comparison(let comparison): try container.encode(comparison)
    case .text(let lines): try container.encode(lines)
    }
  }
}
