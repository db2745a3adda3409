import Foundation
import InterfaceFiles
import ObjectiveC
import QuartzCore

extension InterfaceReader {
  typealias Connection = (element: MarkupElement, object: AnyObject)

  /// Makes connections, in the order of the file, after the outlet collections.
  ///
  /// The collections are first, since apps count a collection in the `didSet` of an outlet.
  ///
  /// Returns those that wait for an object that does not exist yet.
  func connect(_ connections: [Connection], mayWait: Bool) -> [Connection] {
    var waiting = connectCollections(connections, mayWait: mayWait)
    for (element, object) in connections {
      let end = element["destination"]
      let destination = end.flatMap { objects[$0] }
      switch element.name {
      case "outlet":
        guard let property = element["property"] else { continue }
        if let destination {
          connectOutlet(property, of: object, to: destination, at: element)
        } else if mayWait {
          waiting.append((element, object))
        } else {
          warn("The outlet '\(property)' goes to '\(end ?? "")', which is missing.", at: element)
        }
      case "outletCollection": continue
      case "action":
        connectAction(element, of: object, to: destination)
      case "segue":
        connectSegue(element, of: object)
      default: warn("A connection of this kind is not supported.", at: element)
      }
    }
    return waiting
  }

  /// Sets each collection once, with all of its members.
  ///
  /// Returns the members that wait for an object that does not exist yet.
  private func connectCollections(_ connections: [Connection], mayWait: Bool) -> [Connection] {
    var waiting: [Connection] = []
    var members: [ObjectIdentifier: [String: [AnyObject]]] = [:]
    var order: [Connection] = []
    for (element, object) in connections where element.name == "outletCollection" {
      guard let property = element["property"] else { continue }
      guard let destination = element["destination"].flatMap({ objects[$0] }) else {
        if mayWait { waiting.append((element, object)) }
        continue
      }
      if members[ObjectIdentifier(object)]?[property] == nil { order.append((element, object)) }
      members[ObjectIdentifier(object), default: [:]][property, default: []].append(destination)
    }
    for (element, object) in order {
      guard let property = element["property"],
        let all = members[ObjectIdentifier(object)]?[property]
      else { continue }
      connectCollection(property, of: object, to: all, at: element)
    }
    return waiting
  }

  // MARK: Outlets

  private func connectOutlet(
    _ property: String,
    of object: AnyObject,
    to destination: AnyObject,
    at element: MarkupElement
  ) {
    // Before the tables: writing by a key path reads first, which for a controller's view would
    // load it.
    if connectSystemOutlet(property, of: object, to: destination) { return }
    if let key = ClassTable.writableKey(named: property, of: type(of: object)), let set = key.set {
      guard !set(object, destination) else { return }
      return warn(
        "The outlet '\(property)' of \(type(of: object)) takes a \(key.type), but was given a "
          + "\(type(of: destination)): it stays empty.",
        at: element
      )
    }
    failUnknownKey(property, of: object, at: element)
  }

  /// If a UIKit class replaces a missing class of the app, this is only a warning, as where the
  /// property does not compile.
  private func failUnknownKey(_ key: String, of object: AnyObject, at element: MarkupElement) {
    let module = _typeName(type(of: object)).prefix { $0 != "." }
    guard module != "UIKit", !ClassTable.hasLost(key: key) else {
      return warn("\(type(of: object)) has no outlet '\(key)'.", at: element)
    }
    fail(
      .unknownKey,
      "[<\(type(of: object))> setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).",
      at: element
    )
  }

  /// The outlets of UIKit's own classes.
  private func connectSystemOutlet(
    _ property: String,
    of object: AnyObject,
    to destination: AnyObject
  ) -> Bool {
    if let view = object as? any FrameworkView {
      return view.connect(outlet: property, to: destination)
    }
    return connectDelegate(property, of: object, to: destination)
      || connectPart(property, of: object, to: destination)
  }

