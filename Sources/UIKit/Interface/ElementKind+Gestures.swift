import Foundation
import InterfaceFiles

extension ElementKind {
  /// Gesture recognizers.
  ///
  /// Views take them by the outlet collection `gestureRecognizers`.
  static let gestures: [String: ElementKind] = [
    "gestureRecognizer": ElementKind(
      UIGestureRecognizer.self,
      [
        .bool("enabled", \.isEnabled),
        .bool("cancelsTouchesInView", \.cancelsTouchesInView),
        .bool("delaysTouchesBegan", \.delaysTouchesBegan),
        .bool("delaysTouchesEnded", \.delaysTouchesEnded),
      ]
    ),
    // A recognizer of a class of the app.
    "customGestureRecognizer": ElementKind(UIGestureRecognizer.self, like: "gestureRecognizer"),
    "tapGestureRecognizer": ElementKind(
      UITapGestureRecognizer.self,
      like: "gestureRecognizer",
      [
        .integer("numberOfTapsRequired", \.numberOfTapsRequired),
        .integer("numberOfTouchesRequired", \.numberOfTouchesRequired),
      ]
    ),
    "panGestureRecognizer": ElementKind(
      UIPanGestureRecognizer.self,
      like: "gestureRecognizer",
      [
        .integer("minimumNumberOfTouches", \.minimumNumberOfTouches),
        .integer("maximumNumberOfTouches", \.maximumNumberOfTouches),
      ]
    ),
    "screenEdgePanGestureRecognizer": ElementKind(
      UIScreenEdgePanGestureRecognizer.self,
      like: "panGestureRecognizer",
      [
        .rule { recognizer, item in
          if let edges = item.element.child(key: "edges") {
            recognizer.edges = UIRectEdge(edges)
          } else if let edge = item["edge"] {
            recognizer.edges = UIRectEdge(MarkupElement("edges", [edge: "YES"]))
          }
        }
      ]
    ),
    "swipeGestureRecognizer": ElementKind(
      UISwipeGestureRecognizer.self,
      like: "gestureRecognizer",
      [
        .choice(
          "direction",
          \.direction,
          ["left": .left, "right": .right, "up": .up, "down": .down]
        ),
        .integer("numberOfTouchesRequired", \.numberOfTouchesRequired),
      ]
    ),
    // The spelling is Xcode's.
    "pongPressGestureRecognizer": ElementKind(
      UILongPressGestureRecognizer.self,
      like: "longPressGestureRecognizer"
    ),
    "longPressGestureRecognizer": ElementKind(
      UILongPressGestureRecognizer.self,
      like: "gestureRecognizer",
      [
        .integer("numberOfTapsRequired", \.numberOfTapsRequired),
        .integer("numberOfTouchesRequired", \.numberOfTouchesRequired),
        .double("minimumPressDuration", \.minimumPressDuration),
        .number("allowableMovement", \.allowableMovement),
      ]
    ),
    "pinchGestureRecognizer": ElementKind(
      UIPinchGestureRecognizer.self,
      like: "gestureRecognizer",
      [.number("scale", \.scale)]
    ),
    "rotationGestureRecognizer": ElementKind(
      UIRotationGestureRecognizer.self,
      like: "gestureRecognizer",
      [.number("rotation", \.rotation)]
    ),
  ]
}

extension UIRectEdge {
  init(_ element: MarkupElement) {
    self = []
    if element.bool("top") == true { insert(.top) }
    if element.bool("left") == true { insert(.left) }
    if element.bool("bottom") == true { insert(.bottom) }
    if element.bool("right") == true { insert(.right) }
  }
}
