import Foundation
import Segue
import Testing
import UIKit

/// Views on which an app forces a reading direction.
@MainActor
@Suite
struct `Forced reading directions` {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)

  @Test
  func `a forced table cell mirrors its content and its accessory, but not the app's views`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Title"
    cell.accessoryType = .disclosureIndicator
    let own = UIView()
    cell.contentView.addSubview(own)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.maxX == 320 && cell.contentView.frame.minX > 0)
    for part in [cell.contentView, cell.textLabel] {
      #expect(part?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    let mark = cell.subviews.first { $0.frame.maxX < 40 && $0.frame.width > 1 }
    #expect(mark?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(own.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test
  func `constraints in a forced cell count from the right`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    cell.layoutIfNeeded()
    #expect(box.frame.minX == 10)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    #expect(box.frame.maxX == cell.contentView.bounds.width - 10)
  }

  @Test
  func `a direction forced on a part itself wins`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.contentView.semanticContentAttribute = .forceLeftToRight
    #expect(cell.contentView.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(cell.textLabel?.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test
  func `a forced search bar has its magnifier at the right and clears at the left`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    #expect(field.leftViewRect(forBounds: field.bounds).maxX == field.bounds.maxX)
    #expect(field.clearButtonRect(forBounds: field.bounds).midX < 40)
    #expect(field.leftView.map { $0.frame.midX > field.bounds.midX } == true)
  }

  @Test
  func `forced margins change sides, and the view hears of it`() {
    final class Margins: UIView {
      var changes = 0
      override func layoutMarginsDidChange() { changes += 1 }
    }
    let view = Margins()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0,
      leading: 30,
      bottom: 0,
      trailing: 5
    )
    let before = view.changes
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 30))
    #expect(view.changes == before + 1)
  }

  @Test
  func `constraints and margins follow a direction that is overridden later, as a trait`() throws {
    let (view, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), UIView())
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0,
      leading: 30,
      bottom: 0,
      trailing: 5
    )
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    stage.window.addSubview(view)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    try stage.settle()
    #expect(box.frame.minX == 30)
    view.traitOverrides.layoutDirection = .rightToLeft
    try stage.settle()
    #expect(box.frame.maxX == 270)
    view.traitOverrides.layoutDirection = .leftToRight
    view.semanticContentAttribute = .forceRightToLeft
    try stage.settle()
    #expect(box.frame.maxX == 270)
  }

  // MARK: Pickers

  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(
      _ pickerView: UIPickerView,
      titleForRow row: Int,
      forComponent component: Int
    ) -> String? { "\(component).\(row)" }
  }

  /// Where the labels with one of the texts are, from the left.
  private func texts(_ wanted: Set<String>, in view: UIView) -> [String] {
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels($0) }
    }
    return labels(view).filter { wanted.contains($0.text ?? "") && $0.alpha == 1 }
      .sorted { $0.convert($0.bounds, to: view).midX < $1.convert($1.bounds, to: view).midX }
      .compactMap(\.text)
  }

  @Test
  func `the first component of a forced picker is at the right`() throws {
    let rows = Rows()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = rows
    picker.delegate = rows
    stage.window.addSubview(picker)
    try stage.settle()
    #expect(texts(["0.0", "1.0"], in: picker) == ["0.0", "1.0"])
    picker.semanticContentAttribute = .forceRightToLeft
    try stage.settle()
    #expect(texts(["0.0", "1.0"], in: picker) == ["1.0", "0.0"])
  }

  @Test
  func `the wheels of a forced time picker are mirrored, but hours stay before minutes`() throws {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .wheels
    picker.date = Date(timeIntervalSince1970: 10 * 3600 + 20 * 60)
    stage.window.addSubview(picker)
    try stage.settle()
    #expect(texts(["10", "20", "AM"], in: picker) == ["10", "20", "AM"])
    picker.semanticContentAttribute = .forceRightToLeft
    try stage.settle()
    #expect(texts(["10", "20", "AM"], in: picker) == ["AM", "10", "20"])
  }
}
