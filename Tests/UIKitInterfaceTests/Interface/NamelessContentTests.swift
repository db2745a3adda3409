import Segue
import Testing
import UIKit

/// Cells of files from before Xcode 11, whose content view has no id.
@MainActor
@Suite
struct `A content view without an id` {
  private let stage = InterfaceFixtures.stage()

  /// A box of 60 by 20 points in a cell, 16 points from its sides and 5 from its safe area.
  private func cell() throws -> UICollectionViewCell {
    let xib = """
      <collectionViewCell opaque="NO" contentMode="center" id="c1">
        <rect key="frame" x="0.0" y="0.0" width="200" height="80"/>
        <view key="contentView" opaque="NO" contentMode="center">
          <rect key="frame" x="0.0" y="0.0" width="200" height="80"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          <subviews>
            <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="v1">
              <rect key="frame" x="16" y="5" width="168" height="70"/>
              <constraints>
                <constraint firstAttribute="width" priority="900" constant="60" id="k1"/>
                <constraint firstAttribute="height" priority="900" constant="20" id="k2"/>
              </constraints>
            </view>
          </subviews>
        </view>
        <constraints>
          <constraint firstItem="v1" firstAttribute="leading" secondItem="c1" secondAttribute="leading" constant="16" id="k3"/>
          <constraint firstAttribute="trailing" secondItem="v1" secondAttribute="trailing" constant="16" id="k4"/>
          <constraint firstItem="v1" firstAttribute="top" secondItem="g1" secondAttribute="top" constant="5" id="k5"/>
          <constraint firstItem="g1" firstAttribute="bottom" secondItem="v1" secondAttribute="bottom" constant="5" id="k6"/>
        </constraints>
        <viewLayoutGuide key="safeArea" id="g1"/>
      </collectionViewCell>
      """
    return try #require(InterfaceFixtures.objects(of: xib).first as? UICollectionViewCell)
  }

  @Test
  func `has the constraints that are written with its cell`() throws {
    let cell = try cell()
    let size = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 92, height: 30))
    #expect(stage.diagnostics.isEmpty)
  }

  @Test
  func `lays its views out in a cell of another size`() throws {
    let cell = try cell()
    cell.frame = CGRect(x: 50, y: 200, width: 120, height: 50)
    stage.window.addSubview(cell)
    stage.window.layoutIfNeeded()
    let box = try #require(cell.viewWithTag(1))
    #expect(box.frame == CGRect(x: 16, y: 5, width: 88, height: 40))
    #expect(stage.diagnostics.isEmpty)
  }
}
