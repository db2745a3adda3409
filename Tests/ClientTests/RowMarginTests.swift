import Segue
import Testing
import UIKit

/// Rows whose content stands at the margins, as prototypes of Xcode 11 and later do.
@MainActor
@Suite
struct `Margins and pictures of rows` {
  private func laidOut(
    _ cell: UITableViewCell,
    height: CGFloat = 100
  ) -> UITableViewCell {
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: height)
    cell.layoutIfNeeded()
    return cell
  }

  @Test
  func `the content of a row has the margins of its labels, and less at an accessory`() {
    let cell = laidOut(UITableViewCell())
    #expect(
      cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    )
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8))
  }

  @Test
  func `a row is as high as its content and the margins`() {
    let cell = laidOut(UITableViewCell())
    let control = UISwitch()
    control.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(control)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      control.topAnchor.constraint(equalTo: margins.topAnchor),
      control.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      control.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    #expect(cell.sizeThatFits(CGSize(width: 375, height: 0)).height == 53)
    cell.frame.size.height = 53
    cell.layoutIfNeeded()
    // Two points of a switch reach into the margin.
    #expect(control.frame == CGRect(x: 310, y: 11, width: 51, height: 31))
  }

  @Test
  func `margins that an app sets stay`() {
    let cell = UITableViewCell()
    cell.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    cell.accessoryType = .checkmark
    #expect(
      laidOut(cell).contentView.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    )
  }

  @Test
  func `a picture that is higher than its row gets the row's height`() {
    let cell = UITableViewCell()
    cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200)).image {
      _ in
    }
    cell.textLabel?.text = "First"
    _ = laidOut(cell)
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 0, width: 150, height: 100))
    #expect((cell.textLabel?.frame.minX ?? 0) > 166)
    _ = laidOut(cell, height: 240)
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 20, width: 300, height: 200))
  }

  @Test
  func `the labels of a row keep their places when it passes the home indicator`() {
    let stage = Stage(screen: .iPhone15)
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 393, height: 2000)
    let row = UIView(frame: CGRect(x: 0, y: 800, width: 393, height: 44))
    scroll.addSubview(row)
    stage.window.addSubview(scroll)
    #expect(scroll.adjustedContentInset.bottom == 34)
    #expect(row.safeAreaInsets == .zero)
    #expect(row.layoutMargins.bottom == 8)
    // Content that begins under the bars knows it.
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(row.safeAreaInsets.bottom == 26)
    #expect(row.layoutMargins.bottom == 34)
  }

  @Test
  func `preserved margins have the safe area once`() {
    let stage = Stage(screen: .iPhone15.landscape)
    let (outer, inner) = (UIView(frame: stage.window.bounds), UIView(frame: stage.window.bounds))
    inner.preservesSuperviewLayoutMargins = true
    outer.layoutMargins.left = 20
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    #expect(outer.layoutMargins.left == 79 && inner.layoutMargins.left == 79)
    #expect(inner.layoutMargins.right == 67)
  }

  @Test
  func `margins of the superview follow each change of size and place`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(child)
    let margins = inner.layoutMarginsGuide
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(child.frame.maxX == 280)
    inner.frame.size.width = 300
    outer.layoutIfNeeded()
    #expect(child.frame.maxX == 280)
    outer.bounds.size.width = 280
    outer.layoutIfNeeded()
    #expect(child.frame.maxX == 260)
    inner.center.x -= 5
    outer.layoutIfNeeded()
    #expect(child.frame.minX == 25)
  }

  private final class LabelCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      // As Xcode writes both into a prototype.
      preservesSuperviewLayoutMargins = true
      contentView.preservesSuperviewLayoutMargins = true
      let label = UILabel()
      label.text = "Row"
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test
  func `a row that its list cuts off is as high as the others`() {
    let stage = Stage(screen: .iPhone15)
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 718))
    let rows = Rows()
    table.register(LabelCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
    for offset in stride(from: CGFloat(0), to: 60, by: 10) {
      table.contentOffset.y = offset
      stage.advance(by: 0.1)
      let heights = Set(table.visibleCells.map { ($0.frame.height * 3).rounded() })
      #expect(heights.count == 1)
    }
    #expect(table.visibleCells.first?.contentView.layoutMargins.left == 20)
    withExtendedLifetime(rows) {}
  }
}
