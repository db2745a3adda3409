import Foundation
import Segue
import Testing
import UIKit

@MainActor
@Suite
struct `Layer snapshots` {
  private func stage(_ build: (UIView) -> Void) -> Stage {
    let stage = Stage(size: CGSize(width: 100, height: 80))
    let controller = UIViewController()
    stage.window.rootViewController = controller
    build(controller.view)
    return stage
  }

  private func snapshot(_ name: String, in stage: Stage) throws -> LayerSnapshot {
    try #require(stage.layerSnapshots().first { $0.isNamed(name) })
  }

  @Test
  func `a moving view is at its presented place, with its animation`() throws {
    let box = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))
    box.accessibilityIdentifier = "box"
    let stage = stage { $0.addSubview(box) }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 40 }
    stage.advance(to: 0.25)
    let found = try snapshot("box", in: stage)
    #expect(abs(found.frame.minX - 10) < 0.01)
    #expect(abs((found.number(at: "frame.minX") ?? 0) - 10) < 0.01)
    #expect(found.animations.first?.keyPath == "position")
    #expect(abs((found.animations.first?.elapsed ?? 0) - 0.25) < 0.01)
    #expect(found.animations.first?.duration == 1)
  }

  @Test
  func `a layer keeps its number from moment to moment`() throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let stage = stage { $0.addSubview(box) }
    let before = stage.layerSnapshots().map(\.id)
    box.superview?.addSubview(UIView())
    stage.advance(to: 0.5)
    let after = stage.layerSnapshots().map(\.id)
    #expect(Array(after.prefix(before.count)) == before)
    #expect(after.count == before.count + 1)
    #expect(Set(after).count == after.count)
  }

  @Test
  func `the box on the screen follows every transform above`() throws {
    let stage = stage { view in
      let outer = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      inner.accessibilityIdentifier = "inner"
      outer.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      outer.addSubview(inner)
      view.addSubview(outer)
    }
    let inner = try snapshot("inner", in: stage)
    #expect(inner.screenFrame == CGRect(x: 20, y: 20, width: 20, height: 20))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test
  func `a mask comes right after the layer that it cuts`() throws {
    let stage = stage { view in
      let shape = CAShapeLayer()
      shape.name = "hole"
      view.layer.mask = shape
    }
    let all = stage.layerSnapshots()
    let index = try #require(all.firstIndex { $0.name == "hole" })
    #expect(all[index].isMask)
    #expect(all[index].parent == all[index - 1].id)
  }

  @Test
  func `a screen is named by its controller, a label by its text`() throws {
    let stage = stage { view in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
      label.text = "Hello"
      view.addSubview(label)
    }
    let all = stage.layerSnapshots()
    #expect(all.contains { $0.controllerClass == "UIViewController" })
    #expect(all.contains { $0.viewClass == "UILabel" && $0.text == "Hello" })
  }

  @Test
  func `taking snapshots changes no frame`() throws {
    let scenario = Scenario(stage: { Stage(size: CGSize(width: 60, height: 40)) }) { stage in
      let controller = UIViewController()
      stage.window.rootViewController = controller
      let next = UIViewController()
      next.view.backgroundColor = .red
      return { controller.present(next, animated: true) }
    }
    let times = [0, 0.1, 0.2, 0.3]
    let before = try scenario.frames(at: times)
    let snapshots = try scenario.layerSnapshots(at: times)
    #expect(snapshots.count == 4)
    #expect(try scenario.frames(at: times) == before)
  }
}
