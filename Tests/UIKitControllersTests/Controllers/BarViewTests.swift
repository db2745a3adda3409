import Segue
import Testing
import UIKit

/// Views of an app in a navigation bar.
@MainActor
@Suite
struct `Views in a navigation bar` {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  private let root = UIViewController()

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func show() {
    stage.window.rootViewController = UINavigationController(rootViewController: root)
    stage.advance(by: 0.1)
  }

  @Test
  func `a stack of labels needs no frame, as a title and as a button`() {
    let title = UIStackView(arrangedSubviews: [label("Feed"), label("Today")])
    title.spacing = 6
    let button = UIStackView(arrangedSubviews: [label("More")])
    root.navigationItem.titleView = title
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    show()
    let widths = title.arrangedSubviews.map(\.intrinsicContentSize.width)
    #expect(abs(title.frame.width - widths.reduce(6, +)) < 1)
    #expect(abs(title.frame.midX - 160) < 1)
    #expect(button.frame.width >= button.arrangedSubviews[0].intrinsicContentSize.width)
    #expect(button.frame.maxX > 290)
  }

  @Test(arguments: [true, false])
  func `a switch in a bar has its whole size, with constraints or without`(_ isFree: Bool) {
    let toggle = UISwitch()
    toggle.translatesAutoresizingMaskIntoConstraints = isFree
    root.navigationItem.titleView = toggle
    show()
    #expect(toggle.frame.size == CGSize(width: 51, height: 31))
  }

  private final class SelfSizedView: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      frame.size = CGSize(width: 100, height: 44)
    }
  }

  @Test
  func `a title that gives itself a size in its layout is in the middle of the bar`() {
    let title = SelfSizedView()
    root.navigationItem.titleView = title
    show()
    #expect(title.frame == CGRect(x: 110, y: 0, width: 100, height: 44))
  }

  @Test
  func `a view with constraints is as large as they make it, and one with a frame as that`() {
    let fixed = UIView()
    fixed.translatesAutoresizingMaskIntoConstraints = false
    fixed.widthAnchor.constraint(equalToConstant: 90).isActive = true
    fixed.heightAnchor.constraint(equalToConstant: 30).isActive = true
    let framed = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
    root.navigationItem.titleView = fixed
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: framed)
    show()
    #expect(fixed.frame.size == CGSize(width: 90, height: 30))
    #expect(framed.frame.size == CGSize(width: 24, height: 20))
  }

  private func picture(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test
  func `a button of a large picture is as large as its own constraints, though its frame counts`() {
    let button = UIButton(type: .custom)
    button.setImage(picture(200), for: .normal)
    button.widthAnchor.constraint(equalToConstant: 40).isActive = true
    button.heightAnchor.constraint(equalToConstant: 30).isActive = true
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
    show()
    #expect(button.frame == CGRect(x: 16, y: 7, width: 40, height: 30))
  }

  @Test
  func `a large picture as a title is as high as the bar`() {
    let logo = UIImageView(image: picture(200))
    root.navigationItem.titleView = logo
    show()
    #expect(logo.frame == CGRect(x: 60, y: 0, width: 200, height: 44))
  }

  @Test
  func `a progress view and a field keep the width of their frames, a search bar takes the room`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let progress = UIProgressView(progressViewStyle: .default)
    bar.items = [UIBarButtonItem(customView: progress), .flexibleSpace()]
    stage.window.addSubview(bar)
    let field = UITextField(frame: CGRect(x: 113, y: 7, width: 150, height: 30))
    field.placeholder = "Search"
    root.navigationItem.titleView = field
    show()
    #expect(progress.frame.width == 150 && progress.frame.minX == 16)
    #expect(field.frame.width == 150 && field.frame.midX == 160)
    let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    root.navigationItem.titleView = search
    stage.advance(by: 0.1)
    #expect(search.frame.width > 200)
  }

  @Test
  func `a search bar in the place of a button keeps the width of its frame`() {
    let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: search)
    show()
    #expect(search.frame.width == 200)
    #expect(search.frame.maxX == 304)
    search.bounds.size.width = 240
    root.navigationController?.navigationBar.setNeedsLayout()
    stage.advance(by: 0.1)
    #expect(search.frame.width == 240)
  }

  @Test
  func `a view in a toolbar keeps its height, in the middle`() {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let stack = UIStackView(arrangedSubviews: [label("Three of four")])
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(customView: square), .flexibleSpace(), UIBarButtonItem(customView: stack),
    ]
    stage.window.addSubview(bar)
    stage.advance(by: 0.1)
    #expect(square.frame == CGRect(x: 16, y: 12, width: 20, height: 20))
    #expect(stack.frame.maxX == 304)
    #expect(stack.frame.width > 60)
    #expect(abs(stack.frame.midY - 22) < 0.51)
  }

  @Test
  func `the alpha of an app's title and button is the app's`() {
    let title = label("Comes as it scrolls")
    title.alpha = 0
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
    button.alpha = 0.25
    root.navigationItem.titleView = title
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    show()
    #expect(title.alpha == 0)
    #expect(button.alpha == 0.25)
    title.alpha = 0.5
    root.navigationItem.prompt = "Another layout"
    stage.advance(by: 0.1)
    #expect(title.alpha == 0.5)
  }

  @Test
  func `a search fades an app's views and returns the alpha that they had`() {
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
    button.alpha = 0.25
    let search = UISearchController(searchResultsController: nil)
    root.navigationItem.searchController = search
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    show()
    search.isActive = true
    stage.advance(by: 1)
    #expect(button.alpha == 0)
    search.isActive = false
    stage.advance(by: 1)
    #expect(button.alpha == 0.25)
  }

  @Test
  func `a button that a search has faded is there again after a screen came over the search`()
    throws
  {
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
    let search = UISearchController(searchResultsController: nil)
    root.navigationItem.searchController = search
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    show()
    search.isActive = true
    stage.advance(by: 1)
    stage.perform {
      root.navigationController?.pushViewController(UIViewController(), animated: true)
    }
    try stage.settle()
    stage.perform { root.navigationController?.popViewController(animated: true) }
    try stage.settle()
    search.isActive = false
    stage.advance(by: 1)
    #expect(button.alpha == 1)
  }
}
