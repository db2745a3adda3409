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
