import Segue
import Testing
import UIKit

@testable import ObjectiveC

/// What the file's owner gets of a xib.
@MainActor
struct OwnerOfFilesTests {
  final class Panel: UIView {
    var awakenings = 0
    weak var name: UILabel?

    override func awakeFromNib() {
      super.awakeFromNib()
      awakenings += 1
    }
  }

  private let xib = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OwnerPanel">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="tag"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections><outlet property="name" destination="l1" id="o1"/></connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view contentMode="scaleToFill" id="v1" customClass="OwnerPanel">
      <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
      <subviews>
        <label opaque="NO" text="Name" id="l1"><rect key="frame" x="10" y="10" width="100" height="20"/></label>
      </subviews>
    </view>
    """

  @Test
  func `the owner is connected but not awakened, unlike the views of the file`() throws {
    let stage = InterfaceFixtures.stage()
    ClassTable.of(Panel.self).named("OwnerPanel", Panel.self).key("name", \Panel.name)
    let owner = Panel(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    stage.window.addSubview(owner)
    let made = try InterfaceFixtures.objects(of: xib, owner: owner)
    #expect(owner.name?.text == "Name")
    #expect(owner.awakenings == 0)
    #expect(owner.tag == 0)
    let view = try #require(made.first as? Panel)
    #expect(view.awakenings == 1)
    #expect(made.count == 1)
    #expect(stage.diagnostics == [])
  }

  @Test
  func `the objects of a file last until the turn ends, even when only a weak variable has them`()
    throws
  {
    let stage = InterfaceFixtures.stage()
    weak var panel: UIView?
    panel = try InterfaceFixtures.objects(of: xib).first as? UIView
    #expect(panel != nil)
    stage.advance(by: 0.1)
    #expect(panel == nil)
    panel = try InterfaceFixtures.objects(of: xib).first as? UIView
    if let panel { stage.window.addSubview(panel) }
    stage.advance(by: 0.1)
    #expect(panel?.superview === stage.window)
  }

  @Test
  func `a screen of a storyboard lasts until the turn ends, even when only a weak variable has it`()
  {
    let stage = InterfaceFixtures.stage()
    let storyboard = InterfaceFixtures.storyboard("Missing", in: "Broken")
    weak var screen: UIViewController?
    stage.perform {
      screen = storyboard.instantiateInitialViewController()
      #expect(screen != nil)
    }
    stage.advance(by: 0.1)
    #expect(screen == nil)
  }
}
