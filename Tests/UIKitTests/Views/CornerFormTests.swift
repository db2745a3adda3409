import Segue
import Testing
import UIKit

/// The forms of corners that have a radius for two of them, and the regions of a view.
@MainActor
@Suite
struct `Corners and regions` {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

  private func radii(_ corners: UICornerConfiguration) -> [CGFloat] {
    view.cornerConfiguration = corners
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    return order.map { view.effectiveRadius(corner: $0) }
  }

  @Test
  func `a radius of one side is that of its two corners, and the others have none`() {
    #expect(radii(.uniformTopRadius(9)) == [9, 9, 0, 0])
    #expect(radii(.uniformBottomRadius(9)) == [0, 0, 9, 9])
    #expect(radii(.uniformLeftRadius(9)) == [9, 0, 9, 0])
    #expect(radii(.uniformRightRadius(9)) == [0, 9, 0, 9])
    #expect(radii(.uniformTopRadius(9, bottomLeftRadius: 3, bottomRightRadius: 4)) == [9, 9, 3, 4])
  }

  @Test
  func `two opposite sides have a radius each`() {
    #expect(radii(.uniformEdges(topRadius: 16, bottomRadius: 4)) == [16, 16, 4, 4])
    #expect(radii(.uniformEdges(leftRadius: 5, rightRadius: .fixed(7))) == [5, 7, 5, 7])
  }

  @Test
  func `a concentric corner has the radius of its container less the distance to it`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    card.cornerConfiguration = .corners(
      topLeftRadius: 30,
      topRightRadius: 20,
      bottomLeftRadius: nil,
      bottomRightRadius: 30
    )
    card.addSubview(view)
    view.frame = CGRect(x: 10, y: 10, width: 180, height: 60)
    #expect(radii(.corners(radius: .containerConcentric())) == [20, 10, 0, 0])
    #expect(radii(.corners(radius: .containerConcentric(minimum: 4))) == [20, 10, 4, 4])
    // A uniform radius is the largest one.
    #expect(radii(.uniformCorners(radius: .containerConcentric())) == [20, 20, 20, 20])
    #expect(radii(.uniformRightRadius(.containerConcentric())) == [0, 10, 0, 10])
  }

  @Test
  func `the display is the container of what no view with round corners contains`() {
    let stage = Stage(screen: .iPhone15)
    stage.window.addSubview(view)
    view.frame = stage.window.bounds.insetBy(dx: 5, dy: 5)
    #expect(radii(.corners(radius: .containerConcentric())) == [50, 50, 50, 50])
  }

  @Test
  func `corners with different radii move to new ones`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
    stage.window.addSubview(view)
    view.layer.cornerRadius = 4
    stage.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.cornerConfiguration = .uniformEdges(topRadius: 24, bottomRadius: 0)
    }
    stage.advance(by: 0.5)
    let shown = try #require(view.layer.presentation()?.cornerRadii)
    #expect(abs(shown.minXMinY - 14) < 0.01 && abs(shown.minXMaxY - 2) < 0.01)
  }

  @Test
  func `a region has the insets of its guide`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
    stage.window.addSubview(view)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    view.insetsLayoutMarginsFromSafeArea = false
    view.semanticContentAttribute = .forceRightToLeft
    try stage.settle()
    let region = UIView.LayoutRegion.margins(cornerAdaptation: .horizontal)
    #expect(view.layoutGuide(for: region) === view.layoutMarginsGuide)
    #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
    #expect(view.edgeInsets(for: region) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.directionalEdgeInsets(for: region) == view.directionalLayoutMargins)
  }
}
