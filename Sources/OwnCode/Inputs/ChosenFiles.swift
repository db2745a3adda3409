/// Files of one program, with what they declare and still lack.
struct ChosenFiles {
  /// The protocols that files of extensions alone give to classes of Apple's.
  let gifts: Set<String>
  /// Those of `gifts` whose members are wanted, though no file mentions the protocol:
  /// `view.wave.show()`.
  private var borrowed: Set<String> = []
  private(set) var files: [NeighbourFile] = []
  /// The paths of files whose bodies may lack something.
  private var partial: Set<String> = []
  private var declared: Set<String> = []
  private var uniqueNames: Set<String> = []
  private var signatures: Set<String> = []
  private var privateSignatures: Set<String> = []
  /// What extensions add.
  private var members: Set<String> = []
  private var calls: (made: Set<String>, answered: Set<String>) = ([], [])
  private var nested: [String: Set<String>] = [:]
  /// The types that the given files declare or extend, with superclasses of the declared ones.
  private var lineage: Set<String> = []
  /// Names that the given files mention.
  private var mentioned: Set<String> = []
  /// Names that the files mention, but those of types in types.
  private var wanted: Set<String> = []

  /// Whether only what the compiler finds missing is wanted, and not what files mention.
  private let asksCompiler: Bool

  init(gifts: Set<String>, asksCompiler: Bool = false) {
    self.gifts = gifts
    self.asksCompiler = asksCompiler
  }

  /// Adds names that the compiler finds missing.
  mutating func want(_ names: Set<String>) { wanted.formUnion(names) }

  /// - Parameter isWhole: whether names that only its bodies mention are wanted.
  mutating func add(_ file: NeighbourFile, isGiven: Bool, isWhole: Bool = true) {
    files.append(file)
    borrowed.formUnion(file.additions.filter(isBorrowed).map(\.root))
    if !isWhole { partial.insert(file.path) }
    declared.formUnion(file.declares)
    uniqueNames.formUnion(file.uniqueNames)
    signatures.formUnion(file.signatures)
    privateSignatures.formUnion(file.privateSignatures)
    // The compiler names no initializer that is missing: `UIColor(hex:)`; of one without a label
    // the name says too little.
    if isWhole {
      calls.made.formUnion(asksCompiler ? file.calls.filter { !$0.hasSuffix("(_:") } : file.calls)
    }
    if isGiven {
      lineage.formUnion(file.lineage)
      lineage.formUnion(file.additions.filter(\.isOfOwnType).map(\.type))
      mentioned.formUnion(file.mentions)
    }
    for addition in file.additions {
      members.formUnion(addition.members.map { key($0, in: addition) })
      calls.answered.formUnion(addition.calls)
    }
    nested.merge(file.nested) { $0.union($1) }
    guard !asksCompiler else { return }
    if file.nested.isEmpty {
      wanted.formUnion(names(wantedBy: file))
    } else {
      wanted = files.reduce(into: []) { $0.formUnion(names(wantedBy: $1)) }
    }
  }

  /// Whether a file has something that is wanted, and nothing that is there already.
  func accepts(_ file: NeighbourFile) -> Bool {
    let isWanted =
      file.declares.contains { wanted.contains($0) && !declared.contains($0) }
      || file.additions.contains { wants($0, of: file) }
    return isWanted && permits(file)
  }

  /// Whether a file has nothing that is there already.
  ///
  /// Two files that declare one name belong to two programs; the nearer one is used.
  func permits(_ file: NeighbourFile) -> Bool {
    file.uniqueNames.isDisjoint(with: declared) && uniqueNames.isDisjoint(with: file.declares)
      && file.signatures.isDisjoint(with: signatures)
      && file.signatures.isDisjoint(with: privateSignatures)
      && file.privateSignatures.isDisjoint(with: signatures)
  }

  private func wants(_ addition: NeighbourFile.Addition, of file: NeighbourFile) -> Bool {
    if addition.isOfOwnType {
      guard declared.contains(addition.root) else {
        return isBorrowed(addition) || file.lends(addition.root) && wantsMember(of: addition)
      }
      if lineage.contains(addition.type), !addition.protocols.isEmpty { return true }
      // What a file adds beside types of its own is for them, such as the titles that a list shows.
      guard file.declares.isEmpty else { return false }
      if conforms(addition) { return true }
    }
    if wantsMember(of: addition) || !file.gifts.isDisjoint(with: borrowed) { return true }
    if addition.calls.contains(where: { calls.made.contains($0) && !calls.answered.contains($0) }) {
      return true
    }
    return addition.isOfProtocol
  }

  /// Whether a member of a protocol is wanted that another file gives to a class of Apple's.
  private func isBorrowed(_ addition: NeighbourFile.Addition) -> Bool {
    !declared.contains(addition.root) && gifts.contains(addition.root)
      && wantsMember(of: addition)
  }

  private func wantsMember(of addition: NeighbourFile.Addition) -> Bool {
    addition.members.contains { name in
      guard wanted.contains(name), !members.contains(key(name, in: addition)) else { return false }
      return !NeighbourFile.isPlainOperator(name) || wanted.contains(addition.root)
    }
  }

  /// Whether an extension gives a type a protocol that it may be used for: a given file uses the
  /// type, or the protocol is there, too.
  private func conforms(_ addition: NeighbourFile.Addition) -> Bool {
    !addition.protocols.isEmpty && mentioned.contains(addition.root)
      || !addition.protocols.isDisjoint(with: declared)
  }

  /// A member as its type has it: of those that have the name any may be meant.
  private func key(_ member: String, in addition: NeighbourFile.Addition) -> String {
    "\(addition.type).\(member)"
  }

  /// The names that a file mentions, but those of types that are in others which it mentions, too.
  private func names(wantedBy file: NeighbourFile) -> Set<String> {
    (partial.contains(file.path) ? file.heads : file.mentions).filter { name in
      guard let outer = nested[name] else { return true }
      return outer.isDisjoint(with: file.scope) && outer.isDisjoint(with: file.mentions)
    }
  }
}
