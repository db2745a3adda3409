import Testing
import UIKit

/// Values that come out of collections of objects.
@Suite
struct BridgingTests {
  @Test
  func `numbers of JSON are lengths`() throws {
    let text = #"{"width": 5, "ratio": 2.5, "points": [1, 2.5]}"#
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let values = try #require(object as? [String: Any])
    #expect(values["width"] as? CGFloat == 5)
    #expect(values["ratio"] as? CGFloat == 2.5)
    #expect(values["points"] as? [CGFloat] == [1, 2.5])
    #expect(values["width"] as? Double == 5)
  }

  @Test
  func `a length is a number`() {
    let value: Any = CGFloat(2.5)
    #expect(value as? NSNumber == 2.5)
  }

  @Test
  func `structures in values come out as what they are, and as nothing else`() {
    let box = CGRect(x: 1, y: 2, width: 3, height: 4)
    let values: [Any] = [
      NSValue(cgRect: box), NSValue(cgPoint: box.origin), NSValue(cgSize: box.size),
      NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)),
    ]
    #expect(values.map { $0 as? CGRect } == [box, nil, nil, nil])
    #expect(values.map { $0 as? CGPoint } == [nil, box.origin, nil, nil])
    #expect(values.map { $0 as? CGSize } == [nil, nil, box.size, nil])
    #expect(values[3] as? CGAffineTransform == CGAffineTransform(scaleX: 2, y: 3))
  }

  @Test
  func `a structure is a value`() {
    let point: Any = CGPoint(x: 1, y: 2)
    #expect((point as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
  }
}
