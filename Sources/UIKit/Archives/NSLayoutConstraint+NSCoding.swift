import Foundation

/// An initializer of the class would be required of each subclass, and iOS declares none.
public protocol _ArchivedConstraint: NSCoding {}

extension _ArchivedConstraint {
  /// A stand-in makes the object.
  public init?(coder: NSCoder) { return nil }
}

extension NSLayoutConstraint: @preconcurrency _ArchivedConstraint {
  public func encode(with coder: NSCoder) {
    ArchiveStore.current.write(self, to: coder, write)
  }

  /// An item is the number of its view, because views and their constraints refer to each other.
  private func write(to archiver: ArchiveEncoder) {
    archiver.encode(relation.rawValue, forKey: "NSRelation")
    archiver.encode(Double(multiplier), forKey: "NSMultiplier")
    archiver.encode(Double(constant), forKey: "NSConstant")
    archiver.encode(priority.rawValue, forKey: "NSPriority")
    archiver.encode(identifier, forKey: "NSLayoutIdentifier")
    first.write(to: archiver, name: "First")
    second?.write(to: archiver, name: "Second")
  }

  func read(from unarchiver: ArchiveDecoder) {
    let first = ArchivedTerm(unarchiver, name: "First")
    let second = ArchivedTerm(unarchiver, name: "Second")
    let relation = Relation(rawValue: unarchiver.decodeInteger(forKey: "NSRelation")) ?? .equal
    let multiplier = CGFloat(unarchiver.decodeDouble(forKey: "NSMultiplier"))
    constant = CGFloat(unarchiver.decodeDouble(forKey: "NSConstant"))
    priority = UILayoutPriority(unarchiver.decodeFloat(forKey: "NSPriority"))
    identifier = unarchiver.decodeObject(forKey: "NSLayoutIdentifier") as? String
    let session = ArchiveSession.of(unarchiver.unarchiver)
    session.whenPossible { [weak self] in
      guard let self, let first else { return true }
      guard let firstTerm = first.term(in: session) else { return false }
      let secondTerm = second?.term(in: session)
      if second != nil, secondTerm == nil { return false }
      set(firstTerm, relation, secondTerm, multiplier: multiplier)
      return true
    }
  }
}

extension LayoutTerm {
  func write(to archiver: ArchiveEncoder, name: String) {
    guard let item, let view = item.layoutView else { return }
    let session = ArchiveSession.of(archiver.archiver)
    archiver.encode(session.id(of: view), forKey: "NS\(name)Item")
    archiver.encode(ArchivedTerm.place(of: item, in: view), forKey: "NS\(name)Guide")
    archiver.encode(attribute.rawValue, forKey: "NS\(name)Attribute")
  }
}

/// One side of a constraint as an archive has it.
@MainActor
struct ArchivedTerm {
  let view: Int
  /// The place of the item among the view's guides; -1 for the view itself.
  let place: Int
  let attribute: NSLayoutConstraint.Attribute

  init?(_ unarchiver: ArchiveDecoder, name: String) {
    guard unarchiver.containsValue(forKey: "NS\(name)Item") else { return nil }
    view = unarchiver.decodeInteger(forKey: "NS\(name)Item")
    place = unarchiver.decodeInteger(forKey: "NS\(name)Guide")
    attribute =
      NSLayoutConstraint.Attribute(
        rawValue: unarchiver.decodeInteger(forKey: "NS\(name)Attribute")
      ) ?? .notAnAttribute
  }

  func term(in session: ArchiveSession) -> LayoutTerm? {
    guard let view = session.view(view) else { return nil }
    if place < 0 { return LayoutTerm(view, attribute) }
    let guides = Self.guides(of: view)
    return guides.indices.contains(place) ? LayoutTerm(guides[place], attribute) : nil
  }

  static func place(of item: any LayoutItem, in view: UIView) -> Int {
    guides(of: view).firstIndex { $0 === item } ?? -1
  }

  private static func guides(of view: UIView) -> [UILayoutGuide] {
    [view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide]
      + view.layoutGuides.filter { $0.role == .custom }
  }
}
