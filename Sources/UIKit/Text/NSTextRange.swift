import Foundation

/// A place in text.
public protocol NSTextLocation: NSObjectProtocol {
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place by the number of UTF-16 units before it.
final class TextOffset: NSObject, NSTextLocation, @unchecked Sendable {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    let other = location.textOffset
    return offset < other ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }

  override var hash: Int { offset }
}

extension NSTextLocation {
  /// 0 for an app's own kind of place.
  var textOffset: Int { (self as? TextOffset)?.offset ?? 0 }
}

/// From one place in text to another one.
public final class NSTextRange: NSObject, @unchecked Sendable {
  public let location: any NSTextLocation
  public let endLocation: any NSTextLocation

  /// Nil if the end lies before the start; empty without an end.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    self.location = location
    self.endLocation = end
    super.init()
  }

  public convenience init(location: any NSTextLocation) { self.init(location, location) }

  private init(_ location: any NSTextLocation, _ endLocation: any NSTextLocation) {
    self.location = location
    self.endLocation = endLocation
    super.init()
  }

  convenience init(_ range: NSRange) {
    self.init(TextOffset(range.location), TextOffset(range.location + range.length))
  }

  var characters: NSRange {
    let start = location.textOffset
    return NSRange(location: start, length: max(0, endLocation.textOffset - start))
  }

  public var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  public func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending
      && location.compare(endLocation) == .orderedAscending
  }

  public func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }

  public func intersects(_ textRange: NSTextRange) -> Bool {
    intersection(textRange)?.isEmpty == false
  }

  /// Nil for ranges that do not meet.
  public func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    let isLater = location.compare(textRange.location) == .orderedDescending
    let isEarlier = endLocation.compare(textRange.endLocation) == .orderedAscending
    return NSTextRange(
      location: isLater ? location : textRange.location,
      end: isEarlier ? endLocation : textRange.endLocation
    )
  }

  public func union(_ textRange: NSTextRange) -> NSTextRange {
    let isEarlier = location.compare(textRange.location) == .orderedAscending
    let isLater = endLocation.compare(textRange.endLocation) == .orderedDescending
    return NSTextRange(
      isEarlier ? location : textRange.location,
      isLater ? endLocation : textRange.endLocation
    )
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextRange else { return false }
    return location.compare(other.location) == .orderedSame
      && endLocation.compare(other.endLocation) == .orderedSame
  }

  public override var hash: Int { location.textOffset }

  public override var description: String {
    "\(location.textOffset)...\(endLocation.textOffset)"
  }
}
