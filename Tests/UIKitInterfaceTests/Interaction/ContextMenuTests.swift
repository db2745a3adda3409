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

  private func makeCollection(_ cell: UICollectionViewCell.Type = UICollectionViewCell.self) throws
  {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.register(cell, forCellWithReuseIdentifier: "cell")
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

  // MARK: Previews

  /// Answers the questions of iOS 16, and counts those of before.
  private final class NewPreviewer: NSObject, UIContextMenuInteractionDelegate {
    var asked: [String] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(
        identifier: "card" as NSString,
        actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Action") { _ in }])
        }
      )
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      asked.append("highlight \(identifier)")
      return interaction.view.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      asked.append("dismissal \(identifier)")
      return interaction.view.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      asked.append("older")
      return nil
    }
  }

  @Test
  func `an interaction asks for the previews of its item, and not as before iOS 16`() throws {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let newer = NewPreviewer()
    view.addInteraction(UIContextMenuInteraction(delegate: newer))
    stage.window.addSubview(view)
    try stage.settle()
    stage.longPress(at: CGPoint(x: 100, y: 100))
    try stage.settle()
    #expect(newer.asked == ["highlight card"])
    stage.tap(at: CGPoint(x: 10, y: 390))
    try stage.settle()
    #expect(newer.asked == ["highlight card", "dismissal card"])
  }

  /// Has a preview of its own.
  private final class Previewer: NSObject, UIContextMenuInteractionDelegate {
    let preview = UIViewController()
    var style = UIContextMenuInteractionCommitStyle.dismiss
    var dismissal: UITargetedPreview?
    /// How the preview is, and whether animations are on, when the app shows what follows.
    var commits: [(frame: CGRect, animates: Bool)] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      preview.preferredContentSize = CGSize(width: 100, height: 100)
      return UIContextMenuConfiguration(previewProvider: { [preview] in preview })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      animator.preferredCommitStyle = style
      animator.addCompletion { [self] in
        commits.append((preview.view.frame, UIView.areAnimationsEnabled))
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { dismissal }
  }

  private let previewer = Previewer()

  private func openPreview() throws -> UIView {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    view.backgroundColor = .red
    view.addInteraction(UIContextMenuInteraction(delegate: previewer))
    stage.window.addSubview(view)
    try stage.settle()
    stage.longPress(at: CGPoint(x: 100, y: 100))
    try stage.settle()
    return view
  }

  @Test
  func `a view that is higher than the screen is lifted small enough for it and the menu`() throws {
    owner.menu = UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in }])
    })
    let view = UIView(frame: CGRect(x: 20, y: -100, width: 120, height: 600))
    view.backgroundColor = .red
    view.addInteraction(UIContextMenuInteraction(delegate: owner))
    stage.window.addSubview(view)
    try stage.settle()
    stage.longPress(at: CGPoint(x: 80, y: 200))
    try stage.settle()
    let overlay = try #require(stage.window.subviews.last)
    let preview = try #require(overlay.subviews.first)
    let lifted = try #require(preview.subviews.last)
    #expect(lifted.frame.minY >= 0 && lifted.frame.height < 400)
    #expect(abs(lifted.frame.height / lifted.frame.width - 5) < 0.01)
    let panel = try #require(overlay.subviews.last)
    #expect(panel !== preview && panel.frame.minY > lifted.frame.maxY)
    #expect(panel.frame.maxY <= 400)
  }

  @Test
  func `what a menu has lifted keeps its own opacity`() throws {
    let view = try openPreview()
    #expect(previewer.preview.viewIfLoaded?.window != nil)
    #expect(view.alpha == 1)
    stage.perform { view.alpha = 0 }
    stage.tap(at: CGPoint(x: 100, y: 390))
    try stage.settle()
    #expect(previewer.preview.view.window == nil)
    #expect(view.alpha == 0)
    view.alpha = 1
    let shown = stage.render()
    view.isHidden = true
    #expect(stage.render() != shown)
  }

  @Test
  func `a preview that pops fills the screen before the app shows what follows`() throws {
    _ = try openPreview()
    previewer.style = .pop
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.advance(by: 0.1)
    #expect(previewer.commits.isEmpty)
    try stage.settle()
    try #require(previewer.commits.count == 1)
    #expect(previewer.commits[0].frame == stage.window.bounds)
    #expect(!previewer.commits[0].animates)
    #expect(previewer.preview.view.window == nil)
  }

  @Test
  func `a preview that is dismissed is back before the app shows what follows`() throws {
    let view = try openPreview()
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.advance(by: 0.1)
    #expect(previewer.commits.isEmpty)
    try stage.settle()
    try #require(previewer.commits.count == 1)
    #expect(previewer.commits[0].frame == view.frame)
    #expect(previewer.commits[0].animates)
  }

  @Test
  func `a preview goes where the app wants it`() throws {
    let view = try openPreview()
    previewer.dismissal = UITargetedPreview(
      view: view,
      parameters: UIPreviewParameters(),
      target: UIPreviewTarget(
        container: stage.window,
        center: CGPoint(x: 150, y: 350),
        transform: CGAffineTransform(scaleX: 0.5, y: 0.5)
      )
    )
    stage.tap(at: CGPoint(x: 100, y: 390))
    stage.advance(by: 0.1)
    #expect(previewer.preview.view.center == CGPoint(x: 150, y: 350))
    #expect(previewer.preview.view.transform.a == 0.5)
  }

  /// Lifts a view that is in no window.
  private final class NewViewer: NSObject, UIContextMenuInteractionDelegate {
    let shown = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Open") { _ in }])
      })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      guard let view = interaction.view, let container = view.superview else { return nil }
      return UITargetedPreview(
        view: shown,
        parameters: UIPreviewParameters(),
        target: UIPreviewTarget(container: container, center: view.center)
      )
    }
  }

  @Test
  func `a view that is in no window is lifted at its target, and leaves with the menu`() throws {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let viewer = NewViewer()
    view.addInteraction(UIContextMenuInteraction(delegate: viewer))
    stage.window.addSubview(view)
    try stage.settle()
    stage.longPress(at: CGPoint(x: 100, y: 100))
    try stage.settle()
    #expect(viewer.shown.superview === stage.window)
    #expect(viewer.shown.center == view.center)
    #expect(stage.window.subviews.count == 3)
    stage.tap(at: CGPoint(x: 10, y: 390))
    try stage.settle()
    #expect(viewer.shown.superview == nil)
    #expect(stage.window.subviews.count == 1)
  }

  private final class MarkedCell: UICollectionViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
      contentView.backgroundColor = state.isHighlighted ? .red : .white
    }
  }

  @Test
  func `an item that a press lifts shows no highlight`() throws {
    owner.menu = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in }])
    }
    try makeCollection(MarkedCell.self)
    stage.longPress(at: CGPoint(x: 25, y: 25))
    try stage.settle()
    #expect(stage.element(named: "Copy") != nil)
    let bounds = stage.window.bounds
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
      _ = stage.window.drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
    let data = try #require(image.cgImage?.dataProvider?.data)
    let pixel = [UInt8](data[(25 * 200 + 25) * 4..<(25 * 200 + 25) * 4 + 3])
    #expect(pixel[1] > 200, "the middle of the item is \(pixel)")
  }
}
