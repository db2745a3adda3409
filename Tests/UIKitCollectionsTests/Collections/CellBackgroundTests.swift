import Foundation
import Segue
import Testing

@testable import UIKit

/// What cells show behind their content while they are touched or selected.
@MainActor
@Suite
struct `Backgrounds of cells` {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)

  private func state(
    isHighlighted: Bool = false,
    isSelected: Bool = false
  ) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    return state
  }

  private final class Rows: UICollectionViewController {
    var source: UICollectionViewDiffableDataSource<Int, Int>?

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: appearance)
        )
      )
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, row in
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(row)"
        cell.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([0, 1, 2])
      source?.apply(snapshot, animatingDifferences: false)
    }

    func cell(_ row: Int) throws -> UICollectionViewCell {
      try #require(collectionView.cellForItem(at: [0, row]))
    }
  }

  private func show(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> Rows {
    let rows = Rows(appearance)
    stage.window.rootViewController = rows
    stage.advance(by: 0.1)
    return rows
  }

  @Test
  func `the backgrounds of rows are grey while they are touched or selected`() {
    for background in [UIBackgroundConfiguration.listPlainCell(), .listGroupedCell()] {
      let resting = background.backgroundColor
      #expect(background.updated(for: state()).backgroundColor == resting)
      for chosen in [state(isHighlighted: true), state(isSelected: true)] {
        let updated = background.updated(for: chosen)
        #expect(updated.backgroundColor == .systemGray4)
        #expect(updated.updated(for: state()).backgroundColor == resting)
      }
    }
    let clear = UIBackgroundConfiguration.clear().updated(for: state(isSelected: true))
    #expect(clear.backgroundColor == nil)
  }

  @Test
  func `a colour of the app's own stays in every state, and its transformer has the last word`() {
    var own = UIBackgroundConfiguration.listPlainCell()
    own.backgroundColor = .red
    #expect(own.updated(for: state(isSelected: true)).backgroundColor == .red)
    var transformed = UIBackgroundConfiguration.listPlainCell()
    transformed.backgroundColorTransformer = UIConfigurationColorTransformer {
      $0 == .systemGray4 ? .green : $0
    }
    let chosen = transformed.updated(for: state(isHighlighted: true))
    #expect(chosen.resolvedBackgroundColor(for: .blue) == .green)
    #expect(transformed.resolvedBackgroundColor(for: .blue) == .systemBackground)
    stage.makeCurrent()
  }

  @Test
  func `rows of lists are grey while they are selected`() throws {
    for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped] {
      let rows = show(appearance)
      let resting = try #require(rows.cell(1).backgroundColor)
      rows.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      #expect(try rows.cell(1).backgroundColor == .systemGray4)
      stage.advance(by: 0.1)
      #expect(try rows.cell(1).backgroundColor == .systemGray4)
      #expect(try rows.cell(0).backgroundColor == resting)
      rows.collectionView.deselectItem(at: [0, 1], animated: false)
      #expect(try rows.cell(1).backgroundColor == resting)
    }
  }

  @Test
  func `the grey of a deselected row fades`() throws {
    let rows = show(.plain)
    rows.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    stage.advance(by: 0.1)
    let grey = try rows.cell(1).layer.presentation()?.backgroundColor
    rows.collectionView.deselectItem(at: [0, 1], animated: true)
    stage.advance(by: 0.15)
    let between = try rows.cell(1).layer.presentation()?.backgroundColor
    stage.advance(by: 0.5)
    let end = try rows.cell(1).layer.presentation()?.backgroundColor
    #expect(grey != between)
    #expect(between != end)
    #expect(try rows.cell(1).backgroundColor == .systemBackground)
  }

  @Test
  func `a background configuration takes the place of a table row's colour and grey`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    stage.window.addSubview(cell)
    cell.selectedBackgroundView = UIView()
    cell.isSelected = true
    #expect(cell.selectedBackgroundView?.superview === cell)
    cell.configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.listGroupedCell()
      if state.isSelected { background.backgroundColor = .green }
      cell.backgroundConfiguration = background
    }
    #expect(cell.backgroundColor == nil)
    #expect(cell.selectedBackgroundView == nil)
    let background = try #require(cell.backgroundView)
    #expect(cell.subviews.count == 2)
    #expect(background.subviews.first?.backgroundColor == .green)
    cell.isSelected = false
    cell.isHighlighted = true
    #expect(cell.subviews.count == 2)
    #expect(background.subviews.first?.backgroundColor == .systemGray4)
  }

  @Test
  func `rows of sidebars are clear, and the selected one has a round fill`() throws {
    for appearance in [UICollectionLayoutListConfiguration.Appearance.sidebar, .sidebarPlain] {
      let rows = show(appearance)
      rows.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      stage.advance(by: 0.1)
      #expect(try rows.cell(0).backgroundColor == .clear)
      #expect(try rows.cell(1).backgroundColor == .tertiarySystemFill)
      #expect(try rows.cell(1).layer.cornerRadius == 10)
      #expect(try rows.cell(1).layer.maskedCorners.rawValue == 15)
      #expect(try rows.cell(1).frame.minX == 8)
      #expect(try rows.cell(1).frame.width == 304)
      // No line: nothing else in a row is so thin.
      #expect(try rows.cell(0).subviews.allSatisfy { $0.bounds.height > 1 })
    }
  }

  @Test
  func `a row's default background is that of its list`() throws {
    #expect(
      try show(.plain).cell(0).defaultBackgroundConfiguration().backgroundColor
        == .systemBackground
    )
    #expect(
      try show(.insetGrouped).cell(0).defaultBackgroundConfiguration().backgroundColor
        == .secondarySystemGroupedBackground
    )
    #expect(try show(.sidebar).cell(0).defaultBackgroundConfiguration().cornerRadius == 10)
  }

  @Test
  func `the grey of a selected row fades while the list comes back`() throws {
    let rows = Rows(.plain)
    let navigation = UINavigationController(rootViewController: rows)
    stage.window.rootViewController = navigation
    try stage.settle()
    stage.perform {
      rows.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      navigation.pushViewController(UIViewController(), animated: false)
    }
    try stage.settle()
    let row = try rows.cell(1)
    #expect(row.backgroundColor == .systemGray4)
    let grey = row.layer.presentation()?.backgroundColor
    stage.perform { navigation.popViewController(animated: true) }
    stage.advance(by: 0.1)
    let between = row.layer.presentation()?.backgroundColor
    try stage.settle()
    #expect(rows.collectionView.indexPathsForSelectedItems == nil)
    #expect(between != grey)
    #expect(between != row.layer.presentation()?.backgroundColor)
  }
}
