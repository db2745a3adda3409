import Segue
import Testing
import UIKit

/// Documents of one file and of a folder, as apps save and open them.
@MainActor
struct DocumentTests {
  private let stage = Stage(size: CGSize(width: 200, height: 300))
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private final class Note: UIDocument {
    var text = ""
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
      text = String(bytes: data, encoding: .utf8) ?? ""
    }
  }

  private final class Album: UIDocument {
    var pages: [String: String] = [:]
    override func contents(forType typeName: String) throws -> Any {
      FileWrapper(
        directoryWithFileWrappers: pages.mapValues {
          FileWrapper(regularFileWithContents: Data($0.utf8))
        }
      )
    }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      let children = (contents as? FileWrapper)?.fileWrappers ?? [:]
      pages = children.compactMapValues { child in
        child.regularFileContents.flatMap { String(bytes: $0, encoding: .utf8) }
      }
    }
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  @Test
  func `a note is saved, closed and opened again`() {
    defer { clean() }
    let url = folder.appendingPathComponent("one.txt")
    let note = Note(fileURL: url)
    note.text = "hello"
    #expect(note.documentState == .closed && note.localizedName == "one")
    #expect(note.fileType == "public.plain-text")
    var results: [Bool] = []
    note.save(to: url, for: .forCreating) { results.append($0) }
    #expect(results.isEmpty && note.documentState == .normal)
    stage.advance(by: 0.1)
    note.close { results.append($0) }
    stage.advance(by: 0.1)
    #expect(results == [true, true] && note.documentState == .closed)
    let again = Note(fileURL: url)
    again.open { results.append($0) }
    stage.advance(by: 0.1)
    #expect(results.count == 3 && again.text == "hello" && again.fileModificationDate != nil)
  }

  private final class NoteScreen: UIDocumentViewController {
    var openings: [String] = []
    override func documentDidOpen() { openings.append((document as? Note)?.text ?? "?") }
  }

  @Test
  func `the screen of a document opens it and has its name as title`() throws {
    defer { clean() }
    let url = folder.appendingPathComponent("one.txt")
    try Data("hello".utf8).write(to: url)
    let screen = NoteScreen(document: Note(fileURL: url))
    #expect(screen.navigationItem.title == "one" && screen.openings.isEmpty)
    stage.window.rootViewController = UINavigationController(rootViewController: screen)
    stage.advance(by: 0.1)
    #expect(screen.openings == ["hello"])
    #expect(screen.document?.documentState == .normal)
    var results: [Bool] = []
    screen.openDocument { results.append($0) }
    stage.advance(by: 0.1)
    #expect(results == [true] && screen.openings.count == 1)
    #expect(screen.undoRedoItemGroup.barButtonItems.count == 2)
  }

  @Test
  func `a missing file does not open`() {
    defer { clean() }
    let note = Note(fileURL: folder.appendingPathComponent("none.txt"))
    var result: Bool?
    note.open { result = $0 }
    stage.advance(by: 0.1)
    #expect(result == false && note.documentState == .closed)
  }

  @Test
  func `a change is saved by itself, and one that is undone is none`() throws {
    defer { clean() }
    let url = folder.appendingPathComponent("two.txt")
    let note = Note(fileURL: url)
    note.save(to: url, for: .forCreating)
    note.undoManager.registerUndo(withTarget: note) { $0.text = "" }
    note.text = "later"
    #expect(note.hasUnsavedChanges)
    stage.advance(by: 30)
    #expect(!note.hasUnsavedChanges)
    #expect(try String(contentsOf: url, encoding: .utf8) == "later")
    note.undoManager.undo()
    #expect(note.text.isEmpty && note.hasUnsavedChanges)
  }

  @Test
  func `a folder is written and read as one document`() throws {
    defer { clean() }
    let url = folder.appendingPathComponent("three.album")
    let album = Album(fileURL: url)
    album.pages = ["a.txt": "A", "b.txt": "B"]
    album.save(to: url, for: .forCreating)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() == ["a.txt", "b.txt"]
    )
    album.pages["a.txt"] = nil
    album.save(to: url, for: .forOverwriting)
    let again = Album(fileURL: url)
    again.open()
    #expect(again.pages == ["b.txt": "B"])
  }

  @Test
  func `states are posted`() {
    defer { clean() }
    let url = folder.appendingPathComponent("four.txt")
    let note = Note(fileURL: url)
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification,
      object: note,
      queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    note.save(to: url, for: .forCreating)
    note.close()
    stage.advance(by: 0.1)
    #expect(count == 2)
    NotificationCenter.default.removeObserver(token)
  }

  @Test
  func `children of a folder that want one name get two`() {
    defer { clean() }
    let wrapper = FileWrapper(directoryWithFileWrappers: [:])
    let first = wrapper.addRegularFile(withContents: Data(), preferredFilename: "a")
    let second = wrapper.addRegularFile(withContents: Data([1]), preferredFilename: "a")
    #expect(first == "a" && second != "a" && wrapper.fileWrappers?.count == 2)
    if let child = wrapper.fileWrappers?[second] { wrapper.removeFileWrapper(child) }
    #expect(wrapper.fileWrappers?.keys.sorted() == ["a"])
  }
}
