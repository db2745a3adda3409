/// Values that follow from names and types alone.
extension Arguments {
  /// A value that follows from the name together with the type.
  func known(_ name: String, _ type: String) -> String? {
    let word = name.lowercased()
    switch type {
    case "Bool": return truth(of: name)
    case "UINavigationController.Operation", "UINavigationControllerOperation":
      return "isPresenting ? .push : .pop"
    case "CGRect":
      return word.contains("frame") || word.contains("rect") ? "originFrame" : nil
    case "CGPoint":
      return word.contains("point") || word.contains("origin") || word.contains("center")
        || word.contains("position") ? "origin" : nil
    case "UIView":
      if word.contains("container") { return "container" }
      if Arguments.isGround(word) { return nil }
      return word.contains("view") || word.contains("anchor") ? "originView" : nil
    case "UIViewController":
      let isDestination =
        word.contains("presented") || word.contains("destination") || word.hasPrefix("to")
      if isDestination { return "destination" }
      return word.contains("presenting") || word.contains("source") || word.hasPrefix("from")
        || word.contains("controller") || word.contains("parent") ? "source" : nil
    default:
      return nil
    }
  }

  /// Whether what a name says is true for the direction of this run; nil if it is about something
  /// else.
  func truth(of name: String) -> String? {
    DirectionWords.wayAlone(of: name).map { $0 == .there ? "isPresenting" : "!isPresenting" }
  }

  /// A value of a type that Apple has, by words in the name.
  ///
  /// - Parameter word: the name in lowercase letters.
  func common(_ word: String, _ type: String) -> String? {
    switch type {
    case "TimeInterval", "Double", "CGFloat", "Float", "CFTimeInterval":
      if word.contains("duration") || word == "time" { return "0.5" }
      if word.contains("damping") { return "0.75" }
      if word.contains("scale") { return "0.9" }
      if word.contains("alpha") || word.contains("opacity") || word.contains("dim")
        || word.contains("ratio") || word.contains("percent") || word.contains("progress")
      {
        return "0.5"
      }
      if word.contains("radius") || word.contains("spacing") || word.contains("inset") {
        return "12"
      }
      // A factor says how much of the screen a menu or a sheet takes.
      if let extent = extent(word) { return isFactor(word) ? "0.8" : extent }
      return word.contains("speed") || isFactor(word) ? "1" : "0"
    case "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64":
      return word.contains("count") ? "3" : isFactor(word) ? "1" : extent(word) ?? "0"
    case "Bool": return "false"
    case "String": return "\"\(word)\""
    case "CGRect": return "originFrame"
    case "CGPoint": return "origin"
    case "CGSize": return "CGSize(width: 300, height: 300)"
    case "UIColor":
      return word.contains("background") || word.contains("dim") ? ".black" : ".systemBlue"
    case "CGColor": return "UIColor.black.cgColor"
    case "UIView": return Arguments.isGround(word) ? CommonObjects.kept("UIView()") : "originView"
    case "UIButton": return CommonObjects.kept("UIButton(type: .system)")
    case "UILabel": return CommonObjects.kept("UILabel()")
    case "UIImageView": return CommonObjects.thumbnail
    case "UIImage": return CommonObjects.picture
    case "UIViewController": return "source"
    case "UINavigationController":
      let other = "UINavigationController(rootViewController: UIViewController())"
      return "(source.navigationController ?? \(CommonObjects.kept(other)))"
    case "UIGestureRecognizer", "UIPanGestureRecognizer":
      return CommonObjects.kept("UIPanGestureRecognizer()")
    case "IndexPath": return "IndexPath(item: 0, section: 0)"
    case "Any", "AnyObject": return "source"
    case "UIFont": return ".systemFont(ofSize: 17)"
    case "NSAttributedString": return "NSAttributedString(string: \"\(word)\")"
    default: return CommonValues.value(of: type)
    }
  }

  /// Points: nothing shows of what has no size, and it has no picture.
  ///
  /// A bar is 44 high.
  private func extent(_ word: String) -> String? {
    if word.hasSuffix("barheight") { return "44" }
    return ["height", "width", "size"].contains(where: word.contains) ? "300" : nil
  }

  /// A factor of 0 would leave nothing to see.
  private func isFactor(_ word: String) -> Bool {
    word.contains("factor") || word.contains("multipl")
  }

  /// What an optional text of a screen says: an alert without any would be empty.
  func text(_ word: String, _ type: String, in scope: String) -> String? {
    guard type == "String", facts.isController(scope),
      ["title", "subtitle", "message", "text", "body"].contains(where: word.hasSuffix)
    else { return nil }
    return common(word, type)
  }
}
