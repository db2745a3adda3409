import CoreLocation
import UIKit

/// A map: its name on gray, and its overlays.
@preconcurrency
@MainActor
open class MKMapView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    PlaceholderView.fill(self, "Map")
    Diagnostics.report("MKMapView shows no map.")
  }

  open weak var delegate: (any MKMapViewDelegate)?

  // MARK: Where it looks

  private var shownRegion = MKCoordinateRegion()

  /// The delegate hears of every change, whoever makes it (documented).
  open var region: MKCoordinateRegion {
    get { shownRegion }
    set { setRegion(newValue, animated: false) }
  }

  /// The same region again is no change, so that a delegate may correct one (inferred).
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard region != shownRegion else { return }
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    shownRegion = region
    canvas?.setNeedsDisplay()
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }

  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
  }

  open var visibleMapRect: MKMapRect {
    get { shownMapRect }
    set { region = MKCoordinateRegion(newValue) }
  }

  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    setRegion(MKCoordinateRegion(mapRect), animated: animate)
  }

  open func setVisibleMapRect(
    _ mapRect: MKMapRect,
    edgePadding insets: UIEdgeInsets,
    animated animate: Bool
  ) { setVisibleMapRect(mapRect.padded(by: insets, in: bounds.size), animated: animate) }

  open var camera = MKMapCamera()
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  open var cameraZoomRange = CameraZoomRange(minCenterCoordinateDistance: 0)
  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange
  }
  open var cameraBoundary: CameraBoundary?
  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }

  // MARK: How it looks

  open var mapType = MKMapType.standard
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsUserLocation = false
  open var showsUserTrackingButton = false
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsPointsOfInterest = true

  // MARK: The user

  open private(set) var userLocation = MKUserLocation()
  open var isUserLocationVisible: Bool { false }
  open var userTrackingMode = MKUserTrackingMode.none
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  // MARK: Annotations

  open private(set) var annotations: [any MKAnnotation] = []
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
    selectedAnnotations.removeAll { $0 === annotation }
  }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    annotations.forEach(removeAnnotation)
  }

  /// Looks at the area around them.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    let missing = annotations.filter { new in !self.annotations.contains { $0 === new } }
    addAnnotations(missing)
    let rect = MKMapRect(around: annotations.map { MKMapPoint($0.coordinate) })
    guard !rect.isNull else { return }
    // A single place is shown with its town.
    let least = MKMapPointsPerMeterAtLatitude(MKCoordinateRegion(rect).center.latitude) * 1000
    let (dx, dy) = (max(least, rect.width * 0.1), max(least, rect.height * 0.1))
    setVisibleMapRect(rect.insetBy(dx: -dx, dy: -dy), animated: animated)
  }

  /// The annotations in a rectangle of the map.
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    let inside = annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
    return Set(inside.compactMap { $0 as? Foundation.NSObject })
  }

  /// None: no annotation is shown.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  open var annotationVisibleRect: CGRect { bounds }
  open var selectedAnnotations: [any MKAnnotation] = []
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard !selectedAnnotations.contains(where: { $0 === annotation }) else { return }
    selectedAnnotations = [annotation]
    delegate?.mapView(self, didSelect: annotation)
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selectedAnnotations.contains(where: { $0 === annotation }) else { return }
    selectedAnnotations.removeAll { $0 === annotation }
    delegate?.mapView(self, didDeselect: annotation)
  }

  // MARK: Views of annotations

  private var viewClasses: [String: MKAnnotationView.Type] = [
    MKMapViewDefaultAnnotationViewReuseIdentifier: MKMarkerAnnotationView.self,
    MKMapViewDefaultClusterAnnotationViewReuseIdentifier: MKMarkerAnnotationView.self,
  ]

  open func register(
    _ viewClass: AnyClass?,
    forAnnotationViewWithReuseIdentifier identifier: String
  ) { viewClasses[identifier] = viewClass as? MKAnnotationView.Type }

  /// None is ever out of sight, so none can be used again.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }

  /// A new view of the class that is registered for the identifier.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String,
    for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let type = viewClasses[identifier] ?? MKMarkerAnnotationView.self
    return type.construct(annotation: annotation, reuseIdentifier: identifier)
  }

  // MARK: Overlays

  /// Those above the roads, then those above the names.
  private var levels: [[any MKOverlay]] = [[], []]
  private var canvas: OverlayCanvas?

  open var overlays: [any MKOverlay] { levels.flatMap { $0 } }
  open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { levels[level.rawValue] }

  open func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
  open func addOverlays(_ overlays: [any MKOverlay]) { overlays.forEach { addOverlay($0) } }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    insertOverlay(overlay, at: Int.max, level: level)
  }
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    overlays.forEach { addOverlay($0, level: level) }
  }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    for level in levels.indices { levels[level].removeAll { $0 === overlay } }
    let place = max(0, min(index, levels[level.rawValue].count))
    levels[level.rawValue].insert(overlay, at: place)
    if canvas == nil, let placeholder = subviews.first as? PlaceholderView {
      let made = OverlayCanvas(self)
      placeholder.addSubview(made)
      canvas = made
    }
    canvas?.setNeedsDisplay()
  }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    insertOverlay(overlay, at: index, level: .aboveLabels)
  }
  /// Only overlays of one level change places (documented for those of the same level).
  open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    for level in levels.indices {
      guard let one = levels[level].firstIndex(where: { $0 === overlay1 }),
        let two = levels[level].firstIndex(where: { $0 === overlay2 })
      else { continue }
      levels[level].swapAt(one, two)
    }
    canvas?.setNeedsDisplay()
  }
  open func removeOverlay(_ overlay: any MKOverlay) {
    for level in levels.indices { levels[level].removeAll { $0 === overlay } }
    canvas?.forget(overlay)
  }
  open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    canvas?.renderer(for: overlay)
  }
}

extension MKMapView {
  // The names of before Swift 4.2.
  public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
  public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    addOverlay(overlay, level: level)
  }
  public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
}

extension MKMapView: FrameworkView {
  package func connect(outlet: String, to object: AnyObject) -> Bool {
    guard outlet == "delegate" else { return false }
    delegate = object as? any MKMapViewDelegate
    return true
  }
}
