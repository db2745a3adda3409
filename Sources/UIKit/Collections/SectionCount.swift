/// The number of rows or items that a data source answers for a section.
@MainActor
enum SectionCount {
  /// iOS raises for a number below zero (the words are those of reports by apps with tables;
  /// inferred for collection views).
  static func checked(_ count: Int, of parts: String, inSection section: Int) -> Int {
    if count >= 0 { return count }
    LayoutFault.record(
      "Failed to allocate data stores for \(count) \(parts) in section \(section). Consider using "
        + "fewer \(parts)"
    )
    return 0
  }
}
