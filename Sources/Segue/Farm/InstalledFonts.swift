import Typography

/// The fonts that text is drawn with.
package enum InstalledFonts {
  /// Differs between machines with different fonts.
  package static var identity: String { FontCatalog.shared.identity }
}
