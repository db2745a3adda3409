import Segue
import Testing
import UIKit

/// Where cells stand among the views that an app adds to a collection view.
@MainActor
struct SubviewsInFrontTests {
  private let items = PlainItems([3], views: "view")

  /// From back to front: B and P for the views of the app, C for each cell, R for a refresh
  /// control.
  private func order(_ change: (UICollectionView, UIView, UIView) -> Void) throws -> String {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let list = UICollectionView(
      frame: stage.window.bounds,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = items
    let buttons = UIView()
    let picture = UIView()
    change(list, buttons, picture)
    stage.window.addSubview(list)
    try stage.settle()
    return list.subviews.map { view in
      if view === buttons { return "B" }
      if view === picture { return "P" }
      return view is UICollectionViewCell ? "C" : view is UIRefreshControl ? "R" : ""
    }.joined()
  }

  @Test
  func `cells appear below a view that was added before them`() throws {
    #expect(try order { list, buttons, _ in list.addSubview(buttons) } == "CCCB")
  }

  @Test
  func `cells appear above what was put behind them`() throws {
    let behind = try order { list, buttons, picture in
      list.addSubview(buttons)
      list.insertSubview(picture, at: 0)
    }
    #expect(behind == "PCCCB")
    let sent = try order { list, buttons, picture in
      list.addSubview(picture)
      list.addSubview(buttons)
      list.sendSubviewToBack(picture)
    }
    #expect(sent == "PCCCB")
  }

  @Test
  func `cells appear above a view that was in front before it was removed and put behind them`()
    throws
  {
    let order = try order { list, _, picture in
      list.addSubview(picture)
      picture.removeFromSuperview()
      list.insertSubview(picture, at: 0)
    }
    #expect(order == "PCCC")
  }

  @Test
  func `cells appear above a background, and a refresh control`() throws {
    let refresher = UIRefreshControl()
    let order = try order { list, _, picture in
      list.backgroundView = picture
      list.addSubview(refresher)
    }
    #expect(order == "PRCCC")
  }
}
