import Foundation

/// A search bar and the screen of its results.
///
/// In a navigation item its bar is below the title. Its results cover the screen while it is
/// active.
@preconcurrency
@MainActor
open class UISearchController: UIViewController {
  public let searchResultsController: UIViewController?
  private let ownBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  open var searchBar: UISearchBar { ownBar }

  open weak var delegate: (any UISearchControllerDelegate)?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var obscuresBackgroundDuringPresentation = true
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  /// Whether the scope's buttons come and go with the search; deprecated by `scopeBarActivation`.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  open var scopeBarActivation = ScopeBarActivation.automatic

  /// When the buttons for the scope are shown: `automatic` is the activation (inferred).
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }

  open var automaticallyShowsSearchResultsController = true {
    didSet { if isSearching { showResults() } }
  }
  /// Setting it ends the automatic showing (documented).
  open var showsSearchResultsController = false {
    didSet { automaticallyShowsSearchResultsController = false }
  }

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    setUpBar()
  }

  /// Designated, as on iOS: subclasses override it.
  public override init(nibName: String?, bundle: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .custom
    setUpBar()
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    setUpBar()
  }

  /// A search controller's bar says what it is for; one that an app makes itself does not
  /// (inferred).
  private func setUpBar() {
    searchBar.controller = self
    searchBar.placeholder = SystemWord.search.text
  }

  private var isSearching = false
  /// Whose bar the search hides, as long as it is active.
  weak var barlessNavigation: UINavigationController?
  /// What is behind the bar of a search that is presented without one in the screen.
  var ownBarHolder: UIView?

  /// Whether the results are shown; setting it shows or hides them.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      newValue ? begin() : end()
    }
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    isSearching = true
    beginPresentation(over: searchedView?.viewController)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    showScope()
    searchBar.searchTextField.becomeFirstResponder()
    moveBar()
    hideNavigationBar(above: container)
    searchTextDidChange()
    showResults()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    showScope()
    // Before the results change, which would lay the bars out at once.
    moveBar()
    barlessNavigation?.setNavigationBarHidden(false, animated: true)
    barlessNavigation = nil
    searchBar.text = nil
    searchBar.searchTextField.resignFirstResponder()
    hideResults()
    searchTextDidChange()
    endPresentation()
    removeOwnBar()
    delegate?.didDismissSearchController(self)
    onEnd?()
  }

  /// Called after each search, for the tab that began it.
  var onEnd: (() -> Void)?

  /// The controller whose view contains the search bar.
  private var container: UIViewController? {
    var responder: UIResponder? = searchBar.superview
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  /// The searched screen, whose bar contains the search bar.
  private var searchedView: UIView? {
    let container = container
    let navigation = container as? UINavigationController
    return (navigation?.topViewController ?? container)?.viewIfLoaded
  }

  /// Where the bar is in a navigation bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    (searchBar.superview as? BarContent)?.item.searchBarPlacement ?? .stacked
  }

  /// Whether the search bar takes the place of titles and buttons.
  var hidesTitles: Bool { isSearching && hidesNavigationBarDuringPresentation }

  /// Shows or hides the buttons for the scope, if that is for the search to decide.
  ///
  /// - Returns: whether the bar needs another height.
  @discardableResult
  private func showScope() -> Bool {
    let shows: Bool
    switch scopeBarActivation {
    case .manual: return false
    case .automatic, .onSearchActivation: shows = isSearching
    case .onTextEntry: shows = isSearching && searchBar.text?.isEmpty == false
    }
    guard searchBar.showsScopeBar != shows, searchBar.scopeButtonTitles?.isEmpty == false else {
      return false
    }
    searchBar.setShowsScope(shows, animated: true)
    return true
  }

  private func moveBar() {
    guard
      hidesNavigationBarDuringPresentation || searchBar.scopeButtonTitles != nil
        || searchBarPlacement == .inline,
      let navigation = container as? UINavigationController, navigation.view.window != nil
    else { return }
    UIView.animate(withDuration: UISearchBar.changeDuration) {
      navigation.layOutBarsAndContent()
      navigation.navigationBar.setNeedsLayout()
      self.searchBar.superview?.setNeedsLayout()
      navigation.navigationBar.layoutIfNeeded()
      navigation.topViewController?.viewIfLoaded?.layoutIfNeeded()
    }
  }

  /// Points above and below the screen: more than any bar is high.
  private static let dimmedMargin: CGFloat = 200

  /// Covers the searched screen with the results, or, while they wait for a text, dims it.
  func showResults() {
    guard let searched = searchedView else { return }
    let results = showsResults ? searchResultsController : nil
    if results == nil { searchResultsController?.viewIfLoaded?.removeFromSuperview() }
    if results != nil || !obscuresBackgroundDuringPresentation { dimming.removeFromSuperview() }
    if let results {
      cover(searched, with: results.view)
      let isBeside = results.view.superview !== searched
      results.setBarInsets(
        insetsBelowOwnBar
          ?? (isBeside ? searched.viewController?.containment.barInsets ?? .zero : .zero)
      )
    } else if obscuresBackgroundDuringPresentation {
      cover(searched, with: dimming)
      // A list moves below it while the bar changes its height.
      dimming.frame = dimming.frame.insetBy(dx: 0, dy: -Self.dimmedMargin)
    }
    if let ownBarHolder { ownBarHolder.superview?.bringSubviewToFront(ownBarHolder) }
  }

  /// Results come with the first letter, unless the app decides by itself (documented).
  private var showsResults: Bool {
    showsSearchResultsController
      || automaticallyShowsSearchResultsController && searchBar.text?.isEmpty == false
  }

  /// What covers a list lies beside it, since its own subviews scroll.
  private func cover(_ searched: UIView, with view: UIView) {
    if searched is UIScrollView, let surroundings = searched.superview {
      view.frame = searched.frame
      surroundings.insertSubview(view, aboveSubview: searched)
    } else {
      view.frame = searched.bounds
      searched.addSubview(view)
    }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Called when the bars of the searched screen reach elsewhere.
  func searchedBarsDidChange(to insets: UIEdgeInsets) {
    guard let results = searchResultsController, let view = results.viewIfLoaded,
      let searched = searchedView, view.superview != nil, view.superview !== searched,
      ownBarHolder == nil
    else { return }
    results.setBarInsets(insets)
  }

  private func hideResults() {
    searchResultsController?.viewIfLoaded?.removeFromSuperview()
    dimming.removeFromSuperview()
  }

  private(set) lazy var dimming: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor(white: 0, alpha: 0.1)
    return view
  }()

  /// Called when the text or the scope has changed.
  func textDidChange() {
    if showScope() { moveBar() }
    searchTextDidChange()
    if isSearching { showResults() }
  }

  private func searchTextDidChange() {
    searchResultsUpdater?.updateSearchResults(for: self)
    searchedView?.viewController?.setNeedsUpdateContentUnavailableConfiguration()
  }

  /// Stored: no list shows below the field.
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { searchBar.searchTextField.searchSuggestions }
    set { searchBar.searchTextField.searchSuggestions = newValue }
  }
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
}

@preconcurrency
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
