/// All values of a layer that can change with time: the model's, or what an instant shows.
///
/// A value, so that presentation needs no copies of layers: a painter takes the model's state and
/// overlays what is animated.
package struct LayerState {
  // Geometry.
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var transform = CATransform3D.identity
  package var sublayerTransform = CATransform3D.identity
  // Visibility.
  package var opacity: Float = 1
  package var isHidden = false
  package var isDoubleSided = true
  package var masksToBounds = false
  // Contents.
  package var contents: Any?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsScale: CGFloat = 1
  package var minificationFilterBias: Float = 0
  // Background, corners, border.
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = .black
  // Shadow.
  package var shadowColor: CGColor? = .black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?
  // Rasterizing.
  package var shouldRasterize = false
  package var rasterizationScale: CGFloat = 1
  /// What only some classes have.
  package var special = Special.none

  package enum Special {
    case none
    indirect case shape(ShapeState)
    indirect case gradient(GradientState)
    indirect case replicator(ReplicatorState)
  }

  package init() {}

  package var shape: ShapeState {
    get {
      if case .shape(let state) = special { return state }
      return ShapeState()
    }
    set { special = .shape(newValue) }
  }

  package var gradient: GradientState {
    get {
      if case .gradient(let state) = special { return state }
      return GradientState()
    }
    set { special = .gradient(newValue) }
  }

  package var replicator: ReplicatorState {
    get {
      if case .replicator(let state) = special { return state }
      return ReplicatorState()
    }
    set { special = .replicator(newValue) }
  }
}

/// What a `CAShapeLayer` adds.
package struct ShapeState {
  package var path: CGPath?
  package var fillColor: CGColor? = .black
  package var strokeColor: CGColor?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineDashPhase: CGFloat = 0
}

/// What a `CAGradientLayer` adds.
package struct GradientState {
  package var colors: [CGColor] = []
  package var locations: [CGFloat]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
}

/// What a `CAReplicatorLayer` adds.
package struct ReplicatorState {
  package var instanceCount = 1
  package var instanceDelay: CFTimeInterval = 0
  package var instanceTransform = CATransform3D.identity
  package var instanceColor: CGColor? = .white
  package var instanceRedOffset: Float = 0
  package var instanceGreenOffset: Float = 0
  package var instanceBlueOffset: Float = 0
  package var instanceAlphaOffset: Float = 0
}
