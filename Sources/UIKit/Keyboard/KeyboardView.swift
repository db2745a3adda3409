import CoreGraphics
import Foundation

/// The system's keys, as they are drawn and touched.
final class KeyboardView: UIView {
  private let type: UIKeyboardType
  weak var responder: UIResponder? { didSet { update() } }
  private var plane: KeyboardLayout.Plane
  private(set) var isShifted = false

  init(for responder: UIResponder) {
    self.responder = responder
    type = (responder as? any UITextInputTraits)?.keyboardType ?? .default
    let isPad = UIScreen.main.screenDescription.idiom == .pad
    plane = KeyboardLayout.Plane(type, isPad: isPad)
    super.init(frame: .zero)
    contentMode = .redraw
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// What decides about the look of the keys.
  struct Look: Equatable {
    var type: UIKeyboardType
    var enter: UIReturnKeyType
    var hasWords: Bool

    @MainActor
    init(_ responder: UIResponder) {
      let traits = responder as? any UITextInputTraits
      type = traits?.keyboardType ?? .default
      enter = traits?.returnKeyType ?? .default
      hasWords =
        traits?.autocorrectionType != .no && traits?.isSecureTextEntry != true
        && KeyboardLayout.Plane(type) == .letters && type != .emailAddress && type != .URL
    }
  }

  private var inputTraits: (any UITextInputTraits)? { responder as? any UITextInputTraits }

  private var layout: KeyboardLayout {
    let hasWords = responder.map { Look($0).hasWords } ?? false
    return KeyboardLayout(
      plane,
      for: type,
      KeyboardMetrics(UIScreen.main.screenDescription),
      words: hasWords ? words : nil
    )
  }

  /// The beginnings that English offers before anything is typed; then the word itself
  /// (inferred from pictures).
  var words: [String] {
    guard let text = textBeforeCaret, !text.isEmpty else { return ["I", "The", "I’m"] }
    let last = text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace).last
    return ["", last.flatMap { $0.isEmpty ? nil : "“\($0)”" } ?? "", ""]
  }