  /// Delegates and data sources of UIKit's own classes.
  private func connectDelegate(
    _ property: String,
    of object: AnyObject,
    to destination: AnyObject
  ) -> Bool {
    switch (property, object) {
    case ("delegate", let controller as UISplitViewController):
      controller.delegate = destination as? any UISplitViewControllerDelegate
    case ("dataSource", let view as UITableView):
      view.dataSource = destination as? any UITableViewDataSource
    case ("delegate", let view as UITableView):
      view.delegate = destination as? any UITableViewDelegate
    case ("dataSource", let view as UICollectionView):
      view.dataSource = destination as? any UICollectionViewDataSource
    case ("delegate", let view as UICollectionView):
      view.delegate = destination as? any UICollectionViewDelegate
    case ("prefetchDataSource", let view as UITableView):
      view.prefetchDataSource = destination as? any UITableViewDataSourcePrefetching
    case ("prefetchDataSource", let view as UICollectionView):
      view.prefetchDataSource = destination as? any UICollectionViewDataSourcePrefetching
    case ("dragDelegate", let view as UITableView):
      view.dragDelegate = destination as? any UITableViewDragDelegate
    case ("dropDelegate", let view as UITableView):
      view.dropDelegate = destination as? any UITableViewDropDelegate
    case ("dragDelegate", let view as UICollectionView):
      view.dragDelegate = destination as? any UICollectionViewDragDelegate
    case ("dropDelegate", let view as UICollectionView):
      view.dropDelegate = destination as? any UICollectionViewDropDelegate
    case ("dataSource", let pages as UIPageViewController):
      pages.dataSource = destination as? any UIPageViewControllerDataSource
    case ("delegate", let pages as UIPageViewController):
      pages.delegate = destination as? any UIPageViewControllerDelegate
    case ("dataSource", let view as UIPickerView):
      view.dataSource = destination as? any UIPickerViewDataSource
    case ("delegate", let view as UIPickerView):
      view.delegate = destination as? any UIPickerViewDelegate
    case ("delegate", let view as UITextView):
      view.delegate = destination as? any UITextViewDelegate
    case ("delegate", let view as UIScrollView):
      view.delegate = destination as? any UIScrollViewDelegate
    case ("delegate", let view as UITextField):
      view.delegate = destination as? any UITextFieldDelegate
    case ("delegate", let view as UISearchBar):
      view.delegate = destination as? any UISearchBarDelegate
    case ("delegate", let view as UIWebView):
      view.delegate = destination as? any UIWebViewDelegate
    case ("delegate", let bar as UITabBar): bar.delegate = destination as? any UITabBarDelegate
    case ("delegate", let bar as UINavigationBar):
      bar.delegate = destination as? any UINavigationBarDelegate
    case ("delegate", let bar as UIToolbar): bar.delegate = destination as? any UIToolbarDelegate
    case ("delegate", let recognizer as UIGestureRecognizer):
      recognizer.delegate = destination as? any UIGestureRecognizerDelegate
    case ("delegate", let controller as UINavigationController):
      controller.delegate = destination as? any UINavigationControllerDelegate
    case ("delegate", let controller as UITabBarController):
      controller.delegate = destination as? any UITabBarControllerDelegate
    default: return false
    }
    return true
  }

  /// Views and other parts of UIKit's own classes.
  private func connectPart(
    _ property: String,
    of object: AnyObject,
    to destination: AnyObject
  ) -> Bool {
    switch (property, object) {
    case ("view", let controller as UIViewController):
      controller.view = destination as? UIView
    case ("tableView", let controller as UITableViewController):
      controller.tableView = destination as? UITableView
    case ("collectionView", let controller as UICollectionViewController):
      controller.collectionView = destination as? UICollectionView
    case ("collectionViewLayout", let view as UICollectionView):
      if let layout = destination as? UICollectionViewLayout { view.collectionViewLayout = layout }
    case ("refreshControl", let controller as UITableViewController):
      controller.refreshControl = destination as? UIRefreshControl
    case ("backgroundView", let view as UITableView): view.backgroundView = destination as? UIView
    case ("tableHeaderView", let view as UITableView): view.tableHeaderView = destination as? UIView
    case ("tableFooterView", let view as UITableView): view.tableFooterView = destination as? UIView
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = destination as? UIView
    case ("backgroundView", let cell as UITableViewCell):
      cell.backgroundView = destination as? UIView
    case ("selectedBackgroundView", let cell as UITableViewCell):
      cell.selectedBackgroundView = destination as? UIView
    case ("multipleSelectionBackgroundView", let cell as UITableViewCell):
      cell.multipleSelectionBackgroundView = destination as? UIView
    case ("editingAccessoryView", let cell as UITableViewCell):
      cell.editingAccessoryView = destination as? UIView
    case ("backgroundView", let view as UICollectionView):
      view.backgroundView = destination as? UIView
    case ("backgroundView", let cell as UICollectionViewCell):
      cell.backgroundView = destination as? UIView
    case ("selectedBackgroundView", let cell as UICollectionViewCell):
      cell.selectedBackgroundView = destination as? UIView
    case ("inputView", let field as UITextField): field.inputView = destination as? UIView
    case ("inputAccessoryView", let field as UITextField):
      field.inputAccessoryView = destination as? UIView
    case ("inputView", let view as UITextView): view.inputView = destination as? UIView
    case ("inputAccessoryView", let view as UITextView):
      view.inputAccessoryView = destination as? UIView
    case ("inputAccessoryView", let bar as UISearchBar):
      bar.inputAccessoryView = destination as? UIView
    case ("titleView", let item as UINavigationItem): item.titleView = destination as? UIView
    // Of storyboards from before `UISearchController`; its element is reported, and the
    // screen shows without it.
    case ("searchDisplayController", is UIViewController): break
    case ("window", let delegate as any UIApplicationDelegate):
      delegate.window = destination as? UIWindow
    default: return false
    }
    return true
  }

