import Foundation
import Testing
import UIKit

@testable import Segue

@Suite
@MainActor
struct `Scenarios that are over` {
  private final class Ends {
    var controllers: [Weak] = []
    var stages: [Weak] = []
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  private func scenario(_ ends: Ends) -> Scenario {
    Scenario(stage: {
      let stage = Stage(size: CGSize(width: 60, height: 90))
      ends.stages.append(Weak(object: stage))
      return stage
    }) { stage in
      let root = UIViewController()
      let next = UIViewController()
      for (controller, color) in [(root, UIColor.white), (next, .orange)] {
        controller.view.backgroundColor = color
        let label = UILabel()
        label.text = "Hello"
        label.frame = CGRect(x: 5, y: 5, width: 50, height: 20)
        controller.view.addSubview(label)
        ends.controllers.append(Weak(object: controller))
      }
      stage.window.rootViewController = root
      return {
        root.present(next, animated: true)
        UIView.animate(withDuration: 0.2, delay: 0.1) { next.view.alpha = 0.5 }
      }
    }
  }

  private final class Nowhere: FrameSink {
    let needs: FrameContents = [.png, .digest]
    var count = 0
    func begin(_ clip: ClipDescription) throws(SinkError) -> Set<Int> { [] }
    func write(_ frame: RenderedFrame) throws(SinkError) { count += 1 }
    func finish() throws(SinkError) -> SinkOutput {
      SinkOutput(path: "", byteCount: 0, rendered: count, reused: 0)
    }
    func abandon() {}
  }

  /// Resident kilobytes of the process now.
  private var residentMemory: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1024
  }

  @Test
  func `nothing of a hundred renders stays`() throws {
    let ends = Ends()
    func render(_ count: Int) throws {
      for _ in 0..<count {
        let scenario = scenario(ends)
        let plan = FramePlan(.init(rate: FrameRate(10)!, duration: 0.5))!
        try Rendering(scenario: scenario, plan: plan, threads: 2).run(into: [Nowhere()])
      }
    }
    // Fonts, tables and pools are there after the first ones.
    try render(20)
    let before = residentMemory
    try render(100)
    // A leaked stage would hold some 100 kB: a hundred would hold ten times this bound.
    #expect(residentMemory - before < 8 << 10)
    #expect(ends.stages.count == 120)
    #expect(ends.stages.allSatisfy { $0.object == nil })
    #expect(ends.controllers.count == 240)
    #expect(ends.controllers.allSatisfy { $0.object == nil })
  }
}
