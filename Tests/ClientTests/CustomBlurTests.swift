import Testing
import UIKit

/// The private blur that apps make by its name, and give a radius by its key.
@MainActor
struct CustomBlurTests {
  private let view = UIVisualEffectView(effect: nil)

  @Test
  func `it is found, and keeps what is set by its keys`() throws {
    let type = try #require(NSClassFromString("_UICustomBlurEffect") as? UIBlurEffect.Type)
    let effect = type._new()
    #expect(NSStringFromClass(Swift.type(of: effect)) == "_UICustomBlurEffect")
    effect.setValue(1.0, forKeyPath: "scale")
    effect.setValue(12, forKeyPath: "blurRadius")
    effect.setValue(UIColor.red, forKey: "colorTint")
    effect.setValue(0.5, forKey: "colorTintAlpha")
    #expect(effect.value(forKeyPath: "blurRadius") as? CGFloat == 12)
    #expect(effect.value(forKey: "colorTint") as? UIColor == .red)
  }

  @Test
  func `its colour lies over what is behind the view`() throws {
    let type = try #require(NSClassFromString("_UICustomBlurEffect") as? UIBlurEffect.Type)
    let effect = type._new()
    effect.setValue(UIColor.red, forKey: "colorTint")
    effect.setValue(1.0, forKey: "colorTintAlpha")
    view.effect = effect
    #expect(view.subviews.first?.backgroundColor == .red)
  }
}
