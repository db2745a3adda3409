import Segue
import Testing

@testable import UIKit

/// The marks at the end of rows.
@MainActor
@Suite
struct `The marks of rows` {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    private let type: UITableViewCell.AccessoryType
    init(_ type: UITableViewCell.AccessoryType = .detailDisclosureButton) { self.type = type }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.accessoryType = type
      return cell
    }
    func tableView(
      _ tableView: UITableView,
      accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { log.append("detail \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
  }

  @Test
  func `a disclosure with details has a chevron after its button, and the chevron is the row's`()
    throws
  {
    let stage = Stage(size: CGSize(width: 320, height: 300), scale: 1)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let rows = Rows()
    table.dataSource = rows
    table.delegate = rows
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
    let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let mark = try #require(row.subviews.lazy.compactMap { $0 as? TableAccessoryView }.first)
    #expect(mark.bounds.width > 22 + 8)
    stage.tap(at: mark.convert(CGPoint(x: 11, y: 11), to: nil))
    stage.advance(by: 0.5)
    #expect(rows.log == ["detail 0"])
    stage.tap(at: mark.convert(CGPoint(x: mark.bounds.width - 2, y: 11), to: nil))
    stage.advance(by: 0.5)
    #expect(rows.log == ["detail 0", "select 0"])
  }

  @Test
  func `a disclosure with details draws at both of its ends, details alone at one`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)
    stage.makeCurrent()
    let mark = TableAccessoryView(.detailDisclosureButton, color: .black)
    let picture = UIGraphicsImageRenderer(bounds: mark.bounds).image { _ in mark.draw(mark.bounds) }
    let chevron = CGRect(x: mark.bounds.width - 8, y: 4, width: 8, height: 14)
    #expect(picture.size.width == mark.bounds.width)
    #expect(try inked(picture, in: chevron))
    #expect(try inked(picture, in: CGRect(x: 0, y: 0, width: 22, height: 22)))
    #expect(try !inked(picture, in: CGRect(x: 23, y: 0, width: 9, height: 22)))
  }

  @Test
  func `a chevron is as high as on a device, in the middle of its place`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)
    stage.makeCurrent()
    let mark = TableAccessoryView(.disclosureIndicator, color: .black)
    let picture = UIGraphicsImageRenderer(bounds: mark.bounds).image { _ in mark.draw(mark.bounds) }
    #expect(mark.bounds.height == 13)
    #expect(try inked(picture, in: CGRect(x: 0, y: 0.5, width: 8, height: 1)))
    for y in [0, 12.5] {
      #expect(try !inked(picture, in: CGRect(x: 0, y: y, width: 8, height: 0.5)))
    }
  }

  @Test(arguments: [
    (UITableViewCell.AccessoryType.disclosureIndicator, 348.5),
    (.detailButton, 335), (.checkmark, 335), (.detailDisclosureButton, 316.5),
  ])
  func `the content ends at the room of a mark, and a text 8 points before`(
    type: UITableViewCell.AccessoryType,
    end: CGFloat
  ) throws {
    let stage = Stage(size: CGSize(width: 375, height: 300), scale: 2)
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Value"
    cell.accessoryType = type
    stage.window.addSubview(cell)
    try stage.settle()
    #expect(cell.contentView.frame.maxX == end)
    #expect(abs(try #require(cell.detailTextLabel).frame.maxX - (end - 8)) < 0.6)
  }

  @Test
  func `at a large screen's margin a chevron takes 30 points and a third`() throws {
    let stage = Stage(size: CGSize(width: 393, height: 300), scale: 3)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
    let rows = Rows(.disclosureIndicator)
    table.dataSource = rows
    stage.window.addSubview(table)
    try stage.settle()
    let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(abs(row.contentView.frame.maxX - (393 - 20 - 31.0 / 3)) < 0.01)
  }

  /// Whether anything is drawn in a part of a picture.
  private func inked(_ picture: UIImage, in part: CGRect) throws -> Bool {
    let image = try #require(picture.cgImage)
    let scale = picture.scale
    let pixels = CGRect(
      x: part.minX * scale,
      y: part.minY * scale,
      width: part.width * scale,
      height: part.height * scale
    )
    let cut = try #require(image.cropping(to: pixels))
    let context = try #require(
      CGContext(
        data: nil,
        width: cut.width,
        height: cut.height,
        bitsPerComponent: 8,
        bytesPerRow: 4 * cut.width,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    context.draw(cut, in: CGRect(x: 0, y: 0, width: cut.width, height: cut.height))
    let data = try #require(context.data)
    return (0..<cut.width * cut.height).contains {
      data.load(fromByteOffset: 4 * $0 + 3, as: UInt8.self) > 0
    }
  }

  @Test
  func
    `a mark stands still while its row is filled again in an animation, and another is at its place`()
    throws
  {
    let stage = Stage(size: CGSize(width: 320, height: 300), scale: 1)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.accessoryType = .disclosureIndicator
    stage.window.addSubview(cell)
    stage.advance(by: 0.1)
    let marks = { cell.subviews.compactMap { $0 as? TableAccessoryView } }
    let chevron = try #require(marks().first)
    func fill(_ type: UITableViewCell.AccessoryType) {
      UIView.animate(withDuration: 0.3) {
        cell.accessoryType = type
        cell.layoutIfNeeded()
      }
    }
    fill(.disclosureIndicator)
    #expect(marks().map { $0 === chevron } == [true])
    #expect(chevron.layer.animationKeys() ?? [] == [])
    fill(.checkmark)
    #expect(marks().map { $0 === chevron } == [false])
    #expect(marks().map { $0.frame.minX > 200 } == [true])
    #expect(marks().map { $0.layer.animationKeys() ?? [] } == [[]])
  }

  @Test(arguments: [false, true])
  func `the text of a value cell ends where its detail begins`(isRightToLeft: Bool) throws {
    let stage = Stage(
      size: CGSize(width: 320, height: 300),
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight
    )
    let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Value"
    stage.window.addSubview(cell)
    try stage.settle()
    let text = try #require(cell.textLabel)
    let detail = try #require(cell.detailTextLabel)
    #expect(text.textAlignment == (isRightToLeft ? .left : .right))
    #expect((text.frame.midX > detail.frame.midX) == isRightToLeft)
  }
}
