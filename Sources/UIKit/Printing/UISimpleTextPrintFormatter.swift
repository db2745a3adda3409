import CoreGraphics
import Foundation

/// Text in one style, or with its own attributes.
@preconcurrency
@MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  private let pages = PrintedText()

  public init(text: String) {
    self.text = text
    super.init()
    restyle()
  }

  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
    restyle()
  }

  open var text: String? { didSet { restyle() } }
  open var attributedText: NSAttributedString? { didSet { restyle() } }
  open var font: UIFont? { didSet { restyle() } }
  open var color: UIColor? { didSet { restyle() } }
  open var textAlignment = NSTextAlignment.natural { didSet { restyle() } }

  /// 12 points of the system font without another one (documented).
  private func restyle() {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    pages.text =
      attributedText
      ?? NSAttributedString(
        string: text ?? "",
        attributes: [
          .font: font ?? UIFont.systemFont(ofSize: 12), .foregroundColor: color ?? UIColor.black,
          .paragraphStyle: style,
        ]
      )
  }

  override func reflow() { pages.reflow() }
  open override var pageCount: Int { pages.pageCount(in: self) }
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    pages.draw(self, in: rect, forPageAt: pageIndex)
  }
}

/// HTML, as far as attributed texts read it.
@preconcurrency
@MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  private let pages = PrintedText()

  public init(markupText: String) {
    self.markupText = markupText
    super.init()
    read()
  }

  open var markupText: String? { didSet { read() } }

  private func read() {
    let text = try? NSAttributedString(
      data: Data((markupText ?? "").utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil
    )
    pages.text = text ?? NSAttributedString(string: "")
  }

  override func reflow() { pages.reflow() }
  open override var pageCount: Int { pages.pageCount(in: self) }
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    pages.draw(self, in: rect, forPageAt: pageIndex)
  }
}

/// A view's own drawing, as high as the view.
@preconcurrency
@MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  public let view: UIView

  init(view: UIView) {
    self.view = view
    super.init()
  }

  private var content: CGSize {
    (view as? UIScrollView)?.contentSize ?? view.bounds.size
  }

  open override var pageCount: Int {
    let room = pageRect.height
    return room > 0 ? max(1, Int((content.height / room).rounded(.up))) : 0
  }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let top = CGFloat(pageIndex - startPage) * pageRect.height
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY - top)
    view.layer.render(in: context)
    context.restoreGState()
  }
}

extension UIView {
  /// Prints the view.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}
