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
