import Foundation

/// What the panel of a menu shows: sections of rows.
@MainActor
struct MenuContent {
  struct Row {
    let element: UIMenuElement
    var isDisabled = false
    /// Stands for elements that are not there yet.
    var isWaiting = false
    var isDestructive = false
    var keepsMenu = false
    var state = UIMenuElement.State.off
    /// That its menu prefers.
    var size = UIMenu.ElementSize.automatic
    /// Whether it is in a palette: a strip of images (documented).
    var isInPalette = false
    /// Of the inline menu that the row is in.
    var sectionTitle = ""

    /// How many elements of this size are next to each other; nil where each one has a row
    /// (documented for menus of iOS 16 and later: up to four small ones, up to three medium ones).
    ///
    /// A palette has one strip, which scrolls (documented).
    var tilesInRow: Int? {
      if isInPalette { return .max }
      return switch size {
      case .small: 4
      case .medium: 3
      default: nil
      }
    }
  }

  /// Above the rows, small; empty for none.
  let title: String
  private(set) var sections: [[Row]] = []

  init(_ menu: UIMenu) {
    title = menu.title
    add(menu.children, of: menu)
    sections.removeAll(where: \.isEmpty)
  }

  /// An inline menu is a section, and so is what comes before and after it (documented).
  ///
  /// Its title stands above it (observed), once where a menu in it divides it (inferred).
  private mutating func add(_ elements: [UIMenuElement], of parent: UIMenu, title: String = "") {
    var title = title
    sections.append([])
    for element in elements {
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        if sections.last?.isEmpty == false { title = "" }
        add(menu.children, of: menu, title: menu.title)
        sections.append([])
      } else if let deferred = element as? UIDeferredMenuElement {
        addDeferred(deferred)
      } else if var row = Row(element) {
        row.size = parent.preferredElementSize
        row.isInPalette = parent.options.contains(.displayAsPalette)
        row.sectionTitle = title
        sections[sections.count - 1].append(row)
      }
    }
  }

  /// Its elements, or a row that says that they are not there yet (documented; its words are ours).
  private mutating func addDeferred(_ deferred: UIDeferredMenuElement) {
    if let elements = deferred.elements {
      for case let row? in elements.map(Row.init) { sections[sections.count - 1].append(row) }
    } else {
      let waiting = UIMenuElement(title: SystemWord.loading.text, image: nil)
      sections[sections.count - 1].append(Row(element: waiting, isDisabled: true, isWaiting: true))
    }
  }

  var rows: [Row] { sections.flatMap { $0 } }
  var isEmpty: Bool { sections.isEmpty }

  /// Whether titles are indented beside checkmarks, and beside chevrons that have their place.
  var hasMarks: Bool {
    rows.contains { $0.tilesInRow == nil && ($0.state != .off || $0.isPicturedMenu) }
  }

  /// Nearest to the source first, for a menu above it (documented for the automatic order).
  func reversed() -> MenuContent {
    var result = self
    result.sections = sections.reversed().map {
      $0.first?.tilesInRow == nil ? $0.reversed() : $0
    }
    return result
  }
}

extension MenuContent.Row {
  /// A submenu whose image has the place of its chevron.
  @MainActor
  var isPicturedMenu: Bool { element is UIMenu && element.image != nil }

  /// Nil for an element that is hidden.
  @MainActor
  init?(_ element: UIMenuElement) {
    self.element = element
    let attributes: UIMenuElement.Attributes
    switch element {
    case let action as UIAction: (attributes, state) = (action.attributes, action.state)
    case let command as UICommand: (attributes, state) = (command.attributes, command.state)
    case let menu as UIMenu: attributes = menu.options.contains(.destructive) ? .destructive : []
    default: attributes = []
    }
    guard !attributes.contains(.hidden) else { return nil }
    isDisabled = attributes.contains(.disabled)
    isDestructive = attributes.contains(.destructive)
    keepsMenu = attributes.contains(.keepsMenuPresented)
  }
}
