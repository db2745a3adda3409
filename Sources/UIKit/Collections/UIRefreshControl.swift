import Foundation

/// Pull to refresh: it stores the state and shows nothing.
@preconcurrency
@MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
