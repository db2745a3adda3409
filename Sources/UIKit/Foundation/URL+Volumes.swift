import Foundation

/// How much room there is for what is important to the user, and for what could be loaded in advance.
///
/// The same in each run: 64 and 32 GB, whatever the disk has.
extension URLResourceKey {
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey"
  )
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey"
  )
}

extension URLResourceValues {
  public var volumeAvailableCapacityForImportantUsage: Int64? { 64_000_000_000 }
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { 32_000_000_000 }
}
