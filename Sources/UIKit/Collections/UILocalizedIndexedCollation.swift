import Foundation
import ObjectiveC

/// The sections of an alphabetical list, for English: A to Z, and # for the rest.
@preconcurrency
@MainActor
open class UILocalizedIndexedCollation: MainActorObject {
  private static let shared = UILocalizedIndexedCollation()
  open class func current() -> UILocalizedIndexedCollation { shared }

  private init() { super.init(isolated: ()) }

  public let sectionTitles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)
  open var sectionIndexTitles: [String] { sectionTitles }

  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// By the first letter without its accents.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let plain = string(of: object, selector)
      .folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased()
    let title = plain.first.map(String.init) ?? "#"
    return sectionTitles.firstIndex(of: title) ?? sectionTitles.count - 1
  }

  open func sortedArray(
    from array: [Any],
    collationStringSelector selector: Selector
  ) -> [Any] {
    let named = array.map { (object: $0, name: string(of: $0, selector)) }
    return named.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
      .map(\.object)
  }

  private func string(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    let outcome = selector.call(on: object as AnyObject, with: [])
    if outcome.reply == .done, let text = outcome.result as? String { return text }
    guard let key = selector.name, let holder = object as? ObjectiveC.NSObject else { return "" }
    return holder.value(forKey: key) as? String ?? ""
  }
}
