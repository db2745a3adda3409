import Foundation
import InterfaceFiles

/// The rows of a table that are drawn one by one in a storyboard.
///
/// A table view controller uses them for data source methods that its subclass does not override.
@MainActor
final class StaticTable {
  struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell]
  }

  let sections: [Section]

  init(_ item: InterfaceItem) {
    sections = item.element.list("sections").map { section in
      let content = InterfaceItem(element: section, reader: item.reader)
      return Section(
        header: content.string("headerTitle"),
        footer: content.string("footerTitle"),
        cells: content.objects(UITableViewCell.self, in: "cells")
      )
    }
  }

  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  func cell(at indexPath: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].cells.indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section].cells[indexPath.row]
  }
}
