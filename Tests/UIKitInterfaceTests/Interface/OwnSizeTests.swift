import Segue
import Testing
import UIKit

@testable import ObjectiveC

/// Controls of a file that leaves their frames out.
@MainActor
struct OwnSizeTests {
  final class Toggle: UISwitch {
    private(set) var sizeAtAwakening: CGSize?

    override func awakeFromNib() {
      super.awakeFromNib()
      sizeAtAwakening = frame.size
    }
  }

  @Test
  func `a control without a frame in its file has its own size when it awakes`() throws {
    let stage = InterfaceFixtures.stage()
    ClassTable.of(Toggle.self).named("OwnSizeToggle", Toggle.self)
    let xib = """
      <switch opaque="NO" id="s1" customClass="OwnSizeToggle"/>
      <stepper opaque="NO" maximumValue="100" id="s2"/>
      <activityIndicatorView opaque="NO" style="large" id="a1"/>
      <pageControl opaque="NO" numberOfPages="3" id="p1"/>
      <progressView opaque="NO" id="p2"/>
      <segmentedControl opaque="NO" id="s3">
        <segments><segment title="First"/><segment title="Second"/></segments>
      </segmentedControl>
      <slider opaque="NO" id="s4"/>
      <datePicker opaque="NO" style="wheels" id="d1"/>
      <label opaque="NO" text="None" id="l1"/>
      """
    let views = try InterfaceFixtures.objects(of: xib).compactMap { $0 as? UIView }
    try #require(views.count == 9)
    #expect((views[0] as? Toggle)?.sizeAtAwakening == CGSize(width: 51, height: 31))
    for view in views.prefix(4) + [views[5]] {
      #expect(view.frame.origin == .zero)
      #expect(view.alignmentRect(forFrame: view.frame).size == view.intrinsicContentSize)
      #expect(!view.frame.isEmpty)
    }
    #expect(views[4].frame.height == views[4].intrinsicContentSize.height)
    #expect(views[6].frame.height == views[6].intrinsicContentSize.height)
    #expect(views[7].frame.height > 100)
    // A label has none.
    #expect(views[8].frame == .zero)
    #expect(stage.diagnostics == [])
  }

  @Test
  func `a control keeps the frame of its file`() throws {
    _ = InterfaceFixtures.stage()
    let xib = """
      <segmentedControl opaque="NO" id="s1"><rect key="frame" x="10" y="20" width="300" height="32"/>
        <segments><segment title="First"/></segments>
      </segmentedControl>
      """
    let control = try #require(InterfaceFixtures.objects(of: xib).first as? UISegmentedControl)
    #expect(control.frame == CGRect(x: 10, y: 20, width: 300, height: 32))
  }
}
