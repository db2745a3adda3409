import Foundation
import Testing

@testable import UIKit

/// Where the columns of a split view are, as values.
struct SplitLayoutTests {
  private func layout(
    _ mode: UISplitViewController.DisplayMode,
    isMirrored: Bool = false
  ) -> SplitLayout {
    SplitLayout(
      bounds: CGRect(x: 0, y: 0, width: 1200, height: 800),
      leading: [(.primary, 300), (.supplementary, 320)],
      mode: mode,
      isMirrored: isMirrored
    )
  }

  private func places(_ mode: UISplitViewController.DisplayMode) -> [[CGFloat]] {
    [.primary, .supplementary, .secondary].map { (column: UISplitViewController.Column) in
      let frame = layout(mode).frame(of: column)
      return [frame.minX, frame.maxX]
    }
  }

  @Test
  func `hidden columns wait in their order beyond the edge`() {
    #expect(places(.secondaryOnly) == [[-620, -320], [-320, 0], [0, 1200]])
    #expect(layout(.secondaryOnly).shown.isEmpty)
  }

  @Test
  func `columns beside the last one take its room`() {
    #expect(places(.oneBesideSecondary) == [[-300, 0], [0, 320], [320, 1200]])
    #expect(places(.twoBesideSecondary) == [[0, 300], [300, 620], [620, 1200]])
    #expect(layout(.twoBesideSecondary).isDimmed == false)
  }

  @Test
  func `columns over the last one leave it where it is, and dim it`() {
    #expect(places(.oneOverSecondary) == [[-300, 0], [0, 320], [0, 1200]])
    #expect(places(.twoOverSecondary) == [[0, 300], [300, 620], [0, 1200]])
    #expect(layout(.oneOverSecondary).isDimmed)
  }

  @Test
  func `a first column that displaces moves the last one beyond the other edge`() {
    #expect(places(.twoDisplaceSecondary) == [[0, 300], [300, 620], [620, 1500]])
    #expect(layout(.twoDisplaceSecondary).isDimmed)
  }

  @Test
  func `mirrored columns are at the right`() {
    let mirrored = layout(.twoBesideSecondary, isMirrored: true)
    #expect(mirrored.frame(of: .primary) == CGRect(x: 900, y: 0, width: 300, height: 800))
    #expect(mirrored.frame(of: .secondary).minX == 0)
  }
}
