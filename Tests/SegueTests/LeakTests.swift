import Foundation
import Testing
import UIKit

@testable import Segue

@Suite
@MainActor
struct `Finished scenarios` {
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

  @Test
  func `a hundred renders leave nothing in memory`() throws {
    let ends = Ends()
    for _ in 0..<100 {
      let scenario = scenario(ends)
      let plan = FramePlan(.init(rate: FrameRate(10)!, duration: 0.5))!
      try Rendering(scenario: scenario, plan: plan, threads: 2).run(into: [Nowhere()])
    }
    #expect(ends.stages.count == 100)
    #expect(ends.stages.allSatisfy { $0.object == nil })
    #expect(ends.controllers.count == 200)
    #expect(ends.controllers.allSatisfy { $0.object == nil })
  }

  @MainActor
  private final class Order {
    var names: [String] = []
  }

  private final class Screen: UIViewController {
    private let order: Order
    private let name: String

    init(_ name: String, _ order: Order) {
      self.name = name
      self.order = order
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { order.names.append(name) }
  }

  /// Two screens over one in a stack.
  private func makeStage(_ order: Order) throws -> Stage {
    let stage = Stage(size: CGSize(width: 60, height: 90))
    let root = Screen("root", order)
    stage.window.rootViewController = UINavigationController(rootViewController: root)
    try stage.settle()
    root.present(Screen("sheet", order), animated: false)
    try stage.settle()
    root.presentedViewController?.present(Screen("alert", order), animated: false)
    try stage.settle()
    return stage
  }

  @Test
  func `a screen goes before the one that presents it`() throws {
    let order = Order()
    var stage: Stage? = try makeStage(order)
    #expect(stage != nil && order.names.isEmpty)
    stage = nil
    #expect(order.names == ["alert", "sheet", "root"])
  }
}
