import Foundation
import InterfaceFiles

extension ElementKind {
  /// Items of bars.
  static let items: [String: ElementKind] = [
    "navigationItem": ElementKind(
      UINavigationItem.self,
      [
        .string("title", \.title),
        .string("prompt", \.prompt),
        .bool("hidesBackButton", \.hidesBackButton),
        .bool("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
        .choice(
          "largeTitleDisplayMode",
          \.largeTitleDisplayMode,
          ["always": .always, "never": .never, "automatic": .automatic]
        ),
      ]
    ) { navigation, item in
      if let one = item.object(UIBarButtonItem.self, "leftBarButtonItem") {
        navigation.leftBarButtonItem = one
      }
      if let one = item.object(UIBarButtonItem.self, "rightBarButtonItem") {
        navigation.rightBarButtonItem = one
      }
      if let one = item.object(UIBarButtonItem.self, "backBarButtonItem") {
        navigation.backBarButtonItem = one
      }
      let left = item.objects(UIBarButtonItem.self, in: "leftBarButtonItems")
      if !left.isEmpty { navigation.leftBarButtonItems = left }
      let right = item.objects(UIBarButtonItem.self, in: "rightBarButtonItems")
      if !right.isEmpty { navigation.rightBarButtonItems = right }
      if let view = item.object(UIView.self, "titleView") { navigation.titleView = view }
    },
    "barItem": ElementKind(
      UIBarItem.self,
      [
        .string("title", \.title),
        .image("image", \.image),
        .image("landscapeImage", \.landscapeImagePhone),
        .bool("enabled", \.isEnabled),
        .integer("tag", \.tag),
        .insets("imageInsets", \.imageInsets),
      ]
    ),
    "barButtonItem": ElementKind(
      UIBarButtonItem.self,
      like: "barItem",
      [
        .rule { button, item in
          if let system = item["systemItem"].flatMap({ systemItems[$0] }) {
            button.become(system)
          }
        },
        .choice(
          "style",
          \.style,
          ["plain": .plain, "bordered": .bordered, "done": .done]
        ),
        .number("width", \.width),
        .color("tintColor", \.tintColor),
        .rule { button, item in
          if let view = item.object(UIView.self, "customView") { button.customView = view }
        },
      ]
    ),
    "tabBarItem": ElementKind(
      UITabBarItem.self,
      like: "barItem",
      [
        .rule { tab, item in
          guard let system = item["systemItem"].flatMap({ systemTabs[$0] }) else { return }
          tab.become(system)
        },
        .image("selectedImage", \.selectedImage),
        .string("badgeValue", \.badgeValue),
        .color("badgeColor", \.badgeColor),
      ]
    ),
    // A class of the app that is not a view is made by `init()`.
    "customObject": ElementKind(NSObject.self),
  ]

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
  ]

  private static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]
}
