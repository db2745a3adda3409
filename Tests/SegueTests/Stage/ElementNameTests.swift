import Segue
import Testing
import UIKit

@MainActor
struct ElementNameTests {
  private final class Card: UIView {}

  private func stage(_ frames: [CGRect]) throws -> Stage {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    for frame in frames { stage.window.addSubview(Card(frame: frame)) }
    try stage.settle()
    return stage
  }

  @Test
  func `a class names the first of several views in reading order`() throws {
    let cards = [
      CGRect(x: 20, y: 300, width: 80, height: 80), CGRect(x: 220, y: 98, width: 80, height: 80),
      CGRect(x: 20, y: 100, width: 80, height: 80), CGRect(x: 120, y: 100, width: 80, height: 80),
    ]
    let found = try #require(try stage(cards).element(named: "Card"))
    #expect(found.frame == cards[2])
  }

  @Test
  func `a class names no view that another one covers`() throws {
    let cards = [
      CGRect(x: 20, y: 100, width: 80, height: 80), CGRect(x: 20, y: 300, width: 80, height: 80),
    ]
    let stage = try stage(cards)
    stage.window.addSubview(UIView(frame: CGRect(x: 0, y: 50, width: 320, height: 200)))
    try stage.settle()
    #expect(try #require(stage.element(named: "Card")).frame == cards[1])
  }

  @Test
  func `what another view covers is out of a finger's reach`() throws {
    let frames = [
      CGRect(x: 20, y: 100, width: 80, height: 80), CGRect(x: 20, y: 300, width: 80, height: 80),
    ]
    let stage = try stage(frames)
    stage.window.addSubview(UIView(frame: CGRect(x: 0, y: 50, width: 320, height: 200)))
    try stage.settle()
    #expect(stage.elements.map(\.frame).sorted { $0.minY < $1.minY } == frames)
    #expect(stage.elementsInReach.map(\.frame) == [frames[1]])
  }

  @Test
  func `a class names the inner one of two views`() throws {
    let stage = try stage([CGRect(x: 20, y: 100, width: 200, height: 200)])
    let outer = try #require(stage.window.subviews.first { $0 is Card })
    outer.addSubview(Card(frame: CGRect(x: 50, y: 50, width: 100, height: 100)))
    try stage.settle()
    let found = try #require(stage.element(named: "Card"))
    #expect(found.frame == CGRect(x: 70, y: 150, width: 100, height: 100))
  }

  @Test
  func `a name on one line finds a text with line breaks, after those that have it as it is`()
    throws
  {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    for (index, text) in ["In-app images\n(Horizontal)", "Two \n lines", "two lines"].enumerated() {
      let label = UILabel(frame: CGRect(x: 0, y: 100 * index, width: 300, height: 80))
      label.text = text
      stage.window.addSubview(label)
    }
    try stage.settle()
    #expect(stage.element(named: "in-app images (Horizontal)")?.frame.minY == 0)
    #expect(stage.element(named: "Two lines")?.frame.minY == 200)
  }

  @Test
  func `a button comes before the screen's title with the same words`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    let screen = UIViewController()
    screen.title = "Login"
    let button = UIButton(frame: CGRect(x: 20, y: 300, width: 280, height: 44))
    button.setTitle("Login", for: .normal)
    screen.view.addSubview(button)
    stage.window.rootViewController = UINavigationController(rootViewController: screen)
    try stage.settle()
    #expect(stage.element(named: "Login")?.frame.midY == 322)
    button.isEnabled = false
    #expect(try #require(stage.element(named: "Login")).frame.midY < 100)
  }
}
