import Foundation

/// Cells and supplementary views for the data source to fill.
extension UICollectionView {
  func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    if let reconfigured, reconfigured.indexPath == indexPath { return reconfigured.cell }
    let place = place(of: ElementKey(category: .cell, kind: nil, indexPath: indexPath))
    let view = dequeue(identifier, what: "a view of kind: UICollectionElementKindCell", at: place)
    adapt(view, kind: nil, at: indexPath)
    if let cell = view as? UICollectionViewCell {
      adoptState(cell, indexPath)
      return cell
    }
    return UICollectionViewCell(frame: .zero)
  }

  func dequeueSupplementary(
    _ kind: String,
    _ identifier: String,
    _ indexPath: IndexPath
  ) -> UICollectionReusableView {
    let place = place(
      of: ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
    )
    let view = dequeue(kind + "/" + identifier, what: "a view of kind: \(kind)", at: place)
    adapt(view, kind: kind, at: indexPath)
    return view ?? UICollectionReusableView(frame: .zero)
  }

  /// The layout is not asked again for a place that it has just reported: layouts of apps may know
  /// only those that are on the screen (observed).
  private func place(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let placeToFill, placeToFill.key == key { return placeToFill }
    return collectionViewLayout.attributes(of: key)
  }

  /// A view has the attributes of its place before the data source fills it, which may change them
  /// (inferred).
  private func dequeue(
    _ identifier: String,
    what: String,
    at place: UICollectionViewLayoutAttributes?
  ) -> UICollectionReusableView? {
    let view =
      takeReusable(identifier) ?? registry.makeFromInterface(identifier)
      ?? registry.makeStandIn(identifier)
      ?? makeRegistered(identifier, what: what, frame: place?.frame)
    view?.reuseIdentifier = identifier
    (view as? UICollectionViewCell)?.dequeuer = self
    guard let view else { return nil }
    if let place {
      UIView.performWithoutAnimation { put(place, on: view) }
    } else {
      view.taken = UICollectionViewLayoutAttributes()
    }
    return view
  }

  private func makeRegistered(
    _ identifier: String,
    what: String,
    frame: CGRect?
  ) -> UICollectionReusableView? {
    guard let type = registry.type(for: identifier) else {
      let name = identifier.split(separator: "/").last.map(String.init) ?? identifier
      LayoutFault.record(
        "could not dequeue \(what) with identifier \(name) - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard"
      )
      return nil
    }
    return type.init(dequeuedWith: frame ?? CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  /// A view of the pool, shown again if its last attributes or its last content hid it.
  func takeReusable(_ identifier: String) -> UICollectionReusableView? {
    guard let view = registry.take(identifier) else { return nil }
    view.isHidden = false
    view.prepareForReuse()
    (view as? UICollectionViewCell)?.owesConfiguration = true
    return view
  }
}
