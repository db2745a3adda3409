import Testing
import UIKit

/// Habits of apps' screens, with nothing but UIKit.
@MainActor
@Suite
struct ScreenHabitTests {
  @Test
  func `the title that a screen sets last is shown, whatever its storyboard said`() {
    let screen = UIViewController()
    screen.navigationItem.title = "(Placeholder)"
    screen.title = "Lists"
    #expect(screen.navigationItem.title == "Lists")
    screen.navigationItem.title = "Inbox"
    #expect(screen.title == "Lists" && screen.navigationItem.title == "Inbox")
  }

  private final class Squares: UICollectionViewFlowLayout {
    override func prepare() { itemSize = CGSize(width: 40, height: 40) }
  }

  @Test
  func `a flow layout that prepares without super shows its items`() {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let grid = UICollectionView(frame: frame, collectionViewLayout: Squares())
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) {
      grid,
      path,
      _ in grid.dequeueReusableCell(withReuseIdentifier: "square", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    grid.layoutIfNeeded()
    #expect(grid.visibleCells.count == 3)
    #expect(grid.visibleCells.allSatisfy { $0.bounds.size == CGSize(width: 40, height: 40) })
  }

  private final class Row: UITableViewCell {
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      backgroundColor = selected ? .yellow : .white
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      var content = defaultContentConfiguration()
      content.text = state.isSelected ? "Chosen" : "Row"
      contentConfiguration = content
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
  }

  @Test
  func `a row that styles itself by its state does so before it is seen`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    table.register(Row.self, forCellReuseIdentifier: "row")
    let rows = Rows()
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    for cell in table.visibleCells {
      #expect(cell.backgroundColor == .white)
      #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Row")
    }
  }

  @Test
  func `a card that bounces by a flat scale keeps the size of its frame`() {
    let card = UIView()
    card.layer.transform = CATransform3DMakeScale(1.1, 1.1, 0)
    card.frame = CGRect(x: 20, y: 40, width: 300, height: 100)
    card.layer.transform = CATransform3DIdentity
    #expect(card.bounds.size == CGSize(width: 300, height: 100))
  }

  private final class Spacing: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager,
      lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 10 }
  }

  @Test
  func `a delegate of a text view's layout spaces its lines`() {
    let note = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    note.text = "one\ntwo"
    let room = CGSize(width: 200, height: 1000)
    let before = note.sizeThatFits(room).height
    let spacing = Spacing()
    note.layoutManager.delegate = spacing
    // But for rounding to pixels.
    #expect(note.sizeThatFits(room).height > before + 9)
  }
}
