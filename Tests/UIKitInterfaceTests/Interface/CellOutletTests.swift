import Segue
import Testing
import UIKit

/// Outlets of a cell's file that have the names of the cell's own parts.
@MainActor
@Suite
struct `Outlets of a cell` {
  private let stage = InterfaceFixtures.stage()

  @Test
  func `may connect other views in place of its own labels and picture`() throws {
    let xib = """
      <tableViewCell id="c1">
        <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" id="v1">
          <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
          <subviews>
            <label text="Title" tag="1" id="l1">
              <rect key="frame" x="100" y="5" width="90" height="20"/>
            </label>
            <label text="Detail" tag="2" id="l2">
              <rect key="frame" x="100" y="35" width="90" height="20"/>
            </label>
            <imageView tag="3" id="i1"><rect key="frame" x="5" y="5" width="50" height="50"/></imageView>
          </subviews>
        </tableViewCellContentView>
        <connections>
          <outlet property="textLabel" destination="l1" id="o1"/>
          <outlet property="detailTextLabel" destination="l2" id="o2"/>
          <outlet property="imageView" destination="i1" id="o3"/>
        </connections>
      </tableViewCell>
      """
    let cell = try #require(InterfaceFixtures.objects(of: xib).first as? UITableViewCell)
    #expect([cell.textLabel, cell.detailTextLabel].map { $0?.tag } == [1, 2])
    #expect(cell.imageView?.tag == 3)
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == CGRect(x: 100, y: 5, width: 90, height: 20))
    #expect(cell.contentView.subviews.count == 3)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test
  func `may name the variable that holds the picture, which key value coding finds`() throws {
    let xib = """
      <tableViewCell id="c1">
        <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" id="v1">
          <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
          <subviews>
            <imageView tag="3" id="i1"><rect key="frame" x="5" y="5" width="50" height="50"/></imageView>
          </subviews>
        </tableViewCellContentView>
        <connections><outlet property="_imageView" destination="i1" id="o1"/></connections>
      </tableViewCell>
      """
    let cell = try #require(InterfaceFixtures.objects(of: xib).first as? UITableViewCell)
    #expect(cell.imageView?.tag == 3)
  }
}
