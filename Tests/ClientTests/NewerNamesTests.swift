import Symbols
import Testing
import UIKit

// Names of iOS 17, 18 and 26, as apps write them.

private final class EmptyController: UIViewController {
  var updates = 0
  var isEmpty = true

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    updates += 1
    var configuration: UIContentUnavailableConfiguration?
    if isEmpty {
      configuration = .empty()
      configuration?.image = UIImage(systemName: "tray")
      configuration?.text = "No Mail"
      configuration?.secondaryText = "New messages appear here."
      configuration?.button = .borderedProminent()
      configuration?.button.title = "Refresh"
      configuration?.buttonProperties.primaryAction = UIAction { _ in }
    }
    contentUnavailableConfiguration = configuration
  }
}

private final class PropertyView: UIView {
  var log: [String] = []
  override func updateProperties() {
    super.updateProperties()
    log.append("properties")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    log.append("layout")
  }
}

private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  func tabBarController(_ controller: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    tab.isEnabled
  }
  func tabBarController(
    _ controller: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {}
}

@MainActor
private func show(_ controller: UIViewController) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

@MainActor
@Suite
struct `Names of newer systems` {
  @Test
  func `a controller without content shows why, in the middle of its view`() throws {
    let controller = EmptyController()
    let window = show(controller)
    #expect(controller.updates == 1)
    let shown = try #require(controller.view.subviews.last as? UIContentUnavailableView)
    #expect(shown.frame == window.bounds)
    let labels = all(UILabel.self, in: shown).filter { $0.text == "No Mail" }
    let label = try #require(labels.first)
    #expect(abs(label.convert(label.bounds, to: nil).midX - window.bounds.midX) < 1)
    #expect(all(UIButton.self, in: shown).count == 1)

    controller.isEmpty = false
    controller.setNeedsUpdateContentUnavailableConfiguration()
    window.layoutIfNeeded()
    #expect(controller.updates == 2)
    #expect(controller.view.subviews.isEmpty)
  }

