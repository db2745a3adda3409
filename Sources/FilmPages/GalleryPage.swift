import Foundation

/// A page of films in files beside it: a site that needs no server, no network and no framework.
///
/// It shows everything without its script too.
///
///     gallery/index.html
///     gallery/films/reveal.gif
///     gallery/films/reveal.png    the film's poster
public struct GalleryPage: Sendable {
  public struct Curve: Sendable {
    public var label: String
    /// Progress at even steps of the time, 0 to 1 and beyond.
    public var values: [Double]

    public init(label: String, values: [Double]) {
      self.label = label
      self.values = values
    }
  }

  public struct Parameter: Sendable {
    public var name: String
    public var standard: String
    public var help: String

    public init(name: String, standard: String, help: String) {
      self.name = name
      self.standard = standard
      self.help = help
    }
  }

  public struct Entry: Sendable {
    public var name: String
    public var summary: String
    /// The heading it stands under.
    public var group: String
    /// In seconds.
    public var duration: Double
    /// Names of files, as seen from the page.
    public var film: String
    public var poster: String
    /// Of the film, in pixels.
    public var width: Int
    public var height: Int
    public var curves: [Curve] = []
    public var parameters: [Parameter] = []
    /// The command that makes this film.
    public var command: String
    /// The file's name and text; nil for a transition of the system.
    public var source: (name: String, text: String)?
    /// Whether a finger can drive it.
    public var followsFingers = false

    public init(
      name: String,
      summary: String,
      group: String,
      duration: Double,
      film: String,
      poster: String,
      width: Int,
      height: Int,
      command: String
    ) {
      self.name = name
      self.summary = summary
      self.group = group
      self.duration = duration
      self.film = film
      self.poster = poster
      self.width = width
      self.height = height
      self.command = command
    }
  }

  public var title: String
  public var introduction: String
  public var entries: [Entry]

  public init(title: String, introduction: String, entries: [Entry]) {
    self.title = title
    self.introduction = introduction
    self.entries = entries
  }

  // MARK: The file

  /// The whole file, UTF-8.
  public func html() -> [UInt8] {
    let style = Page.style + "\n" + String(decoding: PackageResources.gallery_css, as: UTF8.self)
    let script = String(decoding: PackageResources.gallery_js, as: UTF8.self)
    var text = Page.beginning(title: title, style: style, hidesTheme: true)
    text += """
      <p class="introduction">\(Page.escape(introduction))</p>
      <div class="tools" role="search" hidden>
      <input type="search" id="search" placeholder="Search" aria-label="Search">
      \(groups.map { filter($0, named: $0) }.joined(separator: "\n"))
      \(filter("finger", named: "Driven by a finger"))
      <button type="button" id="playing" aria-pressed="true">Play</button>
      <span class="quiet" id="found" role="status"></span>
      </div>

      """
    for group in groups {
      text += "<section><h2>\(Page.escape(group))</h2>\n<ul class=\"films\">\n"
      for entry in entries where entry.group == group { text += card(entry) }
      text += "</ul></section>\n"
    }
    text += "</main>\n<script>\n\(script)\n</script>\n</body>\n</html>\n"
    return Array(text.utf8)
  }

  /// In the order of their first entries.
  private var groups: [String] {
    entries.reduce(into: []) { groups, entry in
      if !groups.contains(entry.group) { groups.append(entry.group) }
    }
  }

  private func filter(_ value: String, named name: String) -> String {
    "<button type=\"button\" class=\"filter\" data-filter=\"\(Page.escape(value))\" aria-pressed=\"false\">\(Page.escape(name))</button>"
  }

  private func card(_ entry: Entry) -> String {
    let name = Page.escape(entry.name)
    let tags = [entry.group] + (entry.followsFingers ? ["finger"] : [])
    var text = """
      <li class="card" id="\(name)" data-tags="\(Page.escape(tags.joined(separator: "|")))">
      <h3><a href="#\(name)">\(name)</a> <span class="quiet">\(String(format: "%.2f s", entry.duration))</span></h3>
      <a class="screen" href="\(Page.escape(entry.film))">
      <img src="\(Page.escape(entry.film))" data-film="\(Page.escape(entry.film))" data-poster="\(Page.escape(entry.poster))" width="\(entry.width)" height="\(entry.height)" loading="lazy" decoding="async" alt="\(name): \(Page.escape(entry.summary))">
      </a>
      <p>\(Page.escape(entry.summary))</p>

      """
    if !entry.curves.isEmpty { text += plot(entry) }
    text += "<p class=\"command\"><code>\(Page.escape(entry.command))</code></p>\n"
    if !entry.parameters.isEmpty {
      text += "<details><summary>Parameters</summary><dl>\n"
      for parameter in entry.parameters {
        text +=
          "<dt><code>\(Page.escape(parameter.name))=\(Page.escape(parameter.standard))</code></dt><dd>\(Page.escape(parameter.help))</dd>\n"
      }
      text += "</dl></details>\n"
    }
    if let source = entry.source {
      text +=
        "<details class=\"source\"><summary>Source</summary><p class=\"quiet\">\(Page.escape(source.name))</p><pre><code>\(Page.escape(source.text))</code></pre></details>\n"
    }
    return text + "</li>\n"
  }

  /// The motion from its start to its end over the time, with room for springs above.
  private func plot(_ entry: Entry) -> String {
    let (width, height) = (200.0, 84.0)
    let values = entry.curves.flatMap(\.values)
    let least = min(0, values.min() ?? 0)
    let most = max(1, values.max() ?? 1)
    func y(_ value: Double) -> Double { 6 + (height - 12) * (most - value) / (most - least) }
    func number(_ value: Double) -> String { String(format: "%.1f", value) }
    let lines = entry.curves.enumerated().map { index, curve in
      let points = curve.values.enumerated().map { sample, value in
        "\(number(width * Double(sample) / Double(max(1, curve.values.count - 1)))),\(number(y(value)))"
      }
      return
        "<polyline points=\"\(points.joined(separator: " "))\" style=\"stroke: var(--curve-\(index % 4 + 1))\"/>"
    }
    let names = entry.curves.enumerated().map { index, curve in
      "<li><span class=\"swatch\" style=\"background: var(--curve-\(index % 4 + 1))\"></span>\(Page.escape(curve.label))</li>"
    }
    let words = entry.curves.map(\.label).joined(separator: "; ")
    return """
      <svg class="plot" viewBox="0 0 \(Int(width)) \(Int(height))" role="img" aria-label="How it moves: \(Page.escape(words))">
      <path d="M0 \(number(y(0)))H\(Int(width))M0 \(number(y(1)))H\(Int(width))"/>
      \(lines.joined())
      </svg>
      <ul class="legend">\(names.joined())</ul>

      """
  }
}
