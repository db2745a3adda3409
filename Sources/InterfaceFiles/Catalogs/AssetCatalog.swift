import Foundation

/// What an asset catalog (`.xcassets`) holds, by name.
///
/// Names in groups that provide a namespace begin with it: `Icons/star`.
package struct AssetCatalog: Equatable, Sendable {
  package var images: [String: CatalogImageSet] = [:]
  package var colors: [String: CatalogColorSet] = [:]
  package var data: [String: CatalogDataSet] = [:]
  /// Sets that could not be read, in sentences.
  package var problems: [String] = []

  package static let maximumDepth = 32

  package init() {}

  /// Reads the folder.
  ///
  /// Damaged sets are left out and named in `problems`.
  package init(folder path: String) {
    read(path, namespace: "", depth: 0)
  }

  /// Adds another catalog's sets; of two with one name the first stays.
  package mutating func merge(_ other: AssetCatalog) {
    images.merge(other.images) { mine, _ in mine }
    colors.merge(other.colors) { mine, _ in mine }
    data.merge(other.data) { mine, _ in mine }
    problems += other.problems
  }

  private mutating func read(_ folder: String, namespace: String, depth: Int) {
    guard depth <= Self.maximumDepth else {
      problems.append("\(folder): folders nested more than \(Self.maximumDepth) deep are not read")
      return
    }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for entry in names {
      let path = folder + "/" + entry
      guard path.isFolder else { continue }
      let kind = (entry as NSString).pathExtension
      let name = namespace + (entry as NSString).deletingPathExtension
      do {
        switch kind {
        case "imageset", "symbolset":
          let isSymbol = kind == "symbolset"
          images[name] = try CatalogContents(folder: path).imageSet(isSymbol: isSymbol)
        case "colorset": colors[name] = try CatalogContents(folder: path).colorSet()
        case "dataset": data[name] = try CatalogContents(folder: path).dataSet()
        case "", "spriteatlas":
          // An atlas is a group that SpriteKit draws from. A folder without `Contents.json` is a
          // group like any other.
          let contents = try? CatalogContents(folder: path)
          let provides = contents?.providesNamespace ?? false
          read(path, namespace: provides ? name + "/" : namespace, depth: depth + 1)
        default: break  // App icons and launch images are not part of a screen.
        }
      } catch {
        problems.append(error.description)
      }
    }
  }

  /// In words, one line for each file.
  package func dump(relativeTo folder: String) -> String {
    func short(_ path: String) -> String {
      path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }
    var lines: [String] = []
    for (name, set) in images.sorted(by: { $0.key < $1.key }) {
      lines.append("image \(name)" + (set.intent.map { " \($0.rawValue)" } ?? ""))
      for image in set.images {
        var line = "  \(image.scale.map { "\($0)x" } ?? "any") \(image.idiom)"
        if let isDark = image.isDark { line += isDark ? " dark" : " light" }
        if image.isHighContrast { line += " contrast" }
        if let width = image.widthClass { line += " width=\(width)" }
        if let height = image.heightClass { line += " height=\(height)" }
        if image.isRightToLeft { line += " right-to-left" }
        if let s = image.slicing {
          line += " slices(\(s.top) \(s.left) \(s.bottom) \(s.right)\(s.tiles ? " tiled" : ""))"
        }
        if let a = image.alignment {
          line += " aligned(\(a.top) \(a.left) \(a.bottom) \(a.right))"
        }
        lines.append(line + " \(short(image.path))")
      }
    }
    for (name, set) in colors.sorted(by: { $0.key < $1.key }) {
      lines.append("color \(name)")
      for variant in set.variants {
        let style = variant.isDark.map { $0 ? " dark" : " light" } ?? ""
        let marks = style + (variant.isHighContrast ? " contrast" : "")
        lines.append("  \(variant.idiom)\(marks) \(variant.color)")
      }
    }
    for (name, set) in data.sorted(by: { $0.key < $1.key }) {
      lines.append("data \(name) \(short(set.path))" + (set.type.map { " \($0)" } ?? ""))
    }
    lines += problems.map { "problem \(short($0))" }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension String {
  var isFolder: Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: self, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
