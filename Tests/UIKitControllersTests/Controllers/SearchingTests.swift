import Foundation
import Segue
import Testing

@testable import UIKit

/// Searching in a bar.
@MainActor
@Suite
struct `Searching in a navigation bar` {
  private final class Listener: NSObject, UISearchResultsUpdating, UISearchBarDelegate {
    var texts: [String] = []
    var events: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      texts.append(searchController.searchBar.text ?? "")
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      events.append("changed to \(searchText)")
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      events.append("scope \(selectedScope)")
    }

    func searchBar(
      _ searchBar: UISearchBar,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool { text != "x" }
  }

  private final class LoadListener: NSObject, UISearchResultsUpdating {
    var loaded: [Bool] = []

    func updateSearchResults(for searchController: UISearchController) {
      loaded.append(searchController.searchResultsController?.isViewLoaded == true)
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
  private let search = UISearchController(searchResultsController: nil)
  private let navigation: UINavigationController
  private let listener = Listener()

  init() {
    let screen = UIViewController()
    screen.title = "Fruits"
    screen.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    search.obscuresBackgroundDuringPresentation = false
    search.searchResultsUpdater = listener
    search.searchBar.delegate = listener
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
  }

  private func type(_ text: String) throws {
    try stage.prepare(.type(text))()
    stage.advance(by: 0.1)
  }

  private final class QuietBar: UISearchBar {
    var layoutCount = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layoutCount += 1
    }
  }

  private final class QuietSearch: UISearchController {
    let bar = QuietBar()
    override var searchBar: UISearchBar {
      bar.showsCancelButton = false
      return bar
    }
  }

  @Test
  func `a bar that hides its button each time it is read is laid out only when it changes`() {
    let search = QuietSearch(searchResultsController: nil)
    navigation.topViewController?.navigationItem.searchController = search
    stage.advance(by: 1)
    let count = search.bar.layoutCount
    navigation.navigationBar.setNeedsLayout()
    stage.advance(by: 1)
    #expect(count > 0)
    #expect(search.bar.layoutCount - count < 5)
  }

  @Test
  func `the bar is the first responder while its field is`() {
    #expect(!search.searchBar.isFirstResponder)
    search.searchBar.becomeFirstResponder()
    #expect(search.searchBar.isFirstResponder && search.searchBar.searchTextField.isFirstResponder)
    search.searchBar.resignFirstResponder()
    #expect(!search.searchBar.isFirstResponder)
  }

  @Test
  func `what is typed reaches the delegate and the results, letter by letter`() throws {
    search.isActive = true
    listener.texts = []
    try type("axn")
    #expect(listener.texts == ["a", "an"])
    #expect(listener.events == ["changed to a", "changed to an"])
  }

  @Test
  func `code that sets the text updates the results alone`() {
    listener.texts = []
    search.searchBar.text = "fig"
    #expect(listener.texts == ["fig"])
    #expect(listener.events.isEmpty)
  }

  @Test
  func `the search bar takes the place of titles and buttons while it is used`() {
    let bar = navigation.navigationBar
    #expect(bar.frame.height == 148)
    search.isActive = true
    stage.advance(by: 0.1)
    let moving = bar.layer.presentation()?.frame.height ?? 0
    #expect(moving > 52 && moving < 148)
    stage.advance(by: 0.5)
    #expect(bar.frame.height == 52)
    #expect(search.searchBar.frame == bar.bounds.insetBy(dx: 8, dy: 0))
    search.isActive = false
    stage.advance(by: 0.5)
    #expect(bar.frame.height == 148)
    #expect(!search.searchBar.showsCancelButton)
  }

  @Test
  func `a search that leaves the bar in place moves nothing`() {
    search.hidesNavigationBarDuringPresentation = false
    search.isActive = true
    stage.advance(by: 0.5)
    #expect(navigation.navigationBar.frame.height == 148)
  }

  @Test
  func `the buttons for the scope come and go with the search`() {
    search.searchBar.scopeButtonTitles = ["All", "Red"]
    stage.advance(by: 0.1)
    #expect(!search.searchBar.showsScopeBar)
    let height = navigation.navigationBar.frame.height
    search.isActive = true
    stage.advance(by: 0.5)
    #expect(search.searchBar.showsScopeBar)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(search.searchBar.bounds.height == 96)
    search.isActive = false
    stage.advance(by: 0.5)
    #expect(!search.searchBar.showsScopeBar)
    #expect(navigation.navigationBar.frame.height == height)
  }

