import Foundation
import Segue
import Testing
import UIKit

/// Traits of iOS 17 to 26, and what compares collections of them.
@MainActor
@Suite
struct `Newer traits` {
  @Test
  func `one trait is replaced and the others stay`() {
    let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
    let compact = dark.replacing(UITraitHorizontalSizeClass.self, value: .compact)
    #expect(compact.userInterfaceStyle == .dark)
    #expect(compact.horizontalSizeClass == .compact)
    #expect(dark.horizontalSizeClass == .unspecified)
  }

  @Test
  func `the traits are named that differ from others, or from their defaults`() {
    let old = UITraitCollection { $0.userInterfaceStyle = .dark }
    let new = old.modifyingTraits {
      $0.listEnvironment = .sidebar
      $0.verticalSizeClass = .compact
    }
    let changed = new.changedTraits(from: old).map { $0.name }
    #expect(Set(changed) == ["UITraitVerticalSizeClass", "UITraitListEnvironment"])
    #expect(old.changedTraits(from: nil).map { $0.name } == ["UITraitUserInterfaceStyle"])
    #expect(new.changedTraits(from: new).isEmpty)
  }

  @Test
  func `views below an override have the list and the language of it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    window.addSubview(parent)
    window.isHidden = false
    #expect(child.traitCollection.typesettingLanguage == nil)
    parent.traitOverrides.typesettingLanguage = Locale.Language(identifier: "th")
    parent.traitOverrides.listEnvironment = .insetGrouped
    parent.updateTraitsIfNeeded()
    #expect(child.traitCollection.typesettingLanguage == Locale.Language(identifier: "th"))
    #expect(child.traitCollection.listEnvironment == .insetGrouped)
    #expect(window.traitCollection.listEnvironment == .unspecified)
  }

  @Test
  func `an accessory above a tab bar is in its regular environment`() throws {
    let stage = Stage(size: CGSize(width: 390, height: 844), scale: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    let content = UIView()
    tabs.bottomAccessory = UITabAccessory(contentView: content)
    stage.window.rootViewController = tabs
    try stage.settle()
    #expect(content.traitCollection.tabAccessoryEnvironment == .regular)
    #expect(tabs.view.traitCollection.tabAccessoryEnvironment == .unspecified)
  }
}
