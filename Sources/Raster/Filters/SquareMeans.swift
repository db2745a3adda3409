import CKernels
import RasterPlan

/// Means of squares of values, from the rows that they lie in.
///
/// Squares may reach beyond the picture, to the right and below.
struct SquareMeans {
  /// Values of a side, a power of two above 1.
  private let factor: Int
  /// Pixels of a row, and squares.
  private let width: Int
  private let count: Int
  private let channels: Int
  private let edges: PlannedPicture.Surroundings
  private let kernels: SeguePixelKernels
  /// The sums of each column so far.
  private let columns: UnsafeMutablePointer<UInt32>

  init(
    ofRows width: Int,
    channels: Int,
    factor: Int,
    _ edges: PlannedPicture.Surroundings,
    _ kernels: SeguePixelKernels
  ) {
    self.factor = factor
    self.width = width
    self.channels = channels
    self.edges = edges
    self.kernels = kernels
    count = SquareMeans.count(of: width, factor)
    columns = .unwritten(capacity: max(1, count * factor * channels))
  }

  func deallocate() { columns.deallocate() }

  /// How many squares a row or a column of values takes.
  static func count(of values: Int, _ factor: Int) -> Int { (values + factor - 1) / factor }

  /// Begins a row of squares.
  func begin() { columns.update(repeating: 0, count: count * factor * channels) }

  /// Adds values of a row, `weight` times.
  ///
  /// - Parameters:
  ///   - pixels: how many there are.
  ///   - place: that of the first.
  func add(
    _ line: UnsafePointer<UInt8>,
    _ pixels: Int,
    at place: Int = 0,
    times weight: Int = 1
  ) {
    check(place >= 0 && place + pixels <= width)
    kernels.accumulateBytes(
      columns + place * channels,
      line,
      Int32(pixels * channels),
      UInt32(weight)
    )
  }

  /// Writes the means of the squares of which all rows were added.
  func write(to means: UnsafeMutablePointer<UInt8>) {
    // Beside the picture its last column goes on where nothing is outside; else there is none.
    if edges == .nothing {
      for i in width * channels..<count * factor * channels { columns[i] = columns[i - channels] }
    }
    kernels.averageCells(means, columns, Int32(count), Int32(channels), Int32(factor))
  }
}
