import Foundation
import ObjectiveC
import QuartzCore

/// The plain views of a screen without its file, one below the other.
@MainActor
final class StandInViews {
  private struct Part {
    let name: StandInName
    let view: UIView
    var isConnected = false
  }

  private var parts: [Part] = []
  /// Whether a constraint is an outlet, too: code then moves the views by that.
  private var hasConstraints = false
  /// The actions for which no outlet has a control.
  private(set) var added: [String] = []

  /// The side of views and pictures without a size of their own, in points.
  private static let side: CGFloat = 120
  private static let margin: CGFloat = 20
  private static let buttonWidth: CGFloat = 200

  // MARK: Making

  /// A view as Interface Builder gives it, with its outlet's name where a text is to be.
  func make(_ type: UIView.Type, for outlet: String, owner: AnyObject) -> UIView? {
    let name = StandInName(outlet)
    guard let view = type == UIButton.self ? UIButton(type: .system) : plain(type) else {
      return nil
    }
    let part = Part(name: name, view: view)
    dress(view, name.title)
    // Behind the others it would hide those that look alike.
    if isBlock(view), view.backgroundColor == nil, !isBackground(part) {
      view.backgroundColor = .systemGray5
    }
    connect(view, to: owner)
    view.awakeFromNib()
    parts.append(part)
    return view
  }

  private func plain(_ type: UIView.Type) -> UIView? {
    let view = type.init(coder: EmptyCoder())
    if let stack = view as? UIStackView {
      stack.axis = .vertical
      stack.spacing = 8
    }
    return view
  }

  private func dress(_ view: UIView, _ title: String) {
    switch view {
    case let label as UILabel:
      label.text = label.text ?? title
      label.textAlignment = .center
    case let button as UIButton:
      if button.title(for: .normal) == nil { button.setTitle(title, for: .normal) }
      if button.buttonType == .custom { button.setTitleColor(.tintColor, for: .normal) }
    case let field as UITextField:
      field.placeholder = field.placeholder ?? title
      field.borderStyle = .roundedRect
    case let text as UITextView: text.text = title
    case let control as UISegmentedControl:
      for (index, word) in ["First", "Second"].enumerated() {
        control.insertSegment(withTitle: word, at: index, animated: false)
      }
      control.selectedSegmentIndex = 0
    case let control as UISwitch: control.isOn = true
    case let slider as UISlider: slider.value = 0.5
    case let progress as UIProgressView: progress.progress = 0.5
    case let pages as UIPageControl: pages.numberOfPages = 3
    default: break
    }
  }

