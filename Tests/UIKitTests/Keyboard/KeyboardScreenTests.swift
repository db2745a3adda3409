import Segue
import Testing
import UIKit

/// The keyboard and the screens that come and go with it.
@MainActor
@Suite
struct `The keyboard along with screens` {
  /// Asks for the keyboard before it has a window.
  private final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    var asks = true
    var asksWhenShown = false

    override func viewDidLoad() {
      view.backgroundColor = .white
      view.addSubview(field)
      if asks { field.becomeFirstResponder() }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if asksWhenShown { field.becomeFirstResponder() }
    }
  }

  private let stage = Stage(screen: .iPhone15, showsKeyboard: true)
  private let root = UIViewController()
  private let form = Form()

  /// The keyboard's frames, from the notifications.
  private final class Moves: @unchecked Sendable {
    var all: [(from: CGRect, to: CGRect)] = []
    var observer: (any NSObjectProtocol)?

    init() {
      observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification,
        object: nil,
        queue: nil
      ) { [weak self] note in
        let frames = [
          UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
        ].compactMap { (note.userInfo?[$0] as? NSValue)?.cgRectValue }
        self?.all.append((frames[0], frames[1]))
      }
    }

    deinit { observer.map(NotificationCenter.default.removeObserver) }
  }

  @Test
  func `a text that is to be edited before it is in a window is edited once it is`() throws {
    form.loadViewIfNeeded()
    #expect(!form.field.isEditing)
    stage.window.rootViewController = form
    #expect(form.field.isEditing)
  }

  @Test
  func `unless it has resigned meanwhile`() throws {
    form.loadViewIfNeeded()
    form.field.resignFirstResponder()
    stage.window.rootViewController = form
    try stage.settle()
    #expect(!form.field.isEditing)
  }

  // MARK: Sheets

  /// The card.
  private var sheet: UIView { form.sheetPresentationController?.presentedView ?? form.view }

  private func present(detent: CGFloat) throws {
    stage.window.rootViewController = root
    try stage.settle()
    form.sheetPresentationController?.detents = [.custom { _ in detent }]
    stage.perform { root.present(form, animated: true) }
  }

  @Test
  func `a sheet stands on the keyboard while a text in it is edited`() throws {
    form.asks = false
    try present(detent: 200)
    try stage.settle()
    #expect(sheet.frame == CGRect(x: 0, y: 618, width: 393, height: 234))
    stage.perform { form.field.becomeFirstResponder() }
    try stage.settle()
    #expect(sheet.frame == CGRect(x: 0, y: 316, width: 393, height: 536))
    stage.perform { form.field.resignFirstResponder() }
    try stage.settle()
    #expect(sheet.frame == CGRect(x: 0, y: 618, width: 393, height: 234))
  }

  @Test
  func `it also does where the editing begins as it has appeared`() throws {
    form.asks = false
    form.asksWhenShown = true
    try present(detent: 200)
    try stage.settle()
    #expect(form.field.isEditing)
    #expect(sheet.frame == CGRect(x: 0, y: 316, width: 393, height: 536))
  }

  @Test
  func `a sheet goes to its highest detent while a text in it is edited, and back`() throws {
    form.asks = false
    try present(detent: 200)
    try stage.settle()
    stage.perform { form.sheetPresentationController?.detents.append(.large()) }
    try stage.settle()
    #expect(sheet.frame.minY == 618)
    stage.perform { form.field.becomeFirstResponder() }
    try stage.settle()
    #expect(sheet.frame.minY == 69)
    #expect(form.sheetPresentationController?.selectedDetentIdentifier == nil)
    stage.perform { form.field.resignFirstResponder() }
    try stage.settle()
    #expect(sheet.frame.minY == 618)
  }

  @Test
  func `a detent that is selected while a text is edited counts`() throws {
    form.asks = false
    try present(detent: 200)
    try stage.settle()
    stage.perform {
      form.sheetPresentationController?.detents = [
        .custom(identifier: .init("low")) { _ in 200 }, .large(),
      ]
    }
    try stage.settle()
    stage.perform { form.field.becomeFirstResponder() }
    try stage.settle()
    #expect(sheet.frame.minY == 69)
    stage.perform {
      form.sheetPresentationController?.animateChanges {
        form.sheetPresentationController?.selectedDetentIdentifier = .init("low")
      }
    }
    try stage.settle()
    #expect(sheet.frame.minY == 316)
  }

  @Test
  func `it goes no higher than a large one`() throws {
    try present(detent: 600)
    try stage.settle()
    #expect(form.field.isEditing)
    #expect(sheet.frame.minY == 69)
  }

  @Test
  func `a sheet that is edited from the start comes with the keyboard`() throws {
    let moves = Moves()
    try present(detent: 200)
    stage.advance(by: 0.2)
    #expect(sheet.frame == CGRect(x: 0, y: 316, width: 393, height: 536))
    let shown = try #require(sheet.layer.presentation())
    #expect(shown.frame.minY > 320 && shown.frame.minY < 852)
    try stage.settle()
    #expect(moves.all.map(\.to.minY) == [516])
    stage.perform { form.dismiss(animated: true) }
    stage.advance(by: 0.2)
    #expect(sheet.frame.minY == 852)
    try stage.settle()
    #expect(sheet.window == nil)
  }

  @Test
  func `an action sheet stands on the keyboard while a text in it is edited`() throws {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.setValue(form, forKey: "contentViewController")
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    form.asks = false
    form.preferredContentSize.height = 60
    stage.window.rootViewController = root
    try stage.settle()
    stage.perform { root.present(alert, animated: true) }
    try stage.settle()
    let resting = alert.view.frame
    stage.perform { form.field.becomeFirstResponder() }
    try stage.settle()
    #expect(abs(alert.view.frame.maxY - 508) < 0.01)
    #expect(alert.view.frame.size == resting.size)
    stage.perform { form.field.resignFirstResponder() }
    try stage.settle()
    #expect(abs(alert.view.frame.maxY - resting.maxY) < 0.01)
  }

  @Test(arguments: [UIAlertController.Style.actionSheet, .alert])
  func `an alert that is edited from the start comes with the keyboard`(
    style: UIAlertController.Style
  ) throws {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: style)
    form.loadViewIfNeeded()
    form.preferredContentSize.height = 60
    alert.setValue(form, forKey: "contentViewController")
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    stage.window.rootViewController = root
    try stage.settle()
    stage.perform { root.present(alert, animated: true) }
    try stage.settle()
    #expect(form.field.isEditing)
    let frame = alert.view.frame
    if style == .actionSheet {
      #expect(abs(frame.maxY - 508) < 0.01)
    } else {
      #expect(abs(frame.midY - 516 / 2) < 1)
    }
  }

  // MARK: Pushes

  private func showNavigation(_ controllers: [UIViewController]) throws -> UINavigationController {
    let navigation = UINavigationController()
    navigation.viewControllers = controllers
    stage.window.rootViewController = navigation
    try stage.settle()
    return navigation
  }

  @Test
  func `it comes from the side with a screen that is pushed, and goes there with it`() throws {
    let navigation = try showNavigation([root])
    let moves = Moves()
    stage.perform { navigation.pushViewController(form, animated: true) }
    try stage.settle()
    #expect(moves.all.map(\.from.origin) == [CGPoint(x: 393, y: 516)])
    #expect(moves.all.map(\.to.origin) == [CGPoint(x: 0, y: 516)])
    stage.perform { _ = navigation.popViewController(animated: true) }
    try stage.settle()
    #expect(moves.all.last?.to.origin == CGPoint(x: 393, y: 516))
  }

  @Test
  func `it goes to the left with a screen that another covers`() throws {
    let navigation = try showNavigation([form])
    #expect(form.field.isEditing)
    let moves = Moves()
    stage.perform { navigation.pushViewController(root, animated: true) }
    try stage.settle()
    #expect(moves.all.map(\.to.origin) == [CGPoint(x: -393, y: 516)])
    #expect(!form.field.isEditing)
  }

  @Test
  func `it leaves along with a screen whose search is edited in the bar`() throws {
    let search = UISearchController(searchResultsController: nil)
    root.navigationItem.searchController = search
    let navigation = try showNavigation([root])
    stage.perform { search.isActive = true }
    try stage.settle()
    #expect(search.searchBar.searchTextField.isEditing)
    let moves = Moves()
    form.asks = false
    stage.perform { navigation.pushViewController(form, animated: true) }
    #expect(!search.searchBar.searchTextField.isEditing && search.isActive)
    #expect(moves.all.map(\.to.origin) == [CGPoint(x: -393, y: 516)])
  }

  @Test
  func `it comes from the side with a screen that searches as it appears`() throws {
    final class Finder: UIViewController {
      let field = UISearchBar()

      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.titleView = field
        field.becomeFirstResponder()
      }
    }
    let navigation = try showNavigation([root])
    let moves = Moves()
    stage.perform { navigation.pushViewController(Finder(), animated: true) }
    try stage.settle()
    #expect(moves.all.map(\.from.origin) == [CGPoint(x: 393, y: 516)])
  }

  @Test
  func `a screen that falls back under a finger has it again`() throws {
    let navigation = try showNavigation([root, form])
    let keyboard = try #require(keyboardHost)
    stage.drag(from: CGPoint(x: 1, y: 300), to: CGPoint(x: 60, y: 300), over: 1)
    stage.advance(by: 0.5)
    #expect(!form.field.isEditing)
    try stage.settle()
    #expect(navigation.topViewController === form)
    #expect(form.field.isEditing)
    #expect(keyboard.frame.origin == CGPoint(x: 0, y: 516))
  }

  /// What the keys stand in, at the place of the keyboard.
  private var keyboardHost: UIView? {
    UIApplication.shared.windows.last { $0.windowLevel > .alert }?.subviews.first
  }

  @Test
  func `it goes aside with its screen under a finger, at the height where it is`() throws {
    let navigation = try showNavigation([root, form])
    let keyboard = try #require(keyboardHost)
    let moves = Moves()
    stage.drag(from: CGPoint(x: 1, y: 300), to: CGPoint(x: 301, y: 300), over: 1)
    for _ in 0..<3 {
      stage.advance(by: 0.25)
      let place = try #require(keyboard.layer.presentation()?.frame)
      let screen = try #require(form.view.layer.presentation()?.frame)
      #expect(abs(place.minX - screen.minX) < 1)
      #expect(abs(place.minY - 516) < 1)
      #expect(place.minX > 20)
    }
    try stage.settle()
    #expect(navigation.topViewController === root)
    #expect(keyboard.window?.isHidden == true)
    #expect(moves.all.map(\.to.origin) == [CGPoint(x: 393, y: 516)])
  }
}
