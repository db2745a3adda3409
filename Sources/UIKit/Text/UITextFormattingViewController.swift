import Foundation

/// The panel that formats a text, a sheet from iOS 18 on.
///
/// Which controls it has, in which order, its configuration says; how they look is inferred.
@preconcurrency
@MainActor
open class UITextFormattingViewController: UIViewController {
  private let ownConfiguration: Configuration
  open weak var delegate: (any Delegate)?
  /// The style of what is formatted, which the controls show.
  open var formattingDescriptor: FormattingDescriptor? { didSet { panel?.update() } }
  private var panel: FormattingPanel?
  /// The delegate of a text view's own panel.
  var formatter: (any Delegate)?
  /// Called as the sheet begins and ends to show, and as it has.
  var onAppearance: ((Appearance) -> Void)?

  enum Appearance { case willBegin, didBegin, willEnd, didEnd }

  @MainActor
  @preconcurrency
  public protocol Delegate: AnyObject {
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController,
      didChangeValue changeValue: ChangeValue
    )
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController,
      shouldPresentFontPicker fontPicker: UIFontPickerViewController
    ) -> Bool
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController,
      shouldPresentColorPicker colorPicker: UIColorPickerViewController
    ) -> Bool
    func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
  }

  public init(configuration: Configuration) {
    ownConfiguration = configuration.copied
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public convenience init() { self.init(configuration: Configuration()) }

  public required init?(coder: NSCoder) {
    ownConfiguration = Configuration()
    super.init(coder: coder)
    setUp()
  }

  /// A copy (documented).
  open var configuration: Configuration { ownConfiguration.copied }

  private func setUp() {
    modalPresentationStyle = .pageSheet
    sheetPresentationController?.detents = [.medium()]
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let panel = FormattingPanel(of: self, ownConfiguration)
    panel.frame = view.bounds
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(panel)
    self.panel = panel
    panel.update()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onAppearance?(.willBegin)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppearance?(.didBegin)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { onAppearance?(.willEnd) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    delegate?.textFormattingDidFinish(self)
    onAppearance?(.didEnd)
  }

  func change(_ value: ChangeValue) {
    delegate?.textFormattingViewController(self, didChangeValue: value)
  }

  func openFontPicker() {
    let picker = UIFontPickerViewController(
      configuration: ownConfiguration.fontPickerConfiguration ?? .init()
    )
    picker.selectedFontDescriptor = formattingDescriptor?.fonts.first?.fontDescriptor
    guard
      delegate?.textFormattingViewController(self, shouldPresentFontPicker: picker) ?? true
    else { return }
    picker.onPick = { [weak self] descriptor in
      let size = self?.formattingDescriptor?.fonts.first?.pointSize ?? UIFont.systemFontSize
      self?.change(.font(UIFont(descriptor: descriptor, size: size)))
    }
    present(picker, animated: true)
  }

  func openColorPicker() {
    let picker = UIColorPickerViewController()
    if let color = formattingDescriptor?.textColors.first { picker.selectedColor = color }
    guard
      delegate?.textFormattingViewController(self, shouldPresentColorPicker: picker) ?? true
    else { return }
    picker.onChoose = { [weak self] in self?.change(.textColor($0)) }
    present(picker, animated: true)
  }
}

/// All but the change itself may be left out (documented of Objective-C's protocol).
extension UITextFormattingViewController.Delegate {
  public func textFormattingViewController(
    _ viewController: UITextFormattingViewController,
    shouldPresentFontPicker fontPicker: UIFontPickerViewController
  ) -> Bool { true }
  public func textFormattingViewController(
    _ viewController: UITextFormattingViewController,
    shouldPresentColorPicker colorPicker: UIColorPickerViewController
  ) -> Bool { true }
  public func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {}
}

/// What an app suggests to type, which iOS shows over its keyboard.
@preconcurrency
@MainActor
open class UIInputSuggestion: MainActorObject {}

extension UITextViewDelegate {
  public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
  public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView,
    writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue] { [] }
  public func textView(
    _ textView: UITextView,
    willBeginFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView,
    didBeginFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView,
    willEndFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView,
    didEndFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView,
    insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) {}
}
