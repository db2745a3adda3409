import Foundation

/// Where the items of a collection view make room for one that is carried.
struct ItemGap {
  /// The place of the item in the data.
  let from: IndexPath
  /// Its place after the move.
  let to: IndexPath

  var crossesSections: Bool { from.section != to.section }

  /// The numbers of items after the move.
  func counts(_ counts: [Int]) -> [Int] {
    var counts = counts
    guard counts.indices.contains(from.section), counts.indices.contains(to.section) else {
      return counts
    }
    counts[from.section] -= 1
    counts[to.section] += 1
    return counts
  }

  /// The place in the data of what is at `place` after the move.
  func origin(of place: IndexPath) -> IndexPath {
    if place == to { return from }
    var origin = place
    if place.section == to.section, place.item > to.item { origin.item -= 1 }
    if place.section == from.section, origin.item >= from.item { origin.item += 1 }
    return origin
  }

  /// The place after the move of what is at `place` in the data.
  func destination(of place: IndexPath) -> IndexPath {
    if place == from { return to }
    var destination = place
    if place.section == from.section, place.item > from.item { destination.item -= 1 }
    if place.section == to.section, destination.item >= to.item { destination.item += 1 }
    return destination
  }
}

extension UICollectionView {
  /// A gap in another section than that of the carried item: the layout has the numbers of items
  /// after the move, while the data have those before it.
  var crossing: ItemGap? { gap.flatMap { $0.crossesSections ? $0 : nil } }

  /// The place in the data of what the layout has at `place`.
  func origin(of place: IndexPath) -> IndexPath { crossing?.origin(of: place) ?? place }

  /// The key of the element that the layout knows by `key`.
  func shownKey(_ key: ElementKey) -> ElementKey {
    guard key.category == .cell, crossing != nil else { return key }
    var key = key
    key.indexPath = origin(of: key.indexPath)
    return key
  }

  /// The layout's attributes, for the element that has them.
  func shownAttributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard crossing != nil, attributes.representedElementCategory == .cell,
      let own = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    own.indexPath = origin(of: attributes.indexPath)
    return own
  }
}
