import QuartzCore
import Testing

@Suite
struct GradientColorTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test
  func `the first colours of a gradient are there at once, the next ones come gradually`() {
    let stage = LayerStage(width: 10, height: 10)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.rootLayer.addSublayer(gradient)
    stage.advance(to: 0.1)
    gradient.colors = [red, red]
    stage.advance(to: 0.15)
    #expect(stage.render()[5, 5].red == 255)
    stage.advance(to: 1)
    gradient.colors = [blue, blue]
    stage.advance(to: 1.125)
    let middle = stage.render()[5, 5]
    #expect(middle.red > 20)
    #expect(middle.red < 235)
    #expect(middle.blue > 20)
    #expect(middle.blue < 235)
    stage.advance(to: 2)
    #expect(stage.render()[5, 5].blue == 255)
  }
}
