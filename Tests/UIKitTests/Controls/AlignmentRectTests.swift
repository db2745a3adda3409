import Segue
import Testing
import UIKit

/// Controls that constraints place by less than what they show: the frames are those that
/// Interface Builder writes.
@MainActor
struct AlignmentRectTests {
  private let stage = Stage(size: CGSize(width: 375, height: 300), scale: 2)

  /// The frame in a column as wide as the screen but for 16 points at either side, above a view.
  private func frames(_ control: UIView) throws -> (control: CGRect, below: CGRect) {
    let below = UIView()
    let column = UIStackView(arrangedSubviews: [control, below])
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: stage.window.topAnchor),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    try stage.settle()
    return (control.frame, below.frame)
  }

  @Test
  func `a slider reaches two points beyond its column, and one below its place`() throws {
    let frames = try frames(UISlider())
    #expect(frames.control == CGRect(x: -2, y: 0, width: 347, height: 35))
    #expect(frames.below.minY == 42)
  }

  @Test
  func `a slider's track begins at a whole point`() {
    let slider = UISlider()
    let track = slider.trackRect(forBounds: CGRect(x: 0, y: 0, width: 284, height: 35))
    #expect(track == CGRect(x: 3, y: 16, width: 278, height: 4))
  }

  @Test
  func `segments show a point below their place`() throws {
    let frames = try frames(UISegmentedControl(items: ["A", "B"]))
    #expect(frames.control == CGRect(x: 0, y: 0, width: 343, height: 32))
    #expect(frames.below.minY == 39)
  }

  @Test(
    arguments: [
      (["Income", "Expenses"], 157), (["Device", "Light", "Dark"], 185),
      (["Week", "All Times"], 151), (["None", "Gray", "Color", "Blur"], 211),
      (["Light", "Dark", "Dynamic"], 218),
    ] as [([String], CGFloat)]
  )
  func `segments are as wide as the longest title and 19 points, with a line between them`(
    titles: [String],
    width: CGFloat
  ) {
    stage.makeCurrent()
    let control = UISegmentedControl(items: titles)
    #expect(control.frame.size == CGSize(width: width, height: 32))
    control.selectedSegmentIndex = 0
    #expect(control.intrinsicContentSize == CGSize(width: width, height: 31))
  }

  @Test
  func `a switch at a margin reaches two points into it`() throws {
    let toggle = UISwitch()
    toggle.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(toggle)
    NSLayoutConstraint.activate([
      toggle.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor, constant: -16),
      toggle.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 20),
    ])
    try stage.settle()
    #expect(toggle.frame == CGRect(x: 310, y: 20, width: 51, height: 31))
    #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(toggle.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
  }

  @Test
  func `in the middle of a screen it is a point to the right`() throws {
    let toggle = UISwitch()
    toggle.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(toggle)
    toggle.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor).isActive = true
    try stage.settle()
    #expect(toggle.frame.minX == 163)
  }

  @Test
  func `a picture's insets count for its place, not for its size`() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64))
    let insets = UIEdgeInsets(top: 8, left: 10, bottom: 12, right: 10)
    let view = UIImageView(image: renderer.image { _ in }.withAlignmentRectInsets(insets))
    #expect(view.intrinsicContentSize == CGSize(width: 44, height: 44))
    let frames = try frames(view)
    #expect(frames.control.minY == -8 && frames.control.height == 64)
    #expect(frames.below.minY == 52)
  }
}
