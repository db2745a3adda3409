import Segue
import Testing
import UIKit

@MainActor
struct AutoLayoutTests {
  private func makeStage() -> Stage { Stage(size: CGSize(width: 320, height: 480), scale: 2) }

  @Test
  func `a constant changed in an animation moves with layoutIfNeeded`() throws {
    let stage = makeStage()
    let box = stage.window.box(100, 100)
    let leading = box.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor)
    on(leading, box.topAnchor.constraint(equalTo: stage.window.topAnchor))
    stage.window.layoutIfNeeded()
    stage.advance(by: 0.1)
    leading.constant = 200
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.window.layoutIfNeeded()
    }
    #expect(box.frame == rect(200, 0, 100, 100))
    stage.advance(by: 0.25)
    let shown = try #require(box.layer.presentation())
    #expect(abs(shown.frame.minX - 50) < 0.01)
    try stage.settle()
    #expect(box.layer.presentation()?.frame.minX == 200)
  }

  @Test
  func `a deactivated constraint that only a weak variable holds is there until the turn is over`()
  {
    final class Row: UIView {
      weak var height: NSLayoutConstraint?
    }
    let stage = makeStage()
    let row = Row()
    stage.window.addSubview(row)
    row.height = {
      let height = row.heightAnchor.constraint(equalToConstant: 30)
      height.isActive = true
      return height
    }()
    stage.advance(by: 0.1)
    #expect(row.height?.isActive == true)
    row.height?.isActive = false
    #expect(row.height?.constant == 30)
    stage.advance(by: 0.1)
    #expect(row.height == nil)
  }

  @Test
  func `a contradiction is reported once and one constraint is broken`() {
    let stage = makeStage()
    let box = stage.window.box(10, 10)
    let first = box.widthAnchor.constraint(equalToConstant: 100)
    let second = box.widthAnchor.constraint(equalToConstant: 120)
    first.identifier = "narrow"
    second.identifier = "wide"
    on(
      first,
      second,
      box.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      box.topAnchor.constraint(equalTo: stage.window.topAnchor)
    )
    stage.window.layoutIfNeeded()
    #expect(box.frame == rect(0, 0, 100, 10))
    #expect(stage.diagnostics.count == 1)
    let words = stage.diagnostics.first ?? ""
    #expect(words.contains("Unable to simultaneously satisfy constraints."))
    #expect(words.contains("<NSLayoutConstraint:'narrow' Box.width == 100   (active)>"))
    #expect(words.contains("Will attempt to recover by breaking constraint"))
    #expect(words.hasSuffix("<NSLayoutConstraint:'wide' Box.width == 120   (active)>"))
    stage.window.setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(stage.diagnostics.count == 1)

    first.isActive = false
    stage.window.layoutIfNeeded()
    #expect(box.frame == rect(0, 0, 120, 10))
  }

  @Test
  func `a contradiction that lasts only through a change is never noticed`() {
    let stage = makeStage()
    let box = stage.window.box(10, 10)
    let old = box.widthAnchor.constraint(equalToConstant: 100)
    on(
      old,
      box.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      box.topAnchor.constraint(equalTo: stage.window.topAnchor)
    )
    stage.window.layoutIfNeeded()
    box.widthAnchor.constraint(equalToConstant: 50).isActive = true
    old.isActive = false
    stage.window.layoutIfNeeded()
    #expect(box.frame.width == 50)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test
  func `removal ends the constraints to the outside and keeps those inside`() {
    let stage = makeStage()
    let holder = stage.window.box()
    let inner = holder.box(10, 10)
    let outside = holder.leadingAnchor.constraint(
      equalTo: stage.window.leadingAnchor,
      constant: 40
    )
    let inside = inner.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 5)
    on(outside, inside)
    stage.window.layoutIfNeeded()
    #expect(holder.frame.minX == 40)
    holder.removeFromSuperview()
    #expect(!outside.isActive)
    #expect(inside.isActive)
    #expect(stage.window.constraints.isEmpty)
    stage.window.addSubview(holder)
    on(holder.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 70))
    stage.window.layoutIfNeeded()
    #expect(holder.frame.minX == 70)
    #expect(inner.frame.minX == 5)
  }

  @Test
  func `constraints between unrelated views are a fault`() {
    let stage = makeStage()
    let (a, b) = (Box(), Box())
    a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true
    #expect(stage.fault?.contains("they have no common ancestor") == true)
  }

  @Test
  func `a size changed by hand moves what depends on it`() {
    let stage = makeStage()
    let fixed = UIView(frame: rect(0, 0, 100, 100))
    stage.window.addSubview(fixed)
    let box = stage.window.box(10, 10)
    on(
      box.leadingAnchor.constraint(equalTo: fixed.trailingAnchor),
      box.topAnchor.constraint(equalTo: fixed.topAnchor)
    )
    stage.window.layoutIfNeeded()
    fixed.frame = rect(20, 30, 200, 100)
    stage.window.layoutIfNeeded()
    #expect(box.frame == rect(220, 30, 10, 10))
  }

  @Test
  func `a natural size that changes moves its neighbours`() {
    let stage = makeStage()
    let (a, b) = (stage.window.box(10, 10), stage.window.box(10, 10))
    on(
      a.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      a.topAnchor.constraint(equalTo: stage.window.topAnchor),
      b.topAnchor.constraint(equalTo: stage.window.topAnchor)
    )
    stage.window.layoutIfNeeded()
    a.natural.width = 77
    stage.window.layoutIfNeeded()
    #expect(b.frame.minX == 77)
  }

  @Test
  func `a label wraps to the width it gets`() {
    let stage = makeStage()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Several words that do not fit into one line of a hundred points"
    label.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(label)
    let below = stage.window.box(10, 10)
    on(
      label.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      label.topAnchor.constraint(equalTo: stage.window.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 100),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: label.leadingAnchor)
    )
    stage.window.layoutIfNeeded()
    let fitting = label.sizeThatFits(CGSize(width: 100, height: 1000))
    #expect(label.frame.width == 100)
    #expect(label.frame.height == fitting.height)
    #expect(fitting.height > 80)
    #expect(below.frame.minY == label.frame.maxY)
  }

  /// As tall as half its width, once it knows that; as wide as others want.
  private final class Sizer: UILabel {
    override var intrinsicContentSize: CGSize {
      preferredMaxLayoutWidth == 0
        ? .zero
        : CGSize(width: UIView.noIntrinsicMetric, height: preferredMaxLayoutWidth / 2)
    }
  }

  @Test
  func `a label that has no width once it knows the one it gets is as wide as constraints say`() {
    let stage = makeStage()
    let label = Sizer()
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 300)
    width.priority = UILayoutPriority(240)
    on(
      label.topAnchor.constraint(equalTo: stage.window.topAnchor),
      label.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
      width
    )
    stage.window.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 300, height: 150))
    label.invalidateIntrinsicContentSize()
    width.constant = 200
    stage.window.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 200, height: 100))
  }

  @Test
  func `baselines of labels of different sizes meet`() {
    let stage = makeStage()
    let (large, small) = (UILabel(), UILabel())
    large.font = .systemFont(ofSize: 40)
    small.font = .systemFont(ofSize: 10)
    for label in [large, small] {
      label.text = "A"
      label.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(label)
      on(label.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor))
    }
    on(
      large.topAnchor.constraint(equalTo: stage.window.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor)
    )
    stage.window.layoutIfNeeded()
    let expected = large.font.ascender - small.font.ascender
    #expect(abs(small.frame.minY - expected) <= 0.75)
  }

  @Test
  func `last baselines of labels and a button meet in their first layout`() {
    let stage = makeStage()
    let labels = [14, 24, 34].map { size in
      let label = UILabel()
      label.text = "A"
      label.font = .systemFont(ofSize: size)
      return label
    }
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    let row = UIStackView(arrangedSubviews: labels + [button])
    row.alignment = .lastBaseline
    row.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(row)
    on(
      row.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      row.topAnchor.constraint(equalTo: stage.window.topAnchor)
    )
    stage.window.layoutIfNeeded()
    let lines = labels.map { $0.frame.maxY + $0.font.descender }
    #expect(lines.allSatisfy { abs($0 - lines[0]) <= 0.75 }, "\(lines)")
    let title = button.titleLabel.map { button.convert($0.frame, to: row).maxY + $0.font.descender }
    #expect(abs((title ?? 0) - lines[0]) <= 0.75)
    #expect(abs(row.frame.height - labels[2].frame.height) <= 2)
  }

  @Test(arguments: [
    (CGSize(width: 0, height: 0), Float(50), Float(50), CGSize(width: 116, height: 36)),
    (CGSize(width: 300, height: 0), 1000, 50, CGSize(width: 300, height: 36)),
    (CGSize(width: 300, height: 200), 1000, 1000, CGSize(width: 300, height: 200)),
  ])
  func `a view is measured by what is inside it`(
    target: CGSize,
    horizontal: Float,
    vertical: Float,
    result: CGSize
  ) {
    let stage = makeStage()
    let holder = UIView(frame: rect(0, 0, 7, 7))
    stage.window.addSubview(holder)
    let inner = holder.box(100, 20)
    on(
      inner.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 8),
      inner.trailingAnchor.constraint(equalTo: holder.trailingAnchor, constant: -8),
      inner.topAnchor.constraint(equalTo: holder.topAnchor, constant: 8),
      inner.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -8)
    )
    #expect(
      holder.systemLayoutSizeFitting(
        target,
        withHorizontalFittingPriority: UILayoutPriority(horizontal),
        verticalFittingPriority: UILayoutPriority(vertical)
      ) == result
    )
    #expect(stage.diagnostics.isEmpty)
  }

  @Test
  func `updateConstraints runs once before layout and again when requested`() {
    final class Updating: UIView {
      var count = 0
      override func updateConstraints() {
        count += 1
        super.updateConstraints()
      }
    }
    let stage = makeStage()
    let view = Updating()
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
    view.setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(view.count == 1)
    view.setNeedsUpdateConstraints()
    stage.window.layoutIfNeeded()
    #expect(view.count == 2)
  }

  @Test
  func `the safe area guide keeps clear of the screen's housing`() {
    let stage = Stage(screen: .iPhone15)
    let controller = UIViewController()
    stage.window.rootViewController = controller
    let view = controller.view!
    let box = view.box()
    let guide = view.safeAreaLayoutGuide
    on(
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    )
    stage.window.layoutIfNeeded()
    #expect(box.frame == rect(0, 59, 393, 852 - 59 - 34))
    #expect(guide.layoutFrame == box.frame)
  }

  @Test
  func `constraints place the centre, wherever the anchor is`() {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let view = stage.window.box(40, 200)
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    on(
      view.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: stage.window.centerYAnchor)
    )
    stage.window.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 200, y: 400))
    #expect(view.frame == rect(180, 200, 40, 200))
  }

  @Test
  func `a view that asks for its constraints in each layout gets them, and comes to rest`() {
    final class Asking: UIView {
      lazy var width = widthAnchor.constraint(equalToConstant: 10)
      var wanted: CGFloat = 10
      override func updateConstraints() {
        width.isActive = true
        width.constant = wanted
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        wanted = 40
        setNeedsUpdateConstraints()
      }
    }
    let stage = makeStage()
    let view = Asking()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    #expect(view.frame.width == 40)
    #expect(stage.diagnostics == [])
  }
}
