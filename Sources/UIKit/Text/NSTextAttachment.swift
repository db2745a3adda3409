import Foundation
import QuartzCore
import Synchronization
import Typography

/// A picture that is one character of a text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  open var image: UIImage?
  /// From the baseline, y up.
  ///
  /// Empty for the image's own size; an image with a baseline is then on that of the text.
  open var bounds = CGRect.zero

  /// A picture's data shows as the picture; other contents are kept alone.
  public init(data contentData: Data?, ofType uti: String?) {
    id = NSTextAttachment.makeID()
    super.init()
    contents = contentData
    // Observers are not called in an initializer.
    image = contentData.flatMap(UIImage.init(data:))
    fileType = uti
  }

  /// An attachment alone: what Foundation archives of one is not read (inferred).
  public required init?(coder: NSCoder) {
    id = NSTextAttachment.makeID()
    super.init()
  }

  private static func makeID() -> Int {
    nextID.withLock {
      $0 += 1; return $0
    }
  }

  public override convenience init() { self.init(data: nil, ofType: nil) }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  open var contents: Data? { didSet { image = image ?? contents.flatMap(UIImage.init(data:)) } }
  open var fileType: String?
  open var fileWrapper: FileWrapper? {
    didSet { if let data = fileWrapper?.regularFileContents { contents = data } }
  }
  /// Points at both sides.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a text view may show a view in place of the picture.
  open var allowsTextAttachmentView = true
  /// Whether a class of views is registered for the type of the file.
  open var usesTextAttachmentView: Bool {
    allowsTextAttachmentView
      && fileType.map { Self.textAttachmentViewProviderClass(forFileType: $0) != nil } == true
  }
  /// The place of a view that a text view shows instead: from the baseline, y up.
  var boundsOfView: CGRect?

  /// The view to show in a text view; nil for the picture.
  ///
  /// At first it is one of the class that is registered for the type of the file (documented).
  @preconcurrency
  @MainActor
  open func viewProvider(
    for parentView: UIView?,
    location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    registeredViewProvider(for: parentView, location: location, textContainer: textContainer)
  }

  /// What is drawn for the character, in place of the image if a subclass has another one.
  ///
  /// - Parameters:
  ///   - imageBounds: where it is drawn, in points.
  ///   - textContainer: nil in a text that no layout manager shows.
  open func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// What is drawn for the character at a place of the text.
  open func image(
    for bounds: CGRect,
    attributes: [NSAttributedString.Key: Any],
    location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage? {
    image(forBounds: bounds, textContainer: textContainer, characterIndex: location.textOffset)
  }

  /// Where the picture is in a line, at a place of the text: from the baseline, y up.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any],
    location: any NSTextLocation,
    textContainer: NSTextContainer?,
    proposedLineFragment: CGRect,
    position: CGPoint
  ) -> CGRect {
    attachmentBounds(
      for: textContainer,
      proposedLineFragment: proposedLineFragment,
      glyphPosition: position,
      characterIndex: location.textOffset
    )
  }

  /// Where the picture is in a line: from the baseline, y up.
  ///
  /// Only subclasses are asked in each layout; the width of `lineFrag` is that of the text.
  ///
  /// - Parameters:
  ///   - textContainer: nil here.
  ///   - lineFrag: as high as a line of the font.
  ///   - position: zero here.
  open func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { room(in: fontOfLayout ?? UIFont.systemFont(ofSize: 12).font) }

  /// While a subclass is asked for its bounds.
  private var fontOfLayout: Font?

  /// The picture's identity in the layout.
  let id: Int

  private static let nextID = Mutex(0)

  /// The picture in a text of a font: a symbol without a size of its own has the font's
  /// (documented).
  private func shownImage(in font: Font) -> UIImage? {
    guard let image, let symbol = image.symbol, !symbol.hasOwnSize else { return image }
    return image.applyingSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: CGFloat(font.size))
    )
  }

  fileprivate func room(in font: Font) -> CGRect {
    if let boundsOfView { return boundsOfView }
    guard bounds.isEmpty else { return bounds }
    let image = shownImage(in: font)
    let drop = image?.baselineOffsetFromBottom ?? 0
    let origin = CGPoint(x: bounds.minX, y: bounds.minY - drop)
    return CGRect(origin: origin, size: image?.size ?? .zero)
  }
}

extension NSTextAttachment: TextAttributeValue {
  package func apply(to style: inout TextStyle, key: String) {
    guard key == "NSAttachment" else { return }
    let isAsked = type(of: self) != NSTextAttachment.self
    if isAsked { AskedAttachments.add(self) }
    var attachment = TextStyle.Attachment(id: id, bounds: room(in: style.font), isAsked: isAsked)
    attachment.padding = lineLayoutPadding
    style.attachment = attachment
  }

  fileprivate func bounds(for question: TextStyle.Attachment.Question) -> CGRect {
    fontOfLayout = question.font
    defer { fontOfLayout = nil }
    if let boundsOfView { return boundsOfView }
    return attachmentBounds(
      for: [:],
      location: TextOffset(question.index),
      textContainer: nil,
      proposedLineFragment: question.line,
      position: .zero
    )
  }
}

/// The attachments of an app's own classes, which layouts ask.
private enum AskedAttachments {
  private struct Entry {
    weak var attachment: NSTextAttachment?
  }

  private static let entries = Mutex<[Int: Entry]>([:])

  private static let answers: Void = {
    TextStyle.Attachment.Question.ask = { question in
      let attachment = entries.withLock { $0[question.id]?.attachment }
      return attachment?.bounds(for: question)
    }
  }()

  static func add(_ attachment: NSTextAttachment) {
    answers
    entries.withLock { entries in
      guard entries[attachment.id]?.attachment == nil else { return }
      entries = entries.filter { $0.value.attachment != nil }
      entries[attachment.id] = Entry(attachment: attachment)
    }
  }
}

extension NSAttributedString {
  /// The one character of `attachment`.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Draws one of the text's pictures; shapes have the colour of their text, else `color`
  /// (observed).
  func drawAttachment(
    id: Int,
    in frame: CGRect,
    color: UIColor = .black,
    of container: NSTextContainer? = nil
  ) {
    enumerateAttribute(
      .attachment,
      in: NSRange(location: 0, length: length),
      options: []
    ) { value, range, stop in
      guard let attachment = value as? NSTextAttachment, attachment.id == id else { return }
      stop.pointee = true
      // A text view shows a view instead.
      guard attachment.boundsOfView == nil else { return }
      let image = attachment.image(
        for: frame,
        attributes: attributes(at: range.location, effectiveRange: nil),
        location: TextOffset(range.location),
        textContainer: container
      )
      guard let image, let context = UIGraphicsGetCurrentContext() else { return }
      let own = attribute(.foregroundColor, at: range.location, effectiveRange: nil) as? UIColor
      image.draw(
        in: frame,
        context: context,
        blendMode: .normal,
        alpha: 1,
        tint: image.isTemplate ? own ?? color : nil
      )
    }
  }
}
