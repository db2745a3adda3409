import Foundation
import Segue
import Testing
import UIKit

@MainActor
@Suite
struct AutoresizingTests {
  let stage = Stage(size: CGSize(width: 100, height: 100))

  struct Case: Sendable {
    var mask: UIView.AutoresizingMask
    var frame: CGRect
    var expected: CGRect
  }

  /// A superview of 200 x 200 becomes 300 x 100.
  nonisolated static let cases: [Case] = [
    Case(
      mask: [],
      frame: CGRect(x: 20, y: 40, width: 60, height: 80),
      expected: CGRect(x: 20, y: 40, width: 60, height: 80)
    ),
    Case(
      mask: [.flexibleWidth],
      frame: CGRect(x: 20, y: 0, width: 60, height: 10),
      expected: CGRect(x: 20, y: 0, width: 160, height: 10)
    ),
    Case(
      mask: [.flexibleLeftMargin],
      frame: CGRect(x: 20, y: 0, width: 60, height: 10),
      expected: CGRect(x: 120, y: 0, width: 60, height: 10)
    ),
    Case(
      mask: [.flexibleRightMargin],
      frame: CGRect(x: 20, y: 0, width: 60, height: 10),
      expected: CGRect(x: 20, y: 0, width: 60, height: 10)
    ),
    // Margins 50 and 100: a third and two thirds of the gain.
    Case(
      mask: [.flexibleLeftMargin, .flexibleRightMargin],
      frame: CGRect(x: 50, y: 0, width: 50, height: 10),
      expected: CGRect(x: 50 + 100.0 / 3, y: 0, width: 50, height: 10)
    ),
    // All three flexible: everything grows by half.
    Case(
      mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      frame: CGRect(x: 50, y: 0, width: 50, height: 10),
      expected: CGRect(x: 75, y: 0, width: 75, height: 10)
    ),
    // Left margin and width share by 50 to 100.
    Case(
      mask: [.flexibleLeftMargin, .flexibleWidth],
      frame: CGRect(x: 50, y: 0, width: 100, height: 10),
      expected: CGRect(x: 50 + 100.0 / 3, y: 0, width: 100 + 200.0 / 3, height: 10)
    ),
    Case(
      mask: [.flexibleHeight],
      frame: CGRect(x: 0, y: 0, width: 10, height: 200),
      expected: CGRect(x: 0, y: 0, width: 10, height: 100)
    ),
    Case(
      mask: [.flexibleTopMargin],
      frame: CGRect(x: 0, y: 150, width: 10, height: 50),
      expected: CGRect(x: 0, y: 50, width: 10, height: 50)
    ),
    Case(
      mask: [.flexibleTopMargin, .flexibleBottomMargin],
      frame: CGRect(x: 0, y: 75, width: 10, height: 50),
      expected: CGRect(x: 0, y: 25, width: 10, height: 50)
    ),
    // Never below nothing.
    Case(
      mask: [.flexibleHeight],
      frame: CGRect(x: 0, y: 150, width: 10, height: 50),
      expected: CGRect(x: 0, y: 150, width: 10, height: 0)
    ),
    // A view as large as its superview stays so.
    Case(
      mask: [.flexibleWidth, .flexibleHeight],
      frame: CGRect(x: 0, y: 0, width: 200, height: 200),
      expected: CGRect(x: 0, y: 0, width: 300, height: 100)
    ),
  ]

  @Test(arguments: cases)
  func `a change of size is divided among the flexible parts`(_ example: Case) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let child = UIView(frame: example.frame)
    child.autoresizingMask = example.mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 300, height: 100)
    #expect(abs(child.frame.minX - example.expected.minX) < 1e-9)
    #expect(abs(child.frame.minY - example.expected.minY) < 1e-9)
    #expect(abs(child.frame.width - example.expected.width) < 1e-9)
    #expect(abs(child.frame.height - example.expected.height) < 1e-9)
  }

  @Test
  func `parts without size share equally`() {
    let parent = UIView(frame: .zero)
    let child = UIView(frame: .zero)
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    parent.addSubview(child)
    parent.frame.size.width = 90
    #expect(child.frame.minX == 30)
    #expect(child.frame.width == 30)
  }

  @Test
  func `between flexible margins a view is in the middle of a superview that had no size`() {
    let parent = UIView(frame: .zero)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    child.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 80, height: 30)
    #expect(child.frame == CGRect(x: 30, y: 5, width: 20, height: 20))
  }

  @Test
  func `a turned view is resized in its own space`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 200, height: 100)
    #expect(child.bounds.size == CGSize(width: 200, height: 100))
    #expect(child.center == CGPoint(x: 100, y: 50))
  }

  @Test
  func `views without autoresizing do not change`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth]
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    parent.autoresizesSubviews = true
    parent.frame.size.width = 200
    #expect(child.frame.width == 100)
    child.translatesAutoresizingMaskIntoConstraints = true
    parent.autoresizesSubviews = false
    parent.frame.size.width = 300
    #expect(child.frame.width == 100)
  }
}
