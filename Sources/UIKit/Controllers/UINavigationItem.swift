import Foundation

/// What a controller shows in the navigation bar.
@preconcurrency
@MainActor
open class UINavigationItem: MainActorObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  public init(title: String) {
    ownTitle = title.isEmpty ? nil : title
  }

  public convenience init() { self.init(title: "") }

  public required init?(coder: NSCoder) {
    super.init(isolated: ())
    coder.read(into: self, as: UINavigationItem.self)
  }

  private var ownTitle: String?

  open var title: String? {
    get { attributedTitle.map { String($0.characters) } ?? ownTitle }
    set {
      guard newValue != ownTitle else { return }
      ownTitle = newValue
      itemDidChange()
    }
  }

  /// In place of the title, which is its words then (documented for the subtitle).
  open var attributedTitle: AttributedString? {
    didSet { if attributedTitle != oldValue { itemDidChange() } }
  }

  /// Its search bar is below the title.
  open var searchController: UISearchController? { didSet { itemDidChange() } }
  /// Whether the search bar gives up its room to content that scrolls.
  ///
  /// It shows at first.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { itemDidChange() } }
  }
  open var titleView: UIView? { didSet { itemDidChange() } }
  /// A line of text above the title and the buttons, which makes the bar higher.
  open var prompt: String? { didSet { if prompt != oldValue { itemDidChange() } } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { itemDidChange() } }
  }
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { itemDidChange() } }
  }
  /// Performed in place of going back.
  open var backAction: UIAction?
  var names = NavigationItemNames() { didSet { itemDidChange() } }
  open var style = ItemStyle.navigator
  /// Makes the menu that a touch on the title opens.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { itemDidChange() } }
  open var customizationIdentifier: String?
  /// Stored: a title is not renamed, which is reported.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  /// Stored: the menu of a title shows no document.
  open var documentProperties: UIDocumentProperties?
  /// Whether the search bar may be among the items of the toolbar of a phone with iOS 26, which is
  /// drawn as one of iOS 18 here: stored.
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// Stored, for the same reason.
  open var searchBarPlacementAllowsExternalIntegration = false
  /// Where a toolbar has the search bar: an empty item here, since search bars stay with the title.
  public private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem()
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { itemDidChange() } }
  }
  /// Where the search bar is: `inline` or `stacked`.
  open var searchBarPlacement: SearchBarPlacement { bar?.placement(ofSearchIn: self) ?? .stacked }
  /// That shows the item, or did last.
  weak var bar: UINavigationBar?

  /// Stored: a phone shows the items alone.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get {
      [UIBarButtonItemGroup(barButtonItems: leftBarButtonItems ?? [], representativeItem: nil)]
    }
    set { leftBarButtonItems = newValue.flatMap(\.barButtonItems) }
  }
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get {
      [UIBarButtonItemGroup(barButtonItems: rightBarButtonItems ?? [], representativeItem: nil)]
    }
    set { rightBarButtonItems = newValue.flatMap(\.barButtonItems) }
  }

  /// Outside all other trailing items.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { itemDidChange() } }
  /// In the menu of items that have no room, which bars of a stage never show: stored.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// The button of that menu: nil, since no bar has one.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
  /// What the bar shows at its trailing end, the outermost item first.
  var shownTrailingItems: [UIBarButtonItem] {
    let pinned = pinnedTrailingGroup.map { $0.isHidden ? [] : $0.barButtonItems } ?? []
    return pinned.reversed() + (rightBarButtonItems ?? [])
  }

  public enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }

  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked, integrated, integratedButton, integratedCentered
  }

  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { itemDidChange() } } }
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { itemDidChange() } }
  }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { itemDidChange() } }
  }

  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// The first one is the outermost.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated: animated) { self.hidesBackButton = hidesBackButton }
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated: animated) { leftBarButtonItem = item }
  }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated: animated) { rightBarButtonItem = item }
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated: animated) { leftBarButtonItems = items }
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated: animated) { rightBarButtonItems = items }
  }

  /// Whether the bar fades from the former buttons to the present ones.
  private(set) var isChangingAnimated = false

  private func change(animated: Bool, _ body: () -> Void) {
    isChangingAnimated = animated
    body()
    isChangingAnimated = false
  }

  open var standardAppearance: UINavigationBarAppearance? {
    didSet {
      if knownStandard.isChanged(from: oldValue, to: standardAppearance) { itemDidChange() }
    }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      if knownEdge.isChanged(from: oldValue, to: scrollEdgeAppearance) { itemDidChange() }
    }
  }
  private var knownStandard = KnownAppearance<UINavigationBarAppearance>()
  private var knownEdge = KnownAppearance<UINavigationBarAppearance>()
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      if knownCompact.isChanged(from: oldValue, to: compactAppearance) { itemDidChange() }
    }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      if knownCompactEdge.isChanged(from: oldValue, to: compactScrollEdgeAppearance) {
        itemDidChange()
      }
    }
  }
  private var knownCompact = KnownAppearance<UINavigationBarAppearance>()
  private var knownCompactEdge = KnownAppearance<UINavigationBarAppearance>()

  /// The bar that shows the item draws it again.
  var onChange: (() -> Void)?

  private func itemDidChange() { onChange?() }

  /// The titles that the back button of the screen above this one can have, each one for less room
  /// than the one before (documented).
  var backTitles: [String] {
    let generic = SystemWord.back.text
    switch backButtonDisplayMode {
    case .minimal: return [""]
    case .generic: return [generic, ""]
    case .default:
      return [backBarButtonItem?.title ?? backButtonTitle ?? title ?? generic, generic, ""]
    }
  }
}
