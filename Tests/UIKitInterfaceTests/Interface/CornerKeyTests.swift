import Segue
import Testing
import UIKit

@testable import ObjectiveC

/// Round corners as a runtime attribute.
@MainActor
struct CornerKeyTests {
  private let xib = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view contentMode="scaleToFill" id="v1">
      <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><integer key="value" value="20"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
    </view>
    """

  @Test
  func `the corners of any view are round by the name of its private setter`() throws {
    let stage = InterfaceFixtures.stage()
    let made = try InterfaceFixtures.objects(of: xib, owner: nil)
    let view = try #require(made.first as? UIView)
    #expect(view.layer.cornerRadius == 20)
    stage.makeCurrent()
  }

  @Test
  func `a property of an app's extension keeps the name`() {
    final class Card: NSObject {
      var radius = 0
      var other = 0
    }
    let table = ClassTable.of(Card.self).key("radius", \Card.radius)
    table.keyUnlessTaken("radius", \Card.other)
    let card = Card()
    card.setValue(7, forKey: "radius")
    #expect(card.radius == 7 && card.other == 0)
  }
}
