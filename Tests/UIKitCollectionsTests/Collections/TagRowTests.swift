import Segue
import Testing
import UIKit

/// Rows of items that are as wide as their texts.
@MainActor
@Suite
struct `Rows of tags` {
  private let stage = Stage(size: CGSize(width: 200, height: 400), scale: 1)

  private final class Tag: UICollectionViewCell {
    private var width: NSLayoutConstraint?

    func take(_ length: CGFloat) {
      if let width {
        width.constant = length
        return
      }
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      let width = box.widthAnchor.constraint(equalToConstant: length)
      self.width = width
      NSLayoutConstraint.activate([
        width, box.heightAnchor.constraint(equalToConstant: 30),
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
  }

  private final class Tags: NSObject, UICollectionViewDataSource {
    let widths: [CGFloat] = [60, 70, 80, 110, 90]

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      widths.count
    }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
      (cell as? Tag)?.take(widths[indexPath.item])
      return cell
    }
  }

  @Test
  func `a row ends where the next tag does not fit, however wide it was estimated`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(20),
      heightDimension: .estimated(30)
    )
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(30)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    group.interItemSpacing = .fixed(10)
    let layout = UICollectionViewCompositionalLayout(section: .init(group: group))
    let list = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    list.register(Tag.self, forCellWithReuseIdentifier: "tag")
    let tags = Tags()
    list.dataSource = tags
    stage.window.addSubview(list)
    try stage.settle()
    let frames = (0..<5).compactMap {
      list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(frames.map(\.minX) == [0, 70, 0, 90, 0])
    #expect(frames.map(\.minY) == [0, 0, 30, 30, 60])
    #expect(frames.map(\.width) == tags.widths)
  }
}
