import Segue
import Testing
import UIKit

/// What is copied, by types and items.
@MainActor
struct PasteboardTests {
  private let stage = Stage(size: CGSize(width: 200, height: 300))

  @Test
  func `an item has a value for each type`() {
    stage.makeCurrent()
    let board = UIPasteboard.general
    let before = board.changeCount
    board.items = [
      ["public.utf8-plain-text": "one", "org.example.note": Data([1, 2])],
      ["public.url": URL(fileURLWithPath: "/a")],
    ]
    #expect(board.changeCount == before + 1 && board.numberOfItems == 2)
    #expect(board.types == ["org.example.note", "public.utf8-plain-text"])
    #expect(board.string == "one" && board.hasURLs && !board.hasImages)
    #expect(board.data(forPasteboardType: "org.example.note") == Data([1, 2]))
    #expect(board.itemSet(withPasteboardTypes: ["public.url"]) == IndexSet([1]))
    #expect(board.contains(pasteboardTypes: ["org.example.note"]))
    #expect(board.types(forItemSet: IndexSet([5])) == nil)
    board.addItems([["public.utf8-plain-text": "two"]])
    #expect(board.strings == ["one", "file:///a", "two"])
  }

  @Test
  func `boards of one name share their items until it is removed`() {
    stage.makeCurrent()
    let name = UIPasteboard.Name(rawValue: "org.example.board")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let first = UIPasteboard(name: name, create: true)
    first?.string = "shared"
    #expect(UIPasteboard(name: name, create: false)?.string == "shared")
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
  }

  @Test
  func `items expire`() {
    stage.makeCurrent()
    let board = UIPasteboard.general
    board.setItems(
      [["public.utf8-plain-text": "secret"]],
      options: [.expirationDate: Date(timeIntervalSinceNow: 60), .localOnly: true]
    )
    stage.advance(by: 30)
    #expect(board.string == "secret")
    stage.advance(by: 40)
    #expect(board.string == nil)
  }

  @Test(arguments: [
    ("42", UIPasteboard.DetectionPattern.number), ("https://example.org/a", .probableWebURL),
    ("example.org", .probableWebURL), ("how to swim", .probableWebSearch),
  ])
  func `patterns are recognized`(text: String, pattern: UIPasteboard.DetectionPattern) {
    stage.makeCurrent()
    UIPasteboard.general.string = text
    var found: Set<UIPasteboard.DetectionPattern> = []
    UIPasteboard.general.detectPatterns(
      for: [.number, .probableWebURL, .probableWebSearch]
    ) { found = (try? $0.get()) ?? [] }
    stage.advance(by: 0.1)
    #expect(found == [pattern])
  }

  @Test
  func `changes are posted with the types that came and went`() {
    stage.makeCurrent()
    let board = UIPasteboard.general
    board.string = "a"
    var added: [String]?
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification,
      object: board,
      queue: nil
    ) { note in
      let types = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String]
      MainActor.assumeIsolated { added = types }
    }
    board.color = .red
    #expect(added == ["com.apple.uikit.color"])
    NotificationCenter.default.removeObserver(token)
  }

  private final class Taker: UIView {
    var taken: [NSItemProvider] = []
    override func paste(itemProviders: [NSItemProvider]) { taken = itemProviders }
  }

  @Test
  func `a paste control gives its target what it takes`() {
    let home = UIViewController()
    stage.window.rootViewController = home
    UIPasteboard.general.string = "text"
    let taker = Taker()
    taker.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    let control = UIPasteControl(configuration: UIPasteControl.Configuration())
    control.target = taker
    control.frame = CGRect(x: 20, y: 100, width: 120, height: 40)
    home.view.addSubview(control)
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 80, y: 120))
    stage.advance(by: 0.5)
    #expect(taker.taken.count == 1)
  }
}
