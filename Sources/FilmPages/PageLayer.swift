/// A layer over the time of a film: constant values once, the others where they change.
public struct PageLayer: Sendable, Encodable {
  /// What the layer shows from one frame on.
  ///
  /// Nil means unchanged.
  public struct Values: Sendable, Encodable {
    /// From the layer's bounds to its superlayer's: six numbers of a plane transform (a b
    /// c d tx ty), or sixteen.
    public var matrix: [Double]?
    /// x, y, width, height in the layer's own space; and in the superlayer, with the transform.
    public var bounds: [Double]?
    public var frame: [Double]?
    /// Sixteen numbers when there is one; empty for none.
    public var transform: [Double]?
    public var opacity: Double?
    public var cornerRadius: Double?
    public var isHidden: Bool?
    public var clips: Bool?
    public var hasContents: Bool?
    /// `#RRGGBBAA`; empty for none.
    public var background: String?
    /// The box of a path: x, y, width, height; empty for none.
    public var path: [Double]?
    /// The path as SVG has it; empty for none.
    public var outline: String?
    /// In words: `CABasicAnimation position, 0.4 s`.
    public var animations: [String]?

    public init() {}
  }

  /// What changes at a frame; without values the layer is removed from there on.
  public struct Key: Sendable, Encodable {
    public var frame: Int
    public var values: Values?

    public init(frame: Int, values: Values?) {
      self.frame = frame
      self.values = values
    }
  }

  /// The numbers of all layers of the screen in painter's order, from `frame` on.
  public struct Order: Sendable, Encodable {
    public var frame: Int
    public var ids: [Int]

    public init(frame: Int, ids: [Int]) {
      self.frame = frame
      self.ids = ids
    }
  }

  public var id: Int
  public var parent: Int?
  public var isMask: Bool
  public var layerClass: String
  public var viewClass: String?
  public var controllerClass: String?
  public var name: String?
  public var text: String?
  public var keys: [Key] = []

  public init(id: Int, parent: Int?, isMask: Bool, layerClass: String) {
    self.id = id
    self.parent = parent
    self.isMask = isMask
    self.layerClass = layerClass
  }
}
