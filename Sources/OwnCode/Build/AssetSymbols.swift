import Foundation

/// The Swift names that Xcode makes of the pictures and colours of asset catalogs:
/// `ImageResource.logo`, `UIImage.logo`, `UIColor.brand` (since Xcode 15; the rules are measured
/// from files that it made).
struct AssetSymbols {
  /// A folder of a catalog that is a namespace, or the catalogs themselves.
  private struct Group {
    var images: [String: String] = [:]
    var colors: [String: String] = [:]
    var groups: [String: Group] = [:]

    var isEmpty: Bool { images.isEmpty && colors.isEmpty && groups.values.allSatisfy(\.isEmpty) }
  }

  private var root = Group()

  init(catalogs: [String]) {
    for path in catalogs { AssetSymbols.read(path, below: "", into: &root) }
  }

  /// The names of all assets, so that a new one leads to new code.
  var names: [String] { AssetSymbols.names(of: root) }

  private static func names(of group: Group) -> [String] {
    group.images.values.map { "i \($0)" }.sorted() + group.colors.values.map { "c \($0)" }.sorted()
      + group.groups.sorted { $0.key < $1.key }.flatMap { names(of: $0.value) }
  }

  private static func read(_ folder: String, below prefix: String, into group: inout Group) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() {
      let path = "\(folder)/\(name)"
      let asset = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset", "symbolset":
        let symbol = AssetName(asset).symbol(without: "image")
        if group.images[symbol] == nil { group.images[symbol] = prefix + asset }
      case "colorset":
        let symbol = AssetName(asset).symbol(without: "color")
        if group.colors[symbol] == nil { group.colors[symbol] = prefix + asset }
      case "", "spriteatlas":
        guard isFolder(path) else { continue }
        if isNamespace(path) {
          read(
            path,
            below: "\(prefix)\(asset)/",
            into: &group.groups[AssetName(asset).type, default: Group()]
          )
        } else {
          read(path, below: prefix, into: &group)
        }
      default: continue
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func isNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = contents["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }

  // MARK: Source

  /// The declarations that a module needs; nil when it uses none.
  ///
  /// - Parameters:
  ///   - texts: the module's files.
  ///   - images: what the module adds to `UIImage` itself.
  ///   - colors: what it adds to `UIColor`.
  func source(for texts: [String], images: Set<String>, colors: Set<String>) -> String? {
    let used = texts.reduce(into: Set<Substring>()) { used, text in
      for part in text.split(separator: ".").dropFirst() {
        let rest = part.drop { $0 == "`" }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        // A call means a method of the code's own: `UIColor.brand()`.
        if !rest.dropFirst(name.count).hasPrefix("(") { used.insert(name) }
      }
    }
    let needed = AssetSymbols.used(of: root, used)
    guard !needed.isEmpty else { return nil }
    var lines = [
      "import UIKit",
      "private final class SegueAssetToken {}",
      "private var segueAssetBundle: UIKit.Bundle { UIKit.Bundle(for: SegueAssetToken.self) }",
    ]
    func extend(
      _ type: String,
      _ symbols: KeyPath<Group, [String: String]>,
      without taken: Set<String> = [],
      _ member: (_ symbol: String, _ asset: String) -> String
    ) {
      let body = AssetSymbols.members(of: needed, symbols, without: taken, indent: "  ", member)
      if !body.isEmpty { lines += ["extension \(type) {"] + body + ["}"] }
    }
    func resource(_ type: String) -> (String, String) -> String {
      { "static var \($0): \(type) { \(type)(name: \"\($1)\", bundle: segueAssetBundle) }" }
    }
    func value(_ type: String, _ resource: String) -> (String, String) -> String {
      {
        "static var \($0): \(type) { \(type)(resource: \(resource)(name: \"\($1)\", bundle: segueAssetBundle)) }"
      }
    }
    extend("UIKit.ImageResource", \.images, resource("UIKit.ImageResource"))
    extend("UIKit.ColorResource", \.colors, resource("UIKit.ColorResource"))
    extend(
      "UIKit.UIImage",
      \.images,
      without: images.union(AssetSymbols.ownImages),
      value("UIKit.UIImage", "UIKit.ImageResource")
    )
    extend(
      "UIKit.UIColor",
      \.colors,
      without: colors.union(AssetSymbols.ownColors),
      value("UIKit.UIColor", "UIKit.ColorResource")
    )
    return lines.joined(separator: "\n") + "\n"
  }

  /// What the code may mean: any member of one of these names.
  private static func used(of group: Group, _ names: Set<Substring>) -> Group {
    let isUsed = { (entry: (key: String, value: String)) in names.contains(entry.key[...]) }
    return Group(
      images: group.images.filter(isUsed),
      colors: group.colors.filter(isUsed),
      groups: group.groups.filter { names.contains($0.key[...]) }
        .mapValues { used(of: $0, names) }.filter { !$0.value.isEmpty }
    )
  }

  private static func members(
    of group: Group,
    _ symbols: KeyPath<Group, [String: String]>,
    without taken: Set<String>,
    indent: String,
    _ member: (_ symbol: String, _ asset: String) -> String
  ) -> [String] {
    let own = group[keyPath: symbols].sorted { $0.key < $1.key }
      .filter { !taken.contains($0.key) }
      .map { indent + member("`\($0.key)`", $0.value) }
    return own
      + group.groups.sorted { $0.key < $1.key }.flatMap { name, inner -> [String] in
        let body = members(of: inner, symbols, without: [], indent: indent + "  ", member)
        return body.isEmpty ? [] : ["\(indent)enum \(name) {"] + body + ["\(indent)}"]
      }
  }

  /// Names that UIKit's classes have themselves, for which Xcode makes resources alone.
  private static let ownImages: Set<String> = [
    "add", "remove", "actions", "checkmark", "strokedCheckmark",
  ]
  private static let ownColors = Set(
    """
    black darkGray lightGray white gray red green blue cyan yellow magenta orange purple brown clear lightText darkText
    systemRed systemOrange systemYellow systemGreen systemMint systemTeal systemCyan systemBlue systemIndigo systemPurple
    systemPink systemBrown systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 label secondaryLabel
    tertiaryLabel quaternaryLabel placeholderText separator opaqueSeparator link systemFill secondarySystemFill
    tertiarySystemFill quaternarySystemFill systemBackground secondarySystemBackground tertiarySystemBackground
    systemGroupedBackground secondarySystemGroupedBackground tertiarySystemGroupedBackground tintColor
    groupTableViewBackground
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )
}
