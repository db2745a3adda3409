import UIKit

/// A page that was loaded.
@preconcurrency
@MainActor
open class WKBackForwardListItem: MainActorObject {
  public let url: URL
  public let initialURL: URL
  open internal(set) var title: String?

  init(_ url: URL, _ title: String?) {
    self.url = url
    initialURL = url
    self.title = title
    super.init(isolated: ())
  }
}

/// The pages that were loaded, and the place among them.
@preconcurrency
@MainActor
open class WKBackForwardList: MainActorObject {
  private var items: [WKBackForwardListItem] = []
  private var place = -1

  init() { super.init(isolated: ()) }

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(place, 0))) }
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

  /// By the distance from the current one: -1 is the page before.
  open func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(place + index) ? items[place + index] : nil
  }

  /// A page that is loaded takes the place of all that were ahead.
  func push(_ item: WKBackForwardListItem) {
    items.removeSubrange((place + 1)...)
    items.append(item)
    place = items.count - 1
  }

  /// Makes an item of the list the current one.
  func move(to item: WKBackForwardListItem) {
    if let index = items.firstIndex(where: { $0 === item }) { place = index }
  }

  func contains(_ item: WKBackForwardListItem) -> Bool { items.contains { $0 === item } }
}
