import Photos
import Segue
import Testing
import UIKit

/// Names that samples of Apple's use.
@MainActor
@Suite
struct FurtherNamesTests {
  @Test
  func `the class of a typeface is a number in the upper bits of its traits`() {
    let traits: UIFontDescriptor.SymbolicTraits = [.traitBold, .classModernSerifs]
    #expect(traits.intersection(.classMask) == .classModernSerifs)
    #expect(traits.intersection(.classMask) != .classSlabSerifs)
  }

  @Test
  func `a serial queue has a class of its own, and runs its blocks`() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    var order: [Int] = []
    let queue: DispatchSerialQueue = OS_dispatch_queue_serial(label: "pictures")
    queue.async { order.append(1) }
    queue.async { order.append(2) }
    stage.advance(by: 0.1)
    #expect(order == [1, 2])
  }

  @Test
  func `a picture is not a live photo`() {
    let provider = NSItemProvider(object: UIImage())
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    #expect(!provider.canLoadObject(ofClass: PHLivePhoto.self))
  }
}
