import Foundation
import InterfaceFiles
import TestSupport

extension FuzzTarget {
  /// What an app has besides its code.
  package static let interfaceTargets = [storyboard, catalog, strings]

  private static func apps(_ endings: [String]) -> [[UInt8]] {
    let root = Workspace.package.root.appendingPathComponent("Fixtures/Inputs/apps")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let all = (files?.allObjects ?? []).compactMap { $0 as? URL }.sorted { $0.path < $1.path }
    return all.filter { file in endings.contains { file.path.hasSuffix($0) } }
      .compactMap { (try? Data(contentsOf: $0)).map { [UInt8]($0) } }
      .filter { $0.count < 1 << 14 }
  }

  /// A storyboard or xib: read with all its values, and put into another language and size.
  static let storyboard = FuzzTarget(
    "storyboard",
    seeds: { apps([".storyboard", ".xib"]) },
    run: { bytes in
      guard let root = try? MarkupReader.element(of: bytes, path: "a.storyboard") else { return }
      ask(root)
      guard let document = try? InterfaceDocument(root, path: "a.storyboard") else { return }
      precondition(!document.dump().isEmpty, "It says nothing.")
      let other = document.localized(by: ["a.text": "b"])
        .varied(for: InterfaceSizeClasses(width: .compact, height: .regular))
      precondition(other.scenes.count == document.scenes.count, "A scene got lost.")
    }
  )

  private static func ask(_ root: MarkupElement) {
    var open = [root]
    while let element = open.popLast() {
      for attribute in ["x", "width", "id", "fixedFrame", "firstAttribute"] {
        _ = (element.bool(attribute), element.number(attribute), element.integer(attribute))
      }
      _ = (element.rectValue, element.sizeValue, element.insetsValue)
      _ = (element.colorValue, element.fontValue, element.string("title"))
      open += element.children
    }
  }

  /// The `Contents.json` of a set; the first byte selects the kind.
  static let catalog = FuzzTarget(
    "catalog",
    seeds: {
      apps(["Contents.json"]).flatMap { seed in (0..<4).map { [UInt8($0)] + seed } }
    },
    run: { bytes in
      guard let first = bytes.first else { return }
      let kinds = ["imageset", "colorset", "dataset", "symbolset"]
      let folder = catalogFolder + "/a.xcassets"
      let set = folder + "/x." + kinds[Int(first) % kinds.count]
      let manager = FileManager.default
      try? manager.removeItem(atPath: folder)
      guard
        (try? manager.createDirectory(atPath: set, withIntermediateDirectories: true)) != nil,
        manager.createFile(atPath: set + "/Contents.json", contents: Data(bytes.dropFirst()))
      else { return }
      let read = AssetCatalog(folder: folder)
      let count = read.images.count + read.colors.count + read.data.count + read.problems.count
      precondition(count == 1, "It is neither there nor a problem.")
      _ = read.dump(relativeTo: folder)
    }
  )

  /// In memory where there is such a place: a file for each input.
  private static let catalogFolder: String = {
    let shared = "/dev/shm"
    let base =
      FileManager.default.isWritableFile(atPath: shared) ? shared : NSTemporaryDirectory()
    return "\(base)/segue-catalog-\(getpid())"
  }()

  /// Property lists, `.strings`, and texts with forms for numbers, with their numbers put in.
  static let strings = FuzzTarget(
    "strings",
    seeds: {
      apps([".plist", ".strings"])
        + [
          "\"a.text\" = \"b\\n\\U00e4\"; /* c */ // d\n\"e\" = \"f\";", "{ a = (1, 2, <0a0b>); }",
          "<plist version=\"1.0\"><dict><key>a</key><array><true/><real>1e3</real></array></dict></plist>",
          """
          <plist version="1.0"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@b@ of %2$d</string>
          <key>b</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>one</key><string>%d c</string><key>other</key><string>%d d</string></dict></dict></dict></plist>
          """,
          """
          {"strings": {"a": {"localizations": {"en": {"stringUnit": {"value": "%#@b@"}, "substitutions": {"b": {
          "argNum": 2, "variations": {"plural": {"other": {"stringUnit": {"value": "%arg c"}}}}}}}}}}}
          """,
        ].map { Array($0.utf8) }
    },
    run: { bytes in
      _ = try? PropertyList.read(bytes, path: "a.plist")
      _ = try? StringsTable.read(bytes, path: "a.strings")
      let forms = try? StringsTable.plurals(bytes, language: "ru", path: "a.stringsdict")
      let catalog = StringsTable.pluralsOfCatalog(bytes, language: "en")
      for plural in [forms ?? [:], catalog].flatMap(\.values) {
        _ = plural.plain { $0 < 3 ? Double($0) : nil }
      }
    }
  )
}
