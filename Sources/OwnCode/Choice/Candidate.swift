import Foundation

/// A type of the user's code that can be run by itself.
public struct Candidate: Hashable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case animator = "animator"
    case transitioningDelegate = "transitioning delegate"
    case navigationDelegate = "navigation delegate"
    case tabDelegate = "tab bar delegate"
    case presentationController = "presentation controller"
    case segue = "segue"
    /// A method of an extension; its name is the candidate's.
    case helper = "method of an extension"
    case controller = "view controller"
    /// Alone in the middle of a screen, where there is nothing else.
    case view = "view"
    case app = "app"
    case scenario = "scenario"
  }

  public var kind: Kind
  public var name: String
  public var module: String
  public var place: Place
}

/// The port's facts about all modules of a run, by name.
struct CodeFacts {
  struct OwnType {
    var facts: TypeFacts
    var module: String
    var path: String
    /// Every word of its declaration and of extensions of it.
    var words: Set<String>
    var text: String
  }

  private(set) var types: [OwnType] = []
  private(set) var globals: [(variable: VariableFacts, module: String, path: String)] = []
  /// Enumerations and their cases.
  private(set) var cases: [String: [EnumCases.Case]] = [:]
  /// What names with the types around them stand for.
  private(set) var aliases: [String: String] = [:]
  let missingModules: [Place]
  /// Whether a file has statements outside declarations.
  let hasStatements: Bool
  /// What files that are not among these use the animators for.
  let uses: AnimatorUses

  /// - Parameter readsTexts: whether what only the files' texts tell is needed: words and cases.
  init(_ response: PortResponse, uses: AnimatorUses = AnimatorUses(), readsTexts: Bool = true) {
    self.uses = uses
    missingModules = response.missingModules ?? []
    hasStatements = response.modules.contains { module in
      module.files.contains { $0.topLevelCode != nil }
    }
    for module in response.modules {
      for file in module.files {
        // Swift takes the line end of Windows for one character, which is not "\n".
        let content = readsTexts ? try? String(contentsOfFile: file.path, encoding: .utf8) : nil
        let text = SwiftText(
          (content ?? "").replacingOccurrences(of: "\r\n", with: "\n")
        ).withoutComments
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let starts = file.types.map(\.line).sorted()
        for type in file.types {
          // A declaration is taken to end where the next one of the file begins, which is close
          // enough to find the types it names.
          let isOuter = !type.name.contains(".")
          let inner = type.name + "."
          let others = file.types.filter { $0.line > type.line && !$0.name.hasPrefix(inner) }
          let last = starts.last.map { max($0, lines.count + 1) } ?? 0
          let next = others.map(\.line).min() ?? last
          let end = isOuter ? min(next - 1, lines.count) : lines.count
          let start = min(max(type.line - 1, 0), lines.count)
          let body = lines[start..<max(start, end)].joined(separator: "\n")
          let entry = OwnType(
            facts: type,
            module: module.name,
            path: file.path,
            words: CodeFacts.words(of: body),
            text: body
          )
          if type.kind == "enum" {
            // The next one may begin on the same line.
            let own = lines[start..<max(start, min(next, lines.count))].joined(separator: "\n")
            let name = own.utf8.dropFirst(type.column - 1)
            cases[type.name] = EnumCases(String(decoding: name, as: UTF8.self)).cases
          }
          types.append(entry)
        }
        aliases.merge(file.aliasTypes ?? [:]) { first, _ in first }
        for type in file.types {
          for (name, alias) in type.aliasTypes ?? [:] { aliases["\(type.name).\(name)"] = alias }
        }
        for variable in file.variables { globals.append((variable, module.name, file.path)) }
      }
    }
  }

  func type(named name: String) -> OwnType? {
    let name = CodeFacts.plain(name)
    return types.first { $0.facts.kind != "extension" && $0.facts.name == name }
      ?? types.first { $0.facts.kind != "extension" && $0.facts.name.hasSuffix(".\(name)") }
  }

  func extensions(of name: String) -> [OwnType] {
    types.filter { $0.facts.kind == "extension" && $0.facts.name == name }
  }

  /// Every word of a type and of its extensions.
  func words(of name: String) -> Set<String> {
    (types.filter { $0.facts.name == name }).reduce(into: []) { $0.formUnion($1.words) }
  }

  func text(of name: String) -> String {
    types.filter { $0.facts.name == name }.map(\.text).joined(separator: "\n")
  }

