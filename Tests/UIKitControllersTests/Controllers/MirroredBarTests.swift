import Segue
import Testing
import UIKit

/// Reading directions that an app sets by itself.
@MainActor
@Suite
struct `Reading directions of an app` {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  private let screen = UIViewController()

  private func show() throws -> UINavigationController {
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    let navigation = UINavigationController(rootViewController: screen)
    stage.perform { stage.window.rootViewController = navigation }
    try stage.settle()
    return navigation
  }

  @Test
  func `an appearance of all views turns those round that come into the window`() throws {
    stage.perform { UIView.appearance().semanticContentAttribute = .forceRightToLeft }
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(box)
    let known = UIView()
    known.semanticContentAttribute = .forceLeftToRight
    screen.view.addSubview(known)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: screen.view.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    _ = try show()
    #expect(box.semanticContentAttribute == .forceRightToLeft)
    #expect(box.frame.maxX == 300)
    #expect(known.semanticContentAttribute == .forceLeftToRight)
    let done = try #require(stage.element(named: "Done"))
    #expect(done.center.x < 100)
  }

  @Test
  func `a navigation bar that is turned round turns its buttons round`() throws {
    let navigation = try show()
    #expect(try #require(stage.element(named: "Done")).center.x > 220)
    stage.perform { navigation.navigationBar.semanticContentAttribute = .forceRightToLeft }
    try stage.settle()
    #expect(try #require(stage.element(named: "Done")).center.x < 100)
    stage.perform { navigation.navigationBar.semanticContentAttribute = .unspecified }
    try stage.settle()
    #expect(try #require(stage.element(named: "Done")).center.x > 220)
  }
}
