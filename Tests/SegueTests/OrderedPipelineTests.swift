import Foundation
import Testing

@testable import Segue

@Suite
struct `An ordered pipeline` {
  @Test(arguments: [1, 2, 7])
  func `results come in the order of the inputs, whichever is faster`(threads: Int) {
    let pipeline = OrderedPipeline<Int, Int>(threads: threads) {
      { input in
        usleep(UInt32(input % 3) * 300)
        return input * input
      }
    }
    var results: [Int] = []
    for input in 0..<50 { results += pipeline.push(input) }
    results += pipeline.drain()
    #expect(results == (0..<50).map { $0 * $0 })
  }

  @Test
  func `no more inputs than twice the threads are in progress`() {
    let pipeline = OrderedPipeline<Int, Int>(threads: 2) { { $0 } }
    var returned = 0
    for input in 0..<20 {
      returned += pipeline.push(input).count
      #expect(input + 1 - returned < 4)
    }
    returned += pipeline.drain().count
    #expect(returned == 20)
  }
}
