import Testing
import UIKit

/// Enumerations that apps make from numbers.
@Suite
struct NumberedCaseTests {
  @Test
  func `a number that no case has makes one all the same, as from Objective-C`() {
    #expect(UIBlurEffect.Style(rawValue: 3) == .dark)
    #expect(UIBlurEffect.Style(rawValue: 1000) == .regular)
    #expect(UIStatusBarStyle(rawValue: 2) == .lightContent)
    #expect(UIInterfaceOrientation(rawValue: UIDeviceOrientation.faceUp.rawValue) == .unknown)
    #expect(UIBarButtonItem.SystemItem(rawValue: 101) == .rewind)
    #expect(UIButton.ButtonType(rawValue: 101) == .system)
    #expect(UIView.AnimationTransition(rawValue: 110) == UIView.AnimationTransition.none)
    #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut)
    #expect(UIKeyboardType(rawValue: 124) == .default)
    let both =
      UITableViewCell.EditingStyle.delete.rawValue | UITableViewCell.EditingStyle.insert.rawValue
    #expect(UITableViewCell.EditingStyle(rawValue: both) == UITableViewCell.EditingStyle.none)
  }

  @Test
  func `a number that a case has makes that case`() {
    for number in [0, 1, 2] + Array(4...20) {
      #expect(UIBlurEffect.Style(rawValue: number)?.rawValue == number)
    }
    for number in 0...24 {
      #expect(UIBarButtonItem.SystemItem(rawValue: number)?.rawValue == number)
    }
    for number in [0, 1, 2, 3, 4, 5, 7] {
      #expect(UIButton.ButtonType(rawValue: number)?.rawValue == number)
    }
    for number in 0...4 {
      #expect(UIInterfaceOrientation(rawValue: number)?.rawValue == number)
      #expect(UIView.AnimationTransition(rawValue: number)?.rawValue == number)
    }
    for number in 0...11 { #expect(UIKeyboardType(rawValue: number)?.rawValue == number) }
    for number in 0...3 { #expect(UIView.AnimationCurve(rawValue: number)?.rawValue == number) }
    for number in [0, 1, 3] { #expect(UIStatusBarStyle(rawValue: number)?.rawValue == number) }
    for number in 0...2 {
      #expect(UITableViewCell.EditingStyle(rawValue: number)?.rawValue == number)
    }
  }
}
