import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import Typography

// Room in a line that code measures: what is drawn there is up to that code.

public let kCTRunDelegateVersion1: CFIndex = 1
public let kCTRunDelegateCurrentVersion: CFIndex = 1

public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

public struct CTRunDelegateCallbacks {
  public var version: CFIndex
  public var dealloc: CTRunDelegateDeallocateCallback
  public var getAscent: CTRunDelegateGetAscentCallback
  public var getDescent: CTRunDelegateGetDescentCallback
  public var getWidth: CTRunDelegateGetWidthCallback

  public init(
    version: CFIndex,
    dealloc: @escaping CTRunDelegateDeallocateCallback,
    getAscent: @escaping CTRunDelegateGetAscentCallback,
    getDescent: @escaping CTRunDelegateGetDescentCallback,
    getWidth: @escaping CTRunDelegateGetWidthCallback
  ) {
    self.version = version
    self.dealloc = dealloc
    self.getAscent = getAscent
    self.getDescent = getDescent
    self.getWidth = getWidth
  }
}

/// Measures the room of a run.
public final class CTRunDelegate {
  private let callbacks: CTRunDelegateCallbacks
  let refCon: UnsafeMutableRawPointer

  init(_ callbacks: CTRunDelegateCallbacks, _ refCon: UnsafeMutableRawPointer) {
    self.callbacks = callbacks
    self.refCon = refCon
  }

  deinit { callbacks.dealloc(refCon) }

  /// From the baseline, y up.
  var bounds: CGRect {
    let descent = callbacks.getDescent(refCon)
    return CGRect(
      x: 0,
      y: -descent,
      width: callbacks.getWidth(refCon),
      height: callbacks.getAscent(refCon) + descent
    )
  }
}

extension CTRunDelegate: TextAttributeValue {
  package func apply(to style: inout TextStyle, key: String) {
    guard key == kCTRunDelegateAttributeName else { return }
    style.attachment = TextStyle.Attachment(id: -1, bounds: bounds)
  }
}

/// Code passes what its callbacks need; those of code that passes nothing need nothing, and get the
/// address of no object.
public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>,
  _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
  guard let refCon = refCon ?? UnsafeMutableRawPointer(bitPattern: 1) else { return nil }
  return CTRunDelegate(callbacks.pointee, refCon)
}

public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
  runDelegate.refCon
}

extension NSMutableAttributedString {
  /// Each character of a run with a delegate becomes one that has room in place of a glyph.
  func makeRoomForRunDelegates() {
    let key = NSAttributedString.Key(rawValue: kCTRunDelegateAttributeName)
    var ranges: [NSRange] = []
    // By all attributes: what replaces a range has those of its first character (documented).
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) {
      attributes,
      range,
      _ in
      if attributes[key] is CTRunDelegate { ranges.append(range) }
    }
    for range in ranges {
      let room = String(repeating: "\u{FFFC}", count: range.length)
      replaceCharacters(in: range, with: room)
    }
  }
}
