import Testing
import UIKit

private final class LabelController: UIViewController {
  @ViewLoading
  var label: UILabel
  @ViewLoading
  private(set) var note: String?
  private(set) var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
    label = UILabel()
    label.text = "Loaded"
    note = nil
    view.addSubview(label)
  }
}

/// Properties that load the view when they are read.
@MainActor
@Suite
struct ViewLoadingTests {
  @Test
  func `reading a property loads the view once`() {
    let controller = LabelController()
    #expect(!controller.isViewLoaded)
    #expect(controller.label.text == "Loaded")
    #expect(controller.label.superview === controller.view)
    #expect(controller.note == nil)
    #expect(controller.loads == 1)
  }

  @Test
  func `setting a property does not load the view`() {
    let controller = LabelController()
    controller.label = UILabel()
    #expect(!controller.isViewLoaded)
    #expect(controller.label.text == nil)
    #expect(!controller.isViewLoaded)
  }

  @Test
  func `the bar of a search controller says what it is for`() {
    #expect(UISearchController(searchResultsController: nil).searchBar.placeholder == "Search")
    #expect(UISearchBar().placeholder == nil)
  }
}
