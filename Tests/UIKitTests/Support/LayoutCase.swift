import Segue
import Testing
import UIKit

/// A view with a natural size, as a label has.
final class Box: UIView {
  var natural: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
}

/// Views in a root of 320 by 480 points at 2x, and the frames they must get.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let expected: [CGRect]
  let build: @MainActor @Sendable (UIView) -> [UIView]

  init(
    _ name: String,
    _ expected: [CGRect],
    _ build: @escaping @MainActor @Sendable (UIView) -> [UIView]
  ) {
    testDescription = name
    self.expected = expected
    self.build = build
  }

  @MainActor
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    stage.window.addSubview(root)
    let views = build(root)
    stage.window.layoutIfNeeded()
    #expect(views.map(\.frame) == expected, sourceLocation: sourceLocation)
    #expect(stage.diagnostics.isEmpty, sourceLocation: sourceLocation)
    #expect(stage.fault == nil, sourceLocation: sourceLocation)
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

@MainActor
extension UIView {
  /// Adds a box and returns it.
  func box(
    _ width: CGFloat = UIView.noIntrinsicMetric,
    _ height: CGFloat = UIView.noIntrinsicMetric
  ) -> Box {
    let box = Box(width, height)
    addSubview(box)
    return box
  }
}

@MainActor
func on(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

@MainActor
extension NSLayoutConstraint {
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