  @Test
  func `the field and the large title stay while the buttons for the scope come`() throws {
    search.searchBar.scopeButtonTitles = ["All", "Red"]
    stage.advance(by: 0.1)
    search.isActive = true
    stage.advance(by: 0.1)
    let field = try #require(search.searchBar.searchTextField.layer.presentation())
    #expect(field.frame.height == 36)
    let titles = labels(in: navigation.navigationBar).filter { $0.text == "Fruits" }
    #expect(titles.map(\.bounds.height).max() == 44)
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { labels(in: $0) + ([$0 as? UILabel].compactMap { $0 }) }
  }

  @Test
  func `a chosen scope reaches the delegate and the results`() throws {
    search.searchBar.scopeButtonTitles = ["All", "Red"]
    search.isActive = true
    stage.advance(by: 0.5)
    listener.texts = []
    try stage.prepare(.tap(.element("Red")))()
    stage.advance(by: 0.5)
    #expect(listener.events == ["scope 1"])
    #expect(listener.texts == [""])
    #expect(search.searchBar.selectedScopeButtonIndex == 1)
  }

  @Test
  func `the buttons for the scope stay away from a search that does not want them`() {
    search.searchBar.scopeButtonTitles = ["All", "Red"]
    search.scopeBarActivation = .onTextEntry
    search.isActive = true
    stage.advance(by: 0.5)
    #expect(!search.searchBar.showsScopeBar)
    search.searchBar.text = "a"
    #expect(search.searchBar.showsScopeBar)
    search.isActive = false
    #expect(!search.searchBar.showsScopeBar)
  }

  @Test
  func `a search bar of its own is higher with buttons for the scope`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    bar.scopeButtonTitles = ["One", "Two"]
    bar.selectedScopeButtonIndex = 1
    #expect(bar.sizeThatFits(.zero).height == 56)
    bar.showsScopeBar = true
    bar.sizeToFit()
    bar.layoutIfNeeded()
    #expect(bar.bounds.height == 100)
    #expect(bar.searchTextField.frame.maxY == 46)
    #expect(bar.scopeControl.frame == CGRect(x: 8, y: 56, width: 284, height: 32))
    #expect(bar.scopeControl.selectedSegmentIndex == 1)
  }

  private var fieldInBar: CGRect {
    let field = search.searchBar.searchTextField
    return field.convert(field.bounds, to: navigation.navigationBar)
  }

  @Test
  func `the field is a point below the large title, and in the middle of the bar while it is used`()
  {
    #expect(fieldInBar.minY == 97 && fieldInBar.height == 36)
    search.isActive = true
    stage.advance(by: 0.5)
    #expect(fieldInBar.minY == 8 && fieldInBar.height == 36)
    let cancel = search.searchBar.cancelButton
    let frame = cancel.convert(cancel.bounds, to: navigation.navigationBar)
    #expect(abs(frame.minX - fieldInBar.maxX - 11) < 0.01 && frame.midY == fieldInBar.midY - 1)
  }

  @Test
  func `the field begins where the large title does`() throws {
    let field = search.searchBar.searchTextField
    let frame = field.convert(field.bounds, to: navigation.navigationBar)
    #expect(frame.minX == 16)
    #expect(frame.maxX == 304)
  }

  // MARK: Results of another controller

