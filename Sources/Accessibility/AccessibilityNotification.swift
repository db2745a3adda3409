import Foundation
import ObjectiveC

/// What an app tells assistive technology; nothing listens on a stage.
public enum AccessibilityNotification {
  public struct Announcement {
    public init(_ announcement: String) {}
    public init(_ announcement: AttributedString) {}
    public func post() {}
  }

  public struct LayoutChanged {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }

  public struct ScreenChanged {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }

  public struct PageScrolled {
    public init(_ status: String) {}
    public init(_ status: AttributedString) {}
    public func post() {}
  }
}
