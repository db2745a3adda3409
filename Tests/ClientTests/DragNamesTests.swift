import CoreImage
import Testing
import UIKit

// Drag and drop as apps write it.

private final class Board: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  var letters = ["a", "b", "c"]

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [item("x")] }

  private func item(_ text: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
    item.localObject = text
    return item
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    session.loadObjects(ofClass: NSString.self) { _ in }
    guard session.canLoadObjects(ofClass: NSAttributedString.self) else { return }
    session.loadObjects(ofClass: NSAttributedString.self) { _ in }
    session.loadObjects(ofClass: UIImage.self) { _ in }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [item(letters[indexPath.item])] }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let destination = coordinator.destinationIndexPath
    else { return }
    collectionView.performBatchUpdates {
      self.letters.insert(self.letters.remove(at: source.item), at: destination.item)
      collectionView.deleteItems(at: [source])
      collectionView.insertItems(at: [destination])
    }
    coordinator.drop(item.dragItem, toItemAt: destination)
  }

  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }

  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let place = coordinator.destinationIndexPath else {
      return
    }
    coordinator.drop(item.dragItem, toRowAt: place)
  }
}

@MainActor
@Suite
struct `Names of drag and drop` {
  @Test
  func `views take interactions, lists take delegates`() {
    let board = Board()
    let view = UIView()
    view.addInteraction(UIDragInteraction(delegate: board))
    view.addInteraction(UIDropInteraction(delegate: board))
    #expect(view.interactions.count == 2)
    let table = UITableView()
    #expect(table.dragInteractionEnabled == false)
    table.dragInteractionEnabled = true
    table.dragDelegate = board
    table.dropDelegate = board
    #expect(table.hasActiveDrag == false)
    let collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    collection.dragDelegate = board
    collection.dropDelegate = board
    #expect(collection.hasActiveDrop == false)
  }

  @Test
  func `a provider hands its object to those that ask for its class`() {
    let provider = NSItemProvider(object: NSString(string: "pear"))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(provider.canLoadObject(ofClass: UIImage.self) == false)
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
  }

  @Test
  func `text is read with its attributes, without them, or where it has none`() {
    let red = NSAttributedString(string: "fig", attributes: [.foregroundColor: UIColor.red])
    let styled = NSItemProvider(object: red)
    #expect(styled.canLoadObject(ofClass: NSAttributedString.self))
    #expect(styled.canLoadObject(ofClass: NSString.self))
    #expect(styled.canLoadObject(ofClass: NSURL.self) == false)
    let plain = NSItemProvider(object: NSString(string: "pear"))
    #expect(plain.canLoadObject(ofClass: NSAttributedString.self))
  }

  @Test
  func `a document's picture has the size that its key names`() {
    let picture = [URLThumbnailDictionaryItem.NSThumbnail1024x1024SizeKey: UIImage()]
    let attributes: [AnyHashable: Any] = [URLResourceKey.thumbnailDictionaryKey: picture]
    #expect(attributes.count == 1)
  }

  @Test
  func `a built-in filter has properties for its keys`() throws {
    let filter = CIFilter.gaussianBlur()
    #expect(filter.radius == 10)
    filter.radius = 4
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Float == 4)
    let controls = CIFilter.colorControls()
    #expect(controls.saturation == 1)
    #expect(CIFilter.photoEffectNoir().name == "CIPhotoEffectNoir")
  }
}
