import CoreGraphics
import Foundation

/// The controls of a `UITextFormattingViewController`, a row for each group.
final class FormattingPanel: UIView {
  private typealias Panel = UITextFormattingViewController

  /// In points (inferred).
  private static let margin: CGFloat = 16
  private static let rowHeight: CGFloat = 44
  private static let gap: CGFloat = 10
  private static let top: CGFloat = 64

  private weak var controller: UITextFormattingViewController?
  private let titleLabel = UILabel()
  private let close = UIButton(type: .close)
  private var rows: [UIStackView] = []
  /// Names the font.
  private var fontButton: UIButton?
  /// Whether a button is on, for the style that is shown.
  private var states: [(button: UIButton, isOn: (Panel.FormattingDescriptor) -> Bool)] = []

  init(
    of controller: UITextFormattingViewController,
    _ configuration: UITextFormattingViewController.Configuration
  ) {
    self.controller = controller
    super.init(frame: .zero)
    titleLabel.text = controller.title ?? SystemWord.format.text
    titleLabel.font = .systemFont(ofSize: 20, weight: .semibold)
    close.addAction(
      UIAction { [weak controller] _ in controller?.dismiss(animated: true) },
      for: .primaryActionTriggered
    )
    addSubview(titleLabel)
    addSubview(close)
    rows = configuration.groups.map { group in
      let row = UIStackView()
      row.spacing = Self.gap
      row.distribution = .fillEqually
      for component in group.components {
        let buttons = self.buttons(for: component.componentKey, configuration)
        guard !buttons.isEmpty else { continue }
        let part = UIStackView(arrangedSubviews: buttons)
        part.distribution = .fillEqually
        part.spacing = 1
        part.layer.cornerRadius = Self.gap
        part.clipsToBounds = true
        row.addArrangedSubview(part)
      }
      return row
    }
    rows.removeAll(where: \.arrangedSubviews.isEmpty)
    rows.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the style of the text.
  func update() {
    let style = controller?.formattingDescriptor ?? .init()
    fontButton?.setTitle(fontName, for: .normal)
    for (button, isOn) in states {
      button.backgroundColor = isOn(style) ? .tintColor : .secondarySystemGroupedBackground
      button.tintColor = isOn(style) ? .white : .label
      button.setTitleColor(button.tintColor, for: .normal)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: 0)
    let side = close.intrinsicContentSize
    close.frame = CGRect(
      x: room.maxX - side.width,
      y: room.minY + Self.margin,
      width: side.width,
      height: side.height
    )
    titleLabel.frame = CGRect(
      x: room.minX,
      y: room.minY + Self.margin,
      width: max(0, room.width - side.width - Self.gap),
      height: side.height
    )
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: room.minX,
        y: room.minY + Self.top + CGFloat(index) * (Self.rowHeight + Self.gap),
        width: room.width,
        height: Self.rowHeight
      )
    }
  }

  // MARK: Controls

  private func buttons(
    for key: UITextFormattingViewController.ComponentKey,
    _ configuration: UITextFormattingViewController.Configuration
  ) -> [UIButton] {
    switch key {
    case .fontAttributes:
      [
        toggle("bold", { Panel.ChangeValue.bold($0) }) { $0.has(.traitBold) },
        toggle("italic", { Panel.ChangeValue.italic($0) }) { $0.has(.traitItalic) },
        toggle("underline", { Panel.ChangeValue.underline($0) }, \.underlinePresent),
        toggle("strikethrough", { Panel.ChangeValue.strikethrough($0) }, \.strikethroughPresent),
      ]
    case .fontPicker:
      [makeFontButton()]
    case .fontSize, .fontPointSize:
      [
        letter(size: 14, "Decrease") { $0.change(.decreaseFontSize) },
        letter(size: 22, "Increase") { $0.change(.increaseFontSize) },
      ]
    case .textAlignment:
      alignments([.left, .center, .right])
    case .textAlignmentAndJustification:
      alignments([.left, .center, .right, .justified])
    case .textIndentation:
      [
        button("decrease.indent") { $0.change(.decreaseIndentation) },
        button("increase.indent") { $0.change(.increaseIndentation) },
      ]
    case .lineHeight:
      [
        button("minus") { $0.change(.lineHeightPointSize(max(0, $0.lineHeight - 1))) },
        button("plus") { $0.change(.lineHeightPointSize($0.lineHeight + 1)) },
      ]
    case .listStyles:
      [(Panel.TextList.disc, "list.bullet"), (.hyphen, "list.dash"), (.decimal, "list.number")]
        .map { list, symbol in
          toggle(symbol, { Panel.ChangeValue.textList($0 ? list : nil) }) {
            $0.textLists.contains(list)
          }
        }
    case .textColor:
      [button("paintpalette") { $0.openColorPicker() }]
    case .highlight, .highlightPicker:
      [
        toggle("highlighter", { Panel.ChangeValue.highlight($0 ? .default : nil) }) {
          !$0.highlights.isEmpty
        }
      ]
    case .formattingStyles:
      (configuration.formattingStyles ?? []).map { style in
        let button = button(title: String(localized: style.title)) {
          $0.change(.formattingStyle(style.styleKey))
        }
        states.append((button, { $0.formattingStyleKey == style.styleKey }))
        return button
      }
    default: []
    }
  }

  private func makeFontButton() -> UIButton {
    let button = button(title: fontName) { $0.openFontPicker() }
    fontButton = button
    return button
  }

  /// Private names, as that of the system's font, tell nobody anything.
  private var fontName: String {
    let name = controller?.formattingDescriptor?.fonts.first?.familyName ?? "."
    return name.hasPrefix(".") ? "System Font" : name
  }

  private func alignments(_ values: [UITextFormattingViewController.TextAlignment]) -> [UIButton] {
    values.map { value in
      let name = value == .center ? "aligncenter" : value == .justified ? "justify" : nil
      return toggle("text.\(name ?? "align\(value.rawValue)")", { _ in .textAlignment(value) }) {
        $0.textAlignments.contains(value)
      }
    }
  }

  private func button(
    _ symbol: String? = nil,
    title: String? = nil,
    _ act: @escaping (UITextFormattingViewController) -> Void
  ) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.setImage(symbol.flatMap { UIImage(systemName: $0) }, for: .normal)
    button.tintColor = .label
    button.backgroundColor = .secondarySystemGroupedBackground
    button.accessibilityLabel = title ?? symbol
    button.addAction(
      UIAction { [weak self] _ in
        guard let controller = self?.controller else { return }
        act(controller)
      },
      for: .primaryActionTriggered
    )
    return button
  }

  private func letter(
    size: CGFloat,
    _ label: String,
    _ act: @escaping (UITextFormattingViewController) -> Void
  ) -> UIButton {
    let button = button(title: "A", act)
    button.titleLabel?.font = .systemFont(ofSize: size)
    button.accessibilityLabel = label
    return button
  }

  private func toggle(
    _ symbol: String,
    _ change: @escaping (Bool) -> UITextFormattingViewController.ChangeValue,
    _ isOn: @escaping (UITextFormattingViewController.FormattingDescriptor) -> Bool
  ) -> UIButton {
    let button = button(symbol) { $0.change(change(!isOn($0.formattingDescriptor ?? .init()))) }
    states.append((button, isOn))
    return button
  }
}

extension UITextFormattingViewController {
  /// In points, of the text or of its font.
  fileprivate var lineHeight: Double {
    let font = formattingDescriptor?.fonts.first ?? .systemFont(ofSize: UIFont.systemFontSize)
    return formattingDescriptor?.lineHeight ?? Double(font.lineHeight)
  }
}

extension UITextFormattingViewController.FormattingDescriptor {
  fileprivate func has(_ trait: UIFontDescriptor.SymbolicTraits) -> Bool {
    !fonts.isEmpty && fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(trait) }
  }
}
