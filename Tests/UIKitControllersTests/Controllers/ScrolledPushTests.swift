import Foundation
import Segue
import Testing

@testable import UIKit

/// Bars during a push of a screen whose content scrolls meanwhile.
@MainActor
@Suite
struct `Content that scrolls while it is pushed` {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
  private let navigation = UINavigationController(rootViewController: UIViewController())

  /// A long list that scrolls to its end as soon as it is laid out, as chats do.
  private final class Chat: UIViewController {
    let list = UIScrollView()
    var startsAtEnd = true
    private var hasStarted = false

    override func viewDidLoad() {
      super.viewDidLoad()
      list.contentSize = CGSize(width: 320, height: 2000)
      view.addSubview(list)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      list.frame = view.bounds
      guard startsAtEnd, !hasStarted else { return }
      hasStarted = true
      scrollToEnd()
    }

    func scrollToEnd() { list.contentOffset.y = 2000 - list.bounds.height }
  }

  private func push(_ chat: Chat) throws {
    stage.window.rootViewController = navigation
    try stage.settle()
    stage.perform { navigation.pushViewController(chat, animated: true) }
  }

  private var backgrounds: [_UIBarBackground] {
    navigation.navigationBar.subviews.compactMap { $0 as? _UIBarBackground }
  }

  private func hasEffect(_ background: UIView?) -> Bool {
    background?.subviews.contains { $0 is UIVisualEffectView && !$0.isHidden } ?? false
  }

  @Test
  func `the background fades in with the push`() throws {
    try push(Chat())
    stage.advance(by: 0.1)
    #expect(backgrounds.count == 2)
    #expect(!hasEffect(backgrounds.first))
    #expect(hasEffect(backgrounds.last))
    let opacity = try #require(backgrounds.last?.layer.presentation()?.opacity)
    #expect(opacity > 0.02 && opacity < 0.95)
    try stage.settle()
    #expect(backgrounds.count == 1)
    #expect(hasEffect(backgrounds.first))
  }

  @Test
  func `content that scrolls later has its background at once`() throws {
    let chat = Chat()
    chat.startsAtEnd = false
    try push(chat)
    stage.advance(by: 0.2)
    #expect(!hasEffect(backgrounds.last))
    stage.perform { chat.scrollToEnd() }
    stage.advance(by: 0.05)
    #expect(navigation.transitionCoordinator != nil)
    #expect(hasEffect(backgrounds.last))
  }
}
