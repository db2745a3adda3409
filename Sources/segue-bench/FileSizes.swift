// swift-format-ignore-file: NeverForceUnwrap
// The memory is never empty where its address is asked for.

import CPNG
import Codecs
import Display
import Foundation
import Pixels
import Raster
import Synchronization

/// The sizes of the same RGBA frames by our encoder and by libpng with its defaults.
enum FileSizes {
  /// Only one frame of this many is measured, because libpng is slow.
  private static let step = 10

  /// `segue-bench sizes WORKLOAD WIDTH HEIGHT ASSETS`: prints both means.
  static func run(_ arguments: [String]) throws {
    guard arguments.count >= 4, let width = Int(arguments[1]), let height = Int(arguments[2])
    else { throw UsageError() }
    let workload = try Workload(arguments[0], width: width, height: height, assets: arguments[3])
    let sums = Mutex((own: 0, other: 0))
    let count = Workload.frameCount / step
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let pixmap = Renderer().render(
        workload.list(at: Workload.progress(index * step + step / 2)),
        width: width,
        height: height,
        background: Pixel(.black)
      )
      let own = PNGEncoder().encode(pixmap).count
      let other = pixmap.withUnsafePixels {
        cpng_default_size($0.baseAddress!, UInt32(width), UInt32(height))
      }
      sums.withLock { $0 = ($0.own + own, $0.other + other) }
    }
    for (name, sum) in sums.withLock({ [("segue", $0.own), ("libpng", $0.other)] }) {
      try Measurement(
        peer: name,
        wl: arguments[0],
        w: width,
        h: height,
        mode: "sizes",
        med: 0,
        mean: 0,
        bytes: sum / count
      ).print()
    }
  }

  /// Bytes of a frame by libpng, and how many times as large ours is.
  static func compare(
    _ workload: String,
    _ width: Int,
    _ height: Int
  ) throws -> (
    bytes: Int, ratio: Double
  )? {
    let pipe = Pipe()
    let child = ChildProcess.itself(["sizes", workload, "\(width)", "\(height)", Peers.assets])
    ChildProcess.wait(for: try child.start(output: pipe))
    let lines = Measurement.all(in: pipe.fileHandleForReading.readDataToEndOfFile())
    guard lines.count == 2, let own = lines[0].bytes, let other = lines[1].bytes, other > 0 else {
      return nil
    }
    return (other, Double(own) / Double(other))
  }
}
