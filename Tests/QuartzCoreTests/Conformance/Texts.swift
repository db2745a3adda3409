import Foundation

/// A value in few words, for tables.
func text(_ value: Any) -> String {
  switch value {
  case let point as CGPoint: "(\(point.x), \(point.y))"
  case let size as CGSize: "(\(size.width), \(size.height))"
  case let rect as CGRect: "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
  default: "\(value)"
  }
}
