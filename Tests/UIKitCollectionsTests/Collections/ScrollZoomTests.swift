import Segue
import Testing
import UIKit

/// An image that constraints tie to the edges of a scroll view, which zooms it.
@MainActor
struct ScrollZoomTests {
  @MainActor
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let image = UIImageView()
    /// The scales at the beginnings of zooming.
    var beginnings: [CGFloat] = []
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      beginnings.append(scrollView.zoomScale)
    }
    /// The scales at the ends of zooming.
    var ends: [CGFloat] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { image }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView,
      with view: UIView?,
      atScale scale: CGFloat
    ) { ends.append(scale) }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 500))
  private let scroll = UIScrollView(frame: rect(0, 0, 300, 500))
  private let zoomer = Zoomer()
  private var image: UIImageView { zoomer.image }

  init() {
    image.image = UIGraphicsImageRenderer(size: CGSize(width: 600, height: 400)).image { _ in }
    image.translatesAutoresizingMaskIntoConstraints = false
    scroll.delegate = zoomer
    scroll.addSubview(image)
    stage.window.addSubview(scroll)
    on(
      image.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      image.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      image.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      image.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10)
    )
    stage.window.layoutIfNeeded()
    scroll.minimumZoomScale = 0.5
    scroll.setZoomScale(0.5, animated: false)
  }

  @Test
  func `the image grows from the corner where its constraints put it, and the content with it`() {
    for _ in 0..<2 {
      scroll.setNeedsLayout()
      stage.window.layoutIfNeeded()
      #expect(image.frame == rect(0, 10, 300, 200))
      #expect(image.bounds.size == CGSize(width: 600, height: 400))
      #expect(scroll.contentSize == CGSize(width: 300, height: 220))
    }
  }

  @Test
  func `a zoomed image that fits its picture again keeps its scale`() {
    image.sizeToFit()
    #expect(image.bounds.size == CGSize(width: 600, height: 400))
    #expect(image.frame.size == CGSize(width: 300, height: 200))
  }

  @Test
  func `the delegate hears of the beginning of an animated zoom, and of its end, not before`() {
    scroll.setZoomScale(1, animated: true)
    #expect(zoomer.beginnings == [0.5] && zoomer.ends.isEmpty)
    stage.advance(by: 0.5)
    #expect(zoomer.ends == [1])
    scroll.zoom(to: rect(0, 0, 600, 400), animated: true)
    stage.advance(by: 0.5)
    #expect(zoomer.beginnings == [0.5, 1] && zoomer.ends == [1, 0.5])
  }

  @Test(arguments: [(60, 240), (240, 60)] as [(CGFloat, CGFloat)])
  func `a pinch beyond a limit of the scale bounces`(from: CGFloat, to: CGFloat) throws {
    scroll.maximumZoomScale = 0.6
    let limit: CGFloat = to > from ? 0.6 : 0.5
    stage.pinch(at: CGPoint(x: 150, y: 110), from: from, to: to, over: 0.5)
    stage.advance(by: 0.45)
    #expect(scroll.isZooming && !scroll.isZoomBouncing)
    #expect(to > from ? scroll.zoomScale > 0.61 : scroll.zoomScale < 0.49)
    #expect(scroll.zoomScale < 2 * limit && scroll.zoomScale > limit / 2)
    stage.advance(by: 0.1)
    #expect(scroll.isZoomBouncing && !scroll.isZooming && zoomer.ends.isEmpty)
    try stage.settle()
    #expect(scroll.zoomScale == limit && zoomer.ends == [limit])
    #expect(!scroll.isZoomBouncing && scroll.contentOffset.x >= 0)
  }

  @Test
  func `a pinch stops at the limits of a view that does not bounce`() throws {
    scroll.bouncesZoom = false
    stage.pinch(at: CGPoint(x: 150, y: 110), from: 60, to: 240, over: 0.5)
    stage.advance(by: 0.45)
    #expect(scroll.zoomScale == 1)
    try stage.settle()
    #expect(zoomer.ends == [1])
  }

  @Test(arguments: [true, false])
  func `content of scale 0 grows again from the corner`(isLaidOut: Bool) {
    let zoomer = Zoomer()
    let scroll = UIScrollView(frame: isLaidOut ? rect(0, 0, 300, 500) : .zero)
    scroll.delegate = zoomer
    scroll.addSubview(zoomer.image)
    zoomer.image.frame = rect(0, 0, 400, 300)
    scroll.minimumZoomScale = 0
    scroll.zoomScale = 0
    #expect(scroll.contentSize == .zero)
    scroll.minimumZoomScale = 0.5
    scroll.zoomScale = 0.5
    #expect(scroll.contentSize == CGSize(width: 200, height: 150))
    #expect(scroll.contentOffset == .zero)
    #expect(zoomer.image.frame == rect(0, 0, 200, 150))
  }

  @Test
  func `the lower limit of the scale counts where it is above the upper one`() {
    scroll.maximumZoomScale = 0.25
    scroll.minimumZoomScale = 0.75
    scroll.zoomScale = 0.75
    #expect(scroll.zoomScale == 0.75)
    scroll.maximumZoomScale = 2
    #expect(scroll.zoomScale == 0.75)
  }
}
