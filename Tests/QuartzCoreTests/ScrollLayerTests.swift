import CoreGraphics
import QuartzCore
import Testing

@Suite
struct ScrollLayerTests {
  private func makeLayer() -> (CAScrollLayer, CALayer) {
    let scroll = CAScrollLayer()
    scroll.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let content = CALayer()
    content.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    scroll.addSublayer(content)
    return (scroll, content)
  }

  @Test
  func `a scroll layer shows the point at its origin, as far as its mode lets it`() {
    let (scroll, content) = makeLayer()
    scroll.scroll(to: CGPoint(x: 30, y: 40))
    #expect(scroll.bounds.origin == CGPoint(x: 30, y: 40))
    scroll.scrollMode = .vertically
    scroll.scroll(to: CGPoint(x: 0, y: 10))
    #expect(scroll.bounds.origin == CGPoint(x: 30, y: 10))
    #expect(content.visibleRect == CGRect(x: 30, y: 10, width: 100, height: 100))
  }

  @Test
  func `it moves no further than a rectangle needs to be seen`() {
    let (scroll, content) = makeLayer()
    content.scrollRectToVisible(CGRect(x: 150, y: 20, width: 50, height: 50))
    #expect(scroll.bounds.origin == CGPoint(x: 100, y: 0))
    content.scroll(CGPoint(x: 7, y: 8))
    #expect(scroll.bounds.origin == CGPoint(x: 7, y: 8))
  }
}
