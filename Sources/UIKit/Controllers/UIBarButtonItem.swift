import Foundation

/// A button, a view or a space in a navigation bar or toolbar.
@preconcurrency
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// Stored: the drag of a script never rests on a view.
  open var isSpringLoaded = false
  public enum Style: Int, Sendable {
    case plain = 0
    case bordered = 1
    case done = 2
    public static let prominent = Style.done
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo,
      redo
    case pageCurl, close

    /// UIKit's own arrows are those from 101 on: left, right, up and down (observed in apps).
    public init?(rawValue: Int) {
      let other: SystemItem =
        switch rawValue {
        case 101, 103: .rewind
        case 102, 104: .fastForward
        default: .fixedSpace
        }
      self = .numbered(rawValue, among: SystemItem.all, else: other)
    }

    private static let all: [SystemItem] = [
      .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action,
      .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind,
      .fastForward, .undo, .redo, .pageCurl, .close,
    ]
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.read(into: self, as: UIBarButtonItem.self)
  }

  public convenience init(
    title: String?,
    style: Style = .plain,
    target: Any? = nil,
    action: Selector? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(
    image: UIImage?,
    style: Style = .plain,
    target: Any? = nil,
    action: Selector? = nil
  ) {
    self.init()
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style = .plain,
    target: Any? = nil,
    action: Selector? = nil
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any? = nil,
    action: Selector? = nil
  ) {
    self.init()
    become(systemItem)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The last one for a title or a picture alone.
  @_disfavoredOverload
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // Observers are not called in an initializer.
    takeLooksOfAction()
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// A title over a picture: the title serves where there is no room for pictures (documented).
  public convenience init(
    title: String?,
    image: UIImage?,
    target: Any?,
    action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, primaryAction: nil, menu: menu)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// A space without a width, which separates what stands on one background (iOS 26).
  public class func fixedSpace() -> UIBarButtonItem { fixedSpace(0) }

  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  open var style = Style.plain { didSet { itemDidChange() } }
  /// Points; 0 fits the content.
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  open var customView: UIView? { didSet { itemDidChange() } }
  /// In the bar that shows the item.
  weak var button: BarButton?
  override var viewInBar: UIView? { customView ?? button }

  /// A setting of the item, or of an appearance for items in `view`.
  func value<Value>(in view: UIView?, _ read: (UIBarButtonItem) -> Value?) -> Value? {
    read(self) ?? AppearanceProxies.existing?.value(for: self, in: view, read)
  }

  open var tintColor: UIColor? { didSet { itemDidChange() } }
  open var action: Selector?
  open weak var target: AnyObject?
  /// Gives the item its title and picture, unless it is a system item (documented).
  open var primaryAction: UIAction? { didSet { takeLooksOfAction() } }

  private func takeLooksOfAction() {
    guard let primaryAction, systemItem == nil else { return }
    title = primaryAction.title
    image = primaryAction.image
  }

  /// Opens at a tap, or at a long press if the item has an action too (documented).
  open var menu: UIMenu? { didSet { itemDidChange() } }
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// A hidden item takes no room in its bar.
  open var isHidden = false { didSet { itemDidChange() } }
  open var isSelected = false { didSet { itemDidChange() } }
  /// Whether a tap turns `isSelected` over, before the action.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the system animates the symbol by itself at a touch, which it does not do here.
  open var isSymbolAnimationEnabled = false
  /// The group that has the item.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  open var possibleTitles: Set<String>?
  /// At the item's upper trailing corner (iOS 26).
  open var badge: Badge? { didSet { itemDidChange() } }
  /// Whether the glass of iOS 26 goes on under the items beside it: bars here have none under
  /// items.
  open var sharesBackground = true
  open var hidesSharedBackground = false
  /// By which an item is the same one in the bars of two screens.
  open var identifier: String?
  /// In a menu, where there is no room for the item: its menu or its action if it is not set.
  open var menuRepresentation: UIMenuElement? {
    get { givenMenuRepresentation ?? ownMenuRepresentation }
    set { givenMenuRepresentation = newValue }
  }
  private var givenMenuRepresentation: UIMenuElement?
  private(set) var systemItem: SystemItem?
  var background = BarItemBackground()
  var backButtonBackground = BarItemBackground()

  /// Takes the looks of a system item.
  func become(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    style = systemItem == .done || systemItem == .save ? .done : .plain
    title = systemItem.title
  }

  /// The picture of a system item; the plus has 17.7 points of ink (measured).
  func shownImage(in traits: UITraitCollection) -> UIImage? {
    if BarHeight.isLow(in: traits), let landscapeImagePhone { return landscapeImagePhone }
    if let image { return image }
    guard let name = systemItem?.symbolName else { return nil }
    if isCloseButton { return UIImage(systemName: name, withConfiguration: UIButton.closeSymbol) }
    let size = UIImage.SymbolConfiguration(pointSize: 15.6, weight: .regular, scale: .large)
    return UIImage(systemName: name, withConfiguration: size)
  }

  /// Whether the item looks as `UIButton(type: .close)` does (observed from iOS 13 to 18).
  var isCloseButton: Bool { systemItem == .close && image == nil }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Performs the action of a tap, which also gets the event of the touch.
  package func perform(for event: UIEvent? = nil) {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction {
      primaryAction.perform(sender: self)
    } else {
      if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: event) }
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// Nil for items that show words.
  fileprivate var symbolName: String? {
    switch self {
    case .add: "plus"
    case .close, .stop: "xmark"
    case .search: "magnifyingglass"
    case .action: "square.and.arrow.up"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .refresh: "arrow.clockwise"
    case .reply: "arrowshape.turn.up.left"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .compose: "square.and.pencil"
    case .organize: "folder"
    case .bookmarks: "book"
    case .camera: "camera"
    case .trash: "trash"
    default: nil
    }
  }

  /// What VoiceOver says for a picture.
  var spokenName: String? {
    switch self {
    case .add: SystemWord.add.text
    case .close: SystemWord.close.text
    case .stop: SystemWord.stop.text
    case .search: SystemWord.search.text
    case .action: SystemWord.share.text
    case .play: "Play"
    case .pause: "Pause"
    case .refresh: "Refresh"
    case .reply: "Reply"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .compose: "Compose"
    case .organize: "Organize"
    case .bookmarks: SystemWord.bookmarks.text
    case .camera: "Camera"
    case .trash: SystemWord.delete.text
    default: nil
    }
  }

  fileprivate var title: String? {
    switch self {
    case .done: SystemWord.done.text
    case .cancel: SystemWord.cancel.text
    case .edit: SystemWord.edit.text
    case .save: SystemWord.save.text
    case .undo: SystemWord.undo.text
    case .redo: SystemWord.redo.text
    case .pageCurl: "◪"
    default: nil
    }
  }
}
