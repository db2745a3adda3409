import Foundation
import Segue
import Testing
import UIKit

@MainActor
@Suite
struct ViewDrawingTests {
  private final class Drawn: UIView {
    var count = 0
    var isBlank = false

    override func draw(_ rect: CGRect) {
      super.draw(rect)
      count += 1
      guard !isBlank else { return }
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  @Test
  func `a view that draws is drawn once, at the end of the turn`() {
    let stage = Stage(size: CGSize(width: 50, height: 50), scale: 2)
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    view.setNeedsDisplay()
    #expect(view.count == 0)
    #expect(stage.render()[5, 5] == (255, 0, 0, 255))
    #expect(view.count == 1)
    view.center.x = 30
    view.alpha = 0.5
    _ = stage.render()
    #expect(view.count == 1)
    view.bounds.size.width = 20
    _ = stage.render()
    #expect(view.count == 1)
    view.contentMode = .redraw
    view.bounds.size.width = 10
    _ = stage.render()
    #expect(view.count == 2)
    #expect((view.layer.contents as? CGImage)?.width == 20)
  }

  private final class DrawnByLayer: UIView {
    override func draw(_ layer: CALayer, in ctx: CGContext) {
      super.draw(layer, in: ctx)
      ctx.setFillColor(UIColor.red.cgColor)
      ctx.fill(layer.bounds)
    }
  }

  @Test
  func `a view that draws its layer after calling super shows what it draws, and again`() {
    let stage = Stage(size: CGSize(width: 50, height: 50))
    let view = DrawnByLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    for _ in 0..<2 {
      view.setNeedsDisplay()
      #expect(stage.render()[5, 5] == (255, 0, 0, 255))
    }
  }

  private final class Card: UIView {
    let button = UIButton()
    override func draw(_ rect: CGRect) {
      button.setTitle("VIEW", for: .normal)
      button.frame = CGRect(x: 10, y: 10, width: 120, height: 40)
    }
  }

  @Test
  func `a button that gets its title and its place while its superview draws shows the title`() {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    card.addSubview(card.button)
    stage.window.addSubview(card)
    stage.advance(by: 0.1)
    #expect(card.button.titleLabel?.text == "VIEW")
    #expect((card.button.titleLabel?.bounds.width ?? 0) > 20)
  }

  @Test
  func `a view that draws nothing has no contents`() {
    let stage = Stage(size: CGSize(width: 50, height: 50))
    let plain = UIView(frame: stage.window.bounds)
    let drawn = Drawn(frame: stage.window.bounds)
    stage.window.addSubview(plain)
    stage.window.addSubview(drawn)
    stage.advance(by: 0)
    #expect(plain.layer.contents == nil)
    #expect(drawn.layer.contents != nil)
    drawn.isBlank = true
    drawn.setNeedsDisplay()
    stage.advance(by: 0)
    #expect(drawn.layer.contents == nil)
  }

  @Test
  func `a view is drawn when it gets its first size`() {
    let stage = Stage(size: CGSize(width: 50, height: 50))
    let view = Drawn()
    stage.window.addSubview(view)
    stage.advance(by: 0)
    #expect(view.layer.contents == nil)
    view.frame.size = CGSize(width: 5, height: 5)
    stage.advance(by: 0)
    #expect((view.layer.contents as? CGImage)?.width == 5)
  }

  @Test
  func `contents set by an app stay`() {
    let stage = Stage(size: CGSize(width: 50, height: 50))
    let view = UIView(frame: stage.window.bounds)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    view.layer.contents = image.cgImage
    stage.window.addSubview(view)
    view.setNeedsDisplay()
    #expect(stage.render()[25, 25] == (0, 255, 0, 255))
  }

  @Test
  func `thousands of views are made, shown and released in no time`() {
    let stage = Stage(screen: .iPhone15)
    for row in 0..<50 {
      let line = UIView(frame: CGRect(x: 0, y: row * 10, width: 393, height: 10))
      for column in 0..<40 {
        let cell = UIView(frame: CGRect(x: column * 9, y: 0, width: 8, height: 8))
        cell.backgroundColor = UIColor(white: CGFloat(column) / 40, alpha: 1)
        line.addSubview(cell)
      }
      stage.window.addSubview(line)
    }
    stage.advance(by: 0)
    #expect(stage.window.subviews.count == 50)
    #expect(stage.render()[5, 5].alpha == 255)
  }

  @Test
  func `a root controller appears with its window, after its layout`() {
    final class Controller: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) { log.append("will") }
      override func viewIsAppearing(_ animated: Bool) { log.append("is") }
      override func viewDidLayoutSubviews() { log.append("layout") }
      override func viewDidAppear(_ animated: Bool) { log.append("did") }
      override func viewWillDisappear(_ animated: Bool) { log.append("willNot") }
      override func viewDidDisappear(_ animated: Bool) { log.append("didNot") }
    }
    let stage = Stage(screen: .iPhone15)
    let controller = Controller()
    stage.window.rootViewController = controller
    #expect(controller.log == ["will", "is", "layout", "did"])
    #expect(controller.view.frame == stage.window.bounds)
    #expect(controller.view.safeAreaInsets.top == 59)
    let next = Controller()
    stage.window.rootViewController = next
    #expect(controller.log.suffix(2) == ["willNot", "didNot"])
    #expect(controller.view.superview == nil)
    #expect(stage.window.subviews == [next.view])
  }

  @Test
  func `a stage releases its controllers`() {
    weak var first: UIViewController?
    weak var second: UIViewController?
    do {
      let stage = Stage(screen: .iPhone15)
      let root = UIViewController()
      let sheet = UIViewController()
      stage.window.rootViewController = root
      root.present(sheet, animated: true)
      stage.advance(by: 0.2)
      (first, second) = (root, sheet)
      #expect(sheet.view.window != nil)
    }
    #expect(first == nil)
    #expect(second == nil)
  }
}
