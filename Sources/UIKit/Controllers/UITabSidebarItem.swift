import Foundation

/// A row of the sidebar of a tab bar: made by delegates, which a stage without sidebars never asks.
@preconcurrency
@MainActor
open class UITabSidebarItem: MainActorObject {
  /// What a row is for.
  public enum Content {
    case tab(UITab)
    case action(UIAction)
  }

  /// What the sidebar wants a row for.
  @preconcurrency
  @MainActor
  open class Request: MainActorObject {
    public let content: Content

    init(_ content: Content) {
      self.content = content
      super.init(isolated: ())
    }

    open var tab: UITab? {
      if case .tab(let tab) = content { return tab }
      return nil
    }

    open var action: UIAction? {
      if case .action(let action) = content { return action }
      return nil
    }
  }

  public let content: Content
  open var contentConfiguration: any UIContentConfiguration
  open var backgroundConfiguration: UIBackgroundConfiguration
  open var accessories: [UICellAccessory] = []
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(traitCollection: .current)
  }

  /// With the title and the image of what it is for.
  public convenience init(request: Request) { self.init(request.content) }

  private init(_ content: Content) {
    self.content = content
    contentConfiguration = Self.standardContent(of: content)
    backgroundConfiguration = .listSidebarCell()
    super.init(isolated: ())
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    Self.standardContent(of: content)
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listSidebarCell() }

  private static func standardContent(of content: Content) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration.sidebarCell()
    switch content {
    case .tab(let tab):
      configuration.text = tab.title
      configuration.secondaryText = tab.subtitle
      configuration.image = tab.image
    case .action(let action):
      configuration.text = action.title
      configuration.image = action.image
    }
    return configuration
  }
}
