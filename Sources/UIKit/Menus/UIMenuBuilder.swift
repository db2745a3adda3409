import Foundation

/// A menu bar, or another system of menus.
@preconcurrency
@MainActor
open class UIMenuSystem: MainActorObject {
  /// A phone has no menu bar.
  public static let main = UIMenuSystem()
  /// The menus of long presses.
  public static let context = UIMenuSystem()

  open func setNeedsRebuild() {}
  open func setNeedsRevalidate() {}
}

/// Changes the menu bar.
///
/// A phone has none, so `buildMenu(with:)` is never called on a stage, as on a phone without a
/// keyboard.
@preconcurrency
@MainActor
public protocol UIMenuBuilder: AnyObject {
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func action(for identifier: UIAction.Identifier) -> UIAction?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  )
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  func insertElements(
    _ childElements: [UIMenuElement],
    beforeMenu siblingIdentifier: UIMenu.Identifier
  )
  func insertElements(
    _ childElements: [UIMenuElement],
    afterMenu siblingIdentifier: UIMenu.Identifier
  )
  func insertElements(
    _ childElements: [UIMenuElement],
    beforeAction siblingIdentifier: UIAction.Identifier
  )
  func insertElements(
    _ childElements: [UIMenuElement],
    afterAction siblingIdentifier: UIAction.Identifier
  )
  func insertElements(
    _ childElements: [UIMenuElement],
    atStartOfMenu parentIdentifier: UIMenu.Identifier
  )
  func insertElements(
    _ childElements: [UIMenuElement],
    atEndOfMenu parentIdentifier: UIMenu.Identifier
  )
  func replace(action replacedIdentifier: UIAction.Identifier, with elements: [UIMenuElement])
  func replace(menu replacedIdentifier: UIMenu.Identifier, with elements: [UIMenuElement])
  func remove(action removedIdentifier: UIAction.Identifier)
}

extension UIMenu.Identifier {
  private static func system(_ name: String) -> UIMenu.Identifier {
    UIMenu.Identifier("com.apple.menu.\(name)")
  }
  public static let application = system("application")
  public static let file = system("file")
  public static let edit = system("edit")
  public static let view = system("view")
  public static let window = system("window")
  public static let help = system("help")
  public static let about = system("about")
  public static let preferences = system("preferences")
  public static let services = system("services")
  public static let hide = system("hide")
  public static let quit = system("quit")
  public static let newScene = system("new-scene")
  public static let close = system("close")
  public static let print = system("print")
  public static let document = system("document")
  public static let undoRedo = system("undo-redo")
  public static let standardEdit = system("standard-edit")
  public static let find = system("find")
  public static let replace = system("replace")
  public static let share = system("share")
  public static let format = system("format")
  public static let font = system("font")
  public static let text = system("text")
  public static let toolbar = system("toolbar")
  public static let sidebar = system("sidebar")
  public static let fullscreen = system("fullscreen")
  public static let root = system("root")
  public static let openRecent = system("open-recent")
  public static let bringAllToFront = system("bring-all-to-front")
  public static let minimizeAndZoom = system("minimize-and-zoom")
  public static let lookup = system("lookup")
  public static let learn = system("learn")
  public static let spelling = system("spelling")
  public static let spellingPanel = system("spelling-panel")
  public static let spellingOptions = system("spelling-options")
  public static let substitutions = system("substitutions")
  public static let substitutionsPanel = system("substitutions-panel")
  public static let substitutionOptions = system("substitution-options")
  public static let transformations = system("transformations")
  public static let speech = system("speech")
  public static let textColor = system("text-color")
  public static let textStyle = system("text-style")
  public static let textStylePasteboard = system("text-style-pasteboard")
  public static let alignment = system("alignment")
  public static let writingDirection = system("writing-direction")
}
