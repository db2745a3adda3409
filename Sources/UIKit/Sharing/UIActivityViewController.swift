import Foundation

/// An action on shared items.
@preconcurrency
@MainActor
open class UIActivity: MainActorObject {
  public enum Category: Int, Sendable {
    case action, share
  }

  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static func system(_ name: String) -> ActivityType {
      ActivityType("com.apple.UIKit.activity.\(name)")
    }
    public static let postToFacebook = system("PostToFacebook")
    public static let postToTwitter = system("PostToTwitter")
    public static let postToWeibo = system("PostToWeibo")
    public static let message = system("Message")
    public static let mail = system("Mail")
    public static let print = system("Print")
    public static let copyToPasteboard = system("CopyToPasteboard")
    public static let assignToContact = system("AssignToContact")
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    public static let addToReadingList = system("AddToReadingList")
    public static let postToFlickr = system("PostToFlickr")
    public static let postToVimeo = system("PostToVimeo")
    public static let postToTencentWeibo = system("TencentWeibo")
    public static let airDrop = system("AirDrop")
    public static let openInIBooks = system("OpenInIBooks")
    public static let markupAsPDF = system("MarkupAsPDF")
  }

  public init() {}

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open var activityViewController: UIViewController? { nil }
  open func perform() { activityDidFinish(true) }
  open func activityDidFinish(_ completed: Bool) { onFinish?(completed) }

  var onFinish: ((Bool) -> Void)?
}

/// Provides an item for each activity on request.
@preconcurrency
@MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// An item that is made when an activity needs it.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  public let placeholderItem: Any?

  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item; subclasses override it.
  open var item: Any { placeholderItem as Any }
  open var activityType: UIActivity.ActivityType? { nil }

  @preconcurrency
  @MainActor
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem as Any }

  @preconcurrency
  @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
}

/// The share sheet: a plain sheet with the first item's text, and a row for each of the app's own
/// activities.
///
/// The system's activities are missing.
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

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    // A popover on an iPad (documented).
    if UIDevice.current.userInterfaceIdiom == .pad {
      modalPresentationStyle = .popover
      preferredContentSize = CGSize(width: 375, height: 420)
    } else {
      modalPresentationStyle = .pageSheet
    }
    Diagnostics.report("UIActivityViewController shows the app's own activities alone.")
  }

  public required init?(coder: NSCoder) {
    activityItems = []
    activities = []
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let texts = activityItems.compactMap { item -> String? in
      switch item {
      case let text as String: text
      case let url as URL: url.absoluteString
      default: nil
      }
    }
    let screen = PlainScreen(frame: view.bounds)
    screen.title = texts.first ?? "Share"
    screen.rows = activities.filter { $0.canPerform(withActivityItems: activityItems) }
      .map { activity in
        PlainScreen.Row(title: activity.activityTitle ?? "", image: activity.activityImage) {
          [weak self] in self?.choose(activity)
        }
      }
    screen.onClose = { [weak self] in self?.finish(nil, completed: false) }
    screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(screen)
  }

  private func choose(_ activity: UIActivity) {
    activity.prepare(withActivityItems: activityItems)
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
