import Segue
import TestSupport
import Testing

@testable import UIKit

/// What a controller does while its view loads.
@MainActor
@Suite
struct `Loading of a view` {
  private final class Loop: UIViewController {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(dot)
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        self.dot.alpha = 0
      }
    }
  }

  private final class Plain: UIViewController {
    let dot = UIView()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(dot)
      dot.alpha = 0.5
    }
  }

  private final class OwnCollection: UICollectionViewController {
    override func loadView() {
      collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 2 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test
  func `a loadView() that only sets the collection view has a view around it`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1)
    let controller = OwnCollection(collectionViewLayout: UICollectionViewFlowLayout())
    stage.window.rootViewController = controller
    try stage.settle()
    #expect(controller.collectionView.superview === controller.view)
    #expect(controller.collectionView.frame == controller.view.bounds)
    #expect(controller.collectionView.visibleCells.count == 2)
  }

  private final class SilentPages: UIPageViewController {
    override func viewDidLoad() {
      setViewControllers([Plain()], direction: .forward, animated: false)
    }
  }

  @Test
  func `pages show where viewDidLoad() is overridden without super`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1)
    let pages = SilentPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    stage.window.rootViewController = pages
    try stage.settle()
    #expect(pages.viewControllers?.first?.viewIfLoaded?.window === stage.window)
  }

  @Test
  func `a first screen animates from viewDidLoad`() {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let controller = Loop()
    stage.window.rootViewController = controller
    #expect(controller.dot.layer.animationKeys() == ["opacity"])
    stage.advance(by: 1.5)
    #expect(controller.dot.layer.animationKeys() == ["opacity"])
  }

  @Test
  func `a block around the loading of a view animates nothing of it`() {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let controller = Plain()
    stage.perform {
      UIView.animate(withDuration: 1) { stage.window.addSubview(controller.view) }
    }
    #expect(controller.dot.layer.animationKeys() == nil)
  }

  @Test
  func `a view that is set while another one shows takes its place`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let controller = UIViewController()
    stage.window.rootViewController = controller
    try stage.settle()
    let old: UIView = controller.view
    let superview = try #require(old.superview)
    let new = UIView()
    controller.view = new
    #expect(new.superview === superview && old.superview == nil)
    #expect(new.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test
  func `a view that is set around the one that shows is the app's to place`() {
    let controller = UIViewController()
    let old: UIView = controller.view
    let around = UIView()
    around.addSubview(old)
    controller.view = around
    #expect(old.superview === around && around.superview == nil)
  }

  @Test
  func `a subclass names its own file`() {
    final class Named: UIViewController {
      override var nibName: String? { "Other" }
    }
    #expect(Named().nibName == "Other")
  }

  private final class ClearStack: UINavigationController {
    override func viewDidLoad() {
      super.viewDidLoad()
      modalPresentationStyle = .overFullScreen
    }
  }

  private final class ClearScreen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      modalPresentationStyle = .overFullScreen
    }
  }

  @Test
  func `a navigation controller can choose its presentation style in viewDidLoad, others not`()
    throws
  {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    func staysVisible(below presented: UIViewController) throws -> Bool {
      let root = UIViewController()
      stage.window.rootViewController = root
      try stage.settle()
      stage.perform { root.present(presented, animated: false) }
      try stage.settle()
      return root.presentedViewController?.presentationController?.presentationStyle
        == .overFullScreen
    }
    #expect(try staysVisible(below: ClearStack(rootViewController: UIViewController())))
    #expect(try !staysVisible(below: ClearScreen()))
  }
}
