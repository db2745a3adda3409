import Segue
import Testing
import UIKit

/// Rows that a finger pulls aside.
@MainActor
struct RowSwipeTests {
  private final class Mail: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 5
    var log: [String] = []
    var performsFirst = true
    var picture: UIImage?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView,
      leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      log.append("leading \(indexPath.row)")
      return nil
    }

    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      log.append("trailing \(indexPath.row)")
      let delete = UIContextualAction(style: .destructive, title: "Delete") { [self] _, _, done in
        log.append("delete")
        count -= 1
        tableView.deleteRows(at: [indexPath], with: .automatic)
        done(true)
      }
      let archive = UIContextualAction(style: .normal, title: "Archive") { [self] _, _, done in
        log.append("archive")
        done(true)
      }
      archive.image = picture
      let configuration = UISwipeActionsConfiguration(actions: [delete, archive])
      configuration.performsFirstActionWithFullSwipe = performsFirst
      return configuration
    }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 600))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  private let mail = Mail()

  init() {
    table.dataSource = mail
    table.delegate = mail
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
  }

  private func swipe(from start: CGFloat, to end: CGFloat) throws {
    stage.drag(from: CGPoint(x: start, y: 66), to: CGPoint(x: end, y: 66), over: 0.5)
    try stage.settle()
  }

  private var shift: CGFloat? {
    table.cellForRow(at: IndexPath(row: 1, section: 0))?.transform.tx
  }

  @Test
  func `a swipe shows the trailing actions`() throws {
    try swipe(from: 300, to: 150)
    #expect(mail.log == ["trailing 1"])
    #expect(try #require(shift) < -140)
  }

  @Test
  func `a tap on an action performs it and closes the row`() throws {
    try swipe(from: 300, to: 150)
    stage.tap(at: CGPoint(x: 270, y: 66))
    try stage.settle()
    #expect(mail.log == ["trailing 1", "archive"])
    #expect(shift == 0)
  }

  @Test
  func `a full swipe performs the first action`() throws {
    try swipe(from: 380, to: 20)
    #expect(mail.log == ["trailing 1", "delete"])
    #expect(table.numberOfRows(inSection: 0) == 4)
    #expect(shift == 0)
  }

  @Test
  func `a full swipe only shows the actions where it performs none`() throws {
    mail.performsFirst = false
    try swipe(from: 380, to: 20)
    #expect(mail.log == ["trailing 1"])
    #expect(try #require(shift) < -140)
  }

  @Test
  func `a tap on another row closes the actions and selects nothing`() throws {
    try swipe(from: 300, to: 150)
    stage.tap(at: CGPoint(x: 100, y: 22))
    try stage.settle()
    #expect(shift == 0)
    #expect(mail.log == ["trailing 1"])
  }

  @Test
  func `a row without actions at that side stays`() throws {
    try swipe(from: 100, to: 300)
    #expect(mail.log.first == "leading 1")
    #expect(shift == 0)
  }

  private func archiveButton() throws -> UIButton {
    let boxes = table.subviews.filter { $0.subviews.contains { $0 is UIButton } }
    let buttons = boxes.flatMap(\.subviews).compactMap { $0 as? UIButton }
    return try #require(buttons.first { $0.accessibilityLabel == "Archive" })
  }

  @Test(arguments: [44.0, 90.0])
  func `an action with a picture shows no title in an ordinary row`(height: CGFloat) throws {
    mail.picture = UIImage(systemName: "archivebox")
    table.rowHeight = height
    try stage.settle()
    stage.drag(
      from: CGPoint(x: 300, y: height * 1.5),
      to: CGPoint(x: 150, y: height * 1.5),
      over: 0.5
    )
    try stage.settle()
    let button = try archiveButton()
    let words = button.titleLabel?.text ?? ""
    #expect(words.isEmpty)
    let picture = try #require(button.imageView)
    #expect(abs(picture.frame.midX - button.bounds.midX) < 1)
  }

  @Test
  func `in a high row the title is below the picture, both in the middle`() throws {
    mail.picture = UIImage(systemName: "archivebox")
    table.rowHeight = 100
    try stage.settle()
    stage.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 150, y: 150), over: 0.5)
    try stage.settle()
    let button = try archiveButton()
    let picture = try #require(button.imageView)
    let title = try #require(button.titleLabel)
    #expect(title.text == "Archive")
    #expect(title.frame.minY >= picture.frame.maxY)
    #expect(abs(title.frame.midX - button.bounds.midX) < 1)
    #expect(abs(picture.frame.midX - button.bounds.midX) < 1)
  }
}
