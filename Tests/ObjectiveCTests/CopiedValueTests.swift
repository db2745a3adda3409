import Foundation
import Testing

import ObjectiveC

/// Values as identifiers: `name as NSCopying`.
@Suite
struct `Copied values` {
  private struct Place: Hashable { var row: Int }
  private struct Loose { var row: Int }

  @Test
  func `what Foundation has a class for becomes an object of it`() {
    #expect(_copying("wall") as? NSString == "wall")
    #expect(_copying(NSNumber(value: 3)) as? NSNumber == 3)
    #expect((_copying(IndexPath(indexes: [1, 2])) as? NSIndexPath)?.length == 2)
  }

  @Test
  func `other values are boxed, and equal values are equal`() {
    let one = _copying(Place(row: 1)) as AnyObject
    let same = _copying(Place(row: 1)) as? Foundation.NSObject
    let other = _copying(Place(row: 2)) as? Foundation.NSObject
    #expect(same?.isEqual(one) == true)
    #expect(other?.isEqual(one) == false)
    let loose = _copying(Loose(row: 1)) as? Foundation.NSObject
    #expect(loose?.isEqual(_copying(Loose(row: 1))) == false)
    #expect(loose?.isEqual(loose) == true)
  }
}
