import Pixels

/// The coverages of a draw or a scope, which are multiplied; none means all of its bounds.
///
/// They stand side by side in `PlanItems.coverages`: nearly every draw has one, and memory of its
/// own for each of thousands takes longer than what is done with it.
package struct CoverageList: Sendable, BitwiseCopyable {
  fileprivate var start: Int32 = 0
  fileprivate var count: Int32 = 0

  static let none = CoverageList()

  var isSingle: Bool { count == 1 }
}

extension PlanItems {
  package subscript(list: CoverageList) -> ArraySlice<Coverage> {
    let start = Int(list.start)
    return coverages[start..<start + Int(list.count)]
  }

  /// Whether the coverages of a list cover all of `rect`.
  ///
  /// By index, since a coverage is large to copy.
  func cover(_ rect: PixelRect, _ list: CoverageList) -> Bool {
    let start = Int(list.start)
    return (start..<start + Int(list.count)).allSatisfy { coverages[$0].covers(rect) }
  }

  /// A list of one.
  mutating func list(_ coverage: consuming Coverage) -> CoverageList {
    coverages.append(coverage)
    return CoverageList(start: Int32(coverages.count - 1), count: 1)
  }

  /// A list of one in the place of two at the end, which a chain of draws that are
  /// joined would leave behind.
  mutating func list(
    _ coverage: consuming Coverage,
    replacing first: CoverageList,
    _ second: CoverageList
  ) -> CoverageList {
    if first.start + first.count == second.start, second.start + second.count == coverages.count {
      coverages.removeSubrange(Int(first.start)...)
    }
    return list(coverage)
  }

  /// The coverages of both lists.
  mutating func joined(_ first: CoverageList, _ second: CoverageList) -> CoverageList {
    if second.count == 0 { return first }
    if first.count == 0 { return second }
    return list(self[first] + self[second])
  }

  /// Those of a list that are not full in `bounds`.
  mutating func without(fullIn bounds: PixelRect, _ list: CoverageList) -> CoverageList {
    guard self[list].contains(where: { $0.covers(bounds) }) else { return list }
    return self.list(self[list].filter { !$0.covers(bounds) })
  }

  private mutating func list(_ elements: some Collection<Coverage>) -> CoverageList {
    let start = coverages.count
    coverages.append(contentsOf: elements)
    return CoverageList(start: Int32(start), count: Int32(coverages.count - start))
  }
}
