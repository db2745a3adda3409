import Testing
import UIKit

// Traits that apps define, as themes are since iOS 17.

private enum Theme: Int {
  case plain, night
}

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.plain
  static let affectsColorAppearance = true
}

extension UITraitCollection {
  fileprivate var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
  fileprivate var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

@Suite
@MainActor
struct CustomTraitTests {
  @Test
  func `a trait of the app's own has its default until it is set`() {
    let plain = UITraitCollection()
    #expect(plain.theme == .plain)
    let night = UITraitCollection { $0.theme = .night }
    #expect(night.theme == .night && night != plain)
    #expect(night.hasDifferentColorAppearance(comparedTo: plain))
    let both = night.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(both.theme == .night && both[UITraitUserInterfaceStyle.self] == .dark)
  }

  @Test
  func `views below an override have it, and are notified`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    window.addSubview(parent)
    window.isHidden = false
    var seen: [Theme] = []
    child.registerForTraitChanges([ThemeTrait.self]) {
      (view: UIView, previous: UITraitCollection) in
      seen.append(view.traitCollection.theme)
      #expect(previous.theme != view.traitCollection.theme)
    }
    _ = child.traitCollection
    parent.traitOverrides.theme = .night
    parent.updateTraitsIfNeeded()
    #expect(child.traitCollection.theme == .night && seen == [.night])
    #expect(parent.traitOverrides.contains(ThemeTrait.self))
    parent.traitOverrides.remove(ThemeTrait.self)
    #expect(child.traitCollection.theme == .plain && seen == [.night, .plain])
  }

  @Test
  func `a dynamic colour follows the trait`() {
    let color = UIColor { $0.theme == .night ? .white : .black }
    let night = UITraitCollection { $0.theme = .night }
    #expect(color.resolvedColor(with: night) == .white)
    #expect(color.resolvedColor(with: UITraitCollection()) == .black)
  }
}
