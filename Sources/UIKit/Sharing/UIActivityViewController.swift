import Foundation

/// The share sheet: half a screen high, with the first item's text, a row that copies, and one for
/// each of the app's own activities.
///
/// The system's other activities are missing.
@preconcurrency
@MainActor
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

  package let activityItems: [Any]
  package let activities: [UIActivity]
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var completionHandler: CompletionHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var allowsProminentActivity = true

  private let configuration: (any UIActivityItemsConfigurationReading)?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    activities = applicationActivities ?? []
    configuration = nil
    super.init(nibName: nil, bundle: nil)
    chooseStyle()
  }

  /// The objects that the configuration's providers carry.
  public init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    configuration = activityItemsConfiguration
    activityItems =
      activityItemsConfiguration.itemProvidersForActivityItemsConfiguration.flatMap(\.carried)
    activities =
      activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration ?? []
    super.init(nibName: nil, bundle: nil)
    chooseStyle()
  }

  /// A popover on an iPad (documented).
  private func chooseStyle() {
    if UIDevice.current.userInterfaceIdiom == .pad {
      modalPresentationStyle = .popover
      preferredContentSize = CGSize(width: 375, height: 420)
    } else {
      modalPresentationStyle = .pageSheet
    }
    Diagnostics.report("UIActivityViewController shows the app's own activities and Copy alone.")
  }

  public required init?(coder: NSCoder) {
    activityItems = []
    activities = []
    configuration = nil
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let placeholders = activityItems.map { placeholder(of: $0) }
    let own = activities.filter { $0.canPerform(withActivityItems: placeholders) }
      .map { activity in
        PlainScreen.Row(title: activity.activityTitle ?? "", image: activity.activityImage) {
          [weak self] in self?.choose(activity)
        }
      }
    let sheet = ShareSheet(
      title: sheetTitle(of: placeholders),
      picture: placeholders.lazy.compactMap { $0 as? UIImage }.first,
      actions: (copies(placeholders) ? [copyRow] : []) + own
    ) { [weak self] in self?.finish(nil, completed: false) }
    sheet.frame = view.bounds
    sheet.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(sheet)
  }

  /// On a phone it opens half a screen high, and a finger makes it as high as any sheet (observed).
  override func makeOwnPresentationController(
    presenting: UIViewController?
  ) -> UIPresentationController? {
    guard resolvedPresentationStyle == .pageSheet, presentation.controller == nil,
      UIDevice.current.userInterfaceIdiom != .pad
    else { return nil }
    let controller = PresentationStyleTraits(.pageSheet)
      .makeController(presented: self, presenting: presenting)
    (controller as? UISheetPresentationController)?.detents = [.medium(), .large()]
    return controller
  }

  // MARK: Copying

  private func copies(_ placeholders: [Any]) -> Bool {
    excludedActivityTypes?.contains(.copyToPasteboard) != true
      && placeholders.contains { $0 is String || $0 is URL || $0 is UIImage }
  }

  private var copyRow: PlainScreen.Row {
    PlainScreen.Row(title: SystemWord.copy.text, image: UIImage(systemName: "doc.on.doc")) {
      [weak self] in
      guard let self else { return }
      let items = activityItems.compactMap { self.item($0, for: .copyToPasteboard) }
      let board = UIPasteboard.general
      if let text = items.lazy.compactMap({ $0 as? String }).first { board.string = text }
      if let url = items.lazy.compactMap({ $0 as? URL }).first { board.url = url }
      if let image = items.lazy.compactMap({ $0 as? UIImage }).first { board.image = image }
      finish(.copyToPasteboard, completed: true)
    }
  }

  /// What stands for an item until an activity is chosen.
  private func placeholder(of item: Any) -> Any {
    (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
  }

  /// An item as an activity gets it; nil for one that its source withholds (documented).
  private func item(_ item: Any, for type: UIActivity.ActivityType?) -> Any? {
    guard let source = item as? any UIActivityItemSource else { return item }
    return source.activityViewController(self, itemForActivityType: type)
  }

  /// That of what is known of the items, else the first text or address.
  private func sheetTitle(of placeholders: [Any]) -> String {
    let known = activityItems.lazy.compactMap {
      ($0 as? any UIActivityItemSource)?.activityViewControllerLinkMetadata(self)?.title
    }
    let configured = configuration?.activityItemsConfigurationMetadata(key: .title) as? String
    let texts = placeholders.lazy.compactMap { item -> String? in
      switch item {
      case let text as String: text
      case let url as URL: url.absoluteString
      default: nil
      }
    }
    return configured ?? known.first ?? texts.first ?? SystemWord.share.text
  }

  private func choose(_ activity: UIActivity) {
    let type = activity.activityType
    activity.prepare(withActivityItems: activityItems.compactMap { item($0, for: type) })
    activity.onFinish = { [weak self, weak activity] completed in
      self?.finish(activity?.activityType, completed: completed)
    }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func finish(_ type: UIActivity.ActivityType?, completed: Bool) {
    dismiss(animated: true)
    completionHandler?(type, completed)
    completionWithItemsHandler?(type, completed, nil, nil)
  }
}
