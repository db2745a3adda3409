import Foundation
import Segue
import Testing
import UIKit

/// Layouts that wait for their collection view.
@MainActor
@Suite
struct `An observed layout` {
  private final class Layout: UICollectionViewFlowLayout {
    var seen: [Bool] = []

    override init() {
      super.init()
      addObserver(self, forKeyPath: "collectionView", options: [], context: nil)
    }

    required init?(coder: NSCoder) { nil }

    nonisolated override func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard keyPath == "collectionView" else { return }
      MainActor.assumeIsolated { seen.append(collectionView != nil) }
    }
  }

  private let stage = Stage(size: CGSize(width: 200, height: 200))

  @Test
  func `tells when it gets its collection view, and when it loses it`() {
    let layout = Layout()
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    #expect(layout.seen == [true])
    view.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(layout.seen == [true, false])
  }
}