  private var textBeforeCaret: String? {
    guard let text = responder as? any EditedText else { return nil }
    return (text.editedText as NSString).substring(to: text.selection.location)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: layout.size.height)
  }

  /// Called when the text has changed: sentences begin with capitals.
  func update() {
    let before = textBeforeCaret ?? ""
    isShifted =
      switch inputTraits?.autocapitalizationType ?? .none {
      case .allCharacters: true
      case .words: before.isEmpty || before.hasSuffix(" ")
      case .sentences:
        before.isEmpty || before.hasSuffix("\n")
          || [". ", "! ", "? "].contains { before.hasSuffix($0) }
      case .none: false
      }
    // A password begins with a small letter, whatever is set (observed).
    let isSecret = inputTraits?.isSecureTextEntry == true
    if type == .emailAddress || type == .URL || isSecret { isShifted = false }
    setNeedsDisplay()
  }

  // MARK: Touches

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), let key = layout.key(at: point) else {
      return
    }
    press(key)
  }

  private func press(_ key: KeyboardLayout.Key) {
    switch key {
    case .character(let text):
      responder?.pressKeys(for: isShifted ? text.uppercased() : text)
    case .space: responder?.pressKeys(for: " ")
    case .enter: responder?.pressKeys(for: "\n")
    case .delete: (responder as? any UIKeyInput)?.deleteBackward()
    case .shift, .capsLock: isShifted.toggle()
    case .tab: responder?.pressKeys(for: "\t")
    case .dismiss: responder?.resignFirstResponder()
    case .plane(let next): plane = next
    case .word, .emoji, .dictation, .shortcut: return
    }
    if key == .shift || key == .capsLock { setNeedsDisplay() } else { update() }
  }

  // MARK: Drawing

  private var isPad: Bool { UIScreen.main.screenDescription.idiom == .pad }
  private var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

  /// Between the keys (inferred from pictures).
  static func background(isDark: Bool) -> UIColor {
    isDark
      ? UIColor(white: 0.16, alpha: 1) : UIColor(red: 0.82, green: 0.827, blue: 0.851, alpha: 1)
  }

  override func draw(_ rect: CGRect) {
    KeyboardView.background(isDark: isDark).setFill()
    UIBezierPath(rect: bounds).fill()
    let layout = layout
    for place in layout.places { draw(place, in: layout) }
  }

  /// Keys that are not letters are darker, but for a return key that does something at once.
  private func color(of key: KeyboardLayout.Key) -> UIColor? {
    let plain = isDark ? UIColor(white: 0.42, alpha: 1) : .white
    let dark =
      isDark
      ? UIColor(white: 0.28, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
    switch key {
    case .character, .space: return plain
    case .shift: return isShifted ? (isDark ? UIColor(white: 0.85, alpha: 1) : .white) : dark
    case .delete:
      if case .pad = plane { return nil }
      return dark
    case .plane, .tab, .capsLock, .dismiss: return dark
    case .enter: return isEnterBlue ? .systemBlue : dark
    case .emoji, .dictation: return isPad ? dark : nil
    case .word, .shortcut: return nil
    }
  }

  private var isEnterEnabled: Bool {
    inputTraits?.enablesReturnKeyAutomatically != true
      || (responder as? any UIKeyInput)?.hasText == true
  }

  private var isEnterBlue: Bool {
    guard isEnterEnabled else { return false }
    switch inputTraits?.returnKeyType ?? .default {
    case .default, .next, .continue: return false
    default: return true
    }
  }

  private func draw(_ place: KeyboardLayout.Place, in layout: KeyboardLayout) {
    if let color = color(of: place.key) {
      (isDark ? UIColor(white: 0, alpha: 0.5) : UIColor(white: 0.54, alpha: 1)).setFill()
      UIBezierPath(roundedRect: place.frame.offsetBy(dx: 0, dy: 1), cornerRadius: 5).fill()
      color.setFill()
      UIBezierPath(roundedRect: place.frame, cornerRadius: 5).fill()
    }
    let ink: UIColor = isDark ? .white : .black
    switch place.key {
    case .character(let text):
      let shown = isShifted && plane == .letters ? text.uppercased() : text
      let size: CGFloat = text.count > 1 ? 16 : 24
      draw(shown, .systemFont(ofSize: size), ink, in: place.frame)
    case .space: draw(SystemWord.spaceKey.text, .systemFont(ofSize: 16), ink, in: place.frame)
    case .enter:
      let color: UIColor = isEnterBlue ? .white : isEnterEnabled ? ink : .tertiaryLabel
      draw(
        (inputTraits?.returnKeyType ?? .default).keyTitle,
        .systemFont(ofSize: 16),
        color,
        in: place.frame
      )
    case .plane(let next):
      let title = isPad && next == .numbers ? ".?123" : next.keyTitle
      draw(title, .systemFont(ofSize: 16), ink, in: place.frame)
    case .word(let word):
      draw(word, .systemFont(ofSize: 17), ink, in: place.frame)
      guard place.frame.maxX < layout.endOfWords - 1 else { return }
      UIColor.separator.resolvedColor(with: traitCollection).setFill()
      UIBezierPath(
        rect: CGRect(
          x: place.frame.maxX,
          y: layout.barHeight / 4,
          width: 1,
          height: layout.barHeight / 2
        )
      ).fill()
    case .shift:
      let shown: UIColor = isShifted ? .black : ink
      draw(symbol: isShifted ? "shift.fill" : "shift", 18, shown, in: place.frame)
    case .delete: draw(symbol: "delete.left", 19, ink, in: place.frame)
    case .emoji: draw(symbol: "face.smiling", isPad ? 22 : 26, .secondaryLabel, in: place.frame)
    case .dictation: draw(symbol: "mic", isPad ? 20 : 23, .secondaryLabel, in: place.frame)
    case .tab: draw("tab", .systemFont(ofSize: 16), ink, in: place.frame)
    case .capsLock: draw(symbol: "capslock", 18, ink, in: place.frame)
    case .dismiss: draw(symbol: "keyboard.chevron.compact.down", 20, ink, in: place.frame)
    case .shortcut(let symbol): draw(symbol: symbol, 18, .secondaryLabel, in: place.frame)
    }
  }

  private func draw(_ text: String, _ font: UIFont, _ color: UIColor, in frame: CGRect) {
    let line = NSAttributedString(
      string: text,
      attributes: [.font: font, .foregroundColor: color.resolvedColor(with: traitCollection)]
    )
    let size = line.size()
    line.draw(at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2))
  }

  private func draw(symbol name: String, _ size: CGFloat, _ color: UIColor, in frame: CGRect) {
    let configuration = UIImage.SymbolConfiguration(pointSize: size)
    let color = color.resolvedColor(with: traitCollection)
    guard
      let image = UIImage(systemName: name, withConfiguration: configuration)?
        .withTintColor(color, renderingMode: .alwaysOriginal)
    else { return }
    image.draw(
      at: CGPoint(x: frame.midX - image.size.width / 2, y: frame.midY - image.size.height / 2)
    )
  }
}

extension KeyboardLayout.Plane {
  fileprivate var keyTitle: String {
    switch self {
    case .letters: "ABC"
    case .numbers: "123"
    case .symbols: "#+="
    case .pad: ""
    }
  }
}

extension UIReturnKeyType {
  /// As keyboards have it (inferred from pictures).
  fileprivate var keyTitle: String { keyWord?.text ?? "SOS" }

  private var keyWord: SystemWord? {
    switch self {
    case .default: .returnKey
    case .go: .goKey
    case .google, .search, .yahoo: .searchKey
    case .join: .joinKey
    case .next: .nextKey
    case .route: .routeKey
    case .send: .sendKey
    case .done: .doneKey
    case .emergencyCall: nil
    case .continue: .continueKey
    }
  }
}
