import Foundation

/// Something that has a place in Auto Layout: a view or a layout guide.
@MainActor
package protocol LayoutItem: AnyObject {
  /// The view in whose coordinates the item's rectangle is given.
  var layoutContainer: UIView? { get }

  /// The item itself if it is a view, else the view that owns it.
  var layoutView: UIView? { get }
}

/// One side of a constraint: an attribute of an item, or the distance between two such attributes.
@MainActor
struct LayoutTerm {
  weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute

  /// Where the distance is measured from, if the term is one.
  weak var origin: (any LayoutItem)?
  var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  var items: [any LayoutItem] { [item, origin].compactMap { $0 } }

  var isDirectional: Bool { attribute.isDirectional || originAttribute.isDirectional }
}
