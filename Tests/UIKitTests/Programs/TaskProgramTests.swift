import Foundation
import TestSupport
import Testing

/// A program of one's own, which a test process cannot be: that has executors of its own.
@Suite
struct TaskProgramTests {
  @Test
  func `tasks of a world run on its clock, those of the program beside it`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-tasks-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let main = folder.appendingPathComponent("main.swift")
    try """
    import Glibc
    import Segue
    import UIKit

    let scenario = Scenario(screen: .iPhone15) { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.backgroundColor = .red
      stage.window.addSubview(view)
      return {
        Task { @MainActor in
          try? await Task.sleep(nanoseconds: 200_000_000)
          UIView.animate(withDuration: 0.3) { view.alpha = 0 }
        }
      }
    }
    print(Int((try scenario.rehearse().duration * 1000).rounded()))

    final class Flag: @unchecked Sendable { var isUp = false }
    let flag = Flag()
    Task.detached {
      try? await Task.sleep(nanoseconds: 1_000_000)
      flag.isUp = true
    }
    for _ in 0..<30_000 where !flag.isUp { usleep(1000) }
    print(flag.isUp)
    """.write(to: main, atomically: true, encoding: .utf8)
    let program = folder.appendingPathComponent("program").path
    let compiler = try Build.besideThisTest.compile([main.path], to: program)
    try #require(compiler.status == 0, "\(compiler.output)")
    #expect(try Build.run(program).output == "500\ntrue\n")
  }
}
