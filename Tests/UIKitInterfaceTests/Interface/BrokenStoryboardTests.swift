// swift-format-ignore-file: NeverForceUnwrap
// A missing value ends the test.

import InterfaceFiles
import ObjectiveC
import Segue
import TestSupport
import Testing
import UIKit

/// Storyboards with mistakes: iOS's words, with storyboard, scene and element.
@MainActor
struct BrokenStoryboardTests {
  private func open(_ name: String) -> (stage: Stage, controller: UIViewController?) {
    let stage = InterfaceFixtures.stage()
    var made: UIViewController?
    stage.perform {
      made = InterfaceFixtures.storyboard(name, in: "Broken").instantiateInitialViewController()
      stage.window.rootViewController = made
    }
    return (stage, made)
  }

  @Test
  func `an outlet without a property is an unknown key`() {
    let fault = open("Outlet").stage.fault
    #expect(
      fault
        == "NSUnknownKeyException: [<ViewsController> setValue:forUndefinedKey:]: this class is not "
        + "key value coding-compliant for the key farewell. Storyboard 'Outlet', scene 'One', "
        + "<outlet> 'o1' in line 3."
    )
  }

  @Test
  func `an outlet whose property does not compile is reported and the screen shows`() {
    ClassTable.lose(keys: ["removedCanvas"])
    let (stage, controller) = open("LostOutlet")
    #expect(stage.fault == nil)
    #expect(controller?.isViewLoaded == true)
    #expect(stage.diagnostics.contains { $0.contains("has no outlet 'removedCanvas'") })
  }

  @Test
  func `a search display controller of an old storyboard is reported and the screen shows`() throws
  {
    let stage = InterfaceFixtures.stage()
    let controller = try InterfaceFixtures.controller(
      of: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
          <scenes><scene sceneID="s"><objects>
            <viewController id="c" customClass="ViewsController" sceneMemberID="viewController">
              <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
              <connections>
                <outlet property="searchDisplayController" destination="d" id="o"/>
              </connections>
            </viewController>
            <searchDisplayController id="d">
              <connections><outlet property="searchContentsController" destination="c" id="p"/></connections>
            </searchDisplayController>
          </objects></scene></scenes>
        </document>
        """
    )
    stage.perform { stage.window.rootViewController = controller }
    #expect(stage.fault == nil)
    #expect(controller is ViewsController)
    #expect(controller.isViewLoaded)
    #expect(stage.diagnostics.contains { $0.contains("The element is not supported") })
  }

  @Test
  func `controllers that embed each other end with a message`() {
    let fault = open("Circle").stage.fault
    #expect(fault?.contains("a controller contains itself") == true)
    #expect(fault?.contains("Storyboard 'Circle', scene 'Two', <segue> 'g2'") == true)
  }

  @Test
  func `a missing class or picture is reported and the screen shows`() {
    let (stage, controller) = open("Missing")
    #expect(stage.fault == nil)
    #expect(controller?.isViewLoaded == true)
    #expect(stage.diagnostics.contains { $0.contains("Unknown class NobodyController") })
    #expect(stage.diagnostics.contains { $0.contains("Could not load the \"nowhere\" image") })
  }

  @Test
  func `a segue that leads nowhere is a fault when it is performed`() {
    let (stage, controller) = open("Missing")
    stage.perform { controller?.performSegue(withIdentifier: "go", sender: nil) }
    #expect(stage.fault?.contains("There is no scene 'three' to go to.") == true)
  }

  @Test
  func `a missing segue, scene or storyboard is a fault in iOS's words`() {
    let (stage, controller) = open("Missing")
    stage.perform { controller?.performSegue(withIdentifier: "nope", sender: nil) }
    #expect(stage.fault?.contains("has no segue with identifier 'nope'") == true)
    let second = InterfaceFixtures.stage()
    _ = InterfaceFixtures.storyboard("Segues").instantiateViewController(withIdentifier: "nope")
    #expect(
      second.fault?.contains("doesn't contain a view controller with identifier 'nope'") == true
    )
    let third = InterfaceFixtures.stage()
    _ = InterfaceFixtures.storyboard("Nope", in: "Segues")
    #expect(third.fault?.contains("Could not find a storyboard named 'Nope' in bundle") == true)
  }

  @Test
  func `a file that is not XML is a fault with its line`() {
    let fault = open("Malformed").stage.fault
    #expect(fault?.contains("Malformed.storyboard:5: </scene> where </objects> is due") == true)
  }
}

/// Storyboards whose values and structure were damaged, made into objects and laid out.
@MainActor
struct DamagedStoryboardTests {
  @Test(arguments: ["Views", "Controls", "Tables", "Segues"])
  func `damaged storyboards are loaded as far as possible, and never end the process`(
    name: String
  ) throws {
    let path = InterfaceFixtures.bundle(name).bundlePath + "/\(name).storyboard"
    let root = try MarkupReader.element(at: path)
    var ids: [String] = []
    root.visit { if let id = $0.id { ids.append(id) } }
    var damage = Damage(ids: ids)
    for _ in 0..<100 {
      let stage = InterfaceFixtures.stage()
      let damaged = root.mapped { damage.strike(&$0) }
      guard let document = try? InterfaceDocument(damaged, path: path) else { continue }
      stage.perform {
        let storyboard = UIStoryboard(document, bundle: InterfaceFixtures.bundle(name))
        let controller = storyboard.instantiateInitialViewController()
        stage.window.rootViewController = controller
        stage.window.layoutIfNeeded()
      }
      stage.advance(by: 0.1)
    }
  }
}

/// Mistakes of every kind, the same in each run.
private struct Damage: RandomNumberGenerator {
  let ids: [String]
  private var state: UInt64 = 13

  init(ids: [String]) { self.ids = ids }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  private static let values = [
    "", "-1", "0", "1e308", "9999999", "nan", "YES", "x", "-0.5", "9e18",
  ]

  /// One element in sixty is damaged.
  mutating func strike(_ element: inout MarkupElement) {
    guard Int.random(in: 0..<60, using: &self) == 0 else { return }
    let names = element.attributes.keys.sorted()
    let name = names.isEmpty ? "x" : names[Int.random(in: 0..<names.count, using: &self)]
    switch Int.random(in: 0..<6, using: &self) {
    case 0: element.attributes[name] = Self.values.randomElement(using: &self)
    case 1: element.attributes[name] = nil
    case 2: element.attributes[name] = ids.randomElement(using: &self)
    case 3:
      if !element.children.isEmpty {
        element.children.remove(at: Int.random(in: 0..<element.children.count, using: &self))
      }
    case 4:
      if let child = element.children.randomElement(using: &self) { element.children.append(child) }
    default:
      element.name = ["view", "button", "scene", "tableView", "zebra"].randomElement(using: &self)!
    }
  }
}
