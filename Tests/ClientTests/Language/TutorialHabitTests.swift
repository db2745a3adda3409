import Testing
import UIKit

/// What tutorials do, with nothing but UIKit.
@MainActor
@Suite
struct TutorialHabitTests {
  private final class Notes: NSObject, UITableViewDataSource {
    let texts = [
      "Milk", "A note that is far too long for the one line that most rows have, and more",
    ]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
  }

  @Test
  func `a row is as high as all lines of its text`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    let notes = Notes()
    table.dataSource = notes
    table.layoutIfNeeded()
    let heights = table.visibleCells.map(\.frame.height)
    #expect(heights.count == 2 && heights[0] == 44)
    #expect(heights.last ?? 0 > 80)
  }

  private final class Pie: CALayer {
    override func draw(in context: CGContext) {
      super.draw(in: context)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(bounds)
    }
  }

  @Test
  func `a layer that calls super first shows what it draws`() throws {
    let pie = Pie()
    pie.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    pie.setNeedsDisplay()
    let image = UIGraphicsImageRenderer(size: pie.bounds.size).image { context in
      pie.render(in: context.cgContext)
    }
    let data = try #require(image.cgImage?.dataProvider?.data as Data?)
    #expect(Array(data.prefix(4)) == [255, 0, 0, 255])
  }

  @Test
  func `a pulse sizes its layer in the plane`() {
    let layer = CALayer()
    layer.setValue(2, forKeyPath: "transform.scale.xy")
    #expect(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeScale(2, 2, 1)))
  }

  private final class Wrapper: NSObject, UIPopoverPresentationControllerDelegate {
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      UINavigationController(rootViewController: controller.presentedViewController)
    }
  }

  @Test
  func `a popover on a phone may come in a navigation controller`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (home, menu, wrapper) = (UIViewController(), UIViewController(), Wrapper())
    window.rootViewController = home
    window.makeKeyAndVisible()
    menu.modalPresentationStyle = .popover
    home.present(menu, animated: false)
    #expect(home.presentedViewController === menu)
    home.dismiss(animated: false)
    menu.popoverPresentationController?.sourceView = home.view
    menu.popoverPresentationController?.delegate = wrapper
    home.present(menu, animated: false)
    #expect((home.presentedViewController as? UINavigationController)?.topViewController === menu)
  }
}
