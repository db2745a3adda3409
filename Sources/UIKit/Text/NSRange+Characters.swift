import Foundation

extension NSRange {
  /// `NSNotFound` is the largest number, behind which there is no character.
  var characters: Range<Int> {
    let (end, isBeyond) = location.addingReportingOverflow(max(0, length))
    return location..<(isBeyond ? Int.max : end)
  }
}
