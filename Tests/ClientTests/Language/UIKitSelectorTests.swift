import Testing
import UIKit

// UIKit's own methods, sent by name.

private final class Field: UITextField {
  var ended = 0
  override func resignFirstResponder() -> Bool {
    ended += 1
    return super.resignFirstResponder()
  }
}

@Suite
@MainActor
struct UIKitSelectorTests {
  @Test
  func `views, controllers and layers know their methods by name`() {
    #expect(UIView().responds(to: Selector("endEditing:")))
    #expect(UIViewController().responds(to: Selector("setNeedsStatusBarAppearanceUpdate")))
    #expect(UIViewController().responds(to: Selector("parentViewController")))
    #expect(UITableView().responds(to: Selector("reloadData")))
    #expect(CALayer().responds(to: Selector("setNeedsDisplay")))
    #expect(!UIView().responds(to: Selector("reloadData")))
    #expect(UIView().responds(to: Selector("setBackgroundColor:")))
    #expect(UIView().responds(to: Selector("backgroundColor")))
    #expect(!UIView().responds(to: Selector("setSubviews:")))
  }

  @Test
  func `texts can be given views above and in place of the keyboard, other views cannot`() {
    for name in ["setInputAccessoryView:", "setInputView:", "setKeyboardAppearance:"] {
      #expect(UITextField().responds(to: Selector(name)))
      #expect(UITextView().responds(to: Selector(name)))
      #expect(!UIView().responds(to: Selector(name)))
    }
    #expect(UIView().responds(to: Selector("inputAccessoryView")))
    #expect(UIView().responds(to: Selector("isHidden")))
    #expect(UIView().responds(to: Selector("setHidden:")))
    #expect(UIControl().responds(to: Selector("isEnabled")))
  }

  @Test
  func `bars, controls and lists take their colours by the names of setters and by keys`() {
    let (bar, list, dots) = (UINavigationBar(), UITableView(), UIPageControl())
    bar.perform(Selector("setBarTintColor:"), with: UIColor.red)
    list.perform(Selector("setSeparatorColor:"), with: UIColor.green)
    dots.setValue(UIColor.blue, forKey: "pageIndicatorTintColor")
    #expect(bar.barTintColor == .red)
    #expect(list.separatorColor == .green)
    #expect(dots.pageIndicatorTintColor == .blue)
    #expect(UITabBar().responds(to: Selector("setUnselectedItemTintColor:")))
    #expect(UISwitch().responds(to: Selector("setOnTintColor:")))
  }

  @Test
  func `whole numbers have the bounds that Objective-C names`() {
    #expect(NSIntegerMax == Int.max && NSIntegerMin == Int.min && NSUIntegerMax == UInt.max)
  }

  @Test
  func `what a label shows is copied to another by its keys`() {
    let (label, copy) = (UILabel(), UILabel())
    label.isEnabled = false
    label.lineBreakMode = .byClipping
    label.shadowOffset = CGSize(width: 3, height: 4)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    for key in [
      "baselineAdjustment", "enabled", "highlighted", "highlightedTextColor", "shadowOffset",
      "textAlignment", "userInteractionEnabled", "adjustsFontSizeToFitWidth", "minimumFontSize",
      "lineBreakMode", "numberOfLines", "contentMode",
    ] {
      copy.setValue(label.value(forKey: key), forKeyPath: key)
    }
    #expect(!copy.isEnabled)
    #expect(copy.lineBreakMode == .byClipping)
    #expect(copy.shadowOffset == CGSize(width: 3, height: 4))
    #expect(copy.adjustsFontSizeToFitWidth)
    #expect(copy.minimumScaleFactor == 0.5)
  }

  @Test
  func `performing one calls it`() {
    let (view, parent) = (UIView(), UIView())
    parent.perform(Selector("addSubview:"), with: view)
    #expect(view.superview === parent)
    view.perform(Selector("removeFromSuperview"))
    #expect(view.superview == nil)
    let spinner = UIActivityIndicatorView()
    spinner.perform(Selector("startAnimating"))
    #expect(spinner.isAnimating)
    UIViewController().perform(Selector("setNeedsStatusBarAppearanceUpdate"))
  }

  @Test
  func `the views of a button are found by their getters and their private names`() {
    let button = UIButton(type: .custom)
    for name in ["imageView", "_imageView"] {
      let view = button.perform(NSSelectorFromString(name))?.takeUnretainedValue()
      #expect(view === button.imageView)
      #expect(button.value(forKey: name) as? UIImageView === button.imageView)
      #expect(button.responds(to: NSSelectorFromString(name)))
    }
    #expect(button.value(forKey: "_titleLabel") as? UILabel === button.titleLabel)
    button.perform(NSSelectorFromString("setBackgroundColor:"), with: UIColor.red)
    #expect(button.backgroundColor == .red)
    button.perform(NSSelectorFromString("setHidden:"), with: button)
    #expect(button.isHidden)
    button.perform(NSSelectorFromString("setHidden:"), with: nil)
    #expect(!button.isHidden)
  }

  @Test
  func `one that takes a flag may be the action of a control, whose address is a yes`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    let button = UIButton(type: .system)
    button.addTarget(
      navigation,
      action: Selector("popToRootViewControllerAnimated:"),
      for: .touchUpInside
    )
    button.sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test
  func `an override is called`() {
    let field = Field()
    field.perform(Selector("resignFirstResponder"))
    #expect(field.ended == 1)
  }

  @Test
  func `the app's class has the app under the name that Objective-C uses`() {
    let app = UIApplication.value(forKey: "sharedApplication") as? UIApplication
    #expect(app === UIApplication.shared)
  }
}
