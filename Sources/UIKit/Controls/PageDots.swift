import CoreGraphics

/// Which dots of a page control are seen where there is no room for all: as many as fit,
/// and the outer ones are smaller on a side with more pages (observed since iOS 14; how
/// much smaller is measured on iOS 16).
struct PageDots: Equatable {
  private(set) var pages = 0..<0
  private var count = 0

  /// From the outermost dot inwards.
  private static let scales: [CGFloat] = [0.45, 0.75]

  /// The smaller ones on a side.
  private var margin: Int { min(Self.scales.count, (pages.count - 1) / 2) }

  /// Moves on as little as shows the current page in full size.
  ///
  /// - Parameter limit: how many dots fit.
  mutating func show(_ current: Int, of count: Int, limit: Int) {
    self.count = count
    guard count > limit else {
      pages = 0..<count
      return
    }
    let limit = max(1, limit)
    pages = pages.lowerBound..<pages.lowerBound + limit
    let least = current - (limit - 1 - margin)
    let most = current - margin
    let first = min(max(pages.lowerBound, least), most)
    let start = min(max(0, first), count - limit)
    pages = start..<start + limit
  }

  /// Nil for a dot that is not seen.
  func scale(of page: Int) -> CGFloat? {
    guard pages.contains(page) else { return nil }
    let before = pages.lowerBound > 0 ? page - pages.lowerBound : count
    let after = pages.upperBound < count ? pages.upperBound - 1 - page : count
    let distance = min(before, after)
    return distance < margin ? Self.scales[distance] : 1
  }
}
