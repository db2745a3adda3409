import Segue
import Testing
import UIKit

/// Segments that come and go in an animation.
@MainActor
struct SegmentChangeTests {
  private let stage = Stage(size: CGSize(width: 320, height: 100))
  private let control = UISegmentedControl(items: ["One", "Two"])

  init() throws {
    control.frame = CGRect(x: 10, y: 10, width: 300, height: 32)
    control.selectedSegmentIndex = 0
    stage.window.addSubview(control)
    try stage.settle()
  }

  private func label(_ text: String) -> UILabel? {
    control.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
  }

  @Test
  func `a segment fades in as the others make room`() throws {
    let two = try #require(label("Two"))
    #expect(two.center.x == 225)
    stage.perform { control.insertSegment(withTitle: "New", at: 1, animated: true) }
    stage.advance(by: 0.15)
    stage.makeCurrent()
    let new = try #require(label("New"))
    // The last one has no line at its end.
    #expect(new.center.x == 149.5 && two.center.x == 250)
    #expect((0.05...0.95).contains(try #require(new.layer.presentation()).opacity))
    #expect((226...249).contains(try #require(two.layer.presentation()).position.x))
    try stage.settle()
    #expect(new.alpha == 1)
  }

  @Test
  func `a title that is not enabled has the attributes of that state`() throws {
    let (one, two) = (try #require(label("One")), try #require(label("Two")))
    control.setTitleTextAttributes(
      [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)],
      for: .normal
    )
    control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    #expect(one.textColor == .green && two.textColor == .red && two.font.pointSize == 20)
    control.setEnabled(false, forSegmentAt: 1)
    #expect(two.textColor == .tertiaryLabel && two.font.pointSize == 20)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .disabled)
    #expect(one.textColor == .green && two.textColor == .blue)
    control.isEnabled = false
    #expect(one.textColor == .blue)
  }

  @Test
  func `the others close up where a segment has left`() throws {
    let one = try #require(label("One"))
    stage.perform { control.removeSegment(at: 1, animated: true) }
    stage.advance(by: 0.15)
    stage.makeCurrent()
    #expect(one.center.x == 150)
    #expect((76...149).contains(try #require(one.layer.presentation()).position.x))
    try stage.settle()
    #expect(control.numberOfSegments == 1)
  }

  @Test(arguments: [(0, 2.0, 74.0), (1, 79, 152), (2, 157, 229), (3, 234, 307)])
  func `segments begin at whole points, and end with the line to the next one`(
    index: Int,
    left: CGFloat,
    right: CGFloat
  ) throws {
    let control = UISegmentedControl(items: ["1", "2", "3", "4"])
    control.frame = CGRect(x: 0, y: 0, width: 309, height: 32)
    control.selectedSegmentIndex = index
    stage.window.addSubview(control)
    try stage.settle()
    let pill = try #require(control.subviews.first { $0.layer.shadowOpacity > 0 })
    #expect(pill.frame.minX == left && pill.frame.maxX == right, "\(pill.frame)")
  }

  @Test(arguments: [(263.0, 3, 87.0), (377, 3, 125), (335, 2, 167), (412, 11, 36)])
  func `segments share what the lines between them leave`(
    width: CGFloat,
    count: Int,
    segment: CGFloat
  ) throws {
    let control = UISegmentedControl(items: (1...count).map(String.init))
    control.frame = CGRect(x: 0, y: 0, width: width, height: 32)
    control.selectedSegmentIndex = 0
    stage.window.addSubview(control)
    try stage.settle()
    let pill = try #require(control.subviews.first { $0.layer.shadowOpacity > 0 })
    #expect(pill.frame.minX == 2 && pill.frame.maxX == segment - 2, "\(pill.frame)")
  }

  @Test
  func `a finger takes the pill along, and the segment where it lifts is sent once`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 100))
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.selectedSegmentIndex = 0
    var sent: [Int] = []
    control.addAction(
      UIAction { _ in sent.append(control.selectedSegmentIndex) },
      for: .valueChanged
    )
    stage.window.addSubview(control)
    try stage.settle()
    let pill = try #require(control.subviews.first { $0.layer.shadowOpacity > 0 })
    stage.drag(from: CGPoint(x: 50, y: 16), to: CGPoint(x: 250, y: 16), over: 1)
    stage.advance(by: 0.1)
    #expect(pill.transform.a < 1)
    stage.advance(by: 0.5)
    // In the middle of what the line at the segment's end leaves.
    #expect(pill.center.x == 149.5)
    #expect(control.selectedSegmentIndex == 0)
    #expect(sent.isEmpty)
    try stage.settle()
    #expect(pill.center.x == 250)
    #expect(pill.transform == .identity)
    #expect(sent == [2])
    // From another segment, it stays until the finger lifts.
    stage.drag(from: CGPoint(x: 50, y: 16), to: CGPoint(x: 150, y: 16), over: 1)
    stage.advance(by: 0.8)
    #expect(pill.center.x == 250)
    try stage.settle()
    #expect(sent == [2, 1])
  }
}
