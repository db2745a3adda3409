import ObjectiveC
import Segue
import Testing
import UIKit

class OwnHeader: UITableViewHeaderFooterView {
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
}
