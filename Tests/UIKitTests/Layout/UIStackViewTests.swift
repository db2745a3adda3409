import Segue
import Testing
import UIKit

@MainActor
struct UIStackViewTests {
  /// A stack of 300 by 100 points with boxes of 40×20, 60×30 and 50×10, and the frames of the
  /// boxes.
  nonisolated private static func stack(
    _ name: String,
    _ expected: [CGRect],
    _ configure: @escaping @MainActor @Sendable (UIStackView) -> Void
  ) -> LayoutCase {
    LayoutCase(name, expected) { root in
      let stack = UIStackView(arrangedSubviews: [Box(40, 20), Box(60, 30), Box(50, 10)])
      stack.frame = rect(10, 10, 300, 100)
      root.addSubview(stack)
      configure(stack)
      return stack.arrangedSubviews
    }
  }

  @Test
  func `a baseline relative column has its spacing from baseline to baseline`() {
    let stage = Stage(size: CGSize(width: 300, height: 300))
    let labels = ["A", "B", "C"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 30
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(stack)
    on(
      stack.topAnchor.constraint(equalTo: stage.window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor)
    )
    stage.window.layoutIfNeeded()
    let places = labels.map(\.frame.minY)
    #expect(abs(places[1] - places[0] - 30) < 0.6 && abs(places[2] - places[1] - 30) < 0.6)
  }

  /// A title above an author in the frames that Xcode writes beside its stack: 33.5
  /// points from top to top.
  @Test
  func `the system's spacing of a baseline relative column is a line of the lower text`() {
    let stage = Stage(size: CGSize(width: 300, height: 300))
    let labels = [UIFont.TextStyle.title1, .title2].map { style in
      let label = UILabel()
      label.text = "Text"
      label.font = .preferredFont(forTextStyle: style)
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = UIStackView.spacingUseSystem
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(stack)
    on(
      stack.topAnchor.constraint(equalTo: stage.window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor)
    )
    stage.window.layoutIfNeeded()
    #expect(abs(labels[1].frame.minY - 33.5) < 0.6)
    // Between edges it is the usual gap.
    stack.isBaselineRelativeArrangement = false
    stage.window.layoutIfNeeded()
    #expect(abs(labels[1].frame.minY - labels[0].frame.maxY - 8) < 0.6)
  }

  /// What a row of boxes of 40, 60 and 50 points is given in a column of 300 points, below another
  /// row.
  @MainActor
  private struct Column {
    let stage = Stage(size: CGSize(width: 300, height: 300))
    let row = UIStackView(arrangedSubviews: [Box(40, 20), Box(60, 20), Box(50, 20)])
    let other = Box(10, 40)
    let column: UIStackView

    init() {
      column = UIStackView(arrangedSubviews: [row, other, Box(10, 10)])
      column.axis = .vertical
      column.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(column)
      NSLayoutConstraint.activate([
        column.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
        column.topAnchor.constraint(equalTo: stage.window.topAnchor),
      ])
      stage.window.layoutIfNeeded()
    }

    var widths: [CGFloat] { row.arrangedSubviews.map(\.frame.width) }
  }

  @Test
  func `of views that hug alike the first one is stretched, whatever changes around them`() {
    let sample = Column()
    #expect(sample.widths == [190, 60, 50])
    sample.other.isHidden = true
    sample.stage.window.layoutIfNeeded()
    #expect(sample.widths == [190, 60, 50])
    sample.row.arrangedSubviews[1].isHidden = true
    sample.stage.window.layoutIfNeeded()
    sample.row.arrangedSubviews[1].isHidden = false
    sample.other.isHidden = false
    sample.stage.window.layoutIfNeeded()
    #expect(sample.widths == [190, 60, 50])
  }

  @Test
  func `a label beside a stack is not stretched in place of a view in it`() {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
    let title = Box(50, 20)
    let column = UIStackView(arrangedSubviews: [Box(40, 30), Box(40, 10)])
    column.axis = .vertical
    for view in [title, column] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(view)
      view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: stage.window.topAnchor),
      column.topAnchor.constraint(equalTo: title.bottomAnchor),
      column.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor),
    ])
    stage.window.layoutIfNeeded()
    #expect(title.frame.height == 20)
    #expect(column.arrangedSubviews.map(\.frame.height) == [370, 10])
  }

  @Test
  func `without a stack, too, the first of views that hug alike is stretched`() {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
    let views = [Box(50, 20), Box(40, 30), Box(40, 10)]
    var edge = stage.window.topAnchor
    for view in views.reversed() { stage.window.addSubview(view) }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
      view.topAnchor.constraint(equalTo: edge).isActive = true
      edge = view.bottomAnchor
    }
    edge.constraint(equalTo: stage.window.bottomAnchor).isActive = true
    stage.window.layoutIfNeeded()
    #expect(views.map(\.frame.height) == [360, 30, 10])
  }

  @Test
  func `a stack in a stack has the share of what it holds`() {
    let inner = UIStackView(arrangedSubviews: [Box(30, 10), Box(40, 10)])
    inner.spacing = 10
    let outer = UIStackView(arrangedSubviews: [Box(120, 20), inner])
    outer.distribution = .fillProportionally
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    outer.layoutIfNeeded()
    #expect(outer.arrangedSubviews.map(\.frame.width) == [180, 120])
  }

  @Test
  func `a view that comes first is the one that is stretched`() {
    let sample = Column()
    sample.row.insertArrangedSubview(Box(30, 20), at: 0)
    sample.stage.window.layoutIfNeeded()
    #expect(sample.widths == [150, 40, 60, 50])
    sample.row.insertArrangedSubview(sample.row.arrangedSubviews[0], at: 3)
    sample.stage.window.layoutIfNeeded()
    #expect(sample.widths == [160, 60, 50, 30])
  }

  @Test(arguments: [
    stack("equal shares", [rect(0, 0, 100, 100), rect(100, 0, 100, 100), rect(200, 0, 100, 100)]) {
      $0.distribution = .fillEqually
    },
    stack(
      "equal shares with spaces",
      [rect(0, 0, 90, 100), rect(105, 0, 90, 100), rect(210, 0, 90, 100)]
    ) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    },
    stack(
      "shares in proportion",
      [rect(0, 0, 80, 100), rect(80, 0, 120, 100), rect(200, 0, 100, 100)]
    ) { $0.distribution = .fillProportionally },
    stack(
      "shares in proportion with spaces",
      [rect(0, 0, 72, 100), rect(87, 0, 108, 100), rect(210, 0, 90, 100)]
    ) {
      $0.distribution = .fillProportionally
      $0.spacing = 15
    },
    stack("equal gaps", [rect(0, 0, 40, 100), rect(115, 0, 60, 100), rect(250, 0, 50, 100)]) {
      $0.distribution = .equalSpacing
    },
    stack(
      "equal distances of centres",
      [rect(0, 0, 40, 100), rect(117.5, 0, 60, 100), rect(250, 0, 50, 100)]
    ) { $0.distribution = .equalCentering },
    stack(
      "one that hugs less fills",
      [rect(0, 0, 40, 100), rect(40, 0, 210, 100), rect(250, 0, 50, 100)]
    ) { $0.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal) },
    stack(
      "custom spacing",
      [rect(0, 0, 40, 100), rect(60, 0, 185, 100), rect(250, 0, 50, 100)]
    ) {
      $0.spacing = 5
      $0.setCustomSpacing(20, after: $0.arrangedSubviews[0])
      $0.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    },
    stack("leading alignment", [rect(0, 0, 100, 20), rect(100, 0, 100, 30), rect(200, 0, 100, 10)])
    {
      $0.distribution = .fillEqually
      $0.alignment = .top
    },
    stack(
      "centre alignment",
      [rect(0, 40, 100, 20), rect(100, 35, 100, 30), rect(200, 45, 100, 10)]
    ) {
      $0.distribution = .fillEqually
      $0.alignment = .center
    },
    stack(
      "trailing alignment",
      [rect(0, 80, 100, 20), rect(100, 70, 100, 30), rect(200, 90, 100, 10)]
    ) {
      $0.distribution = .fillEqually
      $0.alignment = .bottom
    },
    stack("a column", [rect(0, 0, 300, 30), rect(0, 35, 300, 30), rect(0, 70, 300, 30)]) {
      $0.axis = .vertical
      $0.distribution = .fillEqually
      $0.spacing = 5
    },
    stack(
      "a column from the leading edge",
      [rect(0, 0, 40, 20), rect(0, 40, 60, 30), rect(0, 90, 50, 10)]
    ) {
      $0.axis = .vertical
      $0.distribution = .equalSpacing
      $0.alignment = .leading
    },
    stack("inside its margins", [rect(20, 8, 80, 84), rect(100, 8, 80, 84), rect(180, 8, 80, 84)]) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 40)
      $0.distribution = .fillEqually
    },
    stack(
      "a hidden view takes no room",
      [rect(0, 0, 150, 100), rect(150, 0, 0, 100), rect(150, 0, 150, 100)]
    ) {
      $0.distribution = .fillEqually
      $0.arrangedSubviews[1].isHidden = true
      ($0.arrangedSubviews[1] as? Box)?.natural = CGSize(width: 60, height: 0)
    },
    stack(
      "a hidden view stays in the middle of a column",
      [rect(130, 0, 40, 50), rect(120, 50, 60, 0), rect(125, 50, 50, 50)]
    ) {
      $0.axis = .vertical
      $0.distribution = .fillEqually
      $0.alignment = .center
      $0.arrangedSubviews[1].isHidden = true
    },
    stack(
      "a view that was hidden",
      [rect(0, 0, 100, 100), rect(100, 0, 100, 100), rect(200, 0, 100, 100)]
    ) {
      $0.distribution = .fillEqually
      $0.arrangedSubviews[1].isHidden = true
      $0.layoutIfNeeded()
      $0.arrangedSubviews[1].isHidden = false
    },
    stack("a view that left", [rect(0, 0, 150, 100), rect(150, 0, 150, 100)]) {
      $0.distribution = .fillEqually
      $0.layoutIfNeeded()
      $0.arrangedSubviews[1].removeFromSuperview()
    },
    stack("right to left", [rect(200, 0, 100, 100), rect(100, 0, 100, 100), rect(0, 0, 100, 100)]) {
      $0.distribution = .fillEqually
      for view in [$0] + $0.arrangedSubviews { view.semanticContentAttribute = .forceRightToLeft }
    },
  ])
  func `stacks arrange`(_ example: LayoutCase) { example.check() }

  @Test(arguments: [
    LayoutCase("a row is as large as its views", [rect(0, 0, 120, 30)]) { root in
      let stack = UIStackView(arrangedSubviews: [Box(40, 20), Box(60, 30)])
      stack.spacing = 20
      stack.alignment = .center
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      on(
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor)
      )
      return [stack]
    },
    LayoutCase("nested stacks", [rect(0, 0, 100, 68), rect(0, 0, 100, 30), rect(0, 38, 100, 30)]) {
      root in
      let rows = (0..<2).map { _ in UIStackView(arrangedSubviews: [Box(40, 20), Box(60, 30)]) }
      let stack = UIStackView(arrangedSubviews: rows)
      stack.axis = .vertical
      stack.spacing = 8
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      on(
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor)
      )
      return [stack] + rows
    },
    LayoutCase("an empty stack is nothing", [rect(0, 0, 0, 0)]) { root in
      let stack = UIStackView()
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      on(
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor)
      )
      return [stack]
    },
  ])
  func `stacks have the size of their views`(_ example: LayoutCase) { example.check() }

  @Test
  func `a view hidden in an animation is removed at its end`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 100))
    let stack = UIStackView(arrangedSubviews: [Box(10, 10), Box(10, 10)])
    stack.distribution = .fillEqually
    stack.frame = rect(0, 0, 300, 100)
    stage.window.addSubview(stack)
    stage.window.layoutIfNeeded()
    stage.advance(by: 0.1)
    let leaving = stack.arrangedSubviews[1]
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      leaving.isHidden.toggle()
      leaving.alpha = leaving.isHidden ? 0 : 1
    }
    #expect(leaving.isHidden && leaving.alpha == 0)
    stage.advance(by: 0.5)
    #expect(!leaving.layer.isHidden)
    let shown = stack.arrangedSubviews[0].layer.presentation()
    #expect(abs((shown?.bounds.width ?? 0) - 225) < 1)
    try stage.settle()
    #expect(leaving.isHidden)
    #expect(stack.arrangedSubviews[0].frame == rect(0, 0, 300, 100))
  }

  @Test
  func `an empty view beside scrolling content takes no room`() {
    let text = UITextView()
    let spacer = UIView()
    let stack = UIStackView(arrangedSubviews: [Box(40, 20), text, spacer])
    stack.axis = .vertical
    stack.frame = rect(0, 0, 200, 300)
    let stage = Stage(size: CGSize(width: 300, height: 500))
    stage.window.addSubview(stack)
    stage.window.layoutIfNeeded()
    #expect(text.frame.height == 280)
    #expect(spacer.frame.height == 0)
  }

  @Test
  func `a hidden view of a filled stack opens at the width of the others`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 400))
    let text = UILabel()
    text.text = "A text that is far too long for a single line of the stack that it is in"
    text.numberOfLines = 0
    text.isHidden = true
    let title = UILabel()
    title.text = "Title"
    let stack = UIStackView(arrangedSubviews: [title, text])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(stack)
    on(
      stack.topAnchor.constraint(equalTo: stage.window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor)
    )
    stage.advance(by: 0.1)
    #expect(text.frame.size == CGSize(width: 200, height: 0))
    UIView.animate(withDuration: 1) {
      text.isHidden = false
      stage.window.layoutIfNeeded()
    }
    #expect(text.frame.height > 40)
    stage.advance(by: 0.5)
    let shown = try #require(text.layer.presentation())
    #expect(shown.bounds.width == 200)
    #expect(shown.bounds.height > 0 && shown.bounds.height < text.frame.height)
  }

  /// A title and a row of a short and a long text, in a column that begins at the corner of
  /// a stage of 200 points.
  @MainActor
  private struct Card {
    let stage = Stage(size: CGSize(width: 200, height: 400))
    let detail = UILabel()
    let row: UIStackView
    let column: UIStackView

    init(_ alignment: UIStackView.Alignment, hasWidth: Bool = true) {
      let title = UILabel()
      title.text = "Row"
      title.setContentHuggingPriority(.required, for: .horizontal)
      title.setContentCompressionResistancePriority(.required, for: .horizontal)
      detail.text = "A text that is far too long for a single line of the row that it is in"
      detail.numberOfLines = 0
      row = UIStackView(arrangedSubviews: [title, detail])
      column = UIStackView(arrangedSubviews: [Box(120, 20), row])
      column.axis = .vertical
      column.alignment = alignment
      column.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(column)
      on(
        column.topAnchor.constraint(equalTo: stage.window.topAnchor),
        column.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor)
      )
      if hasWidth { on(column.widthAnchor.constraint(equalToConstant: 200)) }
      stage.window.layoutIfNeeded()
    }
  }

  @Test(arguments: [UIStackView.Alignment.fill, .leading, .center, .trailing])
  func `a hidden row keeps its place across the stack, and its texts keep theirs`(
    _ alignment: UIStackView.Alignment
  ) {
    let card = Card(alignment)
    let (shown, text) = (card.row.frame, card.detail.frame)
    #expect(shown.width > 150 && shown.width <= 200 && text.height > 40)
    card.row.isHidden = true
    card.stage.window.layoutIfNeeded()
    #expect(card.row.frame.height == 0)
    #expect(card.row.frame.minX == shown.minX && card.row.frame.width == shown.width)
    #expect(card.detail.frame.minX == text.minX && card.detail.frame.width == text.width)
    card.row.isHidden = false
    card.stage.window.layoutIfNeeded()
    #expect(card.row.frame == shown && card.detail.frame == text)
  }

  @Test(arguments: [UIStackView.Alignment.fill, .leading])
  func `a stack is only as wide as the views that show`(_ alignment: UIStackView.Alignment) {
    let card = Card(alignment, hasWidth: false)
    #expect(card.column.frame.width > 200)
    card.row.isHidden = true
    card.stage.window.layoutIfNeeded()
    #expect(card.column.frame.width == 120)
    #expect(card.row.frame.height == 0)
  }
}
