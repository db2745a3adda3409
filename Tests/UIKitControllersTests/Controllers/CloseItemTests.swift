import Foundation
import Segue
import Testing

@testable import UIKit

/// The close button of the system in a bar.
@MainActor
@Suite
struct `A close item` {
  private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2)

  private func button(of item: UIBarButtonItem) throws -> BarButton {
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = item
    stage.window.tintColor = .red
    stage.window.rootViewController = UINavigationController(rootViewController: screen)
    stage.advance(by: 0.1)
    return try #require(item.value(forKey: "view") as? BarButton)
  }

  @Test
  func `is a grey cross on a grey disc at the margin, whatever the tint is`() throws {
    let item = UIBarButtonItem(systemItem: .close)
    item.tintColor = .green
    let button = try button(of: item)
    let disc = try #require(button.subviews.first { $0.layer.cornerRadius == 15 })
    #expect(disc.bounds.size == CGSize(width: 30, height: 30))
    #expect(disc.backgroundColor == .tertiarySystemFill)
    #expect(abs(disc.convert(CGPoint(x: 30, y: 15), to: nil).x - 359) < 0.001)
    let cross = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(cross.tintColor == .secondaryLabel)
    #expect(abs(cross.center.x - disc.center.x) < 0.001)
    #expect(abs(cross.center.y - disc.center.y) < 0.001)
  }

  @Test
  func `with a picture of the app looks as all pictures do`() throws {
    let item = UIBarButtonItem(systemItem: .close)
    item.image = UIImage(systemName: "star")
    let button = try button(of: item)
    #expect(!button.subviews.contains { $0.layer.cornerRadius == 15 })
    #expect(button.subviews.compactMap { $0 as? UIImageView }.first?.tintColor == .red)
  }

  @Test
  func `differs from one that stops, which has the tint`() throws {
    let button = try button(of: UIBarButtonItem(systemItem: .stop))
    #expect(!button.subviews.contains { $0.layer.cornerRadius == 15 })
  }
}
