/// Things that happen at exact virtual times, taken out in order of time and, at equal times, of
/// insertion.
///
/// Times are seconds. Two times are equal when they round to the same nanosecond: sums of decimal
/// durations differ in their last bits, which must not decide an order.
public struct EventQueue<Payload> {
  /// Identifies a pending event.
  public struct ID: Hashable, Sendable {
    public let sequence: UInt64
  }

  public struct Event {
    public let time: Double
    public let id: ID
    public let payload: Payload

    /// The event's place in the order of all events.
    public var order: EventOrder { EventOrder(time: time, sequence: id.sequence) }
  }

  /// A binary heap, the earliest event first.
  private var heap: [Event] = []
  private var cancelled: Set<UInt64> = []
  private var waiting: Set<UInt64> = []

  public init() {}

  public var isEmpty: Bool { waiting.isEmpty }
  public var count: Int { waiting.count }

  /// `sequence` must be larger than all sequences inserted so far for events of the same time.
  public mutating func insert(_ payload: Payload, at time: Double, sequence: UInt64) -> ID {
    let event = Event(time: time, id: ID(sequence: sequence), payload: payload)
    waiting.insert(sequence)
    heap.append(event)
    siftUp(from: heap.count - 1)
    return event.id
  }

  /// Removes a pending event; returns false when it is no longer pending.
  @discardableResult
  public mutating func cancel(_ id: ID) -> Bool {
    guard waiting.remove(id.sequence) != nil else { return false }
    cancelled.insert(id.sequence)
    dropCancelled()
    return true
  }

  public func contains(_ id: ID) -> Bool { waiting.contains(id.sequence) }

  public var first: Event? { heap.first }

  public mutating func popFirst() -> Event? {
    guard let event = removeRoot() else { return nil }
    waiting.remove(event.id.sequence)
    dropCancelled()
    return event
  }

  /// Removes cancelled events from the root of the heap.
  private mutating func dropCancelled() {
    while let first = heap.first, cancelled.remove(first.id.sequence) != nil {
      _ = removeRoot()
    }
  }

  private mutating func removeRoot() -> Event? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      siftDown(from: 0)
    }
    return first
  }

  private mutating func siftUp(from start: Int) {
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      guard heap[index].order < heap[parent].order else { return }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  private mutating func siftDown(from start: Int) {
    var index = start
    while true {
      var smallest = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < heap.count && heap[child].order < heap[smallest].order {
        smallest = child
      }
      guard smallest != index else { return }
      heap.swapAt(index, smallest)
      index = smallest
    }
  }
}
