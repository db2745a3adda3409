import Foundation

/// What a controller shows over its view while there is no content.
struct ContentUnavailableState {
  var configuration: (any UIContentConfiguration)?
  var view: (UIView & UIContentView)?
  /// A controller is asked once before its first layout (inferred).
  var needsUpdate = true
}

extension UIViewController {
  /// Covers the controller's view while it is not nil.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailable.configuration }
    set {
      contentUnavailable.configuration = newValue
      showContentUnavailableView()
    }
  }

  /// What the configuration may depend on now: the traits and the searched text.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = navigationItem.searchController, search.isActive {
      state.searchText = search.searchBar.text
    }
    return state
  }

  /// Asks the controller again before the next layout of its view.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    contentUnavailable.needsUpdate = true
    loadedView?.setNeedsLayout()
  }

  func updateContentUnavailableConfigurationIfNeeded() {
    if contentUnavailable.needsUpdate {
      contentUnavailable.needsUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    placeContentUnavailableView()
  }

  private func showContentUnavailableView() {
    let old = contentUnavailable.view
    guard let configuration = contentUnavailable.configuration else {
      contentUnavailable.view = nil
      old?.removeFromSuperview()
      return
    }
    let next = configuration.updated(for: contentUnavailableConfigurationState)
    if let old, old.supports(next) {
      // New parts appear in their places, in an animation block too (inferred).
      UIView.performWithoutAnimation {
        old.configuration = next
        old.layoutIfNeeded()
      }
    } else {
      old?.removeFromSuperview()
      contentUnavailable.view = next.makeContentView()
    }
    placeContentUnavailableView()
  }

  /// Above everything else, where the view is on the screen: a table's view is a scroll view.
  private func placeContentUnavailableView() {
    guard let loadedView, let view = contentUnavailable.view else { return }
    if view.superview !== loadedView { loadedView.addSubview(view) }
    guard view.frame != loadedView.bounds else { return }
    UIView.performWithoutAnimation {
      view.frame = loadedView.bounds
      view.layoutIfNeeded()
    }
  }
}
