/// The initializers and classes that the rule knows by name.
extension ClassConstructionRule {
  /// The initializers with which UIKit makes objects, as argument labels.
  static let labels: Set<[String]> = [
    [], ["frame"], ["frame", "style"], ["frame", "collectionViewLayout"],
    ["style", "reuseIdentifier"], ["reuseIdentifier"], ["annotation", "reuseIdentifier"],
    ["nibName", "bundle"], ["target", "action"],
    ["identifier", "source", "destination"], ["context"], ["entity", "insertInto"], ["keyPath"],
    ["rootViewController"], ["image"], ["type"], ["presentedViewController", "presenting"],
    ["effect"], ["rect"], ["ovalIn"], ["roundedRect", "cornerRadius"], ["cgPath"],
    ["title", "style", "target", "action"], ["image", "style", "target", "action"],
    ["barButtonSystemItem", "target", "action"], ["customView"], ["title", "image", "tag"],
    ["title", "image", "selectedImage"], ["tabBarSystemItem", "tag"],
    ["title", "message", "preferredStyle"], ["transitionStyle", "navigationOrientation"],
    ["transitionStyle", "navigationOrientation", "options"],
  ]
  /// Those of Core Data's objects alone.
  static let managedLabels: Set<[String]> = [["context"], ["entity", "insertInto"]]

  /// The first labels of initializers that may fail.
  static let failing: [String: Set<String>] = [
    "UIColor": ["named"],
    "UIImage": ["named", "systemName", "data", "contentsOfFile", "barcode"],
    "UIFont": ["name"],
  ]
  /// Classes that are hardly ever subclassed: one in a variable is the class itself.
  static let ends: Set<String> = ["UIColor", "UIImage"]
}
