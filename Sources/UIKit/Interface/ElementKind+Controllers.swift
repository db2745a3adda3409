import Foundation
import InterfaceFiles

extension ElementKind {
  /// Controllers.
  ///
  /// Their views are read later, on first use.
  static let controllers: [String: ElementKind] = [
    "viewController": ElementKind(
      UIViewController.self,
      [
        .string("title", \.title),
        .string("restorationIdentifier", \.restorationIdentifier),
        .bool("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
        .bool("definesPresentationContext", \.definesPresentationContext),
        .bool(
          "providesPresentationContextTransitionStyle",
          \.providesPresentationContextTransitionStyle
        ),
        .bool("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets),
        .bool("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
        .bool("modalInPresentation", \.isModalInPresentation),
        .choice("modalPresentationStyle", \.modalPresentationStyle, presentationStyles),
        .choice("modalTransitionStyle", \.modalTransitionStyle, transitionStyles),
        .rule { controller, item in
          if let edges = item.element.child(key: "edgesForExtendedLayout") {
            controller.edgesForExtendedLayout = UIRectEdge(edges)
          }
          let size =
            item.element.child(key: "preferredContentSize")
            ?? item.element.child(key: "contentSizeForViewInPopover")
          if let size, let width = size.number("width"), let height = size.number("height") {
            controller.preferredContentSize = CGSize(width: width, height: height)
          }
        },
      ]
    ) { controller, item in
      if let storyboard = item.reader.source.storyboard {
        storyboard.adopt(controller, reader: item.reader)
      } else {
        // A xib's controller comes with its view, which takes its place at the first need
        // (inferred).
        controller.nibView = item.object(UIView.self, "view")
        if let view = controller.nibView {
          controller.noteLayoutGuides(of: item.element, in: view, for: item.reader)
        }
      }
      if let navigation = item.object(UINavigationItem.self, "navigationItem") {
        controller.storedNavigationItem = navigation
        if navigation.title == nil { navigation.title = controller.title }
      }
      if let tab = item.object(UITabBarItem.self, "tabBarItem") { controller.tabBarItem = tab }
      let toolbarItems = item.objects(UIBarButtonItem.self, in: "toolbarItems")
      if !toolbarItems.isEmpty { controller.toolbarItems = toolbarItems }
    },
    "tableViewController": ElementKind(
      UITableViewController.self,
      like: "viewController",
      [.bool("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)]
    ),
    "collectionViewController": ElementKind(
      UICollectionViewController.self,
      like: "viewController",
      [.bool("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)]
    ),
    "navigationController": ElementKind(
      UINavigationController.self,
      like: "viewController",
      [
        .bool("navigationBarHidden", \.isNavigationBarHidden),
        .bool("toolbarHidden", \.isToolbarHidden),
        .bool("hidesBarsOnSwipe", \.hidesBarsOnSwipe),
        .bool("hidesBarsOnTap", \.hidesBarsOnTap),
        .rule { controller, item in
          // Shown without the element; with it, as its attribute decides.
          if item.element.child(key: "toolbar") != nil, item["toolbarHidden"] == nil {
            controller.isToolbarHidden = item["toolbarHidden"] != "NO"
          }
          let root = item.reader.destinations(of: item.element, relationship: "rootViewController")
          // Not through the methods that apps override (observed in apps that could
          // not launch otherwise).
          if !root.isEmpty { controller.replaceStack(with: root, animated: false) }
        },
      ]
    ),
    "tabBarController": ElementKind(
      UITabBarController.self,
      like: "viewController",
      [
        .rule { controller, item in
          // Not through what apps override, as above.
          let controllers = item.reader.destinations(
            of: item.element,
            relationship: "viewControllers"
          )
          controller.show(controllers, animated: false)
          if let index = item.integer("selectedIndex") { controller.selectedIndex = index }
        }
      ]
    ),
    "splitViewController": ElementKind(
      UISplitViewController.self,
      like: "viewController",
      [
        .choice("preferredDisplayMode", \.preferredDisplayMode, displayModes),
        .choice(
          "behavior",
          \.preferredSplitBehavior,
          ["tile": .tile, "overlay": .overlay, "displace": .displace]
        ),
        .choice("primaryEdge", \.primaryEdge, ["leading": .leading, "trailing": .trailing]),
        .choice(
          "primaryBackgroundStyle",
          \.primaryBackgroundStyle,
          ["none": .none, "sidebar": .sidebar]
        ),
        .bool("presentsWithGesture", \.presentsWithGesture),
        .number("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
        .number("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
        .number("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth),
        .number("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction),
        .rule { controller, item in
          for (relationship, column) in columns {
            let found = item.reader.destinations(of: item.element, relationship: relationship)
            if let child = found.first { controller.setViewController(child, for: column) }
          }
        },
      ]
    ),
    "pageViewController": ElementKind(UIPageViewController.self, like: "viewController"),
  ]

  // MARK: Words

  static let displayModes: [String: UISplitViewController.DisplayMode] = [
    "secondaryOnly": .secondaryOnly, "beside": .oneBesideSecondary, "over": .oneOverSecondary,
    "oneBeside": .oneBesideSecondary, "oneOver": .oneOverSecondary,
    "twoBeside": .twoBesideSecondary, "twoOver": .twoOverSecondary,
    "twoDisplace": .twoDisplaceSecondary,
  ]

  /// The relationships of a split view, in the order in which its columns are joined.
  static let columns: [(relationship: String, column: UISplitViewController.Column)] = [
    ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
    ("detailViewController", .secondary), ("compactViewController", .compact),
  ]

  static let presentationStyles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
  ]

  static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
