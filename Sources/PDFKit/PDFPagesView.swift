import UIKit

/// One page, drawn as large as the view is.
final class PDFPageView: UIView {
  let page: PDFPage
  private let box: PDFDisplayBox

  init(_ page: PDFPage, _ box: PDFDisplayBox) {
    self.page = page
    self.box = box
    super.init(frame: .zero)
    backgroundColor = .white
    isOpaque = true
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let size = page.shownSize(for: box)
    guard size.width > 0, size.height > 0 else { return }
    context.translateBy(x: 0, y: bounds.height)
    context.scaleBy(x: bounds.width / size.width, y: -bounds.height / size.height)
    page.draw(with: box, to: context)
  }
}

/// The pages of a PDF view below or beside each other; only those that are seen have views.
final class PDFPagesView: UIScrollView, UIScrollViewDelegate {
  /// How the pages are laid out.
  struct Arrangement {
    var pages: [PDFPage] = []
    var box = PDFDisplayBox.cropBox
    var isHorizontal = false
    /// Points of the view to a point of a page.
    var scale: CGFloat = 1
    /// Around each page, in points of the view.
    var margins = UIEdgeInsets.zero
    var hasShadows = true
  }

  var arrangement = Arrangement() {
    didSet {
      for view in pageViews { view.removeFromSuperview() }
      pageViews = []
      setNeedsLayout()
    }
  }

  var onScroll: (() -> Void)?
  let content = UIView()
  private var pageViews: [PDFPageView] = []
  private var frames: [CGRect] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?() }

  override func layoutSubviews() {
    super.layoutSubviews()
    placePages()
    showPages()
  }

  private func placePages() {
    frames = []
    var place = CGPoint.zero
    var extent = CGSize.zero
    for page in arrangement.pages {
      let own = page.shownSize(for: arrangement.box)
      let size = CGSize(
        width: own.width * arrangement.scale,
        height: own.height * arrangement.scale
      )
      let margins = arrangement.margins
      let corner = CGPoint(x: place.x + margins.left, y: place.y + margins.top)
      frames.append(CGRect(origin: corner, size: size))
      let room = CGSize(
        width: size.width + margins.left + margins.right,
        height: size.height + margins.top + margins.bottom
      )
      if arrangement.isHorizontal { place.x += room.width } else { place.y += room.height }
      extent.width = max(extent.width, corner.x + size.width + margins.right)
      extent.height = max(extent.height, corner.y + size.height + margins.bottom)
    }
    // Pages stand in the middle of what they leave free.
    let whole = CGSize(
      width: max(extent.width, bounds.width),
      height: max(
        extent.height,
        bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
      )
    )
    for index in frames.indices {
      if arrangement.isHorizontal {
        frames[index].origin.y = (whole.height - frames[index].height) / 2
        frames[index].origin.x += (whole.width - extent.width) / 2
      } else {
        frames[index].origin.x = (whole.width - frames[index].width) / 2
        frames[index].origin.y += (whole.height - extent.height) / 2
      }
    }
    if contentSize != whole { contentSize = whole }
    content.frame = CGRect(origin: .zero, size: whole)
  }

  private func showPages() {
    let seen = frames.indices.filter { frames[$0].intersects(bounds) }
    let pages = seen.map { arrangement.pages[$0] }
    for view in pageViews where !pages.contains(where: { $0 === view.page }) {
      view.removeFromSuperview()
    }
    pageViews = zip(seen, pages).map { index, page in
      let view =
        pageViews.first { $0.page === page } ?? PDFPageView(page, arrangement.box)
      UIView.performWithoutAnimation {
        view.frame = frames[index]
        view.layer.shadowOpacity = arrangement.hasShadows ? 0.25 : 0
        view.layer.shadowOffset = CGSize(width: 0, height: 1)
        if view.superview !== content { content.addSubview(view) }
      }
      return view
    }
  }

  var shownPages: [PDFPage] { pageViews.map(\.page) }

  func frame(of page: PDFPage) -> CGRect? {
    guard let index = arrangement.pages.firstIndex(where: { $0 === page }),
      frames.indices.contains(index)
    else { return nil }
    return frames[index]
  }

  /// The page at a place of the content, or the nearest one.
  func page(at point: CGPoint, nearest: Bool) -> PDFPage? {
    if let index = frames.firstIndex(where: { $0.contains(point) }) {
      return arrangement.pages[index]
    }
    guard nearest else { return nil }
    let index = frames.indices.min {
      frames[$0].distance(to: point) < frames[$1].distance(to: point)
    }
    return index.map { arrangement.pages[$0] }
  }
}

extension CGRect {
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let x = max(minX - point.x, 0, point.x - maxX)
    let y = max(minY - point.y, 0, point.y - maxY)
    return (x * x + y * y).squareRoot()
  }
}
