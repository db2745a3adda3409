import Foundation

/// One line of JSON: the result of a program of the comparison for one workload.
///
/// Programs of other libraries leave out unknown values.
struct Measurement: Codable {
  var peer: String
  var wl: String
  var w: Int
  var h: Int
  /// `mem`: pixels into memory.
  ///
  /// `png`: PNG files on disk. `gif`: a GIF.
  var mode: String
  /// Milliseconds a frame.
  var med: Double
  var mean: Double
  /// Mean size of a file.
  var bytes: Int?
  /// Peak of the process.
  var rss_mb: Int?
  /// Milliseconds until the first frame was there.
  var first: Double?
  /// Milliseconds a frame after the first one.
  var steady: Double?

  /// The compared value: several threads write files at once, so only the mean counts.
  var cost: Double { mode == "mem" ? med : mean }

  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
  }

  /// The last line that is a measurement; programs may print other lines before.
  static func last(in data: Data) -> Measurement? { all(in: data).last }

  static func all(in data: Data) -> [Measurement] {
    data.split(separator: 10).compactMap {
      try? JSONDecoder().decode(Measurement.self, from: Data($0))
    }
  }
}

/// Milliseconds of a steady clock.
func milliseconds() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e6 }

func median(_ values: [Double]) -> Double {
  guard !values.isEmpty else { return .nan }
  let sorted = values.sorted()
  return (sorted[sorted.count / 2] + sorted[(sorted.count - 1) / 2]) / 2
}

/// A number in three digits or so.
func short(_ value: Double) -> String {
  String(format: value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f", value)
}

/// A directory that is removed after the measurement.
func withScratchDirectory<Result>(_ body: (String) throws -> Result) throws -> Result {
  let path = "\(scratchRoot)/segue-bench-\(getpid())"
  try? FileManager.default.removeItem(atPath: path)
  defer { try? FileManager.default.removeItem(atPath: path) }
  return try body(path)
}

/// Where temporary files go: TMPDIR, or memory where there is room.
///
/// A disk's file system that has just deleted thousands of frames may look for a free inode longer
/// than a frame takes.
let scratchRoot: String = {
  if let folder = ProcessInfo.processInfo.environment["TMPDIR"] { return folder }
  var status = statvfs()
  let hasRoom =
    statvfs("/dev/shm", &status) == 0 && UInt64(status.f_bavail) * UInt64(status.f_bsize) > 4 << 30
  return hasRoom ? "/dev/shm" : "/tmp"
}()
