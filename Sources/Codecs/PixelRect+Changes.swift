import Foundation
import Pixels

extension PixelRect {
  /// The smallest rectangle outside of which two pictures, `width` pixels wide, are the same in
  /// `rows`; empty when they are.
  ///
  /// An element is a pixel in any representation.
  init<Element: BitwiseCopyable & Equatable>(
    changedIn new: UnsafePointer<Element>,
    since old: UnsafePointer<Element>,
    width: Int,
    rows: Range<Int>
  ) {
    func differs(_ y: Int) -> Bool {
      memcmp(new + y * width, old + y * width, width * MemoryLayout<Element>.stride) != 0
    }
    self = .empty
    guard let top = rows.first(where: differs), let bottom = rows.last(where: differs) else {
      return
    }
    var left = width
    var right = 0
    for y in top...bottom {
      let (new, old) = (new + y * width, old + y * width)
      // Only what could widen the rectangle is looked at.
      if let x = (0..<left).first(where: { new[$0] != old[$0] }) { left = x }
      if let x = (right..<width).last(where: { new[$0] != old[$0] }) { right = x + 1 }
    }
    self.init(minX: left, minY: top, maxX: right, maxY: bottom + 1)
  }
}
