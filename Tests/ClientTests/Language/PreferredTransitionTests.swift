import Testing
import UIKit

/// The transitions that controllers prefer from iOS 18 on, as apps write them.
@MainActor
@Suite
struct PreferredTransitionTests {
  private final class Detail: UIViewController {
    let hero = UIImageView()
  }

  @Test
  func `a controller prefers a zoom from a view, with options`() {
    let thumb = UIView()
    let detail = Detail()
    #expect(detail.preferredTransition == nil)
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = .black.withAlphaComponent(0.3)
    options.dimmingVisualEffect = UIBlurEffect(style: .regular)
    options.interactiveDismissShouldBegin = { context in context.velocity.dy > 0 }
    options.alignmentRectProvider = { context in
      guard let detail = context.zoomedViewController as? Detail else { return nil }
      return detail.hero.convert(detail.hero.bounds, to: detail.view)
    }
    detail.preferredTransition = .zoom(options: options) { context in
      context.zoomedViewController is Detail ? thumb : nil
    }
    #expect(detail.preferredTransition != nil)
    detail.preferredTransition = .zoom { _ in thumb }
    let item = UIBarButtonItem(systemItem: .add)
    detail.preferredTransition = .zoom { _ in item }
    detail.preferredTransition = .zoom(options: nil) { [weak item] context in
      guard context.zoomedViewController is Detail else { return nil }
      return item
    }
    detail.preferredTransition = .crossDissolve
    #expect(detail.modalTransitionStyle == .coverVertical)
  }

  @Test
  func `a push zooms out of a view, which is hidden meanwhile`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let grid = UIViewController()
    let thumb = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    grid.view.addSubview(thumb)
    let navigation = UINavigationController(rootViewController: grid)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let detail = Detail()
    detail.preferredTransition = .zoom { _ in thumb }
    navigation.pushViewController(detail, animated: true)
    window.layoutIfNeeded()
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator.isAnimated)
    #expect(thumb.alpha == 0)
  }
}
