/// Apple's names from before Swift 3, whose new names the compiler does not know here.
///
/// For what is said about code that does not compile: a module that is Swift 2 as a whole is
/// converted by the port. Names that changed later are in the port's `OldNames`.
enum SwiftTwoNames {
  /// What a global function, a type or a member is called now; nil for other names.
  static func current(for name: String) -> String? { table[name] ?? color(name) }

  /// `redColor`, which is `red` now.
  private static func color(_ name: String) -> String? {
    guard name.hasSuffix("Color"), colors.contains(String(name.dropLast(5))) else { return nil }
    return String(name.dropLast(5))
  }

  /// `UIAlertController.Style.Alert`: cases begin with a small letter now.
  static func currentCase(_ name: String, of type: String) -> String? {
    let kinds = ["Style", "Options", "Alignment", "Orientation", "Type", "State", "Mode", "Event"]
    guard type.hasPrefix("UI") || type.hasPrefix("NS"), kinds.contains(where: type.hasSuffix),
      let first = name.first, first.isUppercase
    else { return nil }
    return first.lowercased() + name.dropFirst()
  }

  /// `insertSubview(_:atIndex:)`: labels that nothing of Apple's has now.
  static let labels: Set<String> = [
    "atIndex", "forIndexPath", "forState", "forControlEvents", "toView", "fromView", "atPoint",
    "inRect", "withString", "forRowAtIndexPath",
  ]

  private static let colors: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear", "groupTableViewBackground", "darkText",
    "lightText",
  ]

  /// One pair a line; the rest of a line is the new name.
  private static let table: [String: String] = Dictionary(
    uniqueKeysWithValues: pairs.split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return (String(parts[0]), String(parts[1]))
    }
  )

  private static let pairs = """
    CGRectMake CGRect(x:y:width:height:)
    CGPointMake CGPoint(x:y:)
    CGSizeMake CGSize(width:height:)
    CGVectorMake CGVector(dx:dy:)
    CGRectZero CGRect.zero
    CGPointZero CGPoint.zero
    CGSizeZero CGSize.zero
    CGRectNull CGRect.null
    CGRectInfinite CGRect.infinite
    CGRectGetWidth width
    CGRectGetHeight height
    CGRectGetMinX minX
    CGRectGetMidX midX
    CGRectGetMaxX maxX
    CGRectGetMinY minY
    CGRectGetMidY midY
    CGRectGetMaxY maxY
    CGRectInset insetBy(dx:dy:)
    CGRectOffset offsetBy(dx:dy:)
    CGRectUnion union(_:)
    CGRectIntersection intersection(_:)
    CGRectIntersectsRect intersects(_:)
    CGRectContainsPoint contains(_:)
    CGRectContainsRect contains(_:)
    CGRectEqualToRect ==
    CGPointEqualToPoint ==
    CGSizeEqualToSize ==
    CGAffineTransformIdentity CGAffineTransform.identity
    CGAffineTransformMakeScale CGAffineTransform(scaleX:y:)
    CGAffineTransformMakeRotation CGAffineTransform(rotationAngle:)
    CGAffineTransformMakeTranslation CGAffineTransform(translationX:y:)
    CGAffineTransformScale scaledBy(x:y:)
    CGAffineTransformRotate rotated(by:)
    CGAffineTransformTranslate translatedBy(x:y:)
    CGAffineTransformConcat concatenating(_:)
    CGAffineTransformInvert inverted()
    CGPathCreateMutable CGMutablePath()
    CGPathMoveToPoint move(to:)
    CGPathAddLineToPoint addLine(to:)
    CGContextSetFillColorWithColor setFillColor(_:)
    CGContextSetStrokeColorWithColor setStrokeColor(_:)
    CGContextSetLineWidth setLineWidth(_:)
    CGContextMoveToPoint move(to:)
    CGContextAddLineToPoint addLine(to:)
    CGContextFillRect fill(_:)
    CGContextStrokePath strokePath()
    CGContextFillPath fillPath()
    CGContextSaveGState saveGState()
    CGContextRestoreGState restoreGState()
    NSTimeInterval TimeInterval
    NSBundle Bundle
    NSTimer Timer
    NSUserDefaults UserDefaults
    NSNotificationCenter NotificationCenter
    NSFileManager FileManager
    NSOperationQueue OperationQueue
    NSURLSession URLSession
    NSDateFormatter DateFormatter
    NSNumberFormatter NumberFormatter
    println print(_:)
    dispatch_get_main_queue DispatchQueue.main
    dispatch_async async(execute:)
    dispatch_after asyncAfter(deadline:execute:)
    UITransitionContextToViewControllerKey UITransitionContextViewControllerKey.to
    UITransitionContextFromViewControllerKey UITransitionContextViewControllerKey.from
    UITransitionContextToViewKey UITransitionContextViewKey.to
    UITransitionContextFromViewKey UITransitionContextViewKey.from
    viewControllerForKey viewController(forKey:)
    viewForKey view(forKey:)
    initialFrameForViewController initialFrame(for:)
    finalFrameForViewController finalFrame(for:)
    animateWithDuration animate(withDuration:)
    animateKeyframesWithDuration animateKeyframes(withDuration:)
    addKeyframeWithRelativeStartTime addKeyframe(withRelativeStartTime:)
    transitionWithView transition(with:)
    transitionFromView transition(from:to:)
    updateInteractiveTransition update(_:)
    finishInteractiveTransition finish()
    cancelInteractiveTransition cancel()
    presentViewController present(_:animated:)
    dismissViewControllerAnimated dismiss(animated:)
    viewWillTransitionToSize viewWillTransition(to:with:)
    animateAlongsideTransition animate(alongsideTransition:completion:)
    popViewControllerAnimated popViewController(animated:)
    popToRootViewControllerAnimated popToRootViewController(animated:)
    sourceViewController source
    destinationViewController destination
    performSegueWithIdentifier performSegue(withIdentifier:)
    instantiateViewControllerWithIdentifier instantiateViewController(withIdentifier:)
    dequeueReusableCellWithIdentifier dequeueReusableCell(withIdentifier:)
    dequeueReusableCellWithReuseIdentifier dequeueReusableCell(withReuseIdentifier:)
    registerClass register(_:forCellReuseIdentifier:)
    registerNib register(_:forCellReuseIdentifier:)
    cellForRowAtIndexPath cellForRow(at:)
    cellForItemAtIndexPath cellForItem(at:)
    deselectRowAtIndexPath deselectRow(at:)
    mainScreen main
    mainBundle main
    sharedApplication shared
    defaultCenter default
    standardUserDefaults standard
    convertRect convert(_:to:)
    convertPoint convert(_:to:)
    snapshotViewAfterScreenUpdates snapshotView(afterScreenUpdates:)
    locationInView location(in:)
    translationInView translation(in:)
    velocityInView velocity(in:)
    addAnimation add(_:forKey:)
    colorWithAlphaComponent withAlphaComponent(_:)
    imageWithRenderingMode withRenderingMode(_:)
    systemFontOfSize systemFont(ofSize:)
    boldSystemFontOfSize boldSystemFont(ofSize:)
    moveToPoint move(to:)
    addLineToPoint addLine(to:)
    addCurveToPoint addCurve(to:controlPoint1:controlPoint2:)
    addQuadCurveToPoint addQuadCurve(to:controlPoint:)
    addArcWithCenter addArc(withCenter:)
    constraintWithItem NSLayoutConstraint(item:)
    constraintsWithVisualFormat constraints(withVisualFormat:)
    setTranslatesAutoresizingMaskIntoConstraints translatesAutoresizingMaskIntoConstraints
    userInteractionEnabled isUserInteractionEnabled
    hidden isHidden
    stringByReplacingOccurrencesOfString replacingOccurrences(of:with:)
    componentsSeparatedByString components(separatedBy:)
    """

  /// What the compiler says of `transitionCoordinator()` and `presentedView()`, which are
  /// properties now.
  static let oldCalls: Set = [
    "cannot call value of non-function type '(any UIViewControllerTransitionCoordinator)?'",
    "cannot call value of non-function type 'UIView?'",
  ]
}