  @Test
  func `a search without results names what was searched for`() {
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results")
    state.searchText = "quince"
    let named = UIContentUnavailableConfiguration.search().updated(for: state)
    #expect(named.text == "No Results for “quince”")
    var own = UIContentUnavailableConfiguration.search()
    own.text = "Nothing"
    #expect(own.updated(for: state).text == "Nothing")
  }

  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { ([$0] as [UIView]).compactMap { $0 as? View } + all(type, in: $0) }
  }

  @Test
  func `an outline has its items in order, and shows those below expanded ones`() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruit", "Roots"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    outline.append(["Beet"], to: "Roots")
    outline.insert(["Fig"], before: "Pear")
    #expect(outline.items == ["Fruit", "Apple", "Fig", "Pear", "Roots", "Beet"])
    #expect(outline.visibleItems == ["Fruit", "Roots"])
    outline.expand(["Fruit"])
    #expect(outline.visibleItems == ["Fruit", "Apple", "Fig", "Pear", "Roots"])
    #expect(outline.level(of: "Fig") == 1)
    #expect(outline.parent(of: "Fig") == "Fruit")
    #expect(outline.isVisible("Beet") == false)
    #expect(outline.snapshot(of: "Fruit").items == ["Apple", "Fig", "Pear"])
    outline.delete(["Fruit"])
    #expect(outline.items == ["Roots", "Beet"])
    var leaves = NSDiffableDataSourceSectionSnapshot<String>()
    leaves.append(["Carrot", "Radish"])
    outline.replace(childrenOf: "Roots", using: leaves)
    #expect(outline.items == ["Roots", "Carrot", "Radish"])
  }

  @Test
  func `a data source shows the visible items of an outline, with indented cells`() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    )
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      item in
      cell.accessories = [.outlineDisclosure(options: .init(style: .header, tintColor: .systemRed))]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: controller.collectionView
    ) { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2) }
    source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    let window = show(controller)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruit"])
    outline.append(["Apple"], to: "Fruit")
    source.apply(outline, to: 7, animatingDifferences: false)
    #expect(source.snapshot().itemIdentifiers == ["Fruit"])
    outline.expand(["Fruit"])
    source.apply(outline, to: 7, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(source.snapshot().itemIdentifiers(inSection: 7) == ["Fruit", "Apple"])
    #expect(source.snapshot(for: 7).items == ["Fruit", "Apple"])
    let levels = controller.collectionView.visibleCells.map {
      ($0 as? UICollectionViewListCell)?.indentationLevel
    }
    #expect(levels == [0, 1])
    let first = try #require(controller.collectionView.cellForItem(at: [0, 0]))
    #expect(first.configurationState.isExpanded)
  }

  @Test
  func `effects of symbols are values that views take`() {
    let view = UIImageView(image: UIImage(systemName: "heart"))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(view)
    view.addSymbolEffect(.bounce)
    view.addSymbolEffect(.bounce.up.byLayer, options: .repeat(3).speed(2))
    view.addSymbolEffect(.pulse, options: .nonRepeating, animated: true) { _ in }
    view.addSymbolEffect(.variableColor.iterative.reversing.dimInactiveLayers)
    view.addSymbolEffect(.scale.down, animated: false)
    view.addSymbolEffect(.wiggle.clockwise, options: .repeat(.periodic(2, delay: 1)))
    view.addSymbolEffect(.rotate, options: .repeat(.continuous))
    view.addSymbolEffect(.breathe.plain)
    view.addSymbolEffect(.disappear)
    view.addSymbolEffect(.appear.up)
    view.removeSymbolEffect(ofType: .scale)
    view.removeAllSymbolEffects()
    if let image = UIImage(systemName: "heart.fill") {
      view.setSymbolImage(image, contentTransition: .replace.downUp)
      #expect(view.image === image)
      view.setSymbolImage(image, contentTransition: .automatic)
      view.setSymbolImage(image, contentTransition: .replace.magic(fallback: .upUp))
    }
    let item = UIBarButtonItem(image: UIImage(systemName: "bell"), menu: nil)
    item.isSymbolAnimationEnabled = true
    item.addSymbolEffect(.pulse)
    item.removeAllSymbolEffects()
    var configuration = UIButton.Configuration.plain()
    configuration.symbolContentTransition = UISymbolContentTransition(.replace, options: .speed(2))
    #expect(configuration.symbolContentTransition != nil)
    // The view itself neither moves nor fades.
    #expect(view.transform == .identity)
    #expect(view.alpha == 1)
  }

  @Test
  func `tabs make their controllers when they are first shown, and searches come last`() {
    var made: [String] = []
    func tab(_ name: String) -> UITab {
      UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { tab in
        made.append(tab.identifier)
        return UIViewController()
      }
    }
    let search = UISearchTab { _ in UIViewController() }
    let group = UITabGroup(
      title: "More",
      image: nil,
      identifier: "more",
      children: [tab("third"), tab("fourth")]
    )
    let controller = UITabBarController(tabs: [search, tab("first"), tab("second"), group])
    let delegate = TabDelegate()
    controller.delegate = delegate
    let window = show(controller)
    #expect(controller.tabBar.items?.map(\.title) == ["first", "second", "More", "Search"])
    #expect(made == ["first"])
    #expect(controller.selectedTab?.identifier == "first")
    controller.selectedTab = controller.tab(forIdentifier: "fourth")
    #expect(made == ["first", "fourth"])
    #expect(controller.selectedTab === group)
    #expect(group.selectedChild?.identifier == "fourth")
    controller.tabs[1].badgeValue = "3"
    #expect(controller.tabBar.items?.first?.badgeValue == "3")
    controller.tabs[2].isHidden = true
    #expect(controller.tabBar.items?.count == 3)
    #expect(controller.selectedTab === group)
    #expect(controller.selectedViewController?.tab?.identifier == "more")

    let height = window.bounds.height
    controller.setTabBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(controller.isTabBarHidden)
    #expect(controller.tabBar.frame.minY >= height)
    controller.isTabBarHidden = false
    window.layoutIfNeeded()
    #expect(controller.tabBar.frame.maxY == height)
    controller.mode = .tabSidebar
    #expect(controller.sidebar.isHidden)
  }

  @Test
  func `the current dot of a page control with progress is a bar`() {
    let control = UIPageControl()
    control.numberOfPages = 3
    let plain = control.intrinsicContentSize.width
    let progress = UIPageControlProgress()
    control.progress = progress
    progress.currentProgress = 2
    #expect(progress.currentProgress == 1)
    #expect(control.intrinsicContentSize.width > plain + 20)
    control.currentPage = 1
    #expect(progress.currentProgress == 0)
    let timer = UIPageControlTimerProgress(preferredDuration: 4)
    timer.setDuration(2, forPage: 1)
    #expect(timer.duration(forPage: 0) == 4)
    #expect(timer.duration(forPage: 1) == 2)
  }

  @Test
  func `what a window's undo manager takes back can be made again`() throws {
    final class Note: UIViewController {
      var text = "" {
        didSet {
          undoManager?.registerUndo(withTarget: self) { $0.text = oldValue }
          undoManager?.setActionName("Typing")
        }
      }
    }
    let note = Note()
    #expect(note.undoManager == nil)
    let window = show(note)
    let manager = try #require(note.undoManager)
    #expect(manager === window.undoManager)
    #expect(manager.canUndo == false)
    note.text = "one"
    #expect(manager.undoMenuItemTitle == "Undo Typing")
    manager.undo()
    #expect(note.text.isEmpty)
    #expect(manager.canRedo)
    manager.redo()
    #expect(note.text == "one")
    manager.removeAllActions()
    #expect(manager.canUndo == false)
  }

  @Test
  func `properties are updated before the layout, when they need it`() {
    let view = PropertyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.log == ["properties", "layout"])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    #expect(view.log == ["properties", "layout", "layout", "properties"])
  }

  @Test
  func `an affine transform is made of components, which it gives back`() {
    let components = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3),
      horizontalShear: 0,
      rotation: .pi / 2,
      translation: CGVector(dx: 5, dy: 6)
    )
    let point = CGPoint(x: 1, y: 1).applying(CGAffineTransform(components))
    #expect(abs(point.x - 2) < 1e-9 && abs(point.y - 8) < 1e-9)
    let again = CGAffineTransform(components).decomposed()
    #expect(abs(again.rotation - .pi / 2) < 1e-9 && abs(again.scale.height - 3) < 1e-9)
  }

  @Test
  func `texts keep what writing tools and formulas may do with them`() {
    let field = UITextField()
    #expect(field.writingToolsBehavior == .default)
    field.writingToolsBehavior = .none
    field.mathExpressionCompletionType = .no
    #expect(field.writingToolsBehavior == UIWritingToolsBehavior.none)
    #expect(field.mathExpressionCompletionType == UITextMathExpressionCompletionType.no)
    let view = UITextView()
    #expect(view.allowedWritingToolsResultOptions.isEmpty)
    view.allowedWritingToolsResultOptions = [.plainText, .list]
    #expect(view.allowedWritingToolsResultOptions.contains(.list))
    #expect(view.mathExpressionCompletionType == .default)
  }
}
