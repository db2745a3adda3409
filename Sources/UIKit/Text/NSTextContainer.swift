import CoreGraphics
import Foundation
import Typography

/// The area of a text view's text.
@preconcurrency
@MainActor
open class NSTextContainer: MainActorObject {
  public init(size: CGSize = .zero) {
    laidOut = size
    givenHeight = size.height
  }
  public required init(coder: NSCoder) {
    laidOut = .zero
    givenHeight = 0
  }

  var onChange: (() -> Void)?
  /// Called when the text that the container shows changes.
  var onEdit: (() -> Void)?

  /// Called when the layout manager is asked for another layout of the same text.
  var onInvalidate: (() -> Void)?

  /// In a view as large as it is now, even before its text is laid out again.
  open var size: CGSize {
    get { sizeInView?() ?? laidOut }
    set { laidOut = newValue }
  }
  /// What a text view gives its container.
  var sizeInView: (() -> CGSize?)?
  /// What lines are laid out in; without a height they have as much room as they need.
  private(set) var laidOut: CGSize {
    didSet {
      if !isFitting { givenHeight = laidOut.height }
      if laidOut != oldValue { sizeDidChange(from: oldValue) }
    }
  }
  /// As the app wants it; a view's own size does not change it.
  private(set) var givenHeight: CGFloat
  private var isFitting = false

  /// Changes the size as the view of the text does.
  func fit(_ newSize: CGSize) {
    guard newSize != laidOut else { return }
    isFitting = true
    laidOut = newSize
    isFitting = false
  }

  private func sizeDidChange(from old: CGSize) {
    guard let layoutManager else { return }
    layoutManager.textContainerChangedGeometry(self)
    for other in layoutManager.textContainers where other !== self { other.onInvalidate?() }
    layoutManager.delegate?.layoutManager(
      layoutManager,
      textContainer: self,
      didChangeGeometryFrom: old
    )
  }

  /// Between the text and each side.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange?() } }
  /// 0 means as many as fit.
  open var maximumNumberOfLines = 0 { didSet { onChange?() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { onChange?() } }
  /// Areas that lines run around, from the container's corner.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { onChange?() } }
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open weak var layoutManager: NSLayoutManager?

  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// Whether lines are as wide as the container.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// The areas from the corner of the text, as far away as lines are from the container's sides.
  var exclusions: [TextExclusion] {
    let corner = CGAffineTransform(translationX: -lineFragmentPadding, y: 0)
    return exclusionPaths.map { path in
      TextExclusion(
        path.cgPath.path.applying(corner),
        isEvenOdd: path.usesEvenOddFillRule,
        left: lineFragmentPadding,
        right: lineFragmentPadding
      )
    }
  }

  /// The part of a line's rectangle that lies in the container.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect,
    at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let width = laidOut.width > 0 ? laidOut.width : CGFloat.greatestFiniteMagnitude
    let height = laidOut.height > 0 ? laidOut.height : CGFloat.greatestFiniteMagnitude
    let own = CGRect(x: 0, y: 0, width: width, height: height)
    let part = proposedRect.intersection(own)
    return part.isNull ? .zero : part
  }

  /// Moves this and the text's other containers to another layout manager (documented).
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let containers = old.textContainers
    while !old.textContainers.isEmpty { old.removeTextContainer(at: 0) }
    containers.forEach(newLayoutManager.addTextContainer)
    guard let text = old.textStorage else { return }
    text.removeLayoutManager(old)
    text.addLayoutManager(newLayoutManager)
  }
}
