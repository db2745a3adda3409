import Foundation
import Geometry
import Pixels

/// Writes a display list.
///
/// Contexts are pushed and popped; commands in between are inside them.
///
///     var recorder = DisplayListRecorder(scale: 3)
///     recorder.pushGroup(opacity: 0.5)
///     recorder.fill(.rect(bounds), with: .color(.white))
///     recorder.pop()
///     let list = recorder.finish()
package struct DisplayListRecorder {
  private var commands: [DisplayList.Command] = []
  private var images: [ImageDraw] = []
  private var contexts: [Context]
  /// Index of the innermost open context.
  private var current = 0
  private var bounds = CGRect.null

  /// `base` maps the recorded commands into the list's space.
  package init(base: Projection) {
    contexts = [
      Context(kind: .root, parent: 0, transform: base, commands: 0..<0, depth: 0)
    ]
  }

  /// `scale` pixels to a point.
  package init(scale: Double = 1) {
    self.init(base: Projection(CGAffineTransform(scaleX: scale, y: scale)))
  }

  package mutating func reserveCapacity(commands: Int, images: Int, contexts: Int) {
    self.commands.reserveCapacity(commands)
    self.images.reserveCapacity(images)
    self.contexts.reserveCapacity(contexts)
  }

  /// From the present local space to the list's space.
  package var transform: Projection { contexts[current].transform }

  /// How many contexts are open.
  package var depth: Int { contexts[current].depth }

  // MARK: Contexts

  /// The following commands are transformed by `t` first, then by the enclosing transforms.
  package mutating func pushTransform(_ t: Projection) {
    push(.transform, t.concatenating(transform))
  }

  package mutating func pushTransform(_ t: CGAffineTransform) { pushTransform(Projection(t)) }

  package mutating func pushTransform(_ t: CATransform3D) { pushTransform(Projection(t)) }

  /// As `pushTransform` of a translation, with less arithmetic.
  package mutating func pushTranslation(_ offset: CGVector) {
    var t = transform
    t.m31 = offset.dx * t.m11 + offset.dy * t.m21 + t.m31
    t.m32 = offset.dx * t.m12 + offset.dy * t.m22 + t.m32
    t.m33 = offset.dx * t.m13 + offset.dy * t.m23 + t.m33
    push(.transform, t)
  }

  package mutating func pushClip(_ shape: Shape, antialiased: Bool = true) {
    push(.clip(shape, antialiased: antialiased), transform)
  }

  package mutating func pushGroup(_ group: Group) { push(.group(group), transform) }

  package mutating func pushGroup(opacity: Double, blendMode: BlendMode = .normal) {
    pushGroup(Group(opacity: opacity, blendMode: blendMode))
  }

  /// The following commands are multiplied by the alpha of what `list` draws in the current local
  /// space.
  package mutating func pushMask(_ list: DisplayList) { push(.mask(list), transform) }

  private mutating func push(_ kind: Context.Kind, _ transform: Projection) {
    let depth = contexts[current].depth + 1
    contexts.append(
      Context(
        kind: kind,
        parent: current,
        transform: transform,
        commands: commands.count..<commands.count,
        depth: depth
      )
    )
    current = contexts.count - 1
  }

  /// Closes the innermost open context.
  package mutating func pop() {
    precondition(current != 0, "No context is open.")
    close()
  }

  /// Closes contexts until `depth` are open.
  package mutating func pop(to depth: Int) {
    while self.depth > depth { close() }
  }

  private mutating func close() {
    contexts[current].commands = contexts[current].commands.lowerBound..<commands.count
    current = contexts[current].parent
  }

  // MARK: Commands

  package mutating func fill(
    _ shape: Shape,
    with paint: Paint,
    antialiasing: EdgeAntialiasing = .all,
    blendMode: BlendMode = .normal
  ) {
    fill(Fill(shape, paint, antialiasing: antialiasing, blendMode: blendMode))
  }

  package mutating func fill(_ fill: consuming Fill) {
    let bounds = transform.bounds(of: fill.shape.bounds)
    append(.fill(fill), bounds)
  }

  package mutating func draw(_ image: consuming ImageDraw) {
    let bounds = transform.bounds(of: image.destination.standardized)
    images.append(image)
    append(.image(images.count - 1), bounds)
  }

  package mutating func draw(_ shadow: Shadow) {
    let silhouette =
      switch shadow.silhouette {
      case .shape(let shape): shape.bounds
      case .list(let list): list.bounds
      }
    guard !silhouette.isNull else { return }
    // Beyond three standard deviations a Gaussian is below 1/255 of its strength.
    let reach = 3 * max(0, shadow.sigma) + 1
    let moved = silhouette.offsetBy(dx: shadow.offset.dx, dy: shadow.offset.dy)
      .insetBy(dx: -reach, dy: -reach)
    append(.shadow(shadow), transform.bounds(of: moved))
  }

  package mutating func draw(_ backdrop: Backdrop) {
    append(.backdrop(backdrop), transform.bounds(of: backdrop.shape.bounds))
  }

  /// Draws a list in the present local space.
  package mutating func draw(_ list: DisplayList) {
    guard !list.isEmpty else { return }
    append(.list(list), transform.bounds(of: list.bounds))
  }

  private mutating func append(
    _ kind: consuming DisplayList.Command.Kind,
    _ commandBounds: CGRect
  ) {
    // A shape with a coordinate that is not a number draws nothing.
    let isDrawn =
      commandBounds.isNull
      || commandBounds.maxX >= commandBounds.minX
        && commandBounds.maxY >= commandBounds.minY
    let bounds = isDrawn ? commandBounds : .null
    commands.append(DisplayList.Command(kind: kind, context: current, bounds: bounds))
    if !bounds.isNull { self.bounds = self.bounds.union(bounds) }
  }

  /// The list; open contexts are closed.
  package consuming func finish() -> DisplayList {
    pop(to: 0)
    contexts[0].commands = 0..<commands.count
    return DisplayList(commands: commands, images: images, contexts: contexts, bounds: bounds)
  }
}
