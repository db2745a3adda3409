import Segue
import Testing
import UIKit

/// Outlets that UIKit's own controllers have in files.
@MainActor
struct ControllerOutletTests {
  private let scene = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
      <scenes><scene sceneID="s1"><objects>
        <collectionViewController id="one" sceneMemberID="viewController">
          <collectionView key="view" contentMode="scaleToFill" dataMode="prototypes" id="g1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="f1"/>
            <cells/>
            <connections><outlet property="backgroundView" destination="b1" id="o2"/></connections>
          </collectionView>
          <connections><outlet property="collectionView" destination="g1" id="o1"/></connections>
        </collectionViewController>
        <view contentMode="scaleToFill" id="b1"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>
      </objects></scene></scenes>
    </document>
    """

  @Test
  func `a controller's collection view may be its outlet`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 568))
    let controller = try #require(
      try InterfaceFixtures.controller(of: scene) as? UICollectionViewController
    )
    stage.perform { stage.window.rootViewController = controller }
    #expect(controller.collectionView.superview === controller.view)
    #expect(controller.collectionView.backgroundView?.superview === controller.collectionView)
    #expect(stage.fault == nil && stage.diagnostics == [])
  }

  private let free = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
      <scenes><scene sceneID="s1"><objects>
        <viewController id="one" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
              <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="l1"/>
            </subviews>
            <constraints>
              <constraint firstItem="l1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" constant="20" id="c1"/>
              <constraint firstItem="l1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="100" id="c2"/>
            </constraints>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  @Test
  func `a screen's own view fills the window, also where its file leaves it to constraints`() throws
  {
    let stage = Stage(size: CGSize(width: 320, height: 568))
    let controller = try InterfaceFixtures.controller(of: free)
    stage.perform { stage.window.rootViewController = controller }
    stage.advance(by: 0.1)
    #expect(controller.view.frame == stage.window.bounds)
    #expect(controller.view.subviews.first?.frame.origin == CGPoint(x: 20, y: 100))
  }

  private let toolbar = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
      <scenes><scene sceneID="s1"><objects>
        <viewController id="one" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
              <toolbar id="t1">
                <rect key="frame" x="0.0" y="44" width="375" height="44"/>
                <items/>
                <connections><outlet property="delegate" destination="one" id="o1"/></connections>
              </toolbar>
            </subviews>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  @Test
  func `a toolbar has a delegate in files`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 568))
    let controller = try InterfaceFixtures.controller(of: toolbar)
    stage.perform { stage.window.rootViewController = controller }
    #expect(controller.view.subviews.first is UIToolbar)
    #expect(stage.fault == nil && stage.diagnostics == [])
  }

  @Test
  func `a table is prepared and pages are filled by whom the file names`() throws {
    let stage = InterfaceFixtures.stage()
    let table = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
        <scenes><scene sceneID="s1"><objects>
          <tableViewController id="one" customClass="OutletPictures" sceneMemberID="viewController">
            <tableView key="view" contentMode="scaleToFill" id="t1">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <connections><outlet property="prefetchDataSource" destination="one" id="o1"/></connections>
            </tableView>
          </tableViewController>
        </objects></scene></scenes>
      </document>
      """
    let pictures = try #require(try InterfaceFixtures.controller(of: table) as? OutletPictures)
    #expect(pictures.tableView.prefetchDataSource === pictures)
    let pages = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
        <scenes><scene sceneID="s1"><objects>
          <pageViewController id="one" customClass="OutletTour" transitionStyle="scroll" navigationOrientation="horizontal" spineLocation="none" sceneMemberID="viewController">
            <connections><outlet property="dataSource" destination="one" id="o1"/></connections>
          </pageViewController>
        </objects></scene></scenes>
      </document>
      """
    let tour = try #require(try InterfaceFixtures.controller(of: pages) as? OutletTour)
    #expect(tour.dataSource === tour)
    #expect(stage.fault == nil && stage.diagnostics == [])
  }
}

final class OutletPictures: UITableViewController, UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

final class OutletTour: UIPageViewController, UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}
