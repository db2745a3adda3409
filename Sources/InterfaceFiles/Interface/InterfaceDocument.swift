import Foundation

/// A storyboard or xib as a value: its content, before any object is made.
package struct InterfaceDocument: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case storyboard, xib
  }

  /// A screen of a storyboard: its controller and the objects in its dock.
  package struct Scene: Equatable, Sendable {
    package var id: String
    package var objects: [MarkupElement]

    /// The scene's controller: the first object that is neither a placeholder nor an exit.
    package var controller: MarkupElement? {
      objects.first { $0["sceneMemberID"] == "viewController" }
        ?? objects.first { $0.name.lowercased().hasSuffix("controller") }
    }
  }

  /// Where it was read from; messages name it.
  package var path: String
  package var kind: Kind
  /// The id of the controller that a storyboard starts with.
  package var initialController: String?
  package var scenes: [Scene] = []
  /// Top-level objects of a xib: the placeholders of the file's owner and of the first responder,
  /// then what it makes.
  package var objects: [MarkupElement] = []
  /// Sizes of the pictures it names.
  package var images: [String: CGSize] = [:]
  /// The names among its pictures that mean symbols of the system.
  package var systemImages: Set<String> = []
  /// The values of asset catalog colours at the time the file was saved.
  package var colors: [String: InterfaceColor] = [:]

  package var name: String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  package static func file(at path: String) throws(InterfaceFileError) -> InterfaceDocument {
    try InterfaceDocument(MarkupReader.element(at: path), path: path)
  }

  package init(_ root: MarkupElement, path: String) throws(InterfaceFileError) {
    func failure(_ reason: String) -> InterfaceFileError {
      InterfaceFileError(path: path, line: root.line, reason: reason)
    }
    self.path = path
    if root.name == "archive" {
      throw failure("it has the format of Xcode 4; open it in a newer Xcode and save it")
    }
    let type = root["type"] ?? ""
    guard root.name == "document", type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw failure("it is not a storyboard or xib: the root is <\(root.name)>")
    }
    guard type.contains("CocoaTouch") || type.contains("AppleTV") else {
      throw failure("it is not made for iOS but for '\(type)'")
    }
    kind = type.contains("Storyboard") ? .storyboard : .xib
    initialController = root["initialViewController"]
    if kind == .storyboard {
      for scene in root.list("scenes") where scene.name == "scene" {
        let objects = scene.list("objects").map { $0.withFramesInFull() }
        scenes.append(Scene(id: scene["sceneID"] ?? "", objects: objects))
      }
    } else {
      objects = root.list("objects").map { $0.withFramesInFull() }
    }
    for resource in root.list("resources") {
      guard let name = resource["name"] else { continue }
      switch resource.name {
      case "image":
        if resource["catalog"] == "system" { systemImages.insert(name) }
        guard let width = resource.number("width"), let height = resource.number("height") else {
          continue
        }
        images[name] = CGSize(width: width, height: height)
      case "namedColor", "systemColor":
        colors[name] = resource.child("color")?.colorValue
      default: break
      }
    }
  }

  /// All top-level objects: of all scenes, or of a xib.
  package var roots: [MarkupElement] { scenes.flatMap(\.objects) + objects }

  /// The document with all its objects changed by `change`, children first.
  package func mapped(_ change: (inout MarkupElement) -> Void) -> InterfaceDocument {
    var copy = self
    copy.scenes = scenes.map { scene in
      Scene(id: scene.id, objects: scene.objects.map { $0.mapped(change) })
    }
    copy.objects = objects.map { $0.mapped(change) }
    return copy
  }
}
