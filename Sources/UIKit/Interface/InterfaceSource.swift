import Foundation
import InterfaceFiles
import QuartzCore

/// A storyboard or xib with its bundle; its objects keep it to make more objects later.
@MainActor
final class InterfaceSource {
  /// The document for the current size classes and language.
  let document: InterfaceDocument
  let bundle: Bundle
  weak var storyboard: UIStoryboard?

  init(_ document: InterfaceDocument, bundle: Bundle) {
    self.document = document
    self.bundle = bundle
  }

  /// The file of that name in the bundle, in the current language.
  ///
  /// Nil when there is none.
  static func named(
    _ name: String,
    kind: InterfaceDocument.Kind,
    in bundle: Bundle
  ) throws
    -> InterfaceSource?
  {
    guard let path = AppResources.path(name, kind.rawValue, in: bundle) else { return nil }
    var document = try AppResources.document(at: path)
    document = document.localized(by: try AppResources.texts(ofInterface: name, in: bundle))
    return InterfaceSource(document.varied(for: .current), bundle: bundle)
  }

  /// The description of a place in the file, for messages.
  func place(_ element: MarkupElement, scene: InterfaceDocument.Scene? = nil) -> String {
    var words = "\(document.kind == .storyboard ? "Storyboard" : "Xib") '\(document.name)'"
    if let controller = scene?.controller {
      let name =
        controller["userLabel"] ?? controller["storyboardIdentifier"] ?? controller["customClass"]
      words += ", scene '\(name ?? controller["title"] ?? controller.id ?? "")'"
    }
    words += ", <\(element.name)>"
    if let id = element.id { words += " '\(id)'" }
    return words + " in line \(element.line)"
  }
}

extension InterfaceSizeClasses {
  /// Those of the present screen.
  @MainActor
  static var current: InterfaceSizeClasses {
    let traits = UIScreen.main.traitCollection
    return InterfaceSizeClasses(
      width: traits.horizontalSizeClass == .regular ? .regular : .compact,
      height: traits.verticalSizeClass == .compact ? .compact : .regular
    )
  }
}
