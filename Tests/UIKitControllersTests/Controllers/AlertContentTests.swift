import Foundation
import Segue
import Testing

@testable import UIKit

/// What apps put into alerts.
@MainActor
@Suite
struct `Views that an app adds to an alert` {
  @Test
  func `a view stays when buttons and texts follow it`() {
    let alert = UIAlertController(title: "Colour", message: "\n\n\n", preferredStyle: .alert)
    let picker = UIPickerView(frame: CGRect(x: 0, y: 50, width: 260, height: 60))
    alert.view.addSubview(picker)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addTextField()
    alert.message = "\n\n\n\n"
    #expect(picker.superview === alert.view)
    #expect(alert.view.subviews.last === picker)
  }

  private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)

  private func present(_ alert: UIAlertController) throws {
    stage.window.rootViewController = UIViewController()
    stage.window.rootViewController?.present(alert, animated: false)
    try stage.settle()
  }

  private func all<Part: UIView>(_ type: Part.Type, in view: UIView) -> [Part] {
    view.subviews.flatMap { ($0 as? Part).map { [$0] } ?? all(type, in: $0) }
  }

  @Test
  func `the first view inside gives an alert a colour, below its texts`() throws {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "", style: .default))
    let view = try #require(alert.view.subviews.first?.subviews.first?.subviews.first)
    view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    try present(alert)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    let pixel = stage.render()[Int(frame.midX), Int(frame.midY)]
    #expect(pixel.red == 0 && pixel.green == 255 && pixel.blue == 0)
  }

  /// Makes room for a picture in its title when it is laid out, as a library does.
  private final class Picture: UIAlertController {
    var rooms: [String?] = []

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      rooms.append(title)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if title == "Sea" { title = "\n\n\n\nSea" }
    }
  }

  @Test
  func `a title that is set while the alert is laid out shows, and another layout follows`() throws
  {
    let plain = UIAlertController(title: "Sea", message: "Look", preferredStyle: .alert)
    try present(plain)
    let alert = Picture(title: "Sea", message: "Look", preferredStyle: .alert)
    plain.dismiss(animated: false)
    try present(alert)
    #expect(alert.rooms.first == "Sea" && alert.rooms.last == "\n\n\n\nSea")
    let label = try #require(all(UILabel.self, in: alert.view).first { $0.text == alert.title })
    #expect(alert.view.frame.height > plain.view.frame.height + 60 && label.frame.height > 80)
    #expect(abs(alert.view.center.y - plain.view.center.y) < 1)
  }

  @Test
  func `a controller set by key is between the texts and the buttons, as high as it prefers`()
    throws
  {
    let alert = UIAlertController(title: "Colour", message: "Choose", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    try present(alert)
    let height = alert.view.frame.height
    let content = UIViewController()
    content.preferredContentSize.height = 80
    alert.setValue(content, forKey: "contentViewController")
    try stage.settle()
    #expect(abs(alert.view.frame.height - height - 80) < 0.01)
    content.preferredContentSize.height = 90
    try stage.settle()
    #expect(content.parent === alert)
    #expect(abs(alert.view.frame.height - height - 90) < 0.01)
    let area = content.view.convert(content.view.bounds, to: alert.view)
    #expect(area.minX == 0 && area.width == 270 && area.height == 90)
    let button = try #require(all(UIControl.self, in: alert.view).first)
    let below = button.convert(button.bounds, to: alert.view).minY - area.maxY
    #expect(abs(below - 1 / UIScreen.main.scale) < 0.01)
    let texts = all(UILabel.self, in: alert.view).filter { $0.text == "Choose" }
    #expect(texts.count == 1)
    #expect(texts.allSatisfy { $0.convert($0.bounds, to: alert.view).maxY <= area.minY })
  }

  /// Prefers a height when it has been laid out with it.
  private final class Late: UIViewController {
    var wanted: CGFloat = 0

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      preferredContentSize.height = wanted
    }
  }

  @Test
  func `a controller that prefers another height while the alert comes gets it on the way`() throws
  {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let content = Late()
    alert.setValue(content, forKey: "contentViewController")
    let home = UIViewController()
    stage.window.rootViewController = home
    try stage.settle()
    stage.perform { home.present(alert, animated: true) }
    stage.advance(by: 0.1)
    let before = alert.view.frame
    content.wanted = 120
    stage.perform { content.view.setNeedsLayout() }
    stage.advance(by: 0.05)
    // Below the content stands a line.
    #expect(abs(alert.view.frame.height - before.height - 121) < 0.01)
    #expect(abs(alert.view.frame.maxY - before.maxY) < 0.01)
    try stage.settle()
    #expect(abs(alert.view.frame.height - before.height - 121) < 0.01)
    #expect(content.view.bounds.height == 120)
  }

  @Test
  func `a controller higher than the screen has the height of the room that is left`() throws {
    let alert = UIAlertController(title: "Colour", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let content = UIViewController()
    content.preferredContentSize.height = 2000
    alert.setValue(content, forKey: "contentViewController")
    try present(alert)
    #expect(alert.view.frame.height > 500 && alert.view.frame.maxY <= 667)
    let area = content.view.convert(content.view.bounds, to: alert.view)
    let line = 1 / UIScreen.main.scale
    #expect(abs(area.maxY - (alert.view.bounds.height - line - 44)) < 0.01)
    #expect(area.minY > 0)
    #expect(all(UIScrollView.self, in: alert.view).allSatisfy { !$0.isScrollEnabled })
  }

  /// Knows its height once it is laid out, as lists do.
  private final class List: UIViewController {
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      preferredContentSize.height = 2000
    }
  }

  @Test
  func `a sheet comes with the height that its content prefers when it is laid out`() throws {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Select", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let content = List()
    sheet.setValue(content, forKey: "contentViewController")
    try present(sheet)
    #expect(sheet.view.frame.height > 500)
    #expect(content.view.bounds.height > 400)
  }

  @Test
  func `the texts of an alert have the attributes that are set by key`() throws {
    let alert = UIAlertController(title: "A", message: "m", preferredStyle: .alert)
    let big = UIFont.boldSystemFont(ofSize: 26)
    let title = NSAttributedString(
      string: "Big red",
      attributes: [.font: big, .foregroundColor: UIColor.red]
    )
    alert.setValue(title, forKey: "attributedTitle")
    alert.setValue(NSAttributedString(string: "small"), forKey: "attributedMessage")
    try present(alert)
    let labels = all(UILabel.self, in: alert.view)
    let label = try #require(labels.first { $0.text == "Big red" })
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == big)
    #expect(label.bounds.height > 26)
    #expect(labels.contains { $0.text == "small" })
    #expect(!labels.contains { $0.text == "A" || $0.text == "m" })
  }

  @Test
  func `a button has the colour, the alignment, the picture and the mark that are set by key`()
    throws
  {
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Star", style: .default)
    alert.addAction(action)
    try present(alert)
    action.setValue(UIImage(systemName: "star"), forKey: "image")
    action.setValue(UIColor.purple, forKey: "titleTextColor")
    action.setValue(UIColor.green, forKey: "imageTintColor")
    action.setValue(NSTextAlignment.left.rawValue, forKey: "titleTextAlignment")
    action.setValue(true, forKey: "checked")
    try stage.settle()
    let button = try #require(all(UIControl.self, in: alert.view).first)
    let label = try #require(all(UILabel.self, in: button).first)
    #expect(label.textColor == .purple && label.textAlignment == .left)
    let pictures = all(UIImageView.self, in: button).filter { $0.image != nil }
    try #require(pictures.count == 2)
    let (picture, mark) = (pictures[0], pictures[1])
    #expect(picture.tintColor == .green && mark.tintColor == .purple)
    #expect(picture.frame.minX == 16)
    #expect(abs(mark.frame.maxX - button.bounds.width + 16) < 0.01)
    #expect(label.frame.minX > picture.frame.maxX && label.frame.maxX < mark.frame.minX)
  }
}
