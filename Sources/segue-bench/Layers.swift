import Codecs
import Display
import Foundation
import Pixels
import Raster
import RasterPlan
import Segue

/// What the display list of many moving layers costs on one core.
@MainActor
enum Layers {
  /// `segue-bench layers [KIND [COUNT [STEPS]]]`: of every kind without one.
  static func run(_ arguments: [String]) throws {
    let kinds = arguments.first.flatMap(MovingLayers.init(rawValue:)).map { [$0] }
    if kinds == nil, !arguments.isEmpty, arguments[0] != "all" { throw UsageError() }
    let counts = arguments.count > 1 ? [Int(arguments[1]) ?? 1000] : [1000, 10_000, 100_000]
    let steps = arguments.count > 2 ? Int(arguments[2]) : nil
    print("| layers | count | display list ms | µs a layer | plan ms | picture ms | digest |")
    print("|---|---|---|---|---|---|---|")
    for kind in kinds ?? MovingLayers.allCases {
      for count in counts {
        let stage = kind.stage(count)
        var lists: [Double] = []
        var plans: [Double] = []
        var pictures: [Double] = []
        var digest = ""
        for step in 1...(steps ?? max(5, min(60, 200_000 / count))) {
          stage.advance(to: Double(step) / 60)
          let start = processorMilliseconds()
          let list = stage.displayList()
          let middle = processorMilliseconds()
          lists.append(middle - start)
          if step == 5 {
            digest = String(SHA256.hexDigest(of: Array(list.dump().utf8)).prefix(12))
          }
          guard steps == nil, step <= 10 else { continue }
          let planStart = processorMilliseconds()
          let plan = RenderPlan(list, width: 390, height: 844, background: Pixel(.black))
          plans.append(processorMilliseconds() - planStart)
          let pictureStart = processorMilliseconds()
          withExtendedLifetime(plan) {
            _ = Renderer().render(list, width: 390, height: 844, background: Pixel(.black))
          }
          pictures.append(processorMilliseconds() - pictureStart)
        }
        let each = median(lists) * 1000 / Double(count)
        let cells = [median(lists), each, median(plans), median(pictures)].map(short)
        print("| \(kind.words) | \(count) | \(cells.joined(separator: " | ")) | \(digest) |")
      }
    }
  }

  /// What this thread has used of a core.
  private static func processorMilliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}