  /// `Foo?`, `Foo!`, `any Foo`, `(any Foo)?`, `@escaping Foo` and `Foo<Bar>` are Foo.
  static func plain(_ type: String) -> String {
    var name = type.trimmingCharacters(in: .whitespaces)
    while name.hasSuffix("?") || name.hasSuffix("!") { name.removeLast() }
    if name.hasPrefix("("), name.hasSuffix(")"), !name.contains(","), !name.contains("->") {
      name = name.dropFirst().dropLast().trimmingCharacters(in: .whitespaces)
    }
    if name.hasPrefix("@escaping ") { name.removeFirst(10) }
    if name.hasPrefix("any ") { name.removeFirst(4) }
    if let bracket = name.firstIndex(of: "<") { name = String(name[..<bracket]) }
    return name
  }

  static func words(of text: String) -> Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }

  /// The lines of a text, but not those that are empty or only a comment.
  static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n").filter {
      !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//")
    }
  }
}

extension CodeFacts {
  /// Everything that could be run, in the order of modules and files.
  var candidates: [Candidate] {
    var result: [Candidate] = []
    for (variable, module, path) in globals
    where variable.type == "Scenario" || variable.value?.hasPrefix("Scenario(") == true
      || variable.value?.hasPrefix("Scenario {") == true
    {
      result.append(
        Candidate(
          kind: .scenario,
          name: variable.name,
          module: module,
          place: Place(name: variable.name, path: path, line: variable.line ?? 1, column: 1)
        )
      )
    }
    let unmarked = unmarkedApp
    for type in types {
      let isUnmarked = type.facts.name == unmarked && type.facts.kind == "class"
      guard let kind = isUnmarked ? .app : kind(of: type) else { continue }
      result.append(candidate(kind, type))
    }
    return result
  }

  private func candidate(_ kind: Candidate.Kind, _ type: OwnType) -> Candidate {
    Candidate(
      kind: kind,
      name: type.facts.name,
      module: type.module,
      place: Place(
        name: type.facts.name,
        path: type.path,
        line: type.facts.line,
        column: type.facts.column
      )
    )
  }

  /// Views that show something by themselves; `candidates` are without them.
  var views: [Candidate] {
    types.filter { type in
      type.facts.kind == "class" && isReachable(type.facts)
        && !CodeFacts.plainViews.isDisjoint(with: type.facts.superclasses ?? [])
    }.map { candidate(.view, $0) }
  }

  /// Classes whose subclasses need no list, bar or content around them.
  private static let plainViews: Set = [
    "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UITextField", "UITextView",
    "UISlider", "UISwitch", "UISegmentedControl", "UIPageControl", "UIStepper", "UIStackView",
    "UIProgressView", "UIActivityIndicatorView", "UIVisualEffectView",
  ]

  /// The delegate of an app that has no `@main`, such as a file of a tutorial: the application's, or its
  /// scene's where there is no other, if it shows a window.
  private var unmarkedApp: String? {
    guard types.allSatisfy({ $0.facts.main == nil || isStarter($0) }) else { return nil }
    let delegates = [
      classes(of: ["UIApplicationDelegate"], usually: "AppDelegate"),
      classes(of: CodeFacts.sceneProtocols, usually: "SceneDelegate"),
    ]
    let words = delegates.joined().reduce(into: Set<String>()) { $0.formUnion(self.words(of: $1)) }
    guard words.contains("rootViewController") || words.contains("makeKeyAndVisible") else {
      return nil
    }
    let names = delegates.first { !$0.isEmpty } ?? []
    return names.count == 1 ? names[0] : nil
  }

  /// `@main enum Main { static func main() { UIApplicationMain(…) } }`: what starts an app and is none.
  private func isStarter(_ type: OwnType) -> Bool {
    type.facts.main == "@main" && type.words.contains("UIApplicationMain")
      && type.facts.conforms?.contains("UIApplicationDelegate") != true
  }

  /// What begins by itself without a delegate to start: an app of SwiftUI, and extensions beside an app.
  private static let bodies: Set = [
    "App", "Widget", "WidgetBundle", "AppIntentsExtension", "ControlWidget",
  ]

  static let sceneProtocols: Set = ["UIWindowSceneDelegate", "UISceneDelegate"]

