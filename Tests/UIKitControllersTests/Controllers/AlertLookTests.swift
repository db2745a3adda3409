import Foundation
import Segue
import Testing

@testable import UIKit

/// The colours of alerts, and what action sheets are on an iPad.
@MainActor
@Suite
struct `The look of alerts` {
  private final class Home: UIViewController {}

  private let home = Home()

  private func present(_ alert: UIAlertController, on stage: Stage) throws {
    stage.window.rootViewController = home
    stage.perform { home.present(alert, animated: true) }
    try stage.settle()
  }

  private func all<Part: UIView>(_ type: Part.Type, in view: UIView) -> [Part] {
    view.subviews.flatMap { ($0 as? Part).map { [$0] } ?? all(type, in: $0) }
  }

  private func brightness(of color: UIColor?, in traits: UITraitCollection) -> CGFloat {
    var white: CGFloat = 0
    color?.resolvedColor(with: traits).getWhite(&white, alpha: nil)
    return white
  }

  @Test(arguments: [(1, 80), (2, 96), (3, 112)])
  func `stands in the middle of the safe area, 16 points higher for each line`(
    lines: Int,
    texts: CGFloat
  ) throws {
    let stage = Stage(screen: .iPhone14)
    let message = Array(repeating: "A line", count: lines).joined(separator: "\n")
    let alert = UIAlertController(title: "Photo", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    try present(alert, on: stage)
    let safe = stage.window.bounds.inset(by: stage.window.safeAreaInsets)
    #expect(abs(alert.view.frame.midY - safe.midY) < 0.2)
    #expect(abs(alert.view.frame.height - texts - 1.0 / 3 - 44) < 0.34)
  }

  @Test
  func `begins at a whole pixel`() throws {
    let stage = Stage(screen: .iPhone15)
    let alert = UIAlertController(title: "Photo", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    try present(alert, on: stage)
    #expect(abs(alert.view.frame.minX - 185.0 / 3) < 0.01, "\(alert.view.frame)")
  }

  @Test
  func `a sheet has lines between its parts, and a thin title without a message`() throws {
    let stage = Stage(screen: .iPhone14Plus)
    let alert = UIAlertController(title: "Options", message: nil, preferredStyle: .actionSheet)
    for title in ["Rename", "Delete"] {
      alert.addAction(UIAlertAction(title: title, style: .default))
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    try present(alert, on: stage)
    // 44 points of title, two rows and two lines; 8 to the row to cancel.
    let boxes = alert.view.subviews.map { $0.convert($0.bounds, to: nil) }
    #expect(abs(boxes[0].height - 44 - 2 * (57 + 1.0 / 3)) < 0.34)
    #expect(abs(boxes[1].minY - boxes[0].maxY - 8) < 0.01 && boxes[1].height == 57)
    #expect(alert.view.subviews.allSatisfy { $0.layer.cornerRadius == 13 })
    #expect(alert.view.subviews.allSatisfy { $0.layer.cornerCurve == .continuous })
    let title = try #require(all(UILabel.self, in: alert.view).first { $0.text == "Options" })
    #expect(title.font == .systemFont(ofSize: 13))
  }

  @Test(arguments: ["Delete", "Delete from all of my devices"])
  func `two buttons are beside each other if their titles fit, else the one to cancel is below`(
    title: String
  ) throws {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
    let alert = UIAlertController(title: "Photo", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: title, style: .destructive))
    try present(alert, on: stage)
    let buttons = all(AlertButton.self, in: alert.view)
    let cancel = try #require(buttons.first { $0.alertAction.style == .cancel }).frame
    let other = try #require(buttons.first { $0.alertAction.style != .cancel }).frame
    if title == "Delete" {
      #expect(cancel.minY == other.minY && cancel.maxX == other.minX)
    } else {
      // A line stands between them.
      #expect(cancel.minY == other.maxY + 1 && cancel.width == alert.view.bounds.width)
    }
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `its paper is dark where its text is bright`(_ style: UIAlertController.Style) throws {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
    let alert = UIAlertController(title: "Delete", message: "All?", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    try present(alert, on: stage)
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      for box in alert.view.subviews where !box.isHidden {
        let blur = all(UIVisualEffectView.self, in: box).first?.effect as? UIBlurEffect
        let paper =
          blur.map { BlurMaterial($0.style, in: traits).white }
          ?? brightness(of: box.backgroundColor, in: traits)
        #expect(style == .dark ? paper < 0.2 : paper > 0.9)
      }
    }
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `the screen behind it is seen blurred through its paper`(
    _ style: UIAlertController.Style
  ) throws {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
    let alert = UIAlertController(title: "", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "", style: .default))
    // Stripes, of which a blur leaves one colour.
    for x in stride(from: 0, to: 375, by: 4) {
      let stripe = UIView(frame: CGRect(x: x, y: 0, width: 2, height: 667))
      stripe.backgroundColor = .red
      home.view.addSubview(stripe)
    }
    home.view.backgroundColor = .blue
    try present(alert, on: stage)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    let pixmap = stage.render().pixmap
    let row = (0..<8).map { pixmap[Int(frame.midX) - 4 + $0, Int(frame.midY)] }
    let reds = row.map { Int($0.red) }
    #expect((reds.max() ?? 0) - (reds.min() ?? 0) <= 2)
    // The paper alone has as much green as red.
    #expect(row.allSatisfy { $0.red > $0.green && $0.blue > $0.green })
  }

  @Test
  func `its buttons have the tint of its view`() throws {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.view.tintColor = .purple
    try present(alert, on: stage)
    let labels = all(AlertButton.self, in: alert.view).flatMap { all(UILabel.self, in: $0) }
    #expect(labels.map(\.textColor) == [.purple, .systemRed])
  }

  @Test
  func `a button that is enabled while a text is typed leaves the keyboard`() throws {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default)
    save.isEnabled = false
    alert.addAction(save)
    alert.addTextField()
    try present(alert, on: stage)
    let label = try #require(
      all(AlertButton.self, in: alert.view).first?.subviews.first as? UILabel
    )
    #expect(label.textColor == .tertiaryLabel)
    save.isEnabled = true
    #expect(label.textColor == .systemBlue)
    #expect(alert.textFields?.first?.isFirstResponder == true)
  }

  @Test(arguments: [(1, 42.67, 30.67), (2, 73.33, 59.67)])
  func `its fields are rows of one box below the texts`(
    rows: Int,
    more: CGFloat,
    height: CGFloat
  ) throws {
    func shown(fields: Int) throws -> UIAlertController {
      let alert = UIAlertController(title: "Photo", message: "A line", preferredStyle: .alert)
      for _ in 0..<fields { alert.addTextField() }
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      let stage = Stage(screen: .iPhone14)
      let home = Home()
      stage.window.rootViewController = home
      stage.perform { home.present(alert, animated: true) }
      try stage.settle()
      return alert
    }
    let plain = try shown(fields: 0).view.frame.height
    let alert = try shown(fields: rows)
    #expect(abs(alert.view.frame.height - plain - more) < 0.4)
    let boxes = all(AlertFieldBox.self, in: alert.view)
    let box = try #require(boxes.first)
    #expect(boxes.count == 1)
    #expect(abs(box.frame.height - height) < 0.4)
    #expect(box.frame.minX == 15 && box.frame.width == 240)
    for field in try #require(alert.textFields) {
      #expect(box.frame.insetBy(dx: 0, dy: -0.1).intersection(field.frame) == field.frame)
    }
  }

