import Codecs
import Foundation
import Segue

/// A fork that gives several answers, each when it is asked for.
@MainActor
struct TrialConversation<Answer: Codable> {
  private let process: pid_t
  private let questions: Int32
  private let answers: Int32

  /// - Parameter body: what the fork does. It hands its answers to the closure, in order, which
  ///   returns when another is wanted. If none is, the fork ends there.
  init?(_ body: ((Answer) -> Void) -> Void) {
    guard let down = PipeEnds(), let up = PipeEnds() else { return nil }
    process = Trial.fork()
    guard process == 0 else {
      close(down.reading)
      close(up.writing)
      (questions, answers) = (down.writing, up.reading)
      return
    }
    close(down.writing)
    close(up.reading)
    (questions, answers) = (down.reading, up.writing)
    waitForQuestion()
    body { answer in
      send(JSONText.bytes(of: answer))
      waitForQuestion()
    }
    _exit(0)
  }

  /// The next answer; nil if the fork ends without one.
  func next() -> Answer? {
    guard process > 0, write(questions, [0], 1) == 1, let bytes = receive() else { return nil }
    return try? JSONText.value(Answer.self, from: Data(bytes))
  }

  /// Lets the fork end, and removes what it leaves behind.
  ///
  /// - Returns: why it gave no further answer.
  @discardableResult
  func end() -> Trial.Failure {
    close(questions)
    close(answers)
    guard process > 0 else { return .other }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    AppFolder.deleteLeftovers(of: process)
    // Forks of a fork share its home.
    if !Trial.isRunning { AppContainer.empty() }
    return Trial.Failure(status: status)
  }

  // MARK: In the fork

  private func waitForQuestion() {
    if read(1, from: questions) == nil { _exit(0) }
  }

  private func send(_ bytes: [UInt8]) {
    let count = withUnsafeBytes(of: UInt64(bytes.count)) { Array($0) }
    var rest = (count + bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(answers, $0.baseAddress, $0.count) }
      guard count > 0 else { _exit(0) }
      rest = rest.dropFirst(count)
    }
  }

  // MARK: Bytes

  private func receive() -> [UInt8]? {
    guard let count = read(MemoryLayout<UInt64>.size, from: answers) else { return nil }
    return read(Int(count.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }), from: answers)
  }

  /// Nil if there are fewer bytes.
  private func read(_ count: Int, from descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let step = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress.map { $0 + done }, count - done)
      }
      if step < 0, errno == EINTR { continue }
      guard step > 0 else { return nil }
      done += step
    }
    return bytes
  }

  private struct PipeEnds {
    let reading: Int32
    let writing: Int32

    init?() {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return nil }
      (reading, writing) = (ends[0], ends[1])
    }
  }
}
