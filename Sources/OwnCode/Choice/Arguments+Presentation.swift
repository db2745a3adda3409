/// What presentation controllers are made with.
extension Arguments {
  /// Whether an initializer takes what UIKit's does and a size or a place besides: the app that has
  /// both makes it with this one, and without the size it may show nothing.
  func extendsPresentation(_ initializer: InitializerFacts, of type: String) -> Bool {
    guard isPresentation(type), let parameters = initializer.parameters, parameters.count > 2,
      parameters[0].label == "presentedViewController", parameters[1].label.hasPrefix("presenting")
    else { return false }
    return parameters.dropFirst(2).contains { parameter in
      parameter.default == nil && Arguments.measures.contains(CodeFacts.plain(parameter.type))
    }
  }

  /// Whether some initializer of a class does.
  func hasExtendedPresentation(_ type: String) -> Bool {
    guard let own = facts.type(named: type) else { return false }
    return initializers(of: own.facts).contains {
      $0.isUsable && extendsPresentation($0, of: type)
    }
  }

  /// Where the presented view lies, for a frame that is not about what it comes from.
  func frameOfPresented(_ name: String, in scope: String) -> String? {
    let words = DirectionWords.words(of: name)
    guard isPresentation(scope), Arguments.sources.isDisjoint(with: words) else { return nil }
    return "RenderTransition.Client.frameOfCard(in: container)"
  }

  private func isPresentation(_ type: String) -> Bool {
    facts.superclasses(of: type).contains("UIPresentationController")
  }

  private static let measures: Set = [
    "CGFloat", "Double", "Float", "CGSize", "CGRect", "UIEdgeInsets",
  ]
  private static let sources: Set = [
    "origin", "source", "from", "anchor", "start", "initial", "button", "sender", "tapped", "cell",
  ]
}
