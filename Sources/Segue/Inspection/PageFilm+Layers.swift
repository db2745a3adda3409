import FilmPages
import Foundation

extension PageFilm {
  /// Puts what the layers show at each frame into the page's form: values that do not change are
  /// stored once.
  ///
  /// - Parameter snapshots: a list for each frame of the film.
  public mutating func setLayers(_ snapshots: [[LayerSnapshot]]) {
    var tracks: [Int: LayerTrack] = [:]
    var ids: [Int] = []
    order = []
    for (frame, shown) in snapshots.enumerated() {
      let numbers = shown.map(\.id)
      if order.last?.ids != numbers { order.append(.init(frame: frame, ids: numbers)) }
      for snapshot in shown {
        if tracks[snapshot.id] == nil {
          tracks[snapshot.id] = LayerTrack(snapshot)
          ids.append(snapshot.id)
        }
        tracks[snapshot.id]?.add(PageLayer.Values(snapshot), at: frame)
      }
    }
    layers = ids.compactMap { tracks[$0]?.layer }
  }
}

/// A layer on its way into the page, with all its last values.
private struct LayerTrack {
  var layer: PageLayer
  private var last = PageLayer.Values()

  init(_ snapshot: LayerSnapshot) {
    layer = PageLayer(
      id: snapshot.id,
      parent: snapshot.parent,
      isMask: snapshot.isMask,
      layerClass: snapshot.layerClass
    )
    layer.viewClass = snapshot.viewClass
    layer.controllerClass = snapshot.controllerClass
    layer.name = snapshot.name
    layer.text = snapshot.text
  }

  mutating func add(_ values: PageLayer.Values, at frame: Int) {
    var news = PageLayer.Values()
    var hasNews = false
    func note<Value: Equatable>(_ path: WritableKeyPath<PageLayer.Values, Value?>) {
      guard values[keyPath: path] != last[keyPath: path] else { return }
      news[keyPath: path] = values[keyPath: path]
      hasNews = true
    }
    note(\.matrix)
    note(\.bounds)
    note(\.frame)
    note(\.transform)
    note(\.opacity)
    note(\.cornerRadius)
    note(\.isHidden)
    note(\.clips)
    note(\.hasContents)
    note(\.background)
    note(\.path)
    note(\.outline)
    note(\.animations)
    guard hasNews else { return }
    layer.keys.append(.init(frame: frame, values: news))
    last = values
  }
}

extension PageLayer.Values {
  fileprivate init(_ snapshot: LayerSnapshot) {
    self.init()
    let matrix = snapshot.superlayerTransform
    let isPlane =
      [2, 3, 6, 7, 8, 9, 11, 14].allSatisfy { matrix[$0] == 0 } && matrix[10] == 1
      && matrix[15] == 1
    let numbers = isPlane ? [0, 1, 4, 5, 12, 13].map { matrix[$0] } : matrix
    self.matrix = numbers.map { $0.rounded(toDigits: isPlane ? 4 : 6) }
    bounds = snapshot.bounds.numbers
    frame = snapshot.frame.numbers
    let isIdentity = snapshot.transform.enumerated().allSatisfy { $1 == ($0 % 5 == 0 ? 1 : 0) }
    transform = isIdentity ? [] : snapshot.transform.map { $0.rounded(toDigits: 5) }
    opacity = snapshot.opacity.rounded(toDigits: 3)
    cornerRadius = snapshot.cornerRadius.rounded(toDigits: 2)
    isHidden = snapshot.isHidden
    clips = snapshot.masksToBounds
    hasContents = snapshot.hasContents
    background = snapshot.backgroundColor ?? ""
    path = snapshot.pathBox?.numbers ?? []
    outline = snapshot.outline ?? ""
    animations = snapshot.animations.map(\.words)
  }
}

extension LayerSnapshot.Animation {
  /// Such as `CASpringAnimation of position, 0.5 s`.
  package var words: String {
    let duration = String(format: "%g", duration.rounded(toDigits: 3))
    return animationClass + (keyPath.map { " of \($0)" } ?? "") + ", \(duration) s"
  }
}

extension CGRect {
  fileprivate var numbers: [Double] {
    guard !isNull, !isInfinite else { return [0, 0, 0, 0] }
    return [origin.x, origin.y, size.width, size.height].map { Double($0).rounded(toDigits: 2) }
  }
}
