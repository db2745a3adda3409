import Testing
import UIKit

// Names of the system that apps use, and what they answer where the system is missing.

private final class Person: NSObject {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init()
  }
}

private final class RowHost: UITableViewController {
  override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    false
  }
  override func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  override func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
}

private final class ItemHost: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
}

private final class Browser: UIDocumentBrowserViewController,
  UIDocumentBrowserViewControllerDelegate
{
  var imported: [URL] = []

  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(URL(fileURLWithPath: "/new.txt"), .move) }

  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) { imported.append(destinationURL) }
}

@Suite
@MainActor
struct SystemNameTests {
  @Test
  func `sections of a list of names are found by their letters`() {
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionTitles.count == 27)
    let selector = Selector("description")
    #expect(collation.section(for: "\u{C9}mile", collationStringSelector: selector) == 4)
    #expect(collation.section(for: "42", collationStringSelector: selector) == 26)
    let sorted = collation.sortedArray(
      from: ["b", "A", "c10", "c9"],
      collationStringSelector: selector
    )
    #expect(sorted as? [String] == ["A", "b", "c9", "c10"])
  }

  @Test
  func `a checker remembers words`() {
    UITextChecker.learnWord("segue")
    #expect(UITextChecker.hasLearnedWord("segue"))
    UITextChecker.unlearnWord("segue")
    #expect(!UITextChecker.hasLearnedWord("segue"))
    let checker = UITextChecker()
    checker.ignoreWord("abc")
    #expect(checker.ignoredWords == ["abc"])
  }

  @Test
  func `what a stage does not have says so`() {
    #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "word"))
    #expect(!UIVideoEditorController.canEditVideo(atPath: "/film.mov"))
    #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
    let documents = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a/b.pdf"))
    #expect(documents.name == "b.pdf" && documents.uti == "com.adobe.pdf")
    #expect(!documents.presentPreview(animated: false))
    let pencil = UIPencilInteraction()
    let view = UIView()
    view.addInteraction(pencil)
    #expect(pencil.view === view && UIPencilInteraction.preferredTapAction == .ignore)
  }

  @Test
  func `older notifications are kept and never shown`() {
    let action = UIMutableUserNotificationAction()
    action.identifier = "open"
    action.activationMode = .background
    let category = UIMutableUserNotificationCategory()
    category.identifier = "c"
    category.setActions([action], for: .minimal)
    #expect(category.actions(for: .minimal)?.first?.identifier == "open")
    let settings = UIUserNotificationSettings(types: [.alert, .badge], categories: [category])
    let app = UIApplication.shared
    app.registerUserNotificationSettings(settings)
    #expect(app.currentUserNotificationSettings?.types == [])
    let note = UILocalNotification()
    note.alertBody = "now"
    app.scheduleLocalNotification(note)
    #expect(app.scheduledLocalNotifications?.count == 1)
    app.cancelAllLocalNotifications()
    #expect(app.scheduledLocalNotifications?.isEmpty == true)
  }

  @Test
  func `controllers of lists have all their delegate's methods`() {
    let table = RowHost(style: .plain)
    let row = IndexPath(row: 0, section: 0)
    let view: UITableView = table.tableView
    #expect(!table.tableView(view, canFocusRowAt: row))
    #expect(table.tableView(view, canPerformPrimaryActionForRowAt: row))
    let grid = ItemHost(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(grid.collectionView.map { grid.numberOfSections(in: $0) } == 1)
  }

  @Test
  func `a command has alternates and is performed by its target`() {
    final class Target: UIResponder {
      var count = 0
      func act(_ sender: Any?) { count += 1 }
    }
    let target = Target()
    let other = UICommandAlternate(
      title: "Other",
      action: Selector(Target.act(_:)),
      modifierFlags: .alternate
    )
    let command = UIKeyCommand(
      title: "Act",
      action: Selector(Target.act(_:)),
      input: UIKeyCommand.f1,
      alternates: [other]
    )
    let leaf: any UIMenuLeaf = command
    leaf.performWithSender(nil, target: target)
    #expect(target.count == 1 && command.alternates.first?.title == "Other")
  }

  @Test
  func `headers follow their state and cells say what they pass through`() {
    final class Cell: UITableViewCell {
      var states: [UITableViewCell.StateMask] = []
      override func willTransition(to state: UITableViewCell.StateMask) { states.append(state) }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.setEditing(true, animated: false)
    cell.setEditing(false, animated: false)
    #expect(cell.states == [.showingEditControl, []])
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var updates = 0
    header.configurationUpdateHandler = { _, _ in updates += 1 }
    header.setNeedsUpdateConfiguration()
    #expect(updates == 2)
  }
}
