import Foundation

/// How content fades under the bars at an edge of a scroll view, from iOS 26 on.
///
/// Stored: bars are drawn as before iOS 26, with their own background.
@preconcurrency
@MainActor
open class UIScrollEdgeEffect: MainActorObject {
  @preconcurrency
  @MainActor
  public final class Style {
    public static let automatic = Style()
    public static let soft = Style()
    public static let hard = Style()
  }

  open var style = Style.automatic
  open var isHidden = false
}