  /// The classes that conform to one of the protocols; of several, those with the name of the template.
  private func classes(of protocols: Set<String>, usually name: String) -> [String] {
    let found = types.map(\.facts).filter { facts in
      facts.kind == "class" && facts.generics?.isEmpty != false
        && !facts.isHidden
        && !protocols.isDisjoint(with: facts.conforms ?? [])
    }.map(\.name)
    return found.count > 1 ? found.filter { $0 == name } : found
  }

  /// Transitions that would be candidates without the parameters of their types.
  var genericTransitions: [String] {
    types.filter { type in
      guard type.facts.generics?.isEmpty == false, let shape = shape(of: type) else { return false }
      return shape != .controller
    }.map(\.facts.name)
  }

  /// Transitions that would be candidates if other code could make them.
  var hiddenTransitions: [String] {
    types.filter { type in
      type.facts.isHidden
        && shape(of: type).map { $0 != .controller } == true
    }.map(\.facts.name)
  }

  /// Why a type of this name is no candidate.
  func flaw(of name: String) -> Flaw {
    guard let type = type(named: name) else { return .missing }
    guard shape(of: type) != nil else { return .other }
    return type.facts.generics?.isEmpty == false ? .generic : .hidden
  }

  private func kind(of type: OwnType) -> Candidate.Kind? {
    isReachable(type.facts) ? shape(of: type) : nil
  }

  /// Whether code of another file can make one.
  private func isReachable(_ facts: TypeFacts) -> Bool {
    facts.generics?.isEmpty != false && !facts.isHidden
  }

  /// What a type is, whether or not other code may make one.
  private func shape(of type: OwnType) -> Candidate.Kind? {
    let facts = type.facts
    guard facts.kind == "class" || facts.kind == "struct" else { return nil }
    let conforms = Set(facts.conforms ?? [])
    let superclasses = facts.superclasses ?? []
    if facts.main != nil {
      return conforms.isDisjoint(with: CodeFacts.bodies) && !isStarter(type) ? .app : nil
    }
    if superclasses.contains(where: { $0.hasSuffix("StoryboardSegue") }) { return .segue }
    if superclasses.contains("UIPresentationController")
      || superclasses.contains("UISheetPresentationController")
    {
      return .presentationController
    }
    let isController = superclasses.contains {
      $0.hasPrefix("UI")
        && ($0.hasSuffix("ViewController") || $0.hasSuffix("NavigationController")
          || $0.hasSuffix("TabBarController") || $0 == "UISplitViewController")
    }
    if conforms.contains("UIViewControllerTransitioningDelegate"),
      isController || !isAnimatorAlone(facts, conforms)
    {
      return .transitioningDelegate
    }
    if conforms.contains("UINavigationControllerDelegate"),
      words(of: facts.name).contains("animationControllerFor")
    {
      return .navigationDelegate
    }
    if conforms.contains("UITabBarControllerDelegate"),
      words(of: facts.name).contains("animationControllerForTransitionFrom")
    {
      return .tabDelegate
    }
    if conforms.contains("UIViewControllerAnimatedTransitioning") { return .animator }
    return isController ? .controller : nil
  }

  /// Whether an animator says that it is a delegate, too, but has none of its methods.
  ///
  /// As a delegate it would show UIKit's own transition.
  private func isAnimatorAlone(_ facts: TypeFacts, _ conforms: Set<String>) -> Bool {
    guard conforms.contains("UIViewControllerAnimatedTransitioning") else { return false }
    let owners = [facts.name] + (facts.superclasses ?? []) + conforms
    let provides = owners.contains { owner in
      words(of: owner).contains { word in
        // Swift 2 had the parameter in the name: `animationControllerForPresentedController`.
        CodeFacts.provided.contains { word.hasPrefix($0) }
      }
    }
    return !provides
  }

  /// How the names of a transitioning delegate's methods begin.
  private static let provided = [
    "animationController", "interactionController", "presentationController",
  ]

  func isController(_ name: String) -> Bool {
    (type(named: name)?.facts.superclasses ?? []).contains {
      $0.hasPrefix("UI")
        && ($0.hasSuffix("Controller") && $0 != "UIPresentationController"
          && $0 != "UISheetPresentationController")
    }
  }

  func superclasses(of name: String) -> [String] { type(named: name)?.facts.superclasses ?? [] }

  func conforms(_ name: String, to protocolName: String) -> Bool {
    (type(named: name)?.facts.conforms ?? []).contains(protocolName)
  }
}
