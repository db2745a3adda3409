import CoreGraphics
import Foundation

/// The layout of text by paragraphs (TextKit 2), answered from the same layout as
/// `NSLayoutManager`'s.
@preconcurrency
@MainActor
open class NSTextLayoutManager: MainActorObject {
  public init() { super.init(isolated: ()) }
  public required init?(coder: NSCoder) { super.init(isolated: ()) }

  open weak var delegate: (any NSTextLayoutManagerDelegate)? { didSet { layoutDidChange() } }
  open var usesFontLeading = true
  open var limitsLayoutForSuspiciousContents = false
  open var usesHyphenation = false
  open var textContainer: NSTextContainer? {
    didSet {
      oldValue?.textLayoutManager = nil
      textContainer?.textLayoutManager = self
    }
  }
  open internal(set) weak var textContentManager: NSTextContentManager?
  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(
    textLayoutManager: self
  )
  /// A view measures with its own layout.
  weak var view: UITextView?
  private let measuring = NSLayoutManager()
  private let measured = NSTextStorage()
  /// As large as `textContainer`, which may belong to a view's own layout.
  private let measuredContainer = NSTextContainer()
  private var made: (elements: [NSTextElement], size: CGSize, fragments: [NSTextLayoutFragment])?
  var rendering: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
  /// Sets the rendering attributes of a fragment that is laid out.
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? {
    didSet { layoutDidChange() }
  }

  open func replace(_ textContentManager: NSTextContentManager) {
    self.textContentManager?.removeTextLayoutManager(self)
    textContentManager.addTextLayoutManager(self)
  }

  /// The layout of the text as it is shown; nil without a container.
  private var lines: (manager: NSLayoutManager, container: NSTextContainer)? {
    if let view, !showsOwnFragments { return (view.measuringManager, view.textContainer) }
    guard shownContainer != nil else { return nil }
    _ = fragments
    return (measuring, measuredContainer)
  }

  private var shownContainer: NSTextContainer? {
    // A view's container is as wide as the view.
    if let view { _ = view.measuringManager }
    return textContainer
  }

  /// Whether the text is shown in another way than a text view's layout manager would show it.
  var showsOwnFragments: Bool {
    delegate != nil || renderingAttributesValidator != nil || !rendering.isEmpty
      || textContentManager?.hasDelegate == true
  }

  private var isMaking = false

  func layoutDidChange() {
    guard !isMaking else { return }
    made = nil
    view?.fragmentsDidChange()
  }

  // Layout is made when it is asked for.
  open func ensureLayout(for range: NSTextRange) {}
  open func ensureLayout(for bounds: CGRect) {}
  open func invalidateLayout(for range: NSTextRange) { layoutDidChange() }

