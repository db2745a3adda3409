import Foundation
import Testing

@testable import OwnCode

/// Which of several apps of a repository runs.
@Suite
struct AppChoiceTests {
  private struct App {
    var module: String
    var folder: String
    var delegate = "AppDelegate"
    var hasTransition = false
    var xcode: String?
  }

  /// The chosen app's module, or nil where there is no reason to prefer one.
  private func chosen(
    _ apps: [App],
    libraries: [String] = [],
    root repository: String = "Repository",
    readme: String = "",
    by name: KeyPath<Candidate, String> = \.module
  ) throws -> String? {
    let folder = Folder()
    let root = "\(folder.path)/\(repository)"
    try folder.write("", to: "\(repository)/.git/HEAD")
    try folder.write(readme, to: "\(repository)/README.md")
    var files: [String: [[String: Any]]] = [:]
    for app in apps {
      let path = "\(root)/\(app.folder)/AppDelegate.swift"
      var types = [type(app.delegate, "UIApplicationDelegate", isMain: true)]
      if app.hasTransition { types.append(type("Fade", "UIViewControllerAnimatedTransitioning")) }
      files[app.module, default: []].append(file(path, types))
    }
    for library in libraries {
      files[library] = [file("\(root)/\(library).swift", [type("\(library)Tool", "Equatable")])]
    }
    let response: [String: Any] = [
      "modules": files.keys.sorted().map {
        ["name": $0, "files": files[$0] ?? []] as [String: Any]
      }
    ]
    let data = try JSONSerialization.data(withJSONObject: response)
    let facts = CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
    let modules = apps.map { app in
      var module = CodeModule(name: app.module, kind: .app, files: [])
      module.infoKeys["DTXcode"] = app.xcode
      return module
    }
    let chooser = Chooser(facts: facts, request: RunRequest(), modules: modules)
    do throws(OwnCodeError) {
      let found = try chooser.choose()
      #expect(chooser.reason(for: found.chosen, over: found.alternatives) != nil)
      return found.chosen[keyPath: name]
    } catch {
      guard case .ambiguous = error else { throw error }
      return nil
    }
  }

  private func file(_ path: String, _ types: [[String: Any]]) -> [String: Any] {
    [
      "path": path, "types": types, "variables": [Any](), "declares": [String](),
      "mentions": [String](),
    ]
  }

  private func type(
    _ name: String,
    _ conforms: String,
    isMain: Bool = false
  ) -> [String: Any] {
    var facts: [String: Any] = [
      "name": name, "kind": "class", "line": 1, "column": 1, "superclasses": ["NSObject"],
      "conforms": [conforms],
    ]
    if isMain { facts["main"] = "@main" }
    return facts
  }

  @Test
  func `the library's example runs, by its own name or that of its folder`() throws {
    let byName = [
      App(module: "CoachLiteExample", folder: "A"), App(module: "CoachExample", folder: "B"),
    ]
    #expect(try chosen(byName, libraries: ["Coach"]) == "CoachExample")
    #expect(try chosen(byName, root: "Coach") == "CoachExample")
    let byFolder = [
      App(module: "App", folder: "Examples/Chat/App"),
      App(module: "App2", folder: "Examples/Demo/App"),
    ]
    #expect(try chosen(byFolder) == "App2")
  }

  @Test
  func `what is finished runs rather than its starting point or a prototype`() throws {
    let lesson = [
      App(module: "Cook", folder: "Starter/Cook"), App(module: "Cook2", folder: "Final/Cook"),
    ]
    #expect(try chosen(lesson) == "Cook2")
    let feed = [App(module: "Prototype", folder: "Prototype"), App(module: "Feed", folder: "Feed")]
    #expect(try chosen(feed) == "Feed")
  }

  @Test
  func `an example of a package manager is not preferred`() throws {
    let apps = ["CardSPMSample", "CardCocoapodsSample", "FrameUse"].map {
      App(module: $0, folder: $0)
    }
    #expect(try chosen(apps) == "FrameUse")
  }

  @Test
  func `the app with the repository's name runs, or else the one with a transition`() throws {
    let apps = [
      App(module: "Shop", folder: "Shop"),
      App(module: "Other", folder: "Other", hasTransition: true),
    ]
    #expect(try chosen(apps, root: "shop-app") == "Shop")
    #expect(try chosen(apps) == "Other")
  }

  @Test
  func `of copies of one app the one of the newest Xcode runs, then the one nearest the root`()
    throws
  {
    let upgraded = [
      App(module: "Card", folder: "Early", xcode: "0800"),
      App(module: "Card2", folder: "Deeper/New", xcode: "1200"),
    ]
    #expect(try chosen(upgraded) == "Card2")
    let nested = [App(module: "Card", folder: "Card/Card"), App(module: "Card2", folder: "Card")]
    #expect(try chosen(nested) == "Card2")
  }

  @Test
  func `of a few apps the one that the README names first runs, and of many none`() throws {
    let apps = ["Counter", "Search"].map { App(module: $0, folder: "Examples/\($0)") }
    #expect(try chosen(apps, readme: "Searching: see Search, then Counter") == "Search")
    #expect(try chosen(apps, readme: "Countering and researching") == nil)
    let exercises = ["A", "B", "C", "D", "E", "F"].map { App(module: $0, folder: $0) }
    #expect(try chosen(exercises, readme: "A B C D E F") == nil)
  }

  @Test
  func `a delegate of the usual name runs rather than another one of its module`() throws {
    let apps = [
      App(module: "Shop", folder: "Support", delegate: "BuckDelegate"),
      App(module: "Shop", folder: "App"),
    ]
    #expect(try chosen(apps, by: \.name) == "AppDelegate")
  }

  @Test
  func `exercises with numbers are no copies of one app`() throws {
    let days = [
      App(module: "Day1", folder: "Day1", xcode: "0800"),
      App(module: "Day2", folder: "Day2", xcode: "1200"),
    ]
    #expect(try chosen(days) == nil)
  }

  @Test
  func `a word of the repository's name excludes no app, and its own app precedes an example`()
    throws
  {
    let clips = [
      App(module: "VideoClip", folder: "VideoClip"), App(module: "Helper", folder: "Helper"),
    ]
    #expect(try chosen(clips, root: "VideoClip") == "VideoClip")
    let shop = [App(module: "Shop", folder: "Shop"), App(module: "Kit", folder: "Kit/Demo")]
    #expect(try chosen(shop, root: "Shop") == "Shop")
  }
}
