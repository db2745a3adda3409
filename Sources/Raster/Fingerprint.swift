/// Names what a band shows: bands of one size with equal fingerprints hold the same pixels. Valid
/// within one process, as it names bitmaps by `Pixmap.generation`.
package struct Fingerprint: Hashable, Sendable {
  package var high: UInt64
  package var low: UInt64
}
