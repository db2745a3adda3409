/// What a turn of a world did, as far as it has a name: for the report of why the world does not
/// come to rest.
package struct WorkNote: Hashable, Sendable, CustomStringConvertible {
  /// Such as "a block of" or "a timer of".
  package var kind: String
  /// The class or the queue that it belongs to.
  package var owner: String
  /// The place in the code that requested it: `MyApp/ClockView.swift:12`.
  package var place: String

  package init(_ kind: String, owner: String = "", place: String = "") {
    self.kind = kind
    self.owner = owner
    self.place = place
  }

  package var description: String {
    kind + (owner.isEmpty ? "" : " \(owner)") + (place.isEmpty ? "" : " (\(place))")
  }
}

/// The last things that a world did.
///
/// Noting one costs a few words of memory; the texts are made on request.
package struct RecentWork {
  package typealias Note = (
    kind: StaticString, owner: Any.Type?, name: StaticString?, file: StaticString?, line: UInt
  )

  private static let count = 64
  private var notes: [Note] = []
  private var next = 0

  package init() {}

  package mutating func append(_ note: Note) {
    if notes.count < RecentWork.count {
      notes.append(note)
    } else {
      notes[next] = note
      next = (next + 1) % RecentWork.count
    }
  }

  package mutating func removeAll() {
    notes.removeAll(keepingCapacity: true)
    next = 0
  }

  /// Each once, the most frequent first.
  package var summary: [WorkNote] {
    var counts: [WorkNote: Int] = [:]
    for note in notes {
      let owner = note.owner.map { "\($0)" } ?? note.name.map { "\($0)" } ?? ""
      let place = note.file.map { "\($0):\(note.line)" } ?? ""
      counts[WorkNote("\(note.kind)", owner: owner, place: place), default: 0] += 1
    }
    return counts.sorted {
      $0.value != $1.value ? $0.value > $1.value : $0.key.description < $1.key.description
    }.map(\.key)
  }

  /// In words: the first three.
  package var words: String {
    summary.prefix(3).map(\.description).joined(separator: "; ")
  }
}
