import CoreGraphics
import Foundation
import Typography

/// The area of a text view's text.
@preconcurrency
@MainActor
open class NSTextContainer: MainActorObject {
  public init(size: CGSize = .zero) { self.size = size }
  public required init(coder: NSCoder) { size = .zero }

  var onChange: (() -> Void)?
  /// Called when the text that the container shows changes.
  var onEdit: (() -> Void)?

  open var size: CGSize
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
    let width = size.width > 0 ? size.width : CGFloat.greatestFiniteMagnitude
    let height = size.height > 0 ? size.height : CGFloat.greatestFiniteMagnitude
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
