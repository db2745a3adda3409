import Foundation

/// Where the elements of an update begin and end, as a layout has it that does not override that.
///
/// New elements fade in, deleted ones fade out; those that remain come from their old place and go
/// to their new one. Apple's pages say nil, but code edits what `super` returns (observed).
@MainActor
struct UpdateEnds {
  let moves: ElementMoves
  /// The elements on the screen and around it before the update, by their old keys.
  let before: [ElementKey: UICollectionViewLayoutAttributes]
  /// Those that remain, by their new keys.
  let origins: [ElementKey: UICollectionViewLayoutAttributes]
  /// The elements on the screen after the update.
  var after: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  init(_ moves: ElementMoves, before surroundings: [UICollectionViewLayoutAttributes]) {
    self.moves = moves
    var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var origins: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for attributes in surroundings {
      before[attributes.key] = attributes
      if let key = moves.key(after: attributes.key) { origins[key] = attributes }
    }
    self.before = before
    self.origins = origins
  }

  /// - Parameter key: of the element after the update.
  func initial(
    of key: ElementKey,
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    if let origin = origins[key] { return copy(origin, at: key.indexPath) }
    return copy(after[key] ?? layout.attributes(of: key), alpha: 0)
  }

  /// - Parameter key: of the element before the update.
  func final(
    of key: ElementKey,
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard let new = moves.key(after: key) else { return copy(before[key], alpha: 0) }
    return copy(after[new] ?? layout.attributes(of: new), at: key.indexPath)
  }

  private func copy(
    _ attributes: UICollectionViewLayoutAttributes?,
    at indexPath: IndexPath? = nil,
    alpha: CGFloat? = nil
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    if let indexPath { copy?.indexPath = indexPath }
    if let alpha { copy?.alpha = alpha }
    return copy
  }
}

extension UICollectionViewLayout {
  /// Where an element of the new data begins, with what the layout overrides.
  final func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let path = key.indexPath
    let kind = key.kind ?? ""
    return switch key.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// Where an element of the old data ends, with what the layout overrides.
  final func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let path = key.indexPath
    let kind = key.kind ?? ""
    return switch key.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }
}
