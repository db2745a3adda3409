import UIKit

/// The data of a collection view whose cells, and whose views beside them, are plain ones.
@MainActor
class PlainItems: NSObject, UICollectionViewDataSource {
  /// The items of each section.
  var counts: [Int]
  /// Under which the views beside the cells are registered.
  private let identifier: String

  init(_ counts: [Int], views identifier: String) {
    self.counts = counts
    self.identifier = identifier
  }

  /// Called for each view beside the cells that the list asks for.
  func dress(_ view: UICollectionReusableView, at indexPath: IndexPath) {}

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: identifier,
      for: indexPath
    )
    dress(view, at: indexPath)
    return view
  }
}
