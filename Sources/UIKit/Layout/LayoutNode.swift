import ConstraintSolver
import Foundation

/// A view or guide in its engine: four unknowns and UIKit's own constraints.
@MainActor
final class LayoutNode {
  weak var item: (any LayoutItem)?

  /// The alignment rectangle, in the coordinates of the superview or owning view.
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable

  /// The origin of the bounds: only a view whose content scrolls, and something in it reaches out,
  /// has these.
  var originX: Variable?
  var originY: Variable?
  var originConstraints: [LinearConstraint.ID] = []

  /// Required equations that fix the four unknowns, or three of them: the frame of a view that
  /// autoresizes, the insets of a system guide.
  var fixed: [LinearConstraint.ID] = []
  /// How the equations of a view that autoresizes follow its superview's size.
  var fixedShape: [CGFloat] = []
  /// Width and height are not negative.
  var positive: [LinearConstraint.ID] = []
  /// Hugging and compression resistance, two for each axis with an intrinsic size.
  var horizontalContent: [LinearConstraint.ID] = []
  var verticalContent: [LinearConstraint.ID] = []
  var contentPriorities: [UILayoutPriority] = []
  /// See `UIStackView.rank(of:)`.
  var contentRank: Int?
  /// The weakest constraints, to 0, on axes without an intrinsic size whose length has a limit.
  var leaning: [LinearConstraint.ID] = []
  var hasWidthLimit = false
  var hasHeightLimit = false
  var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

  /// The frame for which the superview was last marked for layout.
  var announced: CGRect?

  var isDirty = true
  var isAlive = true
  /// Whether a constraint outside the view uses its position.
  var isPositionUsed = false
  /// How many constraints mention its width, and how many its height.
  var widthUses = 0
  var heightUses = 0
  /// Whether one ever did.
  var wasUsed = false
  /// Where the node came first in the constraints.
  var firstUse = FirstUse()
  /// Whether one of them has ever been about its baselines, which move with its font and lines.
  var usesBaseline = false

  /// Whether no constraint decides the item's place: its view keeps its frame, as on iOS.
  var isFree: Bool {
    !wasUsed && horizontalContent.isEmpty && verticalContent.isEmpty
  }

  init(_ item: any LayoutItem, variables: [Variable]) {
    self.item = item
    minX = variables[0]
    minY = variables[1]
    width = variables[2]
    height = variables[3]
  }

  var view: UIView? { item as? UIView }

  /// All constraints of UIKit's own.
  var systemConstraints: [LinearConstraint.ID] {
    fixed + positive + horizontalContent + verticalContent + leaning + originConstraints
  }

  /// Of views that hug alike outside stacks, too, the first one is stretched: that which comes first
  /// in the constraints.
  ///
  /// Measured on snapshots of five views of one project: columns of two or three labels in more room
  /// than they need. In all of them it is the upper one, too; in one it was added last. Which one is
  /// compressed is unknown, and left to the solver.
  var rankBesideStacks: Int { UIStackView.rankBesideStacks + min(firstUse.rank, 8_000_000) }

  /// Where a node came first in the constraints of its engine.
  struct FirstUse {
    var rank = 0

    init() {}

    /// Of two that one constraint brings in, the first is that whose length it has: the upper one in
    /// `lower.top == upper.bottom`; else its first item (both inferred).
    ///
    /// - Parameters:
    ///   - sequence: the constraint's place in the order of activation.
    ///   - place: the node's place in the constraint.
    init(constraint sequence: Int, length: Bool, _ place: Int) {
      rank = sequence * 8 + (length ? 0 : 4) + min(place, 3)
    }
  }
}
