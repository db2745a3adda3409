import UIKit

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

open class UNNotificationActionIcon: UIKit.NSObject, @unchecked Sendable {
  public let name: String
  public init(templateImageName: String) { name = templateImageName }
  public init(systemImageName: String) { name = systemImageName }
}

/// A button of a notification.
open class UNNotificationAction: UIKit.NSObject, @unchecked Sendable {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions
  public let icon: UNNotificationActionIcon?
  public init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }
}

open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  public let textInputButtonTitle: String
  public let textInputPlaceholder: String
  public init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil,
    textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}

open class UNNotificationCategory: UIKit.NSObject, @unchecked Sendable {
  public let identifier: String
  public let actions: [UNNotificationAction]
  public let intentIdentifiers: [String]
  public let hiddenPreviewsBodyPlaceholder: String
  public let categorySummaryFormat: String
  public let options: UNNotificationCategoryOptions
  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String? = nil,
    categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
    self.options = options
  }
}
