import Foundation

/// The area of a text view's text.
@preconcurrency
@MainActor
open class NSTextContainer: MainActorObject {
  public init(size: CGSize = .zero) { self.size = size }
  public required init(coder: NSCoder) { size = .zero }

  var onChange: (() -> Void)?

  open var size: CGSize
  /// Between the text and each side.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange?() } }
  /// 0 means as many as fit.
  open var maximumNumberOfLines = 0 { didSet { onChange?() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { onChange?() } }
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { Diagnostics.report("NSTextContainer.exclusionPaths: text runs across them.") }
  }
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open weak var layoutManager: NSLayoutManager?
}