  /// The delegates and data sources that files mostly connect.
  private func connect(_ view: UIView, to owner: AnyObject) {
    switch view {
    case let table as UITableView:
      table.dataSource = owner as? any UITableViewDataSource
      table.delegate = owner as? any UITableViewDelegate
      table.cellRegistry.standIn = { StandInCell.row($0) }
    case let collection as UICollectionView:
      collection.dataSource = owner as? any UICollectionViewDataSource
      collection.delegate = owner as? any UICollectionViewDelegate
      collection.registry.standIn = { StandInCell.tile($0) }
      (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize =
        CGSize(width: Self.side, height: Self.side)
    case let picker as UIPickerView:
      picker.dataSource = owner as? any UIPickerViewDataSource
      picker.delegate = owner as? any UIPickerViewDelegate
    case let field as UITextField: field.delegate = owner as? any UITextFieldDelegate
    case let text as UITextView: text.delegate = owner as? any UITextViewDelegate
    case let bar as UISearchBar: bar.delegate = owner as? any UISearchBarDelegate
    case let scroll as UIScrollView: scroll.delegate = owner as? any UIScrollViewDelegate
    default: break
    }
  }

  // MARK: Actions

  /// The control that an action is for: one whose name its own has, else the only one of
  /// its kind, else a new one.
  func control(for action: String, sentBy type: UIControl.Type?) -> UIControl? {
    let name = StandInName(action)
    let type = type ?? UIButton.self
    let fitting = parts.indices.filter { index in
      sequence(first: Swift.type(of: parts[index].view) as AnyClass) { _getSuperclass($0) }
        .contains { $0 == type }
    }
    let named = fitting.filter { name.speaks(of: parts[$0].name) }
      .max { parts[$0].name.words.count < parts[$1].name.words.count }
    let free = fitting.filter { !parts[$0].isConnected }
    if let index = named ?? (fitting.count == 1 ? free.first : nil) {
      parts[index].isConnected = true
      return parts[index].view as? UIControl
    }
    guard let control = type == UIButton.self ? UIButton(type: .system) : plain(type) else {
      return nil
    }
    dress(control, name.title)
    parts.append(Part(name: name, view: control, isConnected: true))
    added.append(action)
    return control as? UIControl
  }

  /// The event for which Interface Builder connects a control.
  static func event(of control: UIControl?) -> UIControl.Event {
    switch control {
    case is UIButton, nil: .touchUpInside
    case is UITextField: .editingDidEnd
    default: .valueChanged
    }
  }

  // MARK: Layout

  /// The size that an outlet of a constraint sets, of the view of its name; one of
  /// another kind has no effect.
  func constraint(for outlet: String, in view: UIView) -> NSLayoutConstraint {
    hasConstraints = true
    let words = Set(StandInName(outlet).words)
    let attribute: NSLayoutConstraint.Attribute? =
      words.contains("height") ? .height : words.contains("width") ? .width : nil
    let named = parts.first { words.isSuperset(of: $0.name.words) }
    let part = named ?? parts.first { isBlock($0.view) } ?? parts.first
    let constraint = NSLayoutConstraint(
      item: part?.view ?? view,
      attribute: attribute ?? .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: attribute == nil ? 0 : Self.side
    )
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = attribute != nil && part != nil
    return constraint
  }

  /// Whether it has no content that gives it a size.
  private func isBlock(_ view: UIView) -> Bool {
    view is UIImageView
      || !(view is UIStackView) && view.intrinsicContentSize.height < 0
        && !fillsScreen(view)
  }

  /// Whether it takes all the room that there is: lists, maps, pages of the web.
  private func fillsScreen(_ view: UIView) -> Bool {
    view is UIScrollView || view is any FrameworkView
  }

  private func isBackground(_ part: Part) -> Bool {
    part.name.words.contains("background") || part.name.words.contains("container")
  }

  func layOutScreen(in view: UIView) {
    if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
    let behind = parts.filter(isBackground)
    let rest = parts.filter { !isBackground($0) }
    let isAlone = rest.count == 1 && fillsScreen(rest[0].view)
    for part in isAlone ? parts : behind {
      part.view.frame = view.bounds
      part.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(part.view)
    }
    guard !isAlone, !rest.isEmpty else { return }
    let stack = UIStackView(arrangedSubviews: rest.map(\.view))
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let area = view.safeAreaLayoutGuide
    var constraints = [
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: Self.margin),
      stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -Self.margin),
    ]
    if rest.contains(where: { fillsScreen($0.view) }) {
      constraints += [
        stack.topAnchor.constraint(equalTo: area.topAnchor, constant: Self.margin),
        stack.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      ]
    } else {
      constraints.append(stack.centerYAnchor.constraint(equalTo: area.centerYAnchor))
    }
    let large = rest.map(\.view).filter(fillsScreen)
    constraints += large.dropFirst().map {
      $0.heightAnchor.constraint(equalTo: large[0].heightAnchor)
    }
    let sizes = rest.flatMap { size(of: $0.view, in: stack) }
    NSLayoutConstraint.activate(constraints + sizes)
    guard large.isEmpty, !hasConstraints else { return }
    view.layoutIfNeeded()
    NSLayoutConstraint.deactivate(sizes)
    free(stack, in: view)
  }

  /// Gives the views of a stack frames of their own, in its place: code reads them in
  /// `viewDidLoad()`, as it would those of the file, and moves the views before they are laid out.
  private func free(_ stack: UIStackView, in view: UIView) {
    let places = stack.arrangedSubviews.map { ($0, stack.convert($0.frame, to: view)) }
    for (part, place) in places {
      view.addSubview(part)
      part.translatesAutoresizingMaskIntoConstraints = true
      part.frame = place
      let sides: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      part.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin]
      part.autoresizingMask.formUnion(isWide(part) ? .flexibleWidth : sides)
    }
    stack.removeFromSuperview()
  }

  /// Pictures, texts one below the other, switches and buttons.
  func layOutRow(in content: UIView) {
    let views = parts.map(\.view)
    let ends = views.filter { $0 is UIControl && !isWide($0) }
    let pictures = views.filter(isBlock)
    let texts = views.filter { !ends.contains($0) && !pictures.contains($0) }
    for case let label as UILabel in texts { label.textAlignment = .natural }
    let column = UIStackView(arrangedSubviews: texts)
    column.axis = .vertical
    for view in ends { view.setContentHuggingPriority(.required, for: .horizontal) }
    let row = UIStackView(arrangedSubviews: pictures + [column] + ends)
    row.alignment = .center
    row.spacing = 12
    pin(row, to: content, inset: 16)
    let sizes = pictures.flatMap {
      [
        $0.widthAnchor.constraint(equalToConstant: 44),
        $0.heightAnchor.constraint(equalToConstant: 44),
      ]
    }
    for size in sizes { size.priority = UILayoutPriority(760) }
    NSLayoutConstraint.activate(sizes)
  }

  /// One below the other; pictures take the room that texts leave.
  func layOutTile(in content: UIView, inset: CGFloat = 0) {
    let column = UIStackView(arrangedSubviews: parts.map(\.view))
    column.axis = .vertical
    column.spacing = 4
    pin(column, to: content, inset: inset)
  }

  /// Above the rows, in place of the static ones in which they are in the file.
  func layOutHeader(of table: UITableView) {
    guard !parts.isEmpty else { return }
    let header = UIView(frame: table.bounds)
    layOutTile(in: header, inset: 16)
    header.frame.size.height =
      header.systemLayoutSizeFitting(
        CGSize(width: table.bounds.width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    table.tableHeaderView = header
  }

  private func pin(_ stack: UIStackView, to content: UIView, inset: CGFloat) {
    stack.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(stack)
    // The height of a row that sizes itself comes from it, and may differ while it is measured.
    let bottom = content.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: inset / 2)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: inset),
      content.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: inset),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: inset / 2), bottom,
    ])
  }

  /// A size for what has none; what code or a constraint of an outlet says counts for more.
  private func size(of view: UIView, in stack: UIStackView) -> [NSLayoutConstraint] {
    var sizes: [NSLayoutConstraint] = []
    if isBlock(view) {
      sizes = [
        view.widthAnchor.constraint(equalToConstant: Self.side),
        view.heightAnchor.constraint(equalToConstant: Self.side),
      ]
    } else if view is UIButton {
      sizes = [view.widthAnchor.constraint(equalToConstant: Self.buttonWidth)]
    } else if isWide(view) {
      sizes = [view.widthAnchor.constraint(equalTo: stack.widthAnchor)]
    }
    for size in sizes { size.priority = UILayoutPriority(760) }
    return sizes
  }

  private func isWide(_ view: UIView) -> Bool {
    fillsScreen(view) || view is UILabel || view is UITextField || view is UISlider
      || view is UIProgressView
      || view is UISearchBar || view is UIStackView || view is UISegmentedControl
      || view is UIPickerView
  }
}
