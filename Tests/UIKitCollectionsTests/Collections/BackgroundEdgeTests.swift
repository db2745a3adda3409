import Segue
import Testing
import UIKit

/// What is around a configured background: its stroke, its shadow and its insets.
@MainActor
@Suite
struct `The edges of a background` {
  private let stage = Stage(size: CGSize(width: 200, height: 100), scale: 1)

  private func button(
    _ change: (inout UIBackgroundConfiguration) -> Void
  ) throws -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.background.cornerRadius = 6
    configuration.cornerStyle = .fixed
    change(&configuration.background)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    stage.window.addSubview(button)
    try stage.settle()
    return button
  }

  @Test
  func `a stroke with an outset is outside the background, parallel to its corners`() throws {
    let button = try button {
      $0.strokeColor = .red
      $0.strokeWidth = 2
      $0.strokeOutset = 4
    }
    let stroke = try #require(button.subviews.first { $0.layer.borderWidth == 2 })
    #expect(stroke.frame == CGRect(x: -4, y: -4, width: 108, height: 48))
    #expect(stroke.layer.cornerRadius == 10)
  }

  @Test
  func `a shadow has the colour, the size and the place of its properties`() throws {
    let button = try button {
      $0.shadowProperties.opacity = 0.4
      $0.shadowProperties.radius = 7
      $0.shadowProperties.offset = CGSize(width: 1, height: 2)
      $0.shadowProperties.color = .blue
    }
    let layer = try #require(button.subviews.first { $0.layer.shadowOpacity > 0 }).layer
    #expect(layer.shadowOpacity == 0.4)
    #expect(layer.shadowRadius == 7)
    #expect(layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect(layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test
  func `margins are added to the insets at the edges that say so`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.insetsLayoutMarginsFromSafeArea = false
    cell.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 3,
      leading: 5,
      bottom: 7,
      trailing: 9
    )
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .green
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1,
      leading: 1,
      bottom: 1,
      trailing: 1
    )
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
    cell.backgroundConfiguration = background
    stage.window.addSubview(cell)
    try stage.settle()
    let host = try #require(cell.subviews.first)
    let fill = try #require(host.subviews.first { $0.backgroundColor == .green })
    #expect(fill.frame == CGRect(x: 6, y: 1, width: 93, height: 41))
  }
}
