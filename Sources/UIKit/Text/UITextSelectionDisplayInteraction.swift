import CoreGraphics
import Foundation

/// A cursor of an app's own text.
@preconcurrency
@MainActor
public protocol UITextCursorView: UICoordinateSpace {
  var isBlinking: Bool { get set }
  func resetBlinkAnimation()
}

/// The areas behind selected text.
@preconcurrency
@MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
  var selectionRects: [UITextSelectionRect] { get set }
}

/// A handle at one end of a selection.
@preconcurrency
@MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
  var direction: NSDirectionalRectEdge { get set }
  var isVertical: Bool { get }
  var customShape: UIBezierPath? { get set }
  func preferredFrame(for rect: CGRect) -> CGRect
}

/// The system's cursor, in the tint; it does not blink, as a film would never come to rest.
@preconcurrency
@MainActor
open class UIStandardTextCursorView: UIView, UITextCursorView {
  open var isBlinking = false
  open func resetBlinkAnimation() {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    layer.cornerRadius = TextCaret.width / 2
    backgroundColor = tintColor
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }
}

/// An area of the tint behind each line.
final class StandardHighlightView: UIView, UITextSelectionHighlightView {
  var selectionRects: [UITextSelectionRect] = [] { didSet { rebuild() } }

  private func rebuild() {
    for area in subviews { area.removeFromSuperview() }
    for line in selectionRects {
      let area = UIView(frame: line.rect)
      area.backgroundColor = tintColor.withAlphaComponent(TextSelectionMarks.alpha)
      addSubview(area)
    }
  }
}

/// A bar beside the first or last line, with a knob above or below it.
final class StandardHandleView: UIView, UITextSelectionHandleView {
  var direction: NSDirectionalRectEdge { didSet { setNeedsLayout() } }
  var isVertical: Bool { false }
  var customShape: UIBezierPath?
  private let bar = UIView()
  private let knob = UIView()

  init(_ direction: NSDirectionalRectEdge) {
    self.direction = direction
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    knob.layer.cornerRadius = TextSelectionMarks.diameter / 2
    for part in [bar, knob] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// Around the bar at the line's edge and its knob.
  func preferredFrame(for rect: CGRect) -> CGRect {
    let side = TextSelectionMarks.diameter
    let isFirst = direction == .leading
    return CGRect(
      x: (isFirst ? rect.minX : rect.maxX) - side / 2,
      y: rect.minY - (isFirst ? side : 0),
      width: side,
      height: rect.height + side
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = TextSelectionMarks.diameter
    let isFirst = direction == .leading
    bar.frame = CGRect(
      x: (bounds.width - TextCaret.width) / 2,
      y: isFirst ? side : 0,
      width: TextCaret.width,
      height: max(0, bounds.height - side)
    )
    knob.frame = CGRect(
      x: (bounds.width - side) / 2,
      y: isFirst ? 0 : bounds.height - side,
      width: side,
      height: side
    )
    for part in [bar, knob] { part.backgroundColor = tintColor }
  }
}

/// Shows the cursor and the selection of a text that an app draws itself (iOS 17).
@preconcurrency
@MainActor
open class UITextSelectionDisplayInteraction: MainActorObject, UIInteraction {
  open private(set) weak var textInput: (any UITextInput)?
  open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  open private(set) weak var view: UIView?

  open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView()
  open var highlightView: any UIView & UITextSelectionHighlightView = StandardHighlightView()
  /// At the beginning and at the end of the selection.
  open var handleViews: [any UIView & UITextSelectionHandleView] = [
    StandardHandleView(.leading), StandardHandleView(.trailing),
  ]

  /// Whether anything shows.
  open var isActivated = false { didSet { if isActivated != oldValue { layoutManagedSubviews() } } }

  public init(
    textInput: any UITextInput,
    delegate: any UITextSelectionDisplayInteractionDelegate
  ) {
    self.textInput = textInput
    self.delegate = delegate
    super.init(isolated: ())
  }

  open func willMove(to view: UIView?) {
    if view == nil { isActivated = false }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    layoutManagedSubviews()
  }

  private var needsUpdate = false

  /// The views follow the selection at the end of this turn.
  open func setNeedsSelectionUpdate() {
    guard !needsUpdate else { return }
    needsUpdate = true
    World.current.schedule(after: 0) { [weak self] in self?.layoutManagedSubviews() }
  }

  /// Shows the cursor at an insertion point, and the areas and handles of a selection.
  open func layoutManagedSubviews() {
    needsUpdate = false
    let parts = [highlightView, cursorView] + handleViews.map { $0 as UIView }
    guard isActivated, let view, let textInput, let range = textInput.selectedTextRange else {
      for part in parts { part.removeFromSuperview() }
      return
    }
    let below = delegate?.selectionContainerViewBelowText(for: self) ?? view
    UIView.performWithoutAnimation {
      if highlightView.superview !== below { below.insertSubview(highlightView, at: 0) }
      for part in parts.dropFirst() where part.superview !== view { view.addSubview(part) }
      highlightView.frame = below.bounds
      show(range, of: textInput)
    }
  }

  private func show(_ range: UITextRange, of textInput: any UITextInput) {
    let isEmpty = textInput.compare(range.start, to: range.end) == .orderedSame
    let rects = isEmpty ? [] : textInput.selectionRects(for: range)
    highlightView.selectionRects = rects
    cursorView.isHidden = !isEmpty
    if isEmpty { cursorView.frame = textInput.caretRect(for: range.start) }
    for handle in handleViews {
      let isFirst = handle.direction == .leading
      let line =
        rects.first { isFirst ? $0.containsStart : $0.containsEnd }
        ?? (isFirst ? rects.first : rects.last)
      handle.isHidden = line == nil
      if let line { handle.frame = handle.preferredFrame(for: line.rect) }
    }
  }
}

@preconcurrency
@MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
  /// Where the areas behind the text are; nil for the interaction's view.
  func selectionContainerViewBelowText(
    for interaction: UITextSelectionDisplayInteraction
  ) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  public func selectionContainerViewBelowText(
    for interaction: UITextSelectionDisplayInteraction
  ) -> UIView? { nil }
}
