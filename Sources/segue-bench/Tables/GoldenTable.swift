import Animators
import Codecs
import FilmPages
import Foundation
import Pixels
import Segue
import UIKit

/// The cost of comparing frames with their goldens, beside decoding the goldens with libpng, the
/// first step of a comparison of pixels.
@MainActor
enum GoldenTable {
  private static let comparisons = 500

  static func print(rounds: Int) throws {
    Report.title("\(comparisons) frames of 390 x 844 compared with their goldens, ms")
    let table = MarkdownTable([
      .init("", 12, isNumber: false), .init("compared"), .init("libpng decodes"),
      .init("goals", isNumber: false),
    ])
    table.begin()
    for name in ["reveal", "push"] {
      try withScratchDirectory { directory in
        let frames = try frames(of: name)
        let golden = GoldenFolder("\(directory)/\(name)")
        let manifest = GoldenManifest(
          width: frames[0].width,
          height: frames[0].height,
          scale: 1,
          fps: 60,
          duration: 0,
          outcome: "completed",
          curves: []
        )
        try golden.record(
          manifest,
          frames: frames.enumerated().map { ("\($0.offset)", 0, $0.element) }
        )
        let files = try golden.manifest().frames.map { frame in
          Array(try Data(contentsOf: URL(fileURLWithPath: golden.file(frame.file))))
        }
        var own: [Double] = []
        var ratios: [Double] = []
        for round in 1...max(3, rounds) {
          Progress.show("goldens: \(name), round \(round)")
          let compared = try time { try compare(frames, with: golden) }
          let decoded = try time {
            for number in 0..<comparisons { _ = try Pixmap(png: files[number % files.count]) }
          }
          own.append(compared)
          ratios.append(decoded / compared)
        }
        let ratio = median(ratios)
        table.add([
          name, short(median(own)), cell(median(own) * ratio, ratio),
          Report.judge(.goldens, name, ["libpng": ratio]),
        ])
      }
    }
  }

  /// Twenty moments of an animator.
  private static func frames(of name: String) throws -> [Pixmap] {
    guard let demo = Registry.demo(named: name) else { throw UsageError() }
    let values = try ParameterValues(demo.parameters)
    let scenario = Scenario(stage: { Stage(size: CGSize(width: 390, height: 844)) }) { stage in
      let scene = demo.scene(values)
      stage.window.rootViewController = scene.root
      return { scene.forward(true) }
    }
    let duration = try scenario.rehearse().duration
    return try scenario.frames(at: (0..<20).map { Double($0) / 19 * duration }).map(\.pixmap)
  }

  /// As in the tests: hashes identify the golden's files and the pixels.
  private static func compare(_ frames: [Pixmap], with golden: GoldenFolder) throws {
    var equal = 0
    while equal < comparisons {
      let manifest = try golden.manifest()
      for (frame, expected) in zip(frames, manifest.frames) {
        guard frame.digest == expected.pixels else { throw UsageError() }
        equal += 1
      }
    }
  }

  private static func time(_ body: () throws -> Void) rethrows -> Double {
    let start = milliseconds()
    try body()
    return milliseconds() - start
  }
}