  @Test
  func `the screen behind it is darker in the dark`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIPresentationController.dimming(in: light) == 0.2)
    #expect(UIPresentationController.dimming(in: dark) == 0.48)
  }

  // MARK: On an iPad

  private func sheet(_ handler: @escaping (UIAlertAction) -> Void) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: handler))
    return alert
  }

  @Test
  func `an action sheet is a popover on an iPad, without a button that cancels`() throws {
    let stage = Stage(screen: .iPadPro11)
    var cancelled = 0
    let alert = sheet { _ in cancelled += 1 }
    let source = UIView(frame: CGRect(x: 400, y: 300, width: 100, height: 40))
    home.view.addSubview(source)
    let popover = try #require(alert.popoverPresentationController)
    popover.sourceView = source
    popover.sourceRect = source.bounds
    try present(alert, on: stage)
    #expect(alert.presentationController === popover)
    #expect(popover.arrowDirection == .up)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(abs(frame.midX - 450) < 1 && frame.minY > 340 && frame.height < 200)
    let titles = all(AlertButton.self, in: alert.view).map(\.alertAction.title)
    #expect(titles == ["Delete"])
    stage.tap(at: CGPoint(x: 100, y: 900))
    try stage.settle()
    #expect(home.presentedViewController == nil)
    #expect(cancelled == 1)
  }

  @Test
  func `on a phone it is no popover`() {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
    stage.window.rootViewController = home
    #expect(sheet { _ in }.popoverPresentationController == nil)
  }
}
