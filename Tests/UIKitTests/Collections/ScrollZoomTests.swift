import Segue
import Testing
import UIKit

/// An image that constraints tie to the edges of a scroll view, which zooms it.
@MainActor
struct ScrollZoomTests {
  @MainActor
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let image = UIImageView()
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { image }
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
}
