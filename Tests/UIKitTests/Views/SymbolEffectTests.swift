import Segue
import Symbols
import Testing

@testable import UIKit

/// Effects of symbols over time.
@MainActor
struct SymbolEffectTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let view = UIImageView(image: UIImage(systemName: "heart.fill"))

  init() throws {
    view.frame = CGRect(x: 50, y: 50, width: 60, height: 60)
    stage.window.addSubview(view)
    try stage.settle()
  }

  private var shown: CALayer? {
    guard let layer = view.symbolStage?.layer else { return nil }
    return layer.presentation() ?? layer
  }

  @Test
  func `a bounce makes the symbol larger for a moment, and then reports its end`() throws {
    var ends: [Bool] = []
    view.addSymbolEffect(.bounce) { ends.append($0.isFinished) }
    stage.advance(by: 0.2)
    #expect(try #require(shown).transform.m11 > 1.1)
    #expect(ends.isEmpty)
    try stage.settle()
    #expect(ends == [true])
    #expect(shown?.transform.m11 == 1)
    #expect(view.transform == .identity)
  }

  @Test(arguments: [true, false])
  func `variable colour lights one layer after the other`(isCumulative: Bool) throws {
    view.image = UIImage(systemName: "chart.bar")
    let count = try #require(view.litLayerCount)
    let effect = isCumulative ? VariableColorSymbolEffect.variableColor.cumulative : .variableColor
    view.addSymbolEffect(effect)
    var pictures: [CGImage] = []
    for step in 0..<(count + 2) {
      stage.advance(by: step == 0 ? 0.125 : 0.25)
      pictures.append(try #require(shown?.contents as? CGImage))
    }
    // One after the other is another picture, and a round is as long as the steps.
    let round = isCumulative ? count + 1 : count
    for (a, b) in zip(pictures, pictures.dropFirst()) { #expect(a != b) }
    #expect(pictures[0] == pictures[round])
    view.removeAllSymbolEffects(animated: false)
    try stage.settle()
    #expect(view.symbolStage?.layer.animationKeys() == nil)
  }

  @Test
  func `a scale lasts until it is removed`() throws {
    view.addSymbolEffect(.scale.up)
    try stage.settle()
    #expect(abs(try #require(shown).transform.m11 - 1.2) < 1e-9)
    view.removeSymbolEffect(ofType: .scale)
    try stage.settle()
    #expect(shown?.transform.m11 == 1)
  }

  @Test
  func `a symbol that disappeared stays away until it appears`() throws {
    view.addSymbolEffect(.disappear)
    try stage.settle()
    #expect(shown?.opacity == 0)
    #expect(view.alpha == 1)
    view.addSymbolEffect(.appear)
    try stage.settle()
    #expect(shown?.opacity == 1)
  }

  @Test
  func `a rotation turns without end until it is removed`() throws {
    var ends: [Bool] = []
    view.addSymbolEffect(.rotate) { ends.append($0.isFinished) }
    stage.advance(by: 20.4)
    #expect(shown?.transform.m12 != 0)
    view.removeAllSymbolEffects(animated: false)
    try stage.settle()
    #expect(shown?.transform.m12 == 0)
    #expect(ends == [false])
  }

  @Test
  func `only symbols have effects`() throws {
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    view.addSymbolEffect(.scale.up)
    #expect(view.symbolStage == nil)
  }
}
