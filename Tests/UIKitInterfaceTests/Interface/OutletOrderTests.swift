import Segue
import Testing
import UIKit

@testable import ObjectiveC

/// The order in which the outlets of a file are set.
@MainActor
struct OutletOrderTests {
  final class Board: UIViewController {
    var cards: [UIButton]!
    var score: UILabel! { didSet { score.text = "0 of \(cards.count)" } }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 568))

  private let scene = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
      <scenes><scene sceneID="s1"><objects>
        <viewController id="one" customClass="OrderedBoard" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
            <subviews>
              <label id="l1"><rect key="frame" x="0.0" y="0.0" width="100" height="20"/></label>
              <button id="b1"><rect key="frame" x="0.0" y="20" width="100" height="20"/></button>
              <button id="b2"><rect key="frame" x="0.0" y="40" width="100" height="20"/></button>
            </subviews>
          </view>
          <connections>
            <outlet property="score" destination="l1" id="c1"/>
            <outletCollection property="cards" destination="b1" id="c2"/>
            <outletCollection property="cards" destination="b2" id="c3"/>
          </connections>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  @Test
  func `an outlet's observer finds the collections of the file set, also those that come after it`()
    throws
  {
    ClassTable.of(Board.self).named("OrderedBoard", Board.self).key("cards", \Board.cards)
      .key("score", \Board.score)
    let board = try #require(try InterfaceFixtures.controller(of: scene) as? Board)
    board.loadViewIfNeeded()
    #expect(board.score.text == "0 of 2")
    #expect(board.cards.map(\.frame.minY) == [20, 40])
  }
}
