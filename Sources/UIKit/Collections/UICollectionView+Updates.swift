import Foundation

extension UICollectionView {
  /// Records a change; outside a batch it forms its own batch.
  func change(_ body: (inout CollectionUpdates) -> Void) {
    var updates = pendingUpdates ?? CollectionUpdates()
    body(&updates)
    if pendingUpdates != nil {
      pendingUpdates = updates
    } else {
      run(nil, starting: updates, nil)
    }
  }

  func batch(_ body: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if pendingUpdates != nil {
      // A batch inside a batch is part of it.
      body?()
      completion?(true)
      return
    }
    run(body, starting: CollectionUpdates(), completion)
  }

  /// Performs a batch whose changes are known beforehand; `change` applies them to the data.
  func perform(_ updates: CollectionUpdates, _ change: () -> Void) {
    withoutActuallyEscaping(change) { run($0, starting: updates, nil) }
  }

  private func run(
    _ body: (() -> Void)?,
    starting initial: CollectionUpdates,
    _ completion: ((Bool) -> Void)?
  ) {
    layoutIfNeeded()
    let oldCounts = itemCounts
    pendingUpdates = initial
    body?()
    let updates = pendingUpdates ?? CollectionUpdates()
    pendingUpdates = nil
    // Everything was reloaded in the batch: nothing is animated, and the data source is asked again
    // on demand.
    if counts == nil {
      if let completion { World.current.schedule(after: 0) { completion(true) } }
      return
    }
    let newCounts = askForCounts()
    if let message = updates.inconsistency(oldCounts: oldCounts, newCounts: newCounts) {
      LayoutFault.record(message)
      reloadData()
      completion?(false)
      return
    }
    counts = newCounts
    apply(updates, oldCounts: oldCounts, newCounts: newCounts, completion)
  }

  private func apply(
    _ updates: CollectionUpdates,
    oldCounts: [Int],
    newCounts: [Int],
    _ completion: ((Bool) -> Void)?
  ) {
    let map = updates.itemMap(oldCounts: oldCounts, newCounts: newCounts)
    let sections = updates.sectionMap(oldCount: oldCounts.count, newCount: newCounts.count)
    let leaving = moveElements(updates, items: map, sections: sections)
    selected = selected.compactMap { map[$0] }
    preferredSizes = [:]

    let layout = collectionViewLayout
    layout.invalidateLayout()
    needsPreparing = true
    prepareLayoutIfNeeded()
    layout.prepare(forCollectionViewUpdates: items(of: updates))

    let isAnimated = window != nil && UIView.areAnimationsEnabled
    let arriving = showArriving(isAnimated: isAnimated)
    let move = {
      for (view, attributes) in arriving { self.put(attributes, on: view) }
      for (view, key) in leaving {
        if let end = layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath) {
          self.put(end, on: view)
        } else {
          view.alpha = 0
        }
      }
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
    let finish = { (finished: Bool) in
      for (view, key) in leaving {
        view.alpha = 1
        self.endDisplaying(view, key)
      }
      layout.finalizeCollectionViewUpdates()
      completion?(finished)
    }
    if isAnimated {
      UIView.animate(
        withDuration: UICollectionView.updateDuration,
        animations: move,
        completion: finish
      )
    } else {
      move()
      finish(true)
    }
  }

  /// Gives remaining elements their new keys; returns the leaving ones with their old keys.
  private func moveElements(
    _ updates: CollectionUpdates,
    items: [IndexPath: IndexPath],
    sections: [Int?]
  ) -> [(view: UICollectionReusableView, key: ElementKey)] {
    let reloaded = Set(updates.reloadedItems)
    var leaving: [(view: UICollectionReusableView, key: ElementKey)] = []
    var staying: [ElementKey: UICollectionReusableView] = [:]
    for (key, view) in sortedElements {
      var new = key
      let section = key.indexPath.section
      if key.category == .cell {
        let isReloaded =
          reloaded.contains(key.indexPath) || updates.reloadedSections.contains(section)
        guard let target = items[key.indexPath], !isReloaded else {
          leaving.append((view, key))
          continue
        }
        new.indexPath = target
      } else {
        guard sections.indices.contains(section), let target = sections[section] else {
          leaving.append((view, key))
          continue
        }
        new.indexPath.section = target
      }
      staying[new] = view
    }
    elements = staying
    return leaving
  }

  /// Makes new elements at their initial place; returns them with their final one.
  private func showArriving(
    isAnimated: Bool
  ) -> [(UICollectionReusableView, UICollectionViewLayoutAttributes)] {
    let layout = collectionViewLayout
    var arriving: [(UICollectionReusableView, UICollectionViewLayoutAttributes)] = []
    UIView.performWithoutAnimation {
      for attributes in layout.layoutAttributesForElements(in: bounds) ?? []
      where elements[attributes.key] == nil {
        guard let view = show(attributes) else { continue }
        arriving.append((view, attributes))
        guard isAnimated else { continue }
        if let start = layout.initialLayoutAttributesForAppearingItem(at: attributes.indexPath) {
          put(start, on: view)
        } else {
          view.alpha = 0
          view.taken = nil
        }
      }
    }
    return arriving
  }

  private func items(of updates: CollectionUpdates) -> [UICollectionViewUpdateItem] {
    updates.deletedItems.sorted().map {
      UICollectionViewUpdateItem(before: $0, after: nil, action: .delete)
    }
      + updates.insertedItems.sorted().map {
        UICollectionViewUpdateItem(before: nil, after: $0, action: .insert)
      }
      + updates.movedItems.map {
        UICollectionViewUpdateItem(before: $0.from, after: $0.to, action: .move)
      }
      + updates.reloadedItems.sorted().map {
        UICollectionViewUpdateItem(before: $0, after: $0, action: .reload)
      }
  }

  func reconfigure(_ indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      preferredSizes[ElementKey(category: .cell, kind: nil, indexPath: indexPath)] = nil
      guard let cell = cellForItem(at: indexPath) else { continue }
      reconfigured = (indexPath, cell)
      _ = dataSource?.collectionView(self, cellForItemAt: indexPath)
      reconfigured = nil
    }
    collectionViewLayout.invalidateLayout()
  }
}
