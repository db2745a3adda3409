import ObjectiveC
import Segue
import Testing
import UIKit

class OwnHeader: UITableViewHeaderFooterView {
  var words: UILabel!
}

class OwnItem: UICollectionViewCell {
  var words: UILabel!
}

/// Headers of tables, which Interface Builder has no element for.
@MainActor
struct HeaderOfFilesTests {
  @Test
  func `a header that is drawn as a cell has the cell's content and its outlets`() throws {
    let stage = InterfaceFixtures.stage()
    ClassTable.of(OwnHeader.self).key("words", \OwnHeader.words)
    let objects = try InterfaceFixtures.objects(
      of: """
        <tableViewCell contentMode="scaleToFill" reuseIdentifier="Head" id="c1" customClass="OwnHeader">
          <rect key="frame" x="0.0" y="0.0" width="320" height="25"/>
          <tableViewCellContentView key="contentView" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="25"/>
            <subviews>
              <label text="Words" id="l1"><rect key="frame" x="8" y="2" width="100" height="20"/></label>
            </subviews>
          </tableViewCellContentView>
          <connections><outlet property="words" destination="l1" id="o1"/></connections>
        </tableViewCell>
        """
    )
    let header = try #require(objects.first as? OwnHeader)
    #expect(header.words?.text == "Words")
    #expect(header.words?.superview === header.contentView)
    #expect(header.reuseIdentifier == "Head")
    #expect(stage.diagnostics == [])
  }

  @Test
  func `a header that is drawn as a view has its empty content below the file's views`() throws {
    let stage = InterfaceFixtures.stage()
    let objects = try InterfaceFixtures.objects(
      of: """
        <view contentMode="scaleToFill" id="h1" customClass="OwnHeader">
          <rect key="frame" x="0.0" y="0.0" width="320" height="40"/>
          <subviews>
            <button opaque="NO" buttonType="system" id="b1">
              <rect key="frame" x="8" y="4" width="100" height="32"/>
              <state key="normal" title="Expand"/>
            </button>
          </subviews>
        </view>
        """
    )
    let header = try #require(objects.first as? OwnHeader)
    stage.window.addSubview(header)
    try stage.settle()
    #expect(header.subviews.first === header.contentView)
    #expect(header.hitTest(CGPoint(x: 50, y: 20), with: nil) is UIButton)
  }

  @Test
  func `a collection view's cell that is drawn as a table's has its content and its outlets`()
    throws
  {
    let stage = InterfaceFixtures.stage()
    ClassTable.of(OwnItem.self).key("words", \OwnItem.words)
    let objects = try InterfaceFixtures.objects(
      of: """
        <tableViewCell contentMode="scaleToFill" selectionStyle="none" rowHeight="43" id="c1" customClass="OwnItem">
          <rect key="frame" x="0.0" y="0.0" width="131" height="43"/>
          <tableViewCellContentView key="contentView" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="131" height="43"/>
            <subviews>
              <label text="Words" id="l1"><rect key="frame" x="8" y="2" width="100" height="20"/></label>
            </subviews>
          </tableViewCellContentView>
          <connections><outlet property="words" destination="l1" id="o1"/></connections>
        </tableViewCell>
        """
    )
    let cell = try #require(objects.first as? OwnItem)
    #expect(cell.words?.text == "Words")
    #expect(cell.words?.superview === cell.contentView)
    #expect(cell.contentView.frame == cell.bounds)
    #expect(stage.diagnostics == [])
  }
}
