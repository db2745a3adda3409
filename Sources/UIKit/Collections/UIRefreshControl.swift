import Foundation

/// Pull to refresh: it stores the state and shows nothing.
@preconcurrency
@MainActor
open class UIRefreshControl: UIControl {
  public init() { super.init(frame: .zero) }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
