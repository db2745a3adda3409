import Foundation

/// The processor time of this process and of those that it waited for.
enum ProcessorTime {
  static var milliseconds: Int {
    [Int32(0), -1].reduce(0) { sum, who in
      var usage = rusage()
      getrusage(who, &usage)
      return sum
        + (Int(usage.ru_utime.tv_sec) + Int(usage.ru_stime.tv_sec)) * 1000
        + (Int(usage.ru_utime.tv_usec) + Int(usage.ru_stime.tv_usec)) / 1000
    }
  }
}
