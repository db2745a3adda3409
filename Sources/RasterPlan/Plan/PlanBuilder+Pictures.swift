import Display
import Foundation
import Geometry
import Pixels

/// Groups whose pixels are made as a whole, because a filter looks at neighbours.
extension PlanBuilder {
  /// What the end of such a group needs.
  struct OpenPicture {
    var group: Group
    var filters: [PixelFilter]
    /// Of a shadow: only the alpha of the group counts.
    ///
    /// The deviation is in device pixels.
    var shadow: (color: Color, sigma: Double)?
    /// As in `PlannedPicture`.
    var reduction: Int
    /// The builder's values around the group.
    var clip: PixelRect
    var visibleCount: Int
    var isReduced: Bool
    var base: Projection?
  }

  /// Returns what lies between the pixels around the group and its own.
  ///
  /// The present walk goes on in the group's own.
  @discardableResult
  mutating func openPicture(
    _ group: Group,
    _ filters: [PixelFilter],
    shadow: (color: Color, sigma: Double)? = nil
  ) -> Projection {
    let visible = min(visibleCount, clip.width * clip.height)
    let sigma = filters.largestBlur
    let area = clip.insetBy(-filters.reach)
    let isEnormous = PixelFilter.isEnormous(area, visible: visible, sigma: sigma)
    let reduction = isEnormous ? PixelFilter.reduction(ofBlur: sigma) : 1
    let part = 1 / Double(reduction)
    let smaller = Projection(CGAffineTransform(scaleX: part, y: part))
    let own = isEnormous ? filters.reduced(by: reduction) : filters
    openings.append(
      .picture(
        OpenPicture(
          group: group,
          filters: own,
          shadow: shadow,
          reduction: reduction,
          clip: clip,
          visibleCount: visibleCount,
          isReduced: isReduced,
          base: walks.last?.base
        )
      )
    )
    if isEnormous {
      // One more for the way back between two pixels.
      clip = clip.reduced(by: reduction).insetBy(-own.reach - 1)
      visibleCount = max(1, visible / (reduction * reduction))
      isReduced = true
      walks[walks.count - 1].base = walks[walks.count - 1].base.concatenating(smaller)
    } else {
      clip = area
      visibleCount = visible
    }
    targets.append(Target(ground: .clear, frame: clip))
    return isEnormous ? smaller : .identity
  }

  mutating func close(_ picture: OpenPicture) {
    clip = picture.clip
    visibleCount = picture.visibleCount
    isReduced = picture.isReduced
    if let base = picture.base { walks[walks.count - 1].base = base }
    let target = targets.removeLast()
    let content = target.content
    let bounds = content.insetBy(-picture.filters.reach).enlarged(by: picture.reduction)
      .intersection(clip)
    guard !content.isEmpty, !bounds.isEmpty else { return }
    var fingerprint = items.fingerprint(of: target.steps, in: content)
    for filter in picture.filters { filter.combine(into: &fingerprint) }
    fingerprint.combine(bounds)
    if picture.reduction > 1 { fingerprint.combine(picture.reduction) }
    let planned = PlannedPicture(
      bounds: bounds,
      reduction: picture.reduction,
      content: content,
      steps: target.steps,
      ground: .clear,
      filters: picture.shadow == nil ? picture.filters : [],
      surroundings: .transparent
    )
    let index = items.add(planned)
    guard let (color, sigma) = picture.shadow else {
      add(
        PlannedDraw(
          coverages: .none,
          ink: .picture(index),
          alpha: picture.group.opacity,
          blendMode: picture.group.blendMode,
          bounds: bounds,
          fingerprint: fingerprint
        )
      )
      return
    }
    let silhouette = BlurredSilhouette(
      alphaOf: index,
      content: content,
      fingerprint: fingerprint,
      reduction: picture.reduction,
      sigma: sigma,
      bounds: bounds
    )
    items.silhouettes.append(silhouette)
    let coverage = Coverage(silhouette, index: items.silhouettes.count - 1)
    cast(coverage, color, picture.group.blendMode)
  }

  /// The antialiasing of a shape in the present picture.
  func edges(_ wanted: EdgeAntialiasing) -> EdgeAntialiasing { isReduced ? .all : wanted }
}

extension PlanItems {
  /// Returns its index.
  mutating func add(_ picture: PlannedPicture) -> Int {
    pictures.append(picture)
    return pictures.count - 1
  }

  /// Takes a scope that was joined with the one in it out of the pictures of backdrops, where both
  /// would count.
  mutating func leave(scope: Int) {
    for picture in pictures.indices {
      for step in pictures[picture].steps.indices {
        let kind = pictures[picture].steps[step].kind
        guard kind == .beginScope || kind == .endScope,
          pictures[picture].steps[step].index == Int32(scope)
        else { continue }
        pictures[picture].steps[step].kind = .none
      }
    }
  }
}
