// swift-format-ignore-file: NeverForceUnwrap
// A missing value ends the test.

import Foundation
import InterfaceFiles
import Segue
import TestSupport
import Testing
import UIKit

/// The small apps that the tests of interface files open, and the classes they name.
@MainActor
enum InterfaceFixtures {
  /// A stage whose storyboards find the classes below.
  static func stage(
    width: CGFloat = 375,
    height: CGFloat = 667,
    style: UIUserInterfaceStyle = .light
  ) -> Stage {
    InterfaceClasses.modules = ["UIKitInterfaceTests"]
    InterfaceFixtures.fillTables()
    return Stage(size: CGSize(width: width, height: height), scale: 1, style: style)
  }

  static func bundle(_ name: String) -> Bundle {
    let folder = Workspace.package.root.appendingPathComponent("Fixtures/Inputs/apps/\(name)")
    return Bundle(path: folder.path)!
  }

  static func storyboard(_ name: String, in folder: String? = nil) -> UIStoryboard {
    UIStoryboard(name: name, bundle: bundle(folder ?? name))
  }

  /// The first screen of a storyboard that stands in a test.
  static func controller(of storyboard: String) throws -> UIViewController {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).storyboard")
    try Data(storyboard.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let document = try InterfaceDocument.file(at: file.path)
    return try #require(UIStoryboard(document, bundle: .main).instantiateInitialViewController())
  }

  /// The objects in the `<objects>` of a xib that stands in a test.
  static func objects(of xib: String, owner: AnyObject? = nil) throws -> [Any] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>\(xib)</objects>
      </document>
      """
    try Data(document.utf8).write(to: folder.appendingPathComponent("Test.xib"))
    let bundle = try #require(Bundle(path: folder.path))
    return UINib(nibName: "Test", bundle: bundle).instantiate(withOwner: owner)
  }

  /// What the port writes at the end of a file.
  private static func fillTables() {
    ClassTable.of(ViewsController.self)
      .key("greeting", \ViewsController.greeting)
      .key("boxes", \ViewsController.boxes)
    ClassTable.of(ControlsController.self)
      .key("addButton", \ControlsController.addButton)
      .key("nameField", \ControlsController.nameField)
      .selector("addOne:", ControlsController.addOne(_:))
      .selector("switched", ControlsController.switched)
      .selector("doubleTapped:", ControlsController.doubleTapped(_:))
    ClassTable.of(OwnCell.self).key("words", \OwnCell.words)
    ClassTable.of(HomeController.self).selector("unwindHome:", HomeController.unwindHome(_:))
    ClassTable.of(PanelController.self).key("caption", \PanelController.caption)
    ClassTable.of(BadgeOwner.self).key("badge", \BadgeOwner.badge)
  }
}

class ViewsController: UIViewController {
  var greeting: UILabel!
  var boxes: [UIView]!
  var calls: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    calls.append("init(coder:) titled \(title ?? "nothing")")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    calls.append("awakeFromNib, view loaded: \(isViewLoaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad with \(greeting?.text ?? "nothing"), \(boxes?.count ?? 0) boxes")
  }
}

class ControlsController: UIViewController {
  var addButton: UIButton!
  var nameField: UITextField!
  var calls: [String] = []

  func addOne(_ sender: Any) { calls.append("addOne by \(type(of: sender))") }
  func switched() { calls.append("switched") }
  func doubleTapped(_ recognizer: UITapGestureRecognizer) { calls.append("doubleTapped") }
}

class OwnCell: UITableViewCell {
  var words: UILabel!
  private(set) var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = words != nil
  }
}

class RowsController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.row == 3 {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Own", for: indexPath)
      if let cell = cell as? OwnCell { cell.words?.text = cell.isAwake ? "awake" : "asleep" }
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "Plain", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

class GridController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 7 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Square", for: indexPath)
  }
}

class HomeController: UIViewController {
  var calls: [String] = []
  var allows = true

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad with \(children.count) child")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    calls.append("should \(identifier)")
    return allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    calls.append("prepare \(segue.identifier ?? "") for \(type(of: segue.destination))")
  }

  func unwindHome(_ segue: UIStoryboardSegue) {
    calls.append("unwound by \(segue.identifier ?? "")")
  }
}

class EmbeddedController: UIViewController {}

/// A segue of the app's own: without an animation.
class DropSegue: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: false) }
}

class BadgeOwner: UIViewController {
  var badge: UIView?
}

/// Its xib bears its name without "Controller".
class BadgeViewController: UIViewController {}

/// Its view is in a xib.
class PanelController: UIViewController {
  var caption: UILabel!
  var captionAtLoad: String?
  override func viewDidLoad() {
    super.viewDidLoad()
    captionAtLoad = caption?.text
  }
}
