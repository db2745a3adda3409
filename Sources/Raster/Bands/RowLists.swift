import RasterPlan

/// The commands that reach into each row of a band, in painter's order, where there are many small
/// ones: a row then looks at its own instead of at all.
struct RowLists {
  /// Fewer commands are looked at about as fast as lists of them are made (estimated).
  static let fewest = 48

  /// Where each row's part of `indices` begins, and its end.
  private var starts = GrowingBuffer<Int32>(capacity: 160)
  private var indices = GrowingBuffer<Int32>(capacity: 1024)
  private var firstRow: Int32 = 0
  private(set) var isInUse = false

  func deallocate() {
    starts.deallocate()
    indices.deallocate()
  }

  mutating func removeAll() { isInUse = false }

  /// Lists draws that lie in rows `first ..< first + count`.
  mutating func list(_ commands: GrowingBuffer<LoadedCommand>, from first: Int32, count: Int) {
    isInUse = true
    firstRow = first
    starts.removeAll()
    // Row k is counted at k + 2: its end comes to stand there, and its start, which
    // moves to its end, at k + 1.
    for _ in 0..<count + 2 { starts.append(0) }
    for command in commands.elements {
      var row = Int(command.rows.first &- first)
      while row < Int(command.rows.end &- first) {
        starts[row &+ 2] &+= 1
        row &+= 1
      }
    }
    for row in 0..<count { starts[row + 2] += starts[row + 1] }
    indices.removeAll()
    for _ in 0..<starts[count + 1] { indices.append(0) }
    for index in 0..<commands.count {
      let command = commands.pointer(at: index)
      var row = Int(command.pointee.rows.first &- first)
      while row < Int(command.pointee.rows.end &- first) {
        let place = Int(starts[row &+ 1])
        starts[row &+ 1] = Int32(place &+ 1)
        indices[place] = Int32(index)
        row &+= 1
      }
    }
  }

  /// The commands of a row.
  @inline(__always)
  subscript(y: Int32) -> UnsafeBufferPointer<Int32> {
    let row = Int(y &- firstRow)
    let start = Int(starts[row])
    return UnsafeBufferPointer(start: indices.base + start, count: Int(starts[row + 1]) - start)
  }
}
