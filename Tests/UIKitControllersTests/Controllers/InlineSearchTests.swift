import Segue
import Testing

@testable import UIKit

/// The search bar of a navigation bar on an iPad.
@MainActor
@Suite
struct `Searching in the row of the buttons` {
  private let stage = Stage(screen: .iPadPro11)
  private let search = UISearchController(searchResultsController: nil)
  private let screen = UIViewController()
  private let navigation: UINavigationController

  init() {
    screen.title = "Fruits"
    screen.navigationItem.searchController = search
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort")
    navigation = UINavigationController(rootViewController: screen)
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private var field: CGRect {
    search.searchBar.searchTextField.convert(search.searchBar.searchTextField.bounds, to: bar)
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  @Test
  func `an iPad has the field at the trailing end, after the buttons`() throws {
    #expect(screen.navigationItem.searchBarPlacement == .inline)
    #expect(search.searchBarPlacement == .inline)
    #expect(bar.frame.height == 50)
    #expect(
      field == CGRect(x: bar.bounds.width - bar.sideMargin - 240, y: 7, width: 240, height: 36)
    )
    let button = try #require(label("Sort", in: bar))
    #expect(button.convert(button.bounds, to: bar).maxX < field.minX)
  }

  @Test
  func `stacked it is below the title, as on a phone`() {
    screen.navigationItem.preferredSearchBarPlacement = .stacked
    stage.advance(by: 0.1)
    #expect(screen.navigationItem.searchBarPlacement == .stacked)
    #expect(bar.frame.height == 102)
    #expect(field.minY >= 50)
    #expect(field.width > 700)
    let phone = Stage(screen: .iPhone15)
    let other = UIViewController()
    other.navigationItem.searchController = UISearchController(searchResultsController: nil)
    phone.window.rootViewController = UINavigationController(rootViewController: other)
    phone.advance(by: 0.1)
    #expect(other.navigationItem.searchBarPlacement == .stacked)
  }

  @Test
  func `a search leaves the title where it is, and has a button to cancel`() throws {
    let width = field.width
    search.isActive = true
    stage.advance(by: 1)
    #expect(bar.frame.height == 50)
    #expect(try #require(label("Fruits", in: bar)).alpha == 1)
    #expect(search.searchBar.showsCancelButton)
    #expect(field.width == width)
    let cancel = search.searchBar.cancelButton
    #expect(
      abs(cancel.convert(cancel.bounds, to: bar).maxX - (bar.bounds.width - bar.sideMargin)) < 1
    )
    search.isActive = false
    stage.advance(by: 1)
    #expect(field.maxX == bar.bounds.width - bar.sideMargin)
  }
}
