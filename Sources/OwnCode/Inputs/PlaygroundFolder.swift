import Foundation

/// A playground or one of its pages: each page is a program of its own.
public struct PlaygroundFolder {
  /// The playground itself.
  let root: String
  /// The folder of the page; the playground's own where it has no pages.
  let page: String

  /// What a path names: a playground, a page, or the code of one; nil if it is something else.
  ///
  /// Of a playground with several pages the first one in Xcode's order runs.
  public init?(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let end = parts.lastIndex(where: { $0.hasSuffix(".playground") }) else { return nil }
    root = parts[...end].joined(separator: "/")
    let inside = parts[(end + 1)...]
    if let page = inside.firstIndex(where: { $0.hasSuffix(".xcplaygroundpage") }) {
      guard page == parts.count - 1 || inside.last == PlaygroundFolder.code else { return nil }
      self.page = parts[...page].joined(separator: "/")
    } else if inside.isEmpty || Array(inside) == [PlaygroundFolder.code] {
      page = PlaygroundFolder.pages(in: root).first ?? root
    } else {
      return nil
    }
    guard FileManager.default.fileExists(atPath: "\(page)/\(PlaygroundFolder.code)") else {
      return nil
    }
  }

  /// The name of the page, and those of the others.
  public var pageNames: (own: String, others: [String]) {
    let name = { (path: String) in
      ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }
    return (name(page), PlaygroundFolder.pages(in: root).filter { $0 != page }.map(name))
  }

  /// The file of a page's own code.
  private static let code = "Contents.swift"

  /// The page with the sources and resources of both, which it sees without an import.
  var module: CodeModule {
    var places = ["Sources", "Resources"].map { "\(page)/\($0)" }
    if page != root { places += ["Sources", "Resources"].map { "\(root)/\($0)" } }
    let folders = places.map { SourceFolder($0) }
    let name = ((root as NSString).lastPathComponent as NSString).deletingPathExtension
    return CodeModule(
      name: CodeModule.identifier(name),
      files: ["\(page)/\(PlaygroundFolder.code)"] + folders.flatMap(\.swiftFiles),
      resources: folders.flatMap(\.resources)
    )
  }

  /// The folders of the pages that have code, in Xcode's order.
  static func pages(in root: String) -> [String] {
    let folder = "\(root)/Pages"
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { FileManager.default.fileExists(atPath: "\(folder)/\($0)/\(code)") }
    let order = order(in: root)
    let place = { (name: String) in order.firstIndex(of: name) ?? order.count }
    return names.sorted { (place($0), $0) < (place($1), $1) }.map { "\(folder)/\($0)" }
  }

  /// The names of the pages' folders in the order of `contents.xcplayground`: `<page name='One'/>`.
  private static func order(in root: String) -> [String] {
    guard
      let text = try? String(contentsOfFile: "\(root)/contents.xcplayground", encoding: .utf8)
    else { return [] }
    return text.components(separatedBy: "<page ").dropFirst().compactMap { part in
      guard let name = part.range(of: #"name\s*=\s*['"]"#, options: .regularExpression) else {
        return nil
      }
      let rest = part[name.upperBound...].prefix { $0 != "'" && $0 != "\"" }
      return "\(rest.replacingOccurrences(of: "&amp;", with: "&")).xcplaygroundpage"
    }
  }
}