  open var documentRange: NSTextRange {
    textContentManager?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0))
  }

  open var usageBoundsForTextContainer: CGRect {
    lines.map { $0.manager.usedRect(for: $0.container) } ?? .zero
  }

  // MARK: Fragments

  /// From the fragment of a place on, or back, while the block returns true.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?,
    options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    let isReverse = options.contains(.reverse)
    let start = location ?? (isReverse ? documentRange.endLocation : documentRange.location)
    let all = isReverse ? fragments.reversed() : fragments
    var last: (any NSTextLocation)?
    for fragment in all {
      let range = fragment.rangeInElement
      let edge = isReverse ? range.location : range.endLocation
      let isBehind = edge.textOffset - start.textOffset
      guard isReverse ? isBehind <= 0 : isBehind > 0 else { continue }
      last = edge
      guard block(fragment) else { break }
    }
    return last
  }

  /// Those of all paragraphs that are shown; the same ones until the text or its room changes.
  var fragments: [NSTextLayoutFragment] {
    guard let textContentManager, let container = shownContainer else { return [] }
    let elements = textContentManager.shownElements
    if let made, made.size == container.laidOut, made.elements.elementsEqual(elements, by: ===) {
      return made.fragments
    }
    isMaking = true
    defer { isMaking = false }
    let fragments = elements.map(fragment(for:))
    made = (elements, container.laidOut, fragments)
    let (text, ranges) = shownText(of: fragments)
    measure(text, in: container)
    guard let layout = measuring.layout(in: measuredContainer) else { return fragments }
    for (fragment, range) in zip(fragments, ranges) {
      fragment.fill(from: layout, of: text, in: range, left: container.lineFragmentPadding)
    }
    return fragments
  }

  private func fragment(for element: NSTextElement) -> NSTextLayoutFragment {
    let location = element.elementRange?.location ?? TextOffset(0)
    let fragment =
      delegate?.textLayoutManager(self, textLayoutFragmentFor: location, in: element)
      ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
    fragment.textLayoutManager = self
    renderingAttributesValidator?(self, fragment)
    return fragment
  }

  private func measure(_ text: NSAttributedString, in container: NSTextContainer) {
    if measured.layoutManagers.isEmpty {
      measured.addLayoutManager(measuring)
      measuring.addTextContainer(measuredContainer)
    }
    measuredContainer.size = container.laidOut
    measuredContainer.lineFragmentPadding = container.lineFragmentPadding
    measuredContainer.maximumNumberOfLines = container.maximumNumberOfLines
    measuredContainer.lineBreakMode = container.lineBreakMode
    measuredContainer.exclusionPaths = container.exclusionPaths
    measuring.showsLists = view?.showsLists ?? true
    if let view {
      measuring.naturalAlignment = view.measuringManager.naturalAlignment
      measuring.linkAttributes = view.linkTextAttributes
    }
    measured.setAttributedString(text)
  }

  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    fragments.first { $0.rangeInElement.contains(location) }
  }

  /// In the container.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    fragments.first { fragment in
      let frame = fragment.layoutFragmentFrame
      return frame.minY <= position.y && position.y < frame.maxY
    }
  }

  /// The rectangles of a range, one for each line that it is on.
  open func enumerateTextSegments(
    in textRange: NSTextRange,
    type: SegmentType,
    options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let lines else { return }
    lines.manager.enumerateLineFragments(forGlyphRange: textRange.characters) {
      _,
      _,
      container,
      range,
      stop in
      let shared = NSIntersectionRange(range, textRange.characters)
      guard shared.length > 0 else { return }
      let rect = lines.manager.boundingRect(forGlyphRange: shared, in: container)
      let baseline = lines.manager.location(forGlyphAt: shared.location).y
      if !block(NSTextRange(shared), rect, baseline, container) { stop.pointee = true }
    }
  }

  public enum SegmentType: Int, Sendable {
    case standard = 0
    case selection = 1
    case highlight = 2
  }

  public struct SegmentOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let rangeNotRequired = SegmentOptions(rawValue: 1)
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
    public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
    public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
  }

  // MARK: Places

  open func location(
    _ location: any NSTextLocation,
    offsetBy offset: Int
  ) -> (any NSTextLocation)? { textContentManager?.location(location, offsetBy: offset) }

  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    textContentManager?.offset(from: from, to: to) ?? 0
  }

  open var textSelections: [NSTextSelection] = []
  open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)
  /// Nil: layout is made on the main thread.
  open var layoutQueue: OperationQueue?
  /// Stored: the direction of the text's own characters decides.
  open var resolvesNaturalAlignmentWithBaseWritingDirection = false

  open func baseWritingDirection(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.WritingDirection {
    let text = textContentManager?.content
    guard let text, location.textOffset < text.length else { return .leftToRight }
    let style = text.attribute(.paragraphStyle, at: location.textOffset, effectiveRange: nil)
    return (style as? NSParagraphStyle)?.baseWritingDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// Changes the text behind the layout.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    if let view {
      return view.textStorage.replaceCharacters(in: range.characters, with: attributedString)
    }
    guard let content = textContentManager as? NSTextContentStorage else { return }
    if let storage = content.textStorage {
      return storage.replaceCharacters(in: range.characters, with: attributedString)
    }
    let text = NSMutableAttributedString(
      attributedString: content.attributedString ?? NSAttributedString(string: "")
    )
    text.replaceCharacters(in: range.characters, with: attributedString)
    content.attributedString = text
  }
}

/// The part of a text that is on the screen.
@preconcurrency
@MainActor
open class NSTextViewportLayoutController: MainActorObject {
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  open private(set) weak var textLayoutManager: NSTextLayoutManager?

  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init(isolated: ())
  }

  /// What the delegate says, or what a text view shows, in the container.
  open var viewportBounds: CGRect {
    if let delegate { return delegate.viewportBounds(for: self) }
    guard let view = textLayoutManager?.view else { return .zero }
    return view.bounds.offsetBy(dx: -view.textContainerInset.left, dy: -view.textContainerInset.top)
  }

  /// Nil where no paragraph is seen.
  open var viewportRange: NSTextRange? {
    seen.compactMap { $0.rangeInElement }.reduce(nil) { $0?.union($1) ?? $1 }
  }

  private var seen: [NSTextLayoutFragment] {
    let bounds = viewportBounds
    var result: [NSTextLayoutFragment] = []
    textLayoutManager?.enumerateTextLayoutFragments(from: nil) { fragment in
      if fragment.layoutFragmentFrame.intersects(bounds) { result.append(fragment) }
      return fragment.layoutFragmentFrame.minY < bounds.maxY
    }
    return result
  }

  /// Shows the delegate each fragment that is seen.
  open func layoutViewport() {
    delegate?.textViewportLayoutControllerWillLayout(self)
    for fragment in seen {
      delegate?.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
    }
    delegate?.textViewportLayoutControllerDidLayout(self)
  }

  /// Returns where the place is from the top.
  @discardableResult
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
  }

  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {}
}

@preconcurrency
@MainActor
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
  )
  func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController)
  func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  public func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController) {
  }
  public func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController) {}
}

extension UITextView {
  /// The text view's layout by paragraphs.
  ///
  /// Unlike on iOS it is there beside `layoutManager`, and both answer from one layout.
  public var textLayoutManager: NSTextLayoutManager? {
    let manager = ownTextLayoutManager
    refreshTextContent()
    return manager
  }
}
