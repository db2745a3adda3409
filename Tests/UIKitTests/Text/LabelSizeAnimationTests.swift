import Foundation
import Segue
import Testing

@testable import UIKit

/// Animations of a label's size.
@MainActor
@Suite
struct LabelSizeAnimationTests {
  /// Draws ten red points at the left edge, in the middle vertically, and ten blue
  /// ones at the right edge.
  private final class MarkedLabel: UILabel {
    override func drawText(in rect: CGRect) {
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      UIRectFill(CGRect(x: rect.minX, y: rect.midY - 5, width: 10, height: 10))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      UIRectFill(CGRect(x: rect.maxX - 10, y: rect.midY - 5, width: 10, height: 10))
    }
  }

  private let stage = Stage(size: CGSize(width: 200, height: 100), scale: 1)

  private func label(_ frame: CGRect) -> UILabel {
    let label = MarkedLabel(frame: frame)
    label.text = "text"
    label.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    stage.window.backgroundColor = .white
    stage.window.addSubview(label)
    stage.advance(by: 0)
    return label
  }

  private func animate(_ changes: @escaping () -> Void) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: changes)
  }

  private static let red: (UInt8, UInt8, UInt8, UInt8) = (255, 0, 0, 255)
  private static let green: (UInt8, UInt8, UInt8, UInt8) = (0, 255, 0, 255)
  private static let blue: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 255, 255)
  private static let white: (UInt8, UInt8, UInt8, UInt8) = (255, 255, 255, 255)

  @Test(arguments: [UIView.ContentMode.redraw, .left])
  func `a label that grows uncovers its text where it will be`(_ mode: UIView.ContentMode) {
    let label = label(CGRect(x: 0, y: 0, width: 40, height: 20))
    label.contentMode = mode
    animate { label.frame.size = CGSize(width: 120, height: 60) }
    stage.advance(by: 0.5)
    // The label is 80 wide and 40 high at the moment.
    let middle = stage.render()
    #expect(middle[5, 20] == Self.red)
    #expect(middle[5, 16] == Self.red)
    #expect(middle[5, 13] == Self.green)
    #expect(middle[12, 20] == Self.green)
    #expect(middle[75, 20] == Self.green)
    #expect(middle[85, 20] == Self.white)
    #expect(middle[115, 20] == Self.white)
    stage.advance(by: 0.45)
    // 116 wide and 58 high.
    let late = stage.render()
    #expect(late[113, 29] == Self.blue)
    #expect(late[118, 29] == Self.white)
  }

  @Test
  func `the text of a label that closes is cut by the moving edge where it stands at the top`() {
    let label = label(CGRect(x: 0, y: 0, width: 120, height: 60))
    label.contentMode = .top
    animate { label.frame.size.height = 0 }
    stage.advance(by: 0.5)
    let middle = stage.render()
    #expect(middle[5, 27] == Self.red)
    #expect(middle[5, 33] == Self.white)
    stage.advance(by: 0.6)
    #expect(stage.render()[5, 27] == Self.white)
  }

  @Test(arguments: [CGSize(width: 40, height: 60), CGSize(width: 120, height: 20)])
  func `a label that shrinks has its new size at once, and only moves`(_ size: CGSize) {
    let label = label(CGRect(x: 0, y: 0, width: 120, height: 60))
    animate { label.frame.size = size }
    #expect(label.layer.animationKeys() == ["position"])
    let start = stage.render()
    let left = Int(60 - size.width / 2)
    #expect(start[left + 5, 30] == Self.red)
    #expect(start[left + Int(size.width) - 5, 30] == Self.blue)
    if left > 0 { #expect(start[left - 5, 30] == Self.white) }
    stage.advance(by: 1)
    let end = stage.render()
    #expect(end[5, Int(size.height / 2)] == Self.red)
  }

  @Test
  func `a mode that scales the text animates a smaller size too`() {
    let label = label(CGRect(x: 0, y: 0, width: 120, height: 60))
    label.contentMode = .scaleToFill
    animate { label.frame.size = CGSize(width: 40, height: 60) }
    stage.advance(by: 0.5)
    // 80 wide, and so the ten points are twenty.
    let frame = stage.render()
    #expect(frame[16, 30] == Self.red)
    #expect(frame[24, 30] == Self.green)
    #expect(frame[76, 10] == Self.green)
  }

  @Test
  func `a label that grows and then shrinks forgets that it was growing`() {
    let label = label(CGRect(x: 0, y: 0, width: 40, height: 20))
    animate { label.bounds.size.width = 120 }
    stage.advance(by: 0.5)
    animate { label.bounds.size.width = 40 }
    #expect(label.layer.presentation()?.bounds.width == 40)
  }

  @Test
  func `a view that draws itself again is stretched, and shrinks slowly`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.contentMode = .redraw
    stage.window.addSubview(view)
    stage.advance(by: 0)
    animate { view.bounds.size.width = 20 }
    stage.advance(by: 0.5)
    #expect(abs((view.layer.presentation()?.bounds.width ?? 0) - 30) < 1e-6)
    #expect(view.layer.contentsGravity == .resize)
  }

  @Test
  func `a label of any content mode is drawn again for a new size`() {
    let label = label(CGRect(x: 0, y: 0, width: 40, height: 20))
    label.contentMode = .left
    label.frame.size.width = 60
    let frame = stage.render()
    #expect(frame[55, 10] == Self.blue)
    #expect(frame[35, 10] == Self.green)
  }

  @Test
  func `from right to left the text keeps its right edge`() {
    let label = label(CGRect(x: 0, y: 0, width: 40, height: 20))
    label.semanticContentAttribute = .forceRightToLeft
    animate { label.bounds.size.width = 80 }
    stage.advance(by: 0.5)
    // From x -10 to 50.
    #expect(stage.render()[45, 10] == Self.blue)
  }

  @Test
  func `the text of a text view stays in its corner`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
    view.text = "one two three four"
    stage.window.addSubview(view)
    stage.advance(by: 0)
    let text = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
    let old = text.frame
    animate {
      view.frame.size.width = 180
      view.layoutIfNeeded()
    }
    #expect(text.frame.height < old.height)
    stage.advance(by: 0.5)
    let shown = try #require(text.layer.presentation())
    #expect(abs(shown.frame.minX - old.minX) < 1e-6)
    #expect(abs(shown.frame.minY - old.minY) < 1e-6)
    #expect(shown.contentsGravity == CALayerContentsGravity.bottomLeft)
  }
}
