import Foundation
import InterfaceFiles

extension ElementKind {
  /// Scroll views, tables, collection views, and their contents.
  static let collections: [String: ElementKind] = [
    "scrollView": ElementKind(
      UIScrollView.self,
      like: "view",
      [
        .bool("pagingEnabled", \.isPagingEnabled),
        .bool("scrollEnabled", \.isScrollEnabled),
        .bool("bounces", \.bounces),
        .bool("alwaysBounceVertical", \.alwaysBounceVertical),
        .bool("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
        .bool("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
        .bool("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
        .bool("directionalLockEnabled", \.isDirectionalLockEnabled),
        .bool("delaysContentTouches", \.delaysContentTouches),
        .bool("canCancelContentTouches", \.canCancelContentTouches),
        .bool("bouncesZoom", \.bouncesZoom),
        .number("minimumZoomScale", \.minimumZoomScale),
        .number("maximumZoomScale", \.maximumZoomScale),
        .insets("contentInset", \.contentInset),
        .choice(
          "indicatorStyle",
          \.indicatorStyle,
          ["default": .default, "black": .black, "white": .white]
        ),
        .choice(
          "keyboardDismissMode",
          \.keyboardDismissMode,
          ["none": .none, "onDrag": .onDrag, "interactive": .interactive]
        ),
        .choice(
          "contentInsetAdjustmentBehavior",
          \.contentInsetAdjustmentBehavior,
          [
            "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
            "always": .always,
          ]
        ),
        .rule { view, item in if item["clipsSubviews"] == nil { view.clipsToBounds = false } },
      ]
    ),
    "textView": ElementKind(
      UITextView.self,
      like: "scrollView",
      [
        .string("text", \.text),
        .font("fontDescription", \.font),
        .color("textColor", \.textColor),
        .bool("editable", \.isEditable),
        .bool("selectable", \.isSelectable),
        .choice("textAlignment", \.textAlignment, textAlignments),
        .rule { view, item in
          if let text = item.attributedString("attributedText") { view.attributedText = text }
        },
        .rule { view, item in
          if let types = item.dataDetectorTypes { view.dataDetectorTypes = types }
        },
        .rule { view, item in
          guard let traits = item.element.child(key: "textInputTraits") else { return }
          if let type = traits["keyboardType"].flatMap({ keyboardTypes[$0] }) {
            view.keyboardType = type
          }
          if let type = traits["returnKeyType"].flatMap({ returnKeyTypes[$0] }) {
            view.returnKeyType = type
          }
          view.enablesReturnKeyAutomatically =
            traits.bool("enablesReturnKeyAutomatically") ?? false
        },
      ]
    ),
    "webView": ElementKind(
      UIWebView.self,
      like: "view",
      [
        .bool("scalesPageToFit", \.scalesPageToFit),
        .bool("allowsInlineMediaPlayback", \.allowsInlineMediaPlayback),
        .rule { view, item in
          if let types = item.dataDetectorTypes { view.dataDetectorTypes = types }
        },
      ]
    ),
    "tableView": ElementKind(
      UITableView.self,
      like: "scrollView",
      [
        .number("rowHeight", \.rowHeight),
        .number("estimatedRowHeight", \.estimatedRowHeight),
        .number("sectionHeaderHeight", \.sectionHeaderHeight),
        .number("sectionFooterHeight", \.sectionFooterHeight),
        .number("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
        .number("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
        .choice(
          "separatorStyle",
          \.separatorStyle,
          ["none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched]
        ),
        .color("separatorColor", \.separatorColor),
        .insets("separatorInset", \.separatorInset),
        .bool("allowsSelection", \.allowsSelection),
        .bool("allowsMultipleSelection", \.allowsMultipleSelection),
      ]
    ) { table, item in
      if let view = item.object(UIView.self, "backgroundView") { table.backgroundView = view }
      if let view = item.object(UIView.self, "tableHeaderView") { table.tableHeaderView = view }
      if let view = item.object(UIView.self, "tableFooterView") { table.tableFooterView = view }
      if let control = item.object(UIRefreshControl.self, "refreshControl") {
        table.refreshControl = control
      }
      for cell in item.element.list("prototypes") {
        guard let identifier = cell["reuseIdentifier"] else { continue }
        let prototype = InterfacePrototype(cell, of: item.reader)
        table.registerPrototype(prototype, for: identifier)
      }
      if item["dataMode"] == "static" { table.staticContent = StaticTable(item) }
    },
    "tableViewCell": ElementKind(
      UITableViewCell.self,
      like: "view",
      [
        .choice(
          "accessoryType",
          \.accessoryType,
          [
            "none": .none, "disclosureIndicator": .disclosureIndicator,
            "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
            "detailButton": .detailButton,
          ]
        ),
        .choice(
          "selectionStyle",
          \.selectionStyle,
          ["none": .none, "blue": .blue, "gray": .gray, "default": .default]
        ),
        .integer("indentationLevel", \.indentationLevel),
        .number("indentationWidth", \.indentationWidth),
      ]
    ) { cell, item in
      cell.reuseIdentifier = item["reuseIdentifier"]
      // The labels of a cell with a style are the cell's own.
      if let content = item.element.child(key: "contentView") {
        for view in content.list("subviews") {
          guard let id = view.id else { continue }
          if id == item["textLabel"] { item.readCellView(view, into: cell.textLabel) }
          if id == item["detailTextLabel"] { item.readCellView(view, into: cell.detailTextLabel) }
          if id == item["imageView"] { item.readCellView(view, into: cell.imageView) }
        }
        item.reader.read(content, into: cell.contentView)
      }
      if let view = item.object(UIView.self, "backgroundView") { cell.backgroundView = view }
      if let view = item.object(UIView.self, "selectedBackgroundView") {
        cell.selectedBackgroundView = view
      }
      if let view = item.object(UIView.self, "accessoryView") { cell.accessoryView = view }
      if let size = item.number("rowHeight") { cell.interfaceRowHeight = size }
    } else: { object, item in
      // The class counts and not the element: a file may have been made for a table,
      // and its class changed.
      if let cell = object as? UICollectionViewCell { return item.readContent(of: cell) }
      // Headers are drawn as cells, too: Interface Builder has no element for them.
      guard let header = object as? UITableViewHeaderFooterView else { return }
      header.reuseIdentifier = item["reuseIdentifier"]
      if let content = item.element.child(key: "contentView") {
        item.reader.read(content, into: header.contentView)
      }
    },
    "tableViewCellContentView": ElementKind(UIView.self, like: "view"),
    "collectionView": ElementKind(
      UICollectionView.self,
      like: "scrollView",
      [
        .bool("allowsSelection", \.allowsSelection),
        .bool("allowsMultipleSelection", \.allowsMultipleSelection),
      ]
    ) { view, item in
      if let background = item.object(UIView.self, "backgroundView") {
        view.backgroundView = background
      }
      for cell in item.element.list("cells") {
        guard let identifier = cell["reuseIdentifier"] else { continue }
        view.registerPrototype(InterfacePrototype(cell, of: item.reader), for: identifier)
      }
      let kinds = [
        "sectionHeaderView": UICollectionView.elementKindSectionHeader,
        "sectionFooterView": UICollectionView.elementKindSectionFooter,
      ]
      for (key, kind) in kinds {
        guard let header = item.element.child(key: key), let identifier = header["reuseIdentifier"]
        else { continue }
        let prototype = InterfacePrototype(header, of: item.reader)
        view.registerPrototype(prototype, for: kind + "/" + identifier)
      }
    },
    "collectionReusableView": ElementKind(UICollectionReusableView.self, like: "view") {
      view,
      item in
      view.reuseIdentifier = item["reuseIdentifier"]
    },
    "collectionViewCell": ElementKind(
      UICollectionViewCell.self,
      like: "view"
    ) { cell, item in
      item.readContent(of: cell)
      if let view = item.object(UIView.self, "backgroundView") { cell.backgroundView = view }
      if let view = item.object(UIView.self, "selectedBackgroundView") {
        cell.selectedBackgroundView = view
      }
    },
    "collectionViewCellContentView": ElementKind(UIView.self, like: "view"),
    "collectionViewLayout": ElementKind(UICollectionViewLayout.self),
    "collectionViewFlowLayout": ElementKind(
      UICollectionViewFlowLayout.self,
      [
        .number("minimumLineSpacing", \.minimumLineSpacing),
        .number("minimumInteritemSpacing", \.minimumInteritemSpacing),
        .size("itemSize", \.itemSize),
        .size("estimatedItemSize", \.estimatedItemSize),
        .size("headerReferenceSize", \.headerReferenceSize),
        .size("footerReferenceSize", \.footerReferenceSize),
        .insets("sectionInset", \.sectionInset),
        .choice(
          "scrollDirection",
          \.scrollDirection,
          ["horizontal": .horizontal, "vertical": .vertical]
        ),
        .choice(
          "sectionInsetReference",
          \.sectionInsetReference,
          [
            "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
            "layoutMargins": .fromLayoutMargins,
          ]
        ),
        .rule { layout, item in
          if item["automaticEstimatedItemSize"] == "YES", layout.estimatedItemSize == .zero {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
          }
        },
      ]
    ),
    "refreshControl": ElementKind(UIRefreshControl.self, like: "control"),
  ]
}

extension InterfaceItem {
  private static let dataDetectorTypes: [String: UIDataDetectorTypes] = [
    "phoneNumber": .phoneNumber, "link": .link, "address": .address,
    "calendarEvent": .calendarEvent,
  ]

  /// Of a text or a page; nil where the file names none.
  fileprivate var dataDetectorTypes: UIDataDetectorTypes? {
    guard let types = element.child(key: "dataDetectorTypes") else { return nil }
    return Self.dataDetectorTypes.reduce(into: []) { found, entry in
      if types[entry.key] == "YES" { found.insert(entry.value) }
    }
  }

  /// Labels of styled cells are placed by the cell, not by their frames.
  fileprivate func readCellView(_ element: MarkupElement, into view: UIView?) {
    guard let view else { return }
    let frame = view.frame
    let mask = view.autoresizingMask
    reader.read(element, into: view)
    view.frame = frame
    view.autoresizingMask = mask
    view.translatesAutoresizingMaskIntoConstraints = true
  }
}

/// A cell or another reusable view as a file describes it; it can be made any number of times.
@MainActor
final class InterfacePrototype {
  private let element: MarkupElement
  private let source: InterfaceSource
  private let scene: InterfaceDocument.Scene?
  private weak var owner: AnyObject?
  private let ownerID: String?

  /// A prototype in a table of a scene: its connections may go to the scene's controller.
  init(_ element: MarkupElement, of reader: InterfaceReader) {
    self.element = element
    source = reader.source
    scene = reader.scene
    ownerID = reader.scene?.controller?.id
    owner = ownerID.flatMap { reader.objects[$0] } ?? reader.owner
    // The controller performs them by name before any cell is made, and where code
    // makes the cells (inferred).
    reader.registerSegues(in: element)
  }

  func make() -> AnyObject? {
    let reader = InterfaceReader(source, scene: scene, owner: owner)
    if let ownerID, let owner { reader.alias(ownerID, owner) }
    let object = reader.object(for: element)
    reader.finish()
    reader.forget()
    return object
  }
}

extension InterfaceItem {
  fileprivate func readContent(of cell: UICollectionViewCell) {
    cell.reuseIdentifier = self["reuseIdentifier"]
    read("contentView", into: cell.contentView)
    // The content view fills its cell, whatever mask an old file contains.
    cell.contentView.frame = cell.bounds
    cell.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.translatesAutoresizingMaskIntoConstraints = true
  }
}
