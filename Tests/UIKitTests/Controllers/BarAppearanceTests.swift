import Testing
import UIKit

@MainActor
struct BarAppearanceTests {
  @Test
  func `a copy looks the same and changes alone`() throws {
    let original = UINavigationBarAppearance()
    original.backgroundColor = .red
    original.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    let copy: UINavigationBarAppearance = original.copy()
    #expect(copy !== original)
    #expect(copy.backgroundColor == .red)
    #expect(
      copy.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .green
    )
    copy.backgroundColor = .blue
    #expect(original.backgroundColor == .red)
    #expect(original.copy() as? UINavigationBarAppearance != nil)
  }
}
