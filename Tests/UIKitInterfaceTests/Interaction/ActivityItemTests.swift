import Segue
import Testing
import UIKit

/// What a share sheet asks the sources of its items.
@MainActor
@Suite
struct `Shared items` {
  private final class Source: NSObject, UIActivityItemSource {
    var log: [String] = []
    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { "placeholder" }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "for " + (activityType?.rawValue ?? "none") }
  }

  private final class Keep: UIActivity {
    var asked: [String] = []
    var prepared: [String] = []
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("keep") }
    override var activityTitle: String? { "Keep" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      asked = activityItems.compactMap { $0 as? String }
      return true
    }
    override func prepare(withActivityItems activityItems: [Any]) {
      prepared = activityItems.compactMap { $0 as? String }
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let host = UIViewController()

  init() throws {
    stage.window.rootViewController = host
    try stage.settle()
  }

  @Test
  func `an activity is asked with placeholders and gets the items that are made for it`() throws {
    let keep = Keep()
    let sheet = UIActivityViewController(
      activityItems: [Source(), "plain"],
      applicationActivities: [keep]
    )
    stage.perform { host.present(sheet, animated: true) }
    try stage.settle()
    #expect(keep.asked == ["placeholder", "plain"] && keep.prepared.isEmpty)
    stage.tap(at: try #require(stage.element(named: "Keep")).center)
    try stage.settle()
    #expect(keep.prepared == ["for keep", "plain"])
    #expect(host.presentedViewController == nil)
  }

  @Test
  func `a configuration gives the sheet its items, activities and title`() throws {
    let keep = Keep()
    let configuration = UIActivityItemsConfiguration(objects: ["words" as NSString])
    configuration.applicationActivitiesProvider = { [keep] }
    configuration.metadataProvider = { $0 == .title ? "Letter" : nil }
    host.activityItemsConfiguration = configuration
    let sheet = UIActivityViewController(
      activityItemsConfiguration: try #require(host.activityItemsConfiguration)
    )
    stage.perform { host.present(sheet, animated: true) }
    try stage.settle()
    #expect(stage.element(named: "Letter") != nil)
    #expect(keep.asked == ["words"])
    #expect(!configuration.activityItemsConfigurationSupports(interaction: .init("print")))
  }

  @Test
  func `a share sheet is half as high as the screen, and copies`() throws {
    var chosen: (type: UIActivity.ActivityType?, isCompleted: Bool)?
    let sheet = UIActivityViewController(
      activityItems: ["some words"],
      applicationActivities: nil
    )
    sheet.completionWithItemsHandler = { type, isCompleted, _, _ in chosen = (type, isCompleted) }
    stage.perform { host.present(sheet, animated: true) }
    try stage.settle()
    #expect(stage.element(named: "some words") != nil)
    let top = sheet.view.convert(CGPoint.zero, to: stage.window).y
    #expect((200...300).contains(top))
    stage.tap(at: try #require(stage.element(named: "Copy")).center)
    try stage.settle()
    stage.makeCurrent()
    #expect(UIPasteboard.general.string == "some words")
    #expect(chosen?.type == .copyToPasteboard && chosen?.isCompleted == true)
    #expect(host.presentedViewController == nil)
  }

  @Test
  func `an app may exclude copying`() throws {
    let sheet = UIActivityViewController(activityItems: ["words"], applicationActivities: nil)
    sheet.excludedActivityTypes = [.copyToPasteboard]
    stage.perform { host.present(sheet, animated: true) }
    try stage.settle()
    #expect(stage.element(named: "words") != nil && stage.element(named: "Copy") == nil)
  }
}
