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

    func searchBar(
      _ searchBar: UISearchBar,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool { text != "x" }
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
    #expect(moving > 56 && moving < 148)
    stage.advance(by: 0.5)
    #expect(bar.frame.height == 56)
    #expect(search.searchBar.frame == bar.bounds)
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
}
