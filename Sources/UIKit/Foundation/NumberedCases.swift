/// Enumerations that apps also make from numbers which no case has.
///
/// Swift takes any number for an enumeration from Objective-C (documented), so apps unwrap by
/// force what is never nil there. Here it becomes the case that iOS treats alike, or the
/// plainest one (inferred).
extension RawRepresentable where RawValue == Int {
  static func numbered(_ number: Int, among cases: [Self], else other: Self) -> Self {
    cases.first { $0.rawValue == number } ?? other
  }
}