  private func connectCollection(
    _ property: String,
    of object: AnyObject,
    to members: [AnyObject],
    at element: MarkupElement
  ) {
    if property == "gestureRecognizers", let view = object as? UIView {
      for case let recognizer as UIGestureRecognizer in members {
        view.addGestureRecognizer(recognizer)
      }
      return
    }
    guard let key = ClassTable.key(named: property, of: type(of: object)), let set = key.set else {
      return failUnknownKey(property, of: object, at: element)
    }
    guard !set(object, members) else { return }
    warn("The outlet collection '\(property)' takes a \(key.type): it stays empty.", at: element)
  }

  // MARK: Actions

  private func connectAction(
    _ element: MarkupElement,
    of object: AnyObject,
    to destination: AnyObject?
  ) {
    guard let name = element["selector"] else { return }
    let selector = Selector(name)
    switch object {
    case let control as UIControl:
      let events = element["eventType"].flatMap { Self.events[$0] } ?? .primaryActionTriggered
      control.addTarget(destination, action: selector, for: events)
    case let recognizer as UIGestureRecognizer:
      if let destination { recognizer.addTarget(destination, action: selector) }
    case let item as UIBarButtonItem:
      item.target = destination
      item.action = selector
    default: warn("\(type(of: object)) sends no actions.", at: element)
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  // MARK: Attributes set by key path

  /// User-defined runtime attributes, in their order.
  func setAttributes(of element: MarkupElement, on object: AnyObject) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      set(attributeValue(attribute), forKeyPath: path, of: object, at: attribute)
    }
  }

  private func attributeValue(_ element: MarkupElement) -> Any? {
    let item = InterfaceItem(element: element, reader: self)
    switch element["type"] {
    case "boolean": return element.bool("value") ?? false
    case "string": return item.string("value") ?? ""
    case "number":
      let number = element.children.first { $0["key"] == "value" }
      return number.flatMap { $0.integer("value") ?? nil }.map { $0 as Any }
        .flatMap { number?.name == "integer" ? $0 : nil } ?? number?.number("value") ?? 0.0
    case "color": return item.color("value")
    case "rect": return element.rect(key: "value")
    case "size": return element.size(key: "value")
    case "point": return element.child(key: "value")?.pointValue
    case "image": return item.image("value")
    case "range":
      let range = element.child(key: "value")
      return NSRange(
        location: range?.integer("location") ?? 0,
        length: range?.integer("length") ?? 0
      )
    default: return nil
    }
  }

  private func set(
    _ value: Any?,
    forKeyPath path: String,
    of object: AnyObject,
    at element: MarkupElement
  ) {
    var parts = path.split(separator: ".").map(String.init)
    guard let key = parts.popLast() else { return }
    var target: AnyObject? = object
    for part in parts {
      if part == "layer", let view = target as? UIView {
        target = view.layer
      } else {
        target = (target as? NSObject)?.value(forKey: part) as AnyObject?
      }
    }
    guard let target else { return }
    if let entry = ClassTable.key(named: key, of: type(of: target)), let set = entry.set {
      var value = value
      if let rect = value as? CGRect, entry.type == UIEdgeInsets.self {
        // Interface Builder has no insets: a rectangle's four numbers are taken in
        // their order (inferred).
        value = UIEdgeInsets(
          top: rect.minX,
          left: rect.minY,
          bottom: rect.width,
          right: rect.height
        )
      }
      guard !set(target, value) else { return }
      // `layer.borderColor` with a UIColor: iOS accepts it and draws nothing.
      return warn("The attribute '\(path)' takes a \(entry.type); it is left out.", at: element)
    }
    if let layer = target as? CALayer, let value { return layer.setValue(value, forKey: key) }
    // iOS logs this and continues; only an outlet without a property raises.
    warn(
      "Failed to set (\(path)) user defined inspected property on (\(type(of: target))): this class is "
        + "not key value coding-compliant for the key \(key).",
      at: element
    )
  }
}
