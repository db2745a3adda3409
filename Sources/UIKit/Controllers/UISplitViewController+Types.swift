import Foundation

/// How a split view is divided and what of it shows.
extension UISplitViewController {
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  /// Whether columns show side by side around a view.
  public enum LayoutEnvironment: Int, Sendable {
    case none, expanded, collapsed
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }

  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }
}
