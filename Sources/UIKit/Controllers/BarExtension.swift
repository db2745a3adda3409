import Foundation

/// What a navigation bar shows besides its row of buttons.
///
/// A large title and a search bar are below them, and give their room up to content that scrolls.
/// A prompt is above them.
struct BarExtension: Equatable {
  /// The heights of each while nothing has scrolled.
  var largeTitle: CGFloat = 0
  var search: CGFloat = 0
  /// The part of the search bar's height that its buttons for the scope take.
  var scope: CGFloat = 0
  var prompt: CGFloat = 0
  /// Whether the search bar gives up its room, too.
  var searchHides = false

  /// Whether the search bar has the whole bar, without the row of buttons.
  var isSearching = false

  static let titleHeight: CGFloat = 52
  /// Of a subtitle below a large title (inferred from pictures of iOS 26).
  static let subtitleHeight: CGFloat = 22
  static let searchHeight: CGFloat = 52
  /// A bar with a prompt is 74 points high (documented by its former metrics).
  static let promptHeight: CGFloat = 30
  /// Of the bar while only the search bar shows (measured on iOS 15 and 18).
  var searchingHeight: CGFloat { Self.searchHeight + scope }

  var height: CGFloat { largeTitle + search + prompt }

  /// How much of the height content can take.
  var collapsible: CGFloat { largeTitle + hidingSearch }

  private var hidingSearch: CGFloat { searchHides ? search : 0 }

  /// The heights that are left after `collapse` points: the search bar goes first, since it is
  /// lower.
  func shown(after collapse: CGFloat) -> (largeTitle: CGFloat, search: CGFloat) {
    let fromSearch = min(collapse, hidingSearch)
    let fromTitle = min(max(0, collapse - hidingSearch), largeTitle)
    return (largeTitle - fromTitle, search - fromSearch)
  }

  /// Where content may come to rest that has scrolled by `distance`: no part stays half hidden
  /// (observed).
  func stop(near distance: CGFloat) -> CGFloat {
    guard distance > 0, distance < collapsible else { return distance }
    let stops = [0, hidingSearch, collapsible]
    return stops.min { abs($0 - distance) < abs($1 - distance) } ?? distance
  }
}
