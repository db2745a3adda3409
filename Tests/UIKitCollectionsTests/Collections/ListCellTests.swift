import Foundation
import Segue
import Testing

@testable import UIKit

/// Rows, headers and lines of lists in collection views.
@MainActor
@Suite
struct `Cells of lists` {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)

  /// A list of four rows with a header, which is a cell of the list as well.
  private func show(
    _ configuration: UICollectionLayoutListConfiguration,
    accessories: [UICellAccessory] = []
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
        NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      }
    )
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Header"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, place in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: place)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    let root = ListController()
    root.source = source
    root.view.addSubview(view)
    stage.window.rootViewController = root
    stage.advance(by: 0.1)
    return view
  }

  private func cell(_ item: Int, in view: UICollectionView) throws -> UICollectionViewListCell {
    try #require(view.cellForItem(at: [0, item]) as? UICollectionViewListCell)
  }

  /// The lines of a row; nothing else in it is so thin.
  private func lines(_ cell: UIView) -> [UIView] {
    cell.subviews.filter { $0.bounds.height == 0.5 }
  }

  @Test
  func `lines are as the handler of the list says`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.itemSeparatorHandler = { place, lines in
      var lines = lines
      lines.color = .red
      lines.bottomSeparatorInsets.leading = 40
      if place.item == 1 { lines.bottomSeparatorVisibility = .hidden }
      if place.item == 2 { lines.topSeparatorVisibility = .visible }
      return lines
    }
    let view = show(configuration)
    let first = try #require(lines(cell(0, in: view)).first)
    #expect(first.backgroundColor == .red)
    #expect(first.frame.minX == 40)
    #expect(try lines(cell(1, in: view)).isEmpty)
    #expect(try lines(cell(2, in: view)).map(\.frame.minY) == [0, 43.5])
    #expect(try lines(cell(3, in: view)).isEmpty)
  }

  @Test
  func `a header is grey text without a card`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let view = show(configuration)
    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: [0, 0]
      ) as? UICollectionViewListCell
    )
    let content = try #require(header.contentConfiguration as? UIListContentConfiguration)
    #expect(content.textProperties.color == .secondaryLabel)
    #expect(content.textProperties.font.pointSize == 13)
    #expect(header.backgroundColor == nil)
    #expect(try cell(0, in: view).backgroundColor == .secondarySystemGroupedBackground)
    #expect(try abs(cell(0, in: view).frame.minY - header.frame.maxY) < 0.1)
  }

  @Test
  func `the first item can be the header of its section`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let view = show(configuration)
    #expect(try cell(0, in: view).backgroundColor == nil)
    #expect(
      try cell(1, in: view).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    )
  }

  @Test
  func `accessories have the order of the code, and a disclosure ends the row`() throws {
    let view = show(
      UICollectionLayoutListConfiguration(appearance: .plain),
      accessories: [.disclosureIndicator(), .label(text: "12"), .checkmark()]
    )
    let row = try cell(0, in: view)
    let label = try #require(row.subviews.first { $0 is UILabel })
    let marks = row.subviews.filter { $0 is TableAccessoryView }.sorted {
      $0.frame.minX < $1.frame.minX
    }
    #expect(marks.map(\.frame.width) == [16, 8])
    #expect(label.frame.maxX < marks[0].frame.minX)
    #expect(abs(marks[1].frame.maxX - 304) < 0.01)
  }

  private func marks(_ row: UIView, width: CGFloat) -> [UIView] {
    row.subviews.filter { $0 is TableAccessoryView && $0.bounds.width == width }
  }

  @Test
  func `an accessory that stays stands still in an animation, and a new one fades in at its place`()
    throws
  {
    let view = show(
      UICollectionLayoutListConfiguration(appearance: .plain),
      accessories: [.disclosureIndicator()]
    )
    let row = try cell(0, in: view)
    let chevron = try #require(marks(row, width: 8).first)
    let place = chevron.frame
    UIView.animate(withDuration: 0.3) {
      row.accessories = [.checkmark(), .disclosureIndicator()]
      row.layoutIfNeeded()
    }
    #expect(marks(row, width: 8).map { $0 === chevron } == [true])
    #expect(chevron.frame == place)
    #expect(chevron.layer.animationKeys() ?? [] == [])
    let check = try #require(marks(row, width: 16).first)
    #expect(check.alpha == 1)
    #expect(check.frame.maxX < place.minX)
    #expect(check.layer.animation(forKey: "position") == nil)
    #expect(check.layer.animation(forKey: "opacity") != nil)
  }

  @Test
  func `a menu that is always there stands still as a list begins to be edited`() throws {
    let menu = UIMenu(children: [UIAction(title: "Small", state: .on) { _ in }])
    let view = show(
      UICollectionLayoutListConfiguration(appearance: .plain),
      accessories: [.popUpMenu(menu, displayed: .always), .reorder()]
    )
    let row = try cell(0, in: view)
    UIView.animate(withDuration: 0.3) {
      view.isEditing = true
      row.layoutIfNeeded()
    }
    let button = try #require(row.subviews.lazy.compactMap { $0 as? UIButton }.first)
    let label = try #require(button.titleLabel)
    #expect(label.bounds.width > 20)
    #expect(label.layer.animationKeys() ?? [] == [])
  }

  @Test
  func `an accessory that goes in an animation fades out where it is`() throws {
    let view = show(
      UICollectionLayoutListConfiguration(appearance: .plain),
      accessories: [.checkmark()]
    )
    let row = try cell(0, in: view)
    let check = try #require(marks(row, width: 16).first)
    let place = check.frame
    UIView.animate(withDuration: 0.3) {
      row.accessories = []
      row.layoutIfNeeded()
    }
    #expect(check.superview === row)
    #expect(check.frame == place)
    #expect(check.layer.animation(forKey: "opacity") != nil)
    stage.advance(by: 0.5)
    #expect(check.superview == nil)
    #expect(check.alpha == 1)
  }

  @Test
  func `accessories outside of an animation come and go at once`() throws {
    let view = show(
      UICollectionLayoutListConfiguration(appearance: .plain),
      accessories: [.checkmark()]
    )
    let row = try cell(0, in: view)
    row.accessories = [.disclosureIndicator()]
    row.layoutIfNeeded()
    #expect(marks(row, width: 16).isEmpty)
    #expect(marks(row, width: 8).map { $0.layer.animationKeys() ?? [] } == [[]])
  }

  @Test
  func `a value ends 8 points before the mark of a table's row`() {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    var content = UIListContentConfiguration.valueCell()
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    row.contentConfiguration = content
    row.accessoryType = .disclosureIndicator
    row.layoutIfNeeded()
    let labels = row.contentView.subviews.first?.subviews.compactMap { $0 as? UILabel } ?? []
    #expect(labels.map(\.frame.maxX).max() == row.contentView.bounds.width - 8)
    stage.makeCurrent()
  }

  /// Where the text begins behind an image.
  private func textStart(
    _ image: UIImage?,
    _ change: (inout UIListContentConfiguration.ImageProperties) -> Void = { _ in }
  ) -> CGFloat {
    var content = UIListContentConfiguration.cell()
    content.text = "Row"
    content.image = image
    change(&content.imageProperties)
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    view.layoutIfNeeded()
    defer { stage.makeCurrent() }
    return view.subviews.compactMap { $0 as? UILabel }.first?.frame.minX ?? 0
  }

  private func square(_ length: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: length, height: length)).image { _ in }
  }

  @Test
  func `texts behind symbols of any width begin at one place`() {
    let starts = ["bolt.fill", "leaf.fill", "snowflake"].map { textStart(UIImage(systemName: $0)) }
    #expect(Set(starts) == [56])
  }

  @Test
  func `other images take their own width unless one is reserved`() {
    #expect(textStart(square(10)) == 42)
    #expect(textStart(square(10)) { $0.reservedLayoutSize.width = 30 } == 62)
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    #expect(textStart(square(10)) { $0.reservedLayoutSize.width = standard } == 56)
    #expect(textStart(square(40)) { $0.reservedLayoutSize.width = standard } == 72)
  }

  @Test
  func `a symbol has the size that its configuration wants`() {
    let symbol = UIImage(systemName: "leaf.fill")
    let large = UIImage.SymbolConfiguration(pointSize: 60)
    #expect(textStart(symbol) { $0.preferredSymbolConfiguration = large } > 80)
  }

  @Test
  func `the line below a table's row begins where its text does`() {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    row.separatorSettings.isShown = true
    row.separatorSettings.inset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    var content = UIListContentConfiguration.cell()
    content.text = "Row"
    content.image = UIImage(systemName: "leaf.fill")
    row.contentConfiguration = content
    row.layoutIfNeeded()
    #expect(row.separator.frame.minX == 56)
    stage.makeCurrent()
  }

  @Test
  func `a collection view has the colour of the system until the app or a list decides`() {
    let flow = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(flow.backgroundColor == .systemBackground)
    func list(_ change: (UICollectionView) -> Void) -> UIColor? {
      let stage = Stage(size: CGSize(width: 300, height: 300))
      let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
      let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
      change(view)
      stage.window.addSubview(view)
      stage.advance(by: 0.1)
      return view.backgroundColor
    }
    #expect(list { _ in } == .systemGroupedBackground)
    #expect(list { $0.backgroundColor = .red } == .red)
  }

  @Test
  func `list content is as wide as its text where a cell chooses its own width`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 36))
    var content = UIListContentConfiguration.cell()
    content.text = "Photography and more"
    content.directionalLayoutMargins.leading = 12
    content.directionalLayoutMargins.trailing = 20
    cell.contentConfiguration = content
    let label = UILabel()
    label.font = content.textProperties.font
    label.text = content.text
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.size = CGSize(width: 80, height: 36)
    let own = cell.preferredLayoutAttributesFitting(attributes).size
    #expect(abs(own.width - 32 - label.intrinsicContentSize.width) <= 0.5)
    #expect(own.height == 44)
    attributes.sizesItsWidth = false
    #expect(cell.preferredLayoutAttributesFitting(attributes).size.width == 80)
    #expect(cell.preferredLayoutAttributesFitting(attributes).size.height > 44)
    let view = try #require(cell.contentView.subviews.first)
    let free = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(free.width - own.width) <= 0.5)
    stage.makeCurrent()
  }

  @Test
  func `a row's content has the margins of a table's row, and list content has only its own`()
    throws
  {
    let row = try cell(1, in: show(UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    let margins = row.contentView.directionalLayoutMargins
    #expect(margins == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
    let view = try #require(row.contentView.subviews.first)
    #expect(view.frame == row.contentView.bounds)
    #expect(view.subviews.compactMap { $0 as? UILabel }.first?.frame.minX == 16)
  }

  @Test
  func `the chevron of a header stands in line with its text`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let view = show(configuration, accessories: [.outlineDisclosure()])
    for item in 0..<2 {
      let row = try cell(item, in: view)
      let content = try #require(row.contentView.subviews.first)
      let text = try #require(content.subviews.compactMap { $0 as? UILabel }.first)
      let chevron = try #require(row.subviews.first { $0 is OutlineDisclosureView })
      #expect(abs(chevron.frame.midY - content.convert(text.center, to: row).y) <= 0.5)
    }
  }

  @Test
  func `constraints of a row's separator guide move the ends of its line`() throws {
    let view = show(UICollectionLayoutListConfiguration(appearance: .plain))
    let row = try cell(0, in: view)
    let line = try #require(lines(row).first)
    let (start, end) = (line.frame.minX, line.frame.maxX)
    let guide = row.separatorLayoutGuide
    #expect(row.separatorLayoutGuide === guide)
    stage.advance(by: 0.1)
    #expect(line.frame.minX == start && line.frame.maxX == end)
    let mark = UIView(frame: CGRect(x: 90, y: 0, width: 10, height: 10))
    row.contentView.addSubview(mark)
    stage.perform {
      guide.leadingAnchor.constraint(equalTo: mark.leadingAnchor).isActive = true
    }
    stage.advance(by: 0.1)
    #expect(line.frame.minX == 90 && line.frame.maxX == end)
    stage.perform { mark.frame.origin.x = 120 }
    stage.advance(by: 0.1)
    #expect(line.frame.minX == 120)
  }
}

/// Keeps the source of a list.
private final class ListController: UIViewController {
  var source: AnyObject?
}