  @Test(arguments: [false, true])
  func `results cover the searched screen from the first letter on`(isList: Bool) throws {
    let results = UITableViewController(style: .plain)
    let search = UISearchController(searchResultsController: results)
    let screen = isList ? UITableViewController(style: .plain) : UIViewController()
    screen.navigationItem.searchController = search
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: screen)
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
    search.isActive = true
    try stage.settle()
    #expect(results.viewIfLoaded?.window == nil)
    search.searchBar.text = "a"
    try stage.settle()
    #expect(results.view.window != nil)
    #expect(results.view.convert(results.view.bounds, to: nil) == stage.window.bounds)
    #expect(results.tableView.adjustedContentInset.top == navigation.navigationBar.frame.maxY)
    search.searchBar.text = ""
    try stage.settle()
    #expect(results.view.window == nil)
    search.showsSearchResultsController = true
    search.searchBar.text = "b"
    search.searchBar.text = ""
    #expect(results.view.window != nil)
    search.isActive = false
    try stage.settle()
    #expect(results.view.window == nil)
  }

  /// Shows a list whose search is active, with its results.
  private func searchList(
    _ search: UISearchController
  ) throws -> (list: UITableViewController, navigation: UINavigationController) {
    let list = UITableViewController(style: .plain)
    list.definesPresentationContext = true
    list.navigationItem.searchController = search
    list.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: list)
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
    search.isActive = true
    search.searchBar.text = "a"
    try stage.settle()
    return (list, navigation)
  }

  @Test
  func `the first update of the results finds their view loaded`() throws {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    let listener = LoadListener()
    search.searchResultsUpdater = listener
    try #require(navigation.topViewController).navigationItem.searchController = search
    #expect(!results.isViewLoaded)
    search.isActive = true
    #expect(listener.loaded.first == true)
    #expect(results.view.superview == nil)
  }

  @Test
  func `a search counts as presented by the screen, and a dismissal ends it`() throws {
    let results = UITableViewController(style: .plain)
    let search = UISearchController(searchResultsController: results)
    let (list, navigation) = try searchList(search)
    #expect(list.presentedViewController === search && navigation.presentedViewController == nil)
    #expect(results.parent === search && results.presentingViewController === list)
    var isOver = false
    stage.perform { results.dismiss(animated: true) { isOver = true } }
    try stage.settle()
    #expect(isOver && !search.isActive && results.viewIfLoaded?.window == nil)
    #expect(list.presentedViewController == nil && results.parent == nil)
  }

  @Test
  func `results go along with the list when a screen is pushed over the search, and return`() throws
  {
    let results = UITableViewController(style: .plain)
    let search = UISearchController(searchResultsController: results)
    let (list, navigation) = try searchList(search)
    stage.perform { navigation.pushViewController(UIViewController(), animated: true) }
    stage.advance(by: 0.1)
    func place(of view: UIView) -> CGFloat {
      (view.layer.presentation() ?? view.layer).frame.minX
    }
    #expect(place(of: list.view) < -5)
    #expect(results.view.superview === list.view && place(of: results.view) == 0)
    try stage.settle()
    stage.perform { _ = navigation.popViewController(animated: true) }
    try stage.settle()
    #expect(results.view.superview === list.view.superview && search.isActive)
    #expect(results.view.convert(results.view.bounds, to: nil) == stage.window.bounds)
  }

  @Test
  func `a search that is presented without a bar in the screen brings its own`() throws {
    let search = UISearchController(searchResultsController: nil)
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
    var isShown = false
    stage.perform { screen.present(search, animated: true) { isShown = true } }
    try stage.settle()
    #expect(isShown && search.isActive && search.searchBar.searchTextField.isFirstResponder)
    let place = search.searchBar.convert(search.searchBar.bounds, to: nil)
    #expect(place.minY == navigation.view.safeAreaInsets.top && place.width == 320)
    #expect(screen.presentedViewController === search)
    stage.perform { screen.dismiss(animated: true) }
    try stage.settle()
    #expect(!search.isActive && search.searchBar.window == nil)
  }

  @Test
  func `a search bar in a table hides the navigation bar, which a pushed screen has`() throws {
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    let list = UITableViewController(style: .plain)
    list.definesPresentationContext = true
    list.tableView.tableHeaderView = search.searchBar
    let navigation = UINavigationController(rootViewController: list)
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
    let top = navigation.view.safeAreaInsets.top
    func place() -> CGFloat { search.searchBar.convert(CGPoint.zero, to: nil).y }
    #expect(place() == top + 44)
    stage.perform { search.isActive = true }
    try stage.settle()
    #expect(navigation.isNavigationBarHidden && place() == top)
    stage.perform { navigation.pushViewController(UIViewController(), animated: true) }
    try stage.settle()
    #expect(!navigation.isNavigationBarHidden)
    stage.perform { _ = navigation.popViewController(animated: true) }
    try stage.settle()
    #expect(navigation.isNavigationBarHidden)
    stage.perform { search.isActive = false }
    try stage.settle()
    #expect(!navigation.isNavigationBarHidden && place() == top + 44)
  }
}
