import Segue
import Testing
import UIKit

@MainActor
struct InteractiveLayoutTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let stage = Stage(size: CGSize(width: 200, height: 400))
  private let items = Items()

  private func flow(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test(arguments: [true, false])
  func `cells are between both layouts as far as a finger is, and end in one of them`(
    isFinished: Bool
  ) throws {
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: flow(50))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    stage.window.addSubview(view)
    try stage.settle()
    var ends: [Bool] = []
    let large = flow(100)
    let between = view.startInteractiveTransition(to: large) { completed, _ in
      ends.append(completed)
    }
    between.transitionProgress = 0.5
    try stage.settle()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.frame.width == 75)
    if isFinished { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
    try stage.settle()
    #expect(ends == [isFinished])
    #expect(cell.frame.width == (isFinished ? 100 : 50))
    #expect((view.collectionViewLayout === large) == isFinished)
  }
}