extension CompilerMessage {
  /// What the name from before Swift 3 that it is about is called now; nil if it is about something
  /// else.
  public var currentName: String? {
    if let name = missingName {
      if let new = SwiftTwoNames.current(for: name) { return new }
      guard let type = text.firstMatch(of: /type '([^']+)' has no member/) else { return nil }
      return SwiftTwoNames.currentCase(name, of: String(type.1))
    }
    guard let call = text.firstMatch(of: /label.* in call \(have '([^']+)', expected '([^']+)'\)/)
    else { return nil }
    let labels = call.1.split(separator: ":").map(String.init)
    return labels.contains(where: SwiftTwoNames.labels.contains) ? String(call.2) : nil
  }

  /// Whether the compiler itself says that the code is older than Swift 3.
  public var isOfSwift2: Bool {
    text.contains("was removed in Swift 3") || text.hasPrefix("'dispatch_")
      || SwiftTwoNames.oldCalls.contains(text) || hasLabelOfSwift2
  }

  /// Whether its file has a method of a delegate of transitions as that was named before Swift 3:
  /// what such a file makes is in other old files, which do not compile either, and only their
  /// names are missing here.
  public var isInFileOfSwift2: Bool {
    guard let text = TextFile.text(of: path) else { return false }
    let words = CodeFacts.words(of: CodeFacts.lines(of: text).joined(separator: "\n"))
    return !words.isDisjoint(with: NothingToRun.oldMethods)
  }

  /// `animateTransition(transitionContext:)`: before Swift 3 a method's first parameter had no
  /// label, whatever its name.
  private var hasLabelOfSwift2: Bool {
    let words = "different argument labels from those required by protocol"
    let match = text.firstMatch(of: /method '\w+\((\w+):.*' has (.*) '(?:UI|NS|CA)\w+' \('\w+\(_:/)
    return match.map { $0.1 != "_" && $0.2 == words } ?? false
  }
}
