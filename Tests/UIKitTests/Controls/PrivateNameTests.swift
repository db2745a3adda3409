import Segue
import Testing

@testable import UIKit

/// What apps reach by names that are not in the headers.
@MainActor
@Suite
struct `Private names of UIKit's classes` {
  private final class OwnField: UITextField {}

  @Test(arguments: ["placeholderLabel", "_placeholderLabel"])
  func `the label of a placeholder gives it a colour and a font that stay`(name: String) {
    let field = OwnField()
    field.placeholder = "Name"
    field.setValue(UIColor.red, forKeyPath: "\(name).textColor")
    field.setValue(UIFont.systemFont(ofSize: 9), forKeyPath: "\(name).font")
    field.placeholder = "Town"
    field.textColor = .blue
    let attributes = field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil)
    #expect(field.attributedPlaceholder?.string == "Town")
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    #expect((attributes?[.font] as? UIFont)?.pointSize == 9)
    #expect((field.value(forKey: name) as? UILabel)?.textColor == .red)
  }

  @Test
  func `a variable is found by its own name, with an underscore`() {
    let bar = UISearchBar()
    #expect(bar.value(forKey: "_searchField") as? UITextField === bar.searchTextField)
    bar.showsCancelButton = true
    bar.setValue("OK", forKey: "_cancelButtonText")
    #expect((bar.value(forKey: "cancelButton") as? UIButton)?.title(for: .normal) == "OK")
    let controller = UISearchController(searchResultsController: nil)
    #expect(controller.value(forKey: "searchBar") as? UISearchBar === controller.searchBar)
  }

  @Test
  func `a name that is not here is left out, in a class of the app too if it is a variable's`() {
    let field = OwnField()
    field.setValue(1, forKey: "_nothing")
    #expect(field.value(forKey: "_nothing") == nil)
    #expect(UIDatePicker().perform(Selector("setHighlightsToday:"), with: false) == nil)
  }

  @Test
  func `the background of a bar is found, and loses its line in every look`() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let background = try #require(bar.value(forKey: "backgroundView") as? UIView)
    #expect(background.superview === bar)
    #expect(bar.value(forKey: "_backgroundView") as? UIView === background)
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.shadowColor = .red
    bar.background.show(look)
    let line = try #require(background.subviews.first { $0.backgroundColor == .red })
    #expect(!line.isHidden)
    bar.setValue(true, forKey: "hidesShadow")
    #expect(line.isHidden)
    bar.background.show(look)
    #expect(line.isHidden)
    for other in [UITabBar(), UIToolbar()] {
      #expect((other.value(forKey: "backgroundView") as? UIView)?.superview === other)
      other.setValue(true, forKey: "hidesShadow")
    }
  }

  @Test
  func `the line below a bar is the first low picture in it, and stays away once it is hidden`()
    throws
  {
    func line(in view: UIView) -> UIImageView? {
      if let image = view as? UIImageView, view.bounds.height <= 1 { return image }
      return view.subviews.lazy.compactMap(line).first
    }
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
    let bar = navigation.navigationBar
    let found = try #require(line(in: bar))
    #expect(found.superview === bar.background)
    found.isHidden = true
    bar.barTintColor = .red
    bar.layoutIfNeeded()
    #expect(found.isHidden)
  }

  @Test
  func `a switch keeps the colour that an app gives its ground for while it is off`() throws {
    let stage = Stage(size: CGSize(width: 60, height: 40), scale: 1)
    let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    stage.window.addSubview(control)
    let ground = try #require(control.subviews.first?.subviews.first)
    ground.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    // The shadow of the knob is over it.
    func color() -> [Int] {
      let pixel = stage.render()[25, 1]
      return [pixel.red, pixel.green, pixel.blue].map { Int($0) / 250 }
    }
    #expect(color() == [1, 0, 0])
    control.onTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    control.isOn = true
    #expect(color() == [0, 0, 1])
    control.isOn = false
    #expect(color() == [1, 0, 0])
  }
}
