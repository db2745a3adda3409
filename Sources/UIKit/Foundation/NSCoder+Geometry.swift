import Foundation
import QuartzCore

/// Writes and reads UIKit's structures by key, in the format of `NSCoder.string(for:)`.
extension NSCoder {
  public func encode(_ point: CGPoint, forKey key: String) {
    encode(NSCoder.string(for: point) as NSString, forKey: key)
  }
  public func encode(_ size: CGSize, forKey key: String) {
    encode(NSCoder.string(for: size) as NSString, forKey: key)
  }
  public func encode(_ rect: CGRect, forKey key: String) {
    encode(NSCoder.string(for: rect) as NSString, forKey: key)
  }
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets) as NSString, forKey: key)
  }
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform) as NSString, forKey: key)
  }
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(NSCoder.string(for: offset) as NSString, forKey: key)
  }

  private func string(forKey key: String) -> String {
    (decodeObject(forKey: key) as? String) ?? ""
  }

  public func decodeCGPoint(forKey key: String) -> CGPoint {
    NSCoder.cgPoint(for: string(forKey: key))
  }
  public func decodeCGSize(forKey key: String) -> CGSize {
    NSCoder.cgSize(for: string(forKey: key))
  }
  public func decodeCGRect(forKey key: String) -> CGRect {
    NSCoder.cgRect(for: string(forKey: key))
  }
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    NSCoder.uiEdgeInsets(for: string(forKey: key))
  }
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: string(forKey: key))
  }
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    NSCoder.uiOffset(for: string(forKey: key))
  }

  // MARK: Text

  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
  public class func string(for rect: CGRect) -> String {
    "{\(text([rect.minX, rect.minY])), \(text([rect.width, rect.height]))}"
  }
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  public class func string(for offset: UIOffset) -> String {
    text([offset.horizontal, offset.vertical])
  }
  /// In square brackets, unlike the others (documented).
  public class func string(for transform: CGAffineTransform) -> String {
    let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(values.map(number).joined(separator: ", "))]"
  }

  public class func cgPoint(for string: String) -> CGPoint {
    let n = numbers(string, 2)
    return CGPoint(x: n[0], y: n[1])
  }
  public class func cgSize(for string: String) -> CGSize {
    let n = numbers(string, 2)
    return CGSize(width: n[0], height: n[1])
  }
  public class func cgVector(for string: String) -> CGVector {
    let n = numbers(string, 2)
    return CGVector(dx: n[0], dy: n[1])
  }
  public class func cgRect(for string: String) -> CGRect {
    let n = numbers(string, 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let n = numbers(string, 4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
  public class func uiOffset(for string: String) -> UIOffset {
    let n = numbers(string, 2)
    return UIOffset(horizontal: n[0], vertical: n[1])
  }
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let n = numbers(string, 6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  private class func text(_ values: [CGFloat]) -> String {
    "{\(values.map(number).joined(separator: ", "))}"
  }

  /// Whole numbers without a point, as `%.17g` writes them.
  private class func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// Zeros when the text is not such a structure (documented).
  private class func numbers(_ string: String, _ count: Int) -> [CGFloat] {
    let parts = string.split { "{}[], ".contains($0) }.compactMap { Double($0) }
    return parts.count == count ? parts.map { CGFloat($0) } : Array(repeating: 0, count: count)
  }
}
