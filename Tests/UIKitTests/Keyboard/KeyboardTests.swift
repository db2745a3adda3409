import Segue
import Testing
import UIKit

/// The keyboard of a stage that shows one: when it comes and goes, and what it tells the app.
@MainActor
struct KeyboardTests {
  private final class Form: UIViewController {
    let first = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let second = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
    let bar = UIView()

    override func viewDidLoad() {
      for field in [first, second] { view.addSubview(field) }
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 50),
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
    }
  }

  private let stage = Stage(screen: .iPhone15, showsKeyboard: true)
  private let form = Form()

  init() throws {
    stage.window.rootViewController = form
    try stage.settle()
  }

  /// Written on the main thread alone.
  private final class Log: @unchecked Sendable {
    var names: [String] = []
    var end = CGRect.zero
    var observers: [any NSObjectProtocol] = []
    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
  }

  /// Notes the notifications of the keyboard, and where it goes.
  private func listen() -> Log {
    let log = Log()
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ] {
      let observer = NotificationCenter.default.addObserver(
        forName: name,
        object: nil,
        queue: nil
      ) { [weak log] note in
        let short = name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
        log?.names.append(short.replacingOccurrences(of: "Notification", with: ""))
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        log?.end = frame?.cgRectValue ?? .zero
      }
      log.observers.append(observer)
    }
    return log
  }

  @Test
  func `a turn of the device tells of the new frame of the keyboard`() throws {
    let log = listen()
    stage.perform { form.first.becomeFirstResponder() }
    try stage.settle()
    let upright = log.end
    log.names = []
    stage.rotate(to: .landscapeRight)
    try stage.settle()
    #expect(log.names == ["WillShow", "DidShow"])
    #expect(log.end.width == 852 && log.end.maxY == 393 && log.end.height < upright.height)
  }

  @Test
  func `it comes with the field that is edited, 336 points high on an iPhone 15, and goes with it`()
    throws
  {
    let log = listen()
    stage.perform { form.first.becomeFirstResponder() }
    #expect(log.names == ["WillShow"])
    #expect(log.end == CGRect(x: 0, y: 852 - 336, width: 393, height: 336))
    try stage.settle()
    stage.perform { form.view.endEditing(true) }
    try stage.settle()
    #expect(log.names == ["WillShow", "DidShow", "WillHide", "DidHide"])
    #expect(log.end.minY == 852)
  }

  private final class Refuser: NSObject, UITextFieldDelegate {
    private(set) var ends = 0

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
  }

  @Test
  func `a field that is forced to end ends whatever its delegate says, and tells it`() throws {
    let refuser = Refuser()
    form.first.delegate = refuser
    stage.perform { form.first.becomeFirstResponder() }
    try stage.settle()
    stage.perform { form.view.endEditing(false) }
    #expect(form.first.isEditing && refuser.ends == 0)
    stage.perform { form.view.endEditing(true) }
    #expect(!form.first.isEditing && !form.first.isFirstResponder && refuser.ends == 1)
    stage.perform { form.first.becomeFirstResponder() }
    #expect(form.first.isEditing)
    stage.perform { form.first.removeFromSuperview() }
    #expect(!form.first.isEditing && refuser.ends == 2)
  }

  @Test
  func `another field takes it over without a move`() throws {
    stage.perform { form.first.becomeFirstResponder() }
    try stage.settle()
    let log = listen()
    stage.perform { form.second.becomeFirstResponder() }
    try stage.settle()
    #expect(log.names == ["WillShow", "DidShow"])
    #expect(form.second.isEditing && !form.first.isEditing)
  }

  @Test
  func `its layout guide moves with it`() throws {
    #expect(form.bar.frame.maxY.rounded() == 818)
    stage.perform { form.first.becomeFirstResponder() }
    stage.advance(by: 0.1)
    let middle = try #require(form.bar.layer.presentation()?.frame.maxY)
    #expect(middle > 852 - 336 && middle < 852 - 34)
    try stage.settle()
    #expect(form.bar.frame.maxY.rounded() == 516)
  }

  @Test(arguments: [false, true])
  func `what an app changes as it comes goes along with it, in a block of its own or in none`(
    inBlock: Bool
  ) throws {
    let below = UIView(frame: CGRect(x: 0, y: 752, width: 393, height: 100))
    stage.perform { form.view.addSubview(below) }
    try stage.settle()
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        let change = { below.frame.origin.y -= 336 }
        if inBlock { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    stage.perform { form.first.becomeFirstResponder() }
    for _ in 1...3 {
      stage.advance(by: 0.08)
      let top = try #require(below.layer.presentation()?.frame.minY)
      let keys = try #require(form.bar.layer.presentation()?.frame.maxY)
      #expect(top < 752 && abs((752 - top) / 336 - (818 - keys) / 302) < 0.01)
    }
    try stage.settle()
    #expect(below.frame.minY == 416)
  }

  @Test
  func `fingers press its keys, and the first letter is a capital`() throws {
    stage.perform { form.first.becomeFirstResponder() }
    try stage.settle()
    // The second row: a, s, d …
    _ = stage.tap(at: CGPoint(x: 40, y: 852 - 336 + 45 + 54 + 27))
    try stage.settle()
    _ = stage.tap(at: CGPoint(x: 80, y: 852 - 336 + 45 + 54 + 27))
    try stage.settle()
    #expect(form.first.text == "As")
  }

  @Test
  func `a field that the app clears begins with a capital again`() throws {
    stage.perform { form.first.becomeFirstResponder() }
    try stage.settle()
    let a = CGPoint(x: 40, y: 852 - 336 + 45 + 54 + 27)
    for _ in 0..<2 {
      _ = stage.tap(at: a)
      try stage.settle()
    }
    #expect(form.first.text == "Aa")
    stage.perform { form.first.text = "" }
    _ = stage.tap(at: a)
    try stage.settle()
    #expect(form.first.text == "A")
  }

  @Test
  func `the return key asks the delegate`() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return false
      }
    }
    let delegate = Delegate()
    form.first.delegate = delegate
    stage.perform { form.first.becomeFirstResponder() }
    try stage.settle()
    stage.perform { form.first.pressKeys(for: "ab\n") }
    #expect(form.first.text == "ab")
    #expect(!form.first.isEditing)
  }

  @Test
  func `each key goes to the field that is first responder then`() throws {
    final class Code: NSObject, UITextFieldDelegate {
      var next: UITextField?
      func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        textField.text = string
        if textField === next {
          textField.resignFirstResponder()
        } else {
          next?.becomeFirstResponder()
        }
        return false
      }
    }
    let code = Code()
    code.next = form.second
    form.first.delegate = code
    form.second.delegate = code
    stage.perform { form.first.becomeFirstResponder() }
    try stage.settle()
    stage.perform { form.first.pressKeys(for: "123") }
    #expect(form.first.text == "1")
    #expect(form.second.text == "2")
    #expect(!form.second.isEditing)
  }

  @Test
  func `an input view stands in its place, below the accessory`() throws {
    let picker = UIPickerView()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    form.first.inputView = picker
    form.first.inputAccessoryView = bar
    stage.perform { form.first.becomeFirstResponder() }
    try stage.settle()
    let height = picker.intrinsicContentSize.height
    #expect(bar.convert(bar.bounds, to: nil).minY == 852 - 34 - height - 44)
    #expect(bar.frame.width == 393)
    #expect(picker.convert(picker.bounds, to: nil).minY == 852 - 34 - height)
  }

  @Test
  func `what is removed from its window is not edited any more`() throws {
    let log = listen()
    stage.perform { form.first.becomeFirstResponder() }
    try stage.settle()
    stage.perform { form.first.removeFromSuperview() }
    try stage.settle()
    #expect(!form.first.isEditing)
    #expect(log.names.last == "DidHide")
  }

  @Test
  func `a sheet takes it from the text below, and gives it back`() throws {
    stage.perform { form.first.becomeFirstResponder() }
    try stage.settle()
    let sheet = UIViewController()
    stage.perform { form.present(sheet, animated: true) }
    try stage.settle()
    #expect(!form.first.isEditing)
    stage.perform { sheet.dismiss(animated: true) }
    try stage.settle()
    #expect(form.first.isEditing)
  }

  @Test
  func
    `a controller's bar stands at the lower edge, and above the keys while a text in it is edited`()
    throws
  {
    final class Chat: UIViewController {
      let input = UITextField(frame: CGRect(x: 10, y: 5, width: 300, height: 40))
      lazy var bar: UIView = {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
        bar.addSubview(input)
        return bar
      }()
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let chat = Chat()
    stage.window.rootViewController = chat
    try stage.settle()
    #expect(chat.bar.convert(chat.bar.bounds, to: nil).maxY.rounded() == 852)
    stage.perform { chat.input.becomeFirstResponder() }
    try stage.settle()
    #expect(chat.input.isEditing)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil).maxY.rounded() == 516)
    stage.perform { chat.input.resignFirstResponder() }
    try stage.settle()
    #expect(chat.bar.convert(chat.bar.bounds, to: nil).maxY.rounded() == 852)
  }

  @Test
  func `a table of a table controller ends above it and shows the row that is edited`() throws {
    final class Table: UITableViewController {
      var field: UITextField?
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        15
      }
      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let field = UITextField(frame: CGRect(x: 10, y: 0, width: 200, height: 40))
        cell.contentView.addSubview(field)
        if indexPath.row == 14 { self.field = field }
        return cell
      }
    }
    let table = Table(style: .plain)
    table.tableView.rowHeight = 50
    stage.window.rootViewController = table
    try stage.settle()
    let field = try #require(table.field)
    stage.perform { field.becomeFirstResponder() }
    try stage.settle()
    #expect(table.tableView.adjustedContentInset.bottom == 336)
    #expect(field.convert(field.bounds, to: nil).maxY.rounded() <= 516)
    stage.perform { field.resignFirstResponder() }
    try stage.settle()
    #expect(table.tableView.adjustedContentInset.bottom == 34)
  }

  @Test
  func `an alert with a field begins with it, in the middle of what the keyboard leaves`() throws {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = "Holidays" }
    alert.addAction(UIAlertAction(title: "Save", style: .default))
    stage.perform { form.present(alert, animated: true) }
    stage.advance(by: 0.1)
    let middle = try #require(alert.view.layer.presentation()?.position.y)
    #expect(middle > (852 - 336) / 2 + 1 && middle < 852 / 2)
    try stage.settle()
    #expect(alert.textFields?.first?.isEditing == true)
    #expect(abs(alert.view.center.y - (852 - 336) / 2) <= 1)
  }

  @Test
  func `without keys nothing shows`() throws {
    let bare = Stage(screen: .iPhone15)
    let form = Form()
    bare.window.rootViewController = form
    try bare.settle()
    bare.perform { form.first.becomeFirstResponder() }
    try bare.settle()
    #expect(form.bar.frame.maxY.rounded() == 818)
    #expect(bare.application.windows.count == 1)
  }

  @Test
  func `what says that there is no content moves into the middle above the keyboard`() throws {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "Nothing"
    form.contentUnavailableConfiguration = empty
    try stage.settle()
    let before = try #require(stage.element(named: "Nothing")).frame.midY
    stage.perform { form.first.becomeFirstResponder() }
    try stage.settle()
    let after = try #require(stage.element(named: "Nothing")).frame.midY
    #expect(after < before - 50)
    stage.perform { form.first.resignFirstResponder() }
    try stage.settle()
    #expect(try #require(stage.element(named: "Nothing")).frame.midY == before)
  }
}
