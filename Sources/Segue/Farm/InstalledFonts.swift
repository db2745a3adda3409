import Typography

/// The fonts that text is drawn with.
package enum InstalledFonts {
  /// Differs where the fonts of two machines do.
  package static var identity: String { FontCatalog.shared.identity }
}
