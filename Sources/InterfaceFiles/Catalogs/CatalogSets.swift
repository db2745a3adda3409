/// One file of an image set and what it is for.
package struct CatalogImage: Equatable, Sendable {
  package var path: String
  /// Nil for a single vector file, which serves every scale.
  package var scale: Int?
  package var idiom = "universal"
  /// The style that the file is for; nil for both.
  package var isDark: Bool?
  package var isHighContrast = false
  /// The width class that the file is for; nil for both.
  package var widthClass: String?
  package var heightClass: String?
  package var isRightToLeft = false
  package var slicing: CatalogSlicing?
  /// What lies outside the alignment rectangle, such as a shadow.
  package var alignment: CatalogInsets?
}

/// Distances from the edges of an image, in pixels of its file.
package struct CatalogInsets: Equatable, Sendable {
  package var top = 0
  package var left = 0
  package var bottom = 0
  package var right = 0

  package init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Which parts of an image stretch, in pixels of its file.
package struct CatalogSlicing: Equatable, Sendable {
  package var top = 0
  package var left = 0
  package var bottom = 0
  package var right = 0
  package var tiles = false
}

/// An image by its name, in all its variants.
package struct CatalogImageSet: Equatable, Sendable {
  package enum Intent: String, Sendable {
    case template, original
  }

  package var images: [CatalogImage]
  package var intent: Intent?
  package var isSymbol = false
  /// "Preserve Vector Data": a vector file is drawn at any size, and not enlarged as a bitmap.
  package var keepsVectors = false
}

/// A colour by its name, in all its variants.
package struct CatalogColorSet: Equatable, Sendable {
  package struct Variant: Equatable, Sendable {
    package var color: InterfaceColor
    package var idiom = "universal"
    /// The style that the colour is for; nil for both.
    package var isDark: Bool?
    package var isHighContrast = false
  }

  package var variants: [Variant]
}

/// A file by its name.
package struct CatalogDataSet: Equatable, Sendable {
  package var path: String
  package var type: String?
}
