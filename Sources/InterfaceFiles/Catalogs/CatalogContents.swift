import Foundation

/// The `Contents.json` of a folder in an asset catalog.
struct CatalogContents {
  let folder: String
  private let root: [String: Any]

  private var path: String { folder + "/Contents.json" }

  init(folder: String) throws(InterfaceFileError) {
    self.folder = folder
    let path = folder + "/Contents.json"
    let bytes = try InterfaceFile.bytes(at: path)
    do {
      guard let root = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
        throw InterfaceFileError(path: path, reason: "it holds no JSON object")
      }
      self.root = root
    } catch let error as InterfaceFileError {
      throw error
    } catch {
      throw InterfaceFileError(path: path, reason: "it is not JSON")
    }
  }

  private var properties: [String: Any] { root["properties"] as? [String: Any] ?? [:] }

  var providesNamespace: Bool { properties["provides-namespace"] as? Bool ?? false }

  private func entries(_ key: String) -> [[String: Any]] {
    (root[key] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
  }

  /// The file an entry names: inside the folder.
  private func file(_ entry: [String: Any]) throws(InterfaceFileError) -> String? {
    guard let name = entry["filename"] as? String, !name.isEmpty else { return nil }
    guard !name.contains("/"), name != "..", name != "." else {
      throw InterfaceFileError(path: path, reason: "'\(name)' is not the name of a file beside it")
    }
    guard name.utf8.contains(where: { $0 >= 0x80 }) else { return folder + "/" + name }
    // Git composes accents in the names of files, and leaves the text that names them as it was;
    // Apple's disks find both.
    let spellings = [
      name, name.precomposedStringWithCanonicalMapping, name.decomposedStringWithCanonicalMapping,
    ].map { folder + "/" + $0 }
    return spellings.first(where: FileManager.default.fileExists) ?? spellings[0]
  }

  private func appearance(_ name: String, of entry: [String: Any]) -> String? {
    for case let appearance as [String: Any] in entry["appearances"] as? [Any] ?? []
    where appearance["appearance"] as? String == name {
      return appearance["value"] as? String
    }
    return nil
  }

  /// Nil for any appearance.
  private func isDark(_ entry: [String: Any]) -> Bool? {
    appearance("luminosity", of: entry).map { $0 == "dark" }
  }

  // MARK: Sets

  func imageSet(isSymbol: Bool) throws(InterfaceFileError) -> CatalogImageSet {
    var images: [CatalogImage] = []
    for entry in entries(isSymbol ? "symbols" : "images") {
      guard let path = try file(entry) else { continue }
      let scale = (entry["scale"] as? String).flatMap { Int($0.dropLast()) }
      var image = CatalogImage(path: path, scale: scale.map { min(max($0, 1), 8) })
      image.idiom = entry["idiom"] as? String ?? "universal"
      image.isDark = isDark(entry)
      image.isHighContrast = appearance("contrast", of: entry) == "high"
      image.widthClass = entry["width-class"] as? String
      image.heightClass = entry["height-class"] as? String
      image.isRightToLeft = entry["language-direction"] as? String == "right-to-left"
      image.slicing = (entry["resizing"] as? [String: Any]).map(Self.slicing)
      image.alignment = (entry["alignment-insets"] as? [String: Any]).map(Self.insets)
      images.append(image)
    }
    let intent = properties["template-rendering-intent"] as? String
    return CatalogImageSet(
      images: images,
      intent: intent.flatMap(CatalogImageSet.Intent.init),
      isSymbol: isSymbol,
      keepsVectors: properties["preserves-vector-representation"] as? Bool ?? false
    )
  }

  private static func insets(_ edges: [String: Any]) -> CatalogInsets {
    func edge(_ name: String) -> Int {
      let value = (edges[name] as? NSNumber)?.doubleValue ?? 0
      return value.isFinite ? Int(min(max(value, 0), 100_000)) : 0
    }
    return CatalogInsets(
      top: edge("top"),
      left: edge("left"),
      bottom: edge("bottom"),
      right: edge("right")
    )
  }

  private static func slicing(_ resizing: [String: Any]) -> CatalogSlicing {
    let caps = resizing["cap-insets"] as? [String: Any] ?? resizing["capInsets"] as? [String: Any]
    let edges = insets(caps ?? [:])
    let center = resizing["center"] as? [String: Any]
    return CatalogSlicing(
      top: edges.top,
      left: edges.left,
      bottom: edges.bottom,
      right: edges.right,
      tiles: center?["mode"] as? String == "tile"
    )
  }

  func colorSet() throws(InterfaceFileError) -> CatalogColorSet {
    var variants: [CatalogColorSet.Variant] = []
    for entry in entries("colors") {
      guard let description = entry["color"] as? [String: Any] else { continue }
      guard let color = Self.color(description) else {
        throw InterfaceFileError(path: path, reason: "a colour's components are not numbers")
      }
      variants.append(
        CatalogColorSet.Variant(
          color: color,
          idiom: entry["idiom"] as? String ?? "universal",
          isDark: isDark(entry),
          isHighContrast: appearance("contrast", of: entry) == "high"
        )
      )
    }
    return CatalogColorSet(variants: variants)
  }

  private static func color(_ description: [String: Any]) -> InterfaceColor? {
    if let reference = description["reference"] as? String { return .system(reference) }
    guard let parts = description["components"] as? [String: Any] else { return nil }
    // "0.5", "0x80" or "128": whole numbers count to 255.
    func component(_ name: String) -> Double? {
      if let number = parts[name] as? NSNumber { return number.doubleValue }
      guard let text = parts[name] as? String else { return nil }
      if text.lowercased().hasPrefix("0x") {
        return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      guard let number = Double(text), number.isFinite else { return nil }
      return text.contains(".") || name == "alpha" ? number : number / 255
    }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return .white(white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue")
    else { return nil }
    let space = description["color-space"] as? String ?? "srgb"
    return .rgb(
      red: red,
      green: green,
      blue: blue,
      alpha: alpha,
      space: space == "display-p3" ? "displayP3" : "sRGB"
    )
  }

  func dataSet() throws(InterfaceFileError) -> CatalogDataSet {
    for entry in entries("data") {
      guard let path = try file(entry) else { continue }
      return CatalogDataSet(path: path, type: entry["universal-type-identifier"] as? String)
    }
    throw InterfaceFileError(path: path, reason: "it names no file")
  }
}
