import Foundation

extension NSLayoutConstraint {
  /// The constraints that a sentence of the visual format language describes.
  ///
  /// An unreadable sentence is a fault, as the exception on iOS, and gives no constraints.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let sentence = try VisualFormat(format)
      return try VisualFormatWriter(
        sentence: sentence,
        options: opts,
        metrics: metrics ?? [:],
        views: views
      ).constraints()
    } catch {
      let place = String(repeating: " ", count: error.position)
      LayoutFault.record(
        "Unable to parse constraint format: \n\(error.message) \n\(format) \n\(place)^"
      )
      return []
    }
  }
}

@MainActor
private struct VisualFormatWriter {
  let sentence: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  typealias Attribute = NSLayoutConstraint.Attribute

  private var edges: (start: Attribute, end: Attribute, size: Attribute) {
    if sentence.isVertical { return (.top, .bottom, .height) }
    switch options.rawValue & NSLayoutConstraint.FormatOptions.directionMask.rawValue {
    case NSLayoutConstraint.FormatOptions.directionLeftToRight.rawValue:
      return (.left, .right, .width)
    case NSLayoutConstraint.FormatOptions.directionRightToLeft.rawValue:
      return (.right, .left, .width)
    default: return (.leading, .trailing, .width)
    }
  }

  func constraints() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var named: [any LayoutItem] = []
    for element in sentence.elements {
      guard let name = element.view else { continue }
      let item = try view(name)
      named.append(item)
      for predicate in element.predicates { result.append(try size(of: item, predicate)) }
    }
    guard let superview = named.first?.layoutContainer ?? named.first?.layoutView else { return [] }
    for (element, next) in zip(sentence.elements, sentence.elements.dropFirst()) {
      let before = try element.view.map(view) ?? superview
      let after = try next.view.map(view) ?? superview
      let touchesSuperview = element.view == nil || next.view == nil
      let first = LayoutTerm(after, next.view == nil ? edges.end : edges.start)
      let second = LayoutTerm(before, element.view == nil ? edges.start : edges.end)
      switch element.gap {
      case .none:
        result.append(space(first, second, .equal, 0, .required))
      case .standard:
        result.append(
          space(
            first,
            second,
            .equal,
            touchesSuperview ? superviewSpacing(superview) : 8,
            .required
          )
        )
      case .predicates(let predicates):
        for predicate in predicates {
          let length = try number(predicate.value) * predicate.multiplier + predicate.constant
          result.append(
            space(first, second, predicate.relation, length, try priority(predicate))
          )
        }
      }
    }
    for attribute in options.alignments {
      for (a, b) in zip(named, named.dropFirst()) {
        result.append(
          NSLayoutConstraint(LayoutTerm(a, attribute), .equal, LayoutTerm(b, attribute))
        )
      }
    }
    return result
  }

  /// `after.start == before.end + length`, against the reading direction if the sentence runs that
  /// way.
  private func space(
    _ first: LayoutTerm,
    _ second: LayoutTerm,
    _ relation: NSLayoutConstraint.Relation,
    _ length: CGFloat,
    _ priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    if edges.start == .right {
      return NSLayoutConstraint(second, relation, first, constant: length, priority: priority)
    }
    return NSLayoutConstraint(first, relation, second, constant: length, priority: priority)
  }

  /// The standard space at the edge of a superview is its margin (observed: 8, or 16 to 20 in a
  /// controller's view).
  private func superviewSpacing(_ superview: UIView) -> CGFloat {
    let margins = superview.directionalLayoutMargins
    return sentence.isVertical ? margins.top : margins.leading
  }

  private func size(
    of item: any LayoutItem,
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormat.Failure) -> NSLayoutConstraint {
    let term = LayoutTerm(item, edges.size)
    let priority = try priority(predicate)
    if case .name(let name) = predicate.value, metrics[name] == nil {
      return NSLayoutConstraint(
        term,
        predicate.relation,
        LayoutTerm(try view(name), edges.size),
        multiplier: predicate.multiplier,
        constant: predicate.constant,
        priority: priority
      )
    }
    let length = try number(predicate.value) * predicate.multiplier + predicate.constant
    return NSLayoutConstraint(
      term,
      predicate.relation,
      nil,
      constant: length,
      priority: priority
    )
  }

  private func priority(
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormat.Failure) -> UILayoutPriority {
    guard let value = predicate.priority else { return .required }
    return UILayoutPriority(Float(try number(value)))
  }

  private func view(_ name: String) throws(VisualFormat.Failure) -> any LayoutItem {
    if let item = views[name].map({ $0 as AnyObject }) as? any LayoutItem { return item }
    throw VisualFormat.Failure(
      message: "\(name) is not a key in the views dictionary.",
      position: 0
    )
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormat.Failure) -> CGFloat {
    switch value {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: return number
      case let number as Int: return CGFloat(number)
      case let number as Float: return CGFloat(number)
      case let number as NSNumber: return CGFloat(number.doubleValue)
      // Its number, as in every dictionary that goes to Objective-C.
      case let priority as UILayoutPriority: return CGFloat(priority.rawValue)
      default:
        throw VisualFormat.Failure(
          message: "\(name) is not a key in the metrics dictionary.",
          position: 0
        )
      }
    }
  }
}
