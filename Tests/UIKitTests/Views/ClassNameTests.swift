import Foundation
import Segue
import Testing

@testable import UIKit

/// The names of classes at run time, which apps print or compare.
@MainActor
struct ClassNameTests {
  private final class Hidden: UIView {
    final class Part {}
  }
  private final class Box<Value>: UIView {}

  @Test
  func `classes of the system have no module in their names`() {
    #expect(NSStringFromClass(UIView.self) == "UIView")
    #expect(NSClassFromString("UIView") == UIView.self)
  }

  @Test
  func `classes of other modules have theirs`() {
    #expect(NSStringFromClass(Stage.self).hasSuffix("Segue.Stage"))
  }

  @Test
  func `a name that no class has gives none`() {
    #expect(NSClassFromString("Nothing") == nil)
  }

  @Test
  func `classes that are private, nested or generic have names, too`() {
    #expect(NSStringFromClass(Hidden.self).hasSuffix(".Hidden"))
    #expect(NSStringFromClass(Hidden.Part.self).hasSuffix(".Hidden.Part"))
    #expect(NSStringFromClass(Box<Int>.self).contains("Box<"))
  }

  @Test
  func `a touch on a row is in its content view, which has the name of iOS`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
    cell.layoutIfNeeded()
    let touched = try #require(cell.hitTest(CGPoint(x: 100, y: 20), with: nil))
    #expect(NSStringFromClass(touched.classForCoder) == "UITableViewCellContentView")
  }
}
