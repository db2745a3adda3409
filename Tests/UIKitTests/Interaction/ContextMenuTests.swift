import Segue
import Testing
import UIKit

/// Long presses that ask for a context menu.
@MainActor
struct ContextMenuTests {
  private final class Owner: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UIContextMenuInteractionDelegate
  {
    var log: [String] = []
    var menu: UIContextMenuConfiguration? = UIContextMenuConfiguration()

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(indexPath.item)") }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("menu \(indexPath.item)")
      return menu
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("menu at \(location.x), \(location.y)")
      return menu
    }
  }

  private let stage = Stage(size: CGSize(width: 200, height: 400))
  private let owner = Owner()

  private func makeCollection() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = owner
    view.delegate = owner
    stage.window.addSubview(view)
    try stage.settle()
  }

  @Test
  func `a press on an item asks for its menu and selects nothing`() throws {
    try makeCollection()
    stage.longPress(at: CGPoint(x: 25, y: 25))
    try stage.settle()
    #expect(owner.log == ["menu 0"])
  }

  @Test
  func `a press on an item without a menu selects it`() throws {
    try makeCollection()
    owner.menu = nil
    stage.longPress(at: CGPoint(x: 25, y: 25))
    try stage.settle()
    #expect(owner.log == ["menu 0", "select 0"])
  }

  @Test
  func `a press on a view asks its interaction`() throws {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let interaction = UIContextMenuInteraction(delegate: owner)
    view.addInteraction(interaction)
    stage.window.addSubview(view)
    stage.longPress(at: CGPoint(x: 60, y: 70))
    try stage.settle()
    #expect(owner.log == ["menu at 10.0, 20.0"])
    view.removeInteraction(interaction)
    stage.longPress(at: CGPoint(x: 60, y: 70))
    try stage.settle()
    #expect(owner.log.count == 1)
  }
}
