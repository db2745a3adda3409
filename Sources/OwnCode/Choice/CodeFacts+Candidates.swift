import Foundation

/// What of the code could be run.
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

  /// The delegate of an app that has no `@main`, such as a file of a tutorial: the application's,
  /// or its scene's where there is no other, if it shows a window.
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

  /// `@main enum Main { static func main() { UIApplicationMain(…) } }`: what starts an app and is
  /// none.
  private func isStarter(_ type: OwnType) -> Bool {
    type.facts.main == "@main" && type.words.contains("UIApplicationMain")
      && type.facts.conforms?.contains("UIApplicationDelegate") != true
  }

  /// What begins by itself without a delegate to start: an app of SwiftUI, and
  /// extensions beside an app.
  private static let bodies: Set = [
    "App", "Widget", "WidgetBundle", "AppIntentsExtension", "ControlWidget",
  ]

  static let sceneProtocols: Set = ["UIWindowSceneDelegate", "UISceneDelegate"]

  /// The classes that conform to one of the protocols; of several, those with the name of the
  /// template.
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
