import Segue
import Testing

@testable import ObjectiveC
@testable import UIKit

/// Screens of code whose storyboard is missing, as the tool films them.
@MainActor
@Suite
struct `Screens without their files` {
  final class Profile: UIViewController, UITextFieldDelegate {
    weak var nameLabel: UILabel!
    weak var avatarImageView: UIImageView!
    weak var emailTextField: UITextField!
    weak var followButton: UIButton!
    var stars: [UIButton]!
    weak var avatarHeight: NSLayoutConstraint!
    weak var listener: (any UITextFieldDelegate)!
    var count = 0
    var drags = 0

    func followTapped(_ sender: UIButton) { count += 1 }
    func close() {}
    func drag(_ recognizer: UIPanGestureRecognizer) { drags += 1 }
  }

  final class PhotoCell: UITableViewCell {
    weak var titleLabel: UILabel!
    weak var photoView: UIImageView!
  }

  final class Login: UIViewController {
    weak var heading: UILabel!
    weak var loginButton: UIButton!
    var widthAtLoad: CGFloat = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      widthAtLoad = loginButton.frame.width
      heading.text = "Another text"
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      heading.center.x -= view.bounds.width
    }
  }

  final class Settings: UITableViewController {
    weak var soundSwitch: UISwitch!
  }

  final class List: UIViewController, UITableViewDataSource {
    weak var tableView: UITableView!

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
      (cell as? PhotoCell)?.titleLabel.text = "Photo \(indexPath.row)"
      return cell
    }
  }

  /// Filled once: each test would add the outlets again.
  private static let tables: Void = {
    ClassTable.of(Profile.self)
      .outlet("nameLabel", \Profile.nameLabel)
      .outlet("avatarImageView", \Profile.avatarImageView)
      .outlet("avatarHeight", \Profile.avatarHeight)
      .outlet("emailTextField", \Profile.emailTextField)
      .outlet("followButton", \Profile.followButton)
      .outlet("stars", \Profile.stars)
      .outlet("listener", \Profile.listener)
      .selector("followTapped:", Profile.followTapped(_:))
      .selector("close", Profile.close)
      .selector("drag:", Profile.drag(_:))
      .action("followTapped:", of: UIButton.self)
      .action("close")
      .action("drag:", of: UIPanGestureRecognizer.self)
    ClassTable.of(PhotoCell.self)
      .outlet("titleLabel", \PhotoCell.titleLabel)
      .outlet("photoView", \PhotoCell.photoView)
    ClassTable.of(Login.self)
      .outlet("heading", \Login.heading).outlet("loginButton", \Login.loginButton)
    ClassTable.of(Settings.self).outlet("soundSwitch", \Settings.soundSwitch)
    ClassTable.of(List.self).outlet("tableView", \List.tableView)
    ClassTable.of(Filled.self).outlet("titleLabel", \Filled.titleLabel)
  }()

  init() {
    StandInScreen.isWanted = true
    _ = Self.tables
  }

  @Test
  func `outlets hold plain views of their types, which the screen shows`() throws {
    let stage = Stage()
    let screen = Profile()
    stage.window.rootViewController = screen
    stage.advance(by: 0)
    #expect(screen.nameLabel.text == "Name")
    #expect(screen.emailTextField.placeholder == "Email")
    #expect(screen.emailTextField.delegate === screen)
    #expect(screen.stars.count == 3)
    screen.avatarHeight.constant = 200
    screen.view.layoutIfNeeded()
    #expect(screen.avatarImageView.frame.size == CGSize(width: 120, height: 200))
    for view in [screen.nameLabel, screen.emailTextField, screen.stars[2]] as [UIView] {
      #expect(view.window != nil && !view.bounds.isEmpty)
    }
    let note = try #require(stage.diagnostics.first)
    #expect(note.hasPrefix("Profile has no storyboard or xib here; plain views fill its outlets: "))
    #expect(note.contains("these stay nil: listener"))
    #expect(note.contains("controls were added for its actions: close"))
  }

  @Test
  func `the outlets of a library's own screen stay empty`() {
    StandInScreen.libraries = ["UIKitInterfaceTests"]
    defer { StandInScreen.libraries = [] }
    let stage = Stage()
    let screen = Profile()
    stage.window.rootViewController = screen
    stage.advance(by: 0)
    #expect(screen.nameLabel == nil && screen.stars == nil)
    #expect(stage.diagnostics.isEmpty)
  }

  final class Panel: UIViewController {
    var wasOfStoryboard = true

    override func loadView() {
      wasOfStoryboard = storyboard != nil
      view = UIView()
    }
  }

  @Test
  func `a screen has a storyboard in place of a missing one, but not while it makes its view`() {
    StandInScreen.isOfScreensAlone = true
    defer { StandInScreen.isOfScreensAlone = false }
    let stage = Stage()
    let screen = Panel()
    stage.window.rootViewController = screen
    stage.advance(by: 0)
    #expect(!screen.wasOfStoryboard)
    // Where other tests have opened an app that has one, there is nothing to replace.
    #expect((screen.storyboard != nil) == StandInScreen.replacesFiles)
  }

  @Test
  func `a missing storyboard is that of the module's own screens, and of no library's`() {
    #expect(StandInScreen.isClass(Profile.self, of: "UIKitInterfaceTests"))
    #expect(!StandInScreen.isClass(Profile.self, of: "Panels"))
    #expect(StandInScreen.isClass(Profile.self, of: nil))
    #expect(!StandInScreen.isClass(UIViewController.self, of: nil))
  }

  @Test
  func `an action is that of the control whose name it has, or of a new one`() throws {
    let stage = Stage()
    let screen = Profile()
    stage.window.rootViewController = screen
    stage.advance(by: 0)
    screen.followButton.sendActions(for: .touchUpInside)
    #expect(screen.count == 1)
    let buttons = screen.followButton.superview?.subviews.compactMap { $0 as? UIButton } ?? []
    #expect(buttons.contains { $0.title(for: .normal) == "Close" })
    #expect(screen.view.gestureRecognizers?.contains { $0 is UIPanGestureRecognizer } == true)
  }

  @Test
  func `a list makes the cells that its storyboard would draw`() throws {
    let stage = Stage()
    let screen = List()
    stage.window.rootViewController = screen
    stage.advance(by: 0)
    #expect(screen.tableView.frame == screen.view.bounds)
    let cell = try #require(screen.tableView.visibleCells.last as? PhotoCell)
    #expect(cell.titleLabel.text == "Photo 2")
    #expect(cell.photoView.bounds.size == CGSize(width: 44, height: 44))
    #expect(stage.diagnostics.contains { $0.hasPrefix("PhotoCell has no storyboard") })
  }

  @Test
  func `views have their places before viewDidLoad, and stay where code has moved them`() {
    let stage = Stage()
    let screen = Login()
    stage.window.rootViewController = screen
    stage.advance(by: 0.1)
    #expect(screen.widthAtLoad == 200)
    #expect(screen.heading.center.x == -screen.view.bounds.midX)
    #expect(abs(screen.loginButton.center.x - screen.view.bounds.midX) < 0.5)
  }

  @Test
  func `what stands in static rows is above a table without them`() {
    let stage = Stage()
    let screen = Settings()
    stage.window.rootViewController = screen
    stage.advance(by: 0)
    #expect(screen.soundSwitch.isDescendant(of: screen.tableView.tableHeaderView ?? UIView()))
    #expect((screen.tableView.tableHeaderView?.bounds.height ?? 0) >= 31)
  }

  final class Filled: UIViewController {
    weak var titleLabel: UILabel!

    override func viewDidLoad() {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
      view.addSubview(label)
      titleLabel = label
    }
  }

  @Test
  func `an outlet that the code fills itself has no other view`() throws {
    let stage = Stage()
    let screen = Filled()
    stage.window.rootViewController = screen
    stage.advance(by: 0)
    func labels(in view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }
    #expect(labels(in: screen.view) == [screen.titleLabel])
  }

  @Test
  func `code that names no row makes its own cell`() throws {
    let stage = Stage()
    let screen = List()
    stage.window.rootViewController = screen
    stage.advance(by: 0)
    #expect(screen.tableView.dequeueReusableCell(withIdentifier: "plain") == nil)
  }

  @Test(arguments: [
    ("loginButton", "Login"), ("lblFirstName", "First Name"), ("didTapSave", "Save"),
    ("button", "Button"), ("photo2ImageView", "Photo 2"),
  ])
  func `a view's text has the words of its outlet's name`(name: String, title: String) {
    #expect(StandInName(name).title == title)
  }
}
