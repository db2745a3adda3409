import CoreGraphics
import Testing

struct CGGeometryTests {
  @Test
  func `points, sizes and rectangles are printed as on iOS`() {
    let rect = CGRect(x: 0, y: 20, width: 320, height: 44.5)
    #expect("\(rect)" == "(0.0, 20.0, 320.0, 44.5)")
    #expect("\(rect.origin) \(rect.size)" == "(0.0, 20.0) (320.0, 44.5)")
    #expect("\([rect.origin])" == "[(0.0, 20.0)]")
  }
}
