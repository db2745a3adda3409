/// Names of Swift 2 and those that Swift 3 has for them, as Apple's headers give them (documented).
enum SwiftTwoNames {
  struct Method {
    var name: String
    /// The label of the first argument, which had none.
    var label: String?
    var labels: [String: String] = [:]
    /// Whether protocols require it, or call it where it is there.
    var isRequirement = false
  }

  /// Words that no code of Swift 3 has.
  static let marks: Set<String> = [
    "NSTimeInterval", "animateWithDuration", "viewControllerForKey", "sharedApplication",
    "mainScreen", "dequeueReusableCellWithIdentifier", "dequeueReusableCellWithReuseIdentifier",
    "presentViewController", "dismissViewControllerAnimated", "popViewControllerAnimated",
    "instantiateViewControllerWithIdentifier", "whiteColor", "blackColor", "clearColor", "redColor",
    "UITransitionContextFromViewControllerKey", "UITransitionContextToViewControllerKey",
    "UITransitionContextToViewKey", "UITransitionContextFromViewKey", "NSNotificationCenter",
    "NSBundle", "locationInView", "translationInView", "prepareForSegue", "CurveEaseInOut",
    "CurveEaseOut", "CurveEaseIn", "animationControllerForPresentedController", "Began", "Ended",
    "dispatch_get_main_queue", "cellForRowAtIndexPath", "cellForItemAtIndexPath", "drawRect",
    "animateKeyframesWithDuration", "performSegueWithIdentifier", "mainBundle",
  ]

  /// Those of which a text is asked as a whole: `touchesBegan` has one of the others.
  static let quickMarks = marks.subtracting(["Began", "Ended"])

  /// Words that no code of Swift 2 has.
  static let newMarks: Set<String> = [
    "TimeInterval", "IndexPath", "withDuration", "cgColor", "isHidden", "DispatchQueue",
    "withIdentifier", "isUserInteractionEnabled", "cellForRowAt", "touchUpInside", "easeInOut",
    "NotificationCenter", "UserDefaults", "Bundle", "escaping", "objcMembers", "began", "ended",
    "changed", "curveEaseInOut", "curveEaseOut",
  ]

  /// Those that any code may have as names of its own.
  static let plainWords: Set<String> = ["began", "ended", "changed"]

  /// Whether a type has cases, which began with a capital letter.
  static func hasCases(_ type: String) -> Bool {
    !type.contains(".")
      && ["UI", "NS", "CA", "CG", "AV", "MK", "CL"].contains { type.hasPrefix($0) }
      || ["UIKit.", "Foundation."].contains { type.hasPrefix($0) }
  }

  static let indexPathLabels = [
    "forRow": "row", "forItem": "item", "inSection": "section",
  ]

  static let types = OldNames.table(
    """
    NSTimeInterval TimeInterval
    NSIndexPath IndexPath
    NSURL URL
    NSURLRequest URLRequest
    NSURLSession URLSession
    NSBundle Bundle
    NSNotification Notification
    NSNotificationCenter NotificationCenter
    NSUserDefaults UserDefaults
    NSFileManager FileManager
    NSTimer Timer
    NSData Data
    NSDate Date
    NSDateFormatter DateFormatter
    NSNumberFormatter NumberFormatter
    NSCalendar Calendar
    NSLocale Locale
    NSUUID UUID
    NSThread Thread
    NSRunLoop RunLoop
    NSOperationQueue OperationQueue
    NSOperation Operation
    NSProcessInfo ProcessInfo
    NSCharacterSet CharacterSet
    NSJSONSerialization JSONSerialization
    NSScanner Scanner
    NSLengthFormatter LengthFormatter
    ErrorType Error
    SequenceType Sequence
    CollectionType Collection
    GeneratorType IteratorProtocol
    Printable CustomStringConvertible
    CGContextRef CGContext
    CGPathRef CGPath
    CGMutablePathRef CGMutablePath
    CGColorRef CGColor
    CGImageRef CGImage
    CGGradientRef CGGradient
    CGColorSpaceRef CGColorSpace
    """
  )

  static let globals = OldNames.table(
    """
    UITransitionContextFromViewControllerKey UITransitionContextViewControllerKey.from
    UITransitionContextToViewControllerKey UITransitionContextViewControllerKey.to
    UITransitionContextFromViewKey UITransitionContextViewKey.from
    UITransitionContextToViewKey UITransitionContextViewKey.to
    println print
    UIKeyboardWillShowNotification NSNotification.Name.UIKeyboardWillShow
    UIKeyboardWillHideNotification NSNotification.Name.UIKeyboardWillHide
    UIKeyboardWillChangeFrameNotification NSNotification.Name.UIKeyboardWillChangeFrame
    UIApplicationDidBecomeActiveNotification NSNotification.Name.UIApplicationDidBecomeActive
    UIApplicationWillResignActiveNotification NSNotification.Name.UIApplicationWillResignActive
    UIApplicationDidEnterBackgroundNotification NSNotification.Name.UIApplicationDidEnterBackground
    UIApplicationWillEnterForegroundNotification NSNotification.Name.UIApplicationWillEnterForeground
    UIDeviceOrientationDidChangeNotification NSNotification.Name.UIDeviceOrientationDidChange
    """
  )

  /// Methods without arguments that are properties since.
  static let properties = pairs(
    """
    containerView transitionWasCancelled isAnimated isInteractive presentationStyle
    targetTransform presentedView frameOfPresentedViewInContainerView transitionCoordinator
    preferredStatusBarStyle prefersStatusBarHidden preferredStatusBarUpdateAnimation
    supportedInterfaceOrientations shouldAutorotate shouldPresentInFullscreen
    shouldRemovePresentersView adaptivePresentationStyle collectionViewContentSize
    canBecomeFirstResponder canResignFirstResponder childViewControllerForStatusBarStyle
    childViewControllerForStatusBarHidden intrinsicContentSize visibleCells
    indexPathsForVisibleItems indexPathsForSelectedItems interfaceOrientation
    sharedApplication=shared mainScreen=main mainBundle=main defaultCenter=default
    standardUserDefaults=standard currentDevice=current defaultManager=default mainQueue=main
    sharedSession=shared currentRunLoop=current mainRunLoop=main currentCalendar=current
    CGRectValue=cgRectValue CGPointValue=cgPointValue CGSizeValue=cgSizeValue
    CGAffineTransformValue=cgAffineTransformValue currentQueue=current isFirstResponder
    """
  )

  /// Those that protocols require.
  static let required: Set<String> = [
    "containerView", "transitionWasCancelled", "isAnimated", "isInteractive", "presentationStyle",
    "targetTransform",
  ]

  static let members = pairs(
    """
    hidden=isHidden enabled=isEnabled selected=isSelected highlighted=isHighlighted
    opaque=isOpaque userInteractionEnabled=isUserInteractionEnabled
    multipleTouchEnabled=isMultipleTouchEnabled on=isOn pagingEnabled=isPagingEnabled
    scrollEnabled=isScrollEnabled editing=isEditing tracking=isTracking dragging=isDragging
    decelerating=isDecelerating zooming=isZooming translucent=isTranslucent active=isActive
    exclusiveTouch=isExclusiveTouch directionalLockEnabled=isDirectionalLockEnabled
    navigationBarHidden=isNavigationBarHidden toolbarHidden=isToolbarHidden
    secureTextEntry=isSecureTextEntry editable=isEditable selectable=isSelectable
    removedOnCompletion=isRemovedOnCompletion doubleSided=isDoubleSided CGColor=cgColor
    CGImage=cgImage CGPath=cgPath CIImage=ciImage URL=url statusBarHidden=isStatusBarHidden
    destinationViewController=destination sourceViewController=source
    animating=isAnimating paused=isPaused viewLoaded=isViewLoaded
    """
  )

  /// Labels that nothing but Apple's methods has.
  static let labels = pairs(
    """
    presentingController=presenting sourceController=source presentingViewController=presenting
    sourceViewController=source animationControllerForOperation=animationControllerFor
    fromViewController=from toViewController=to
    interactionControllerForAnimationController=interactionControllerFor
    willShowViewController=willShow didShowViewController=didShow
    animationControllerForTransitionFromViewController=animationControllerForTransitionFrom
    shouldSelectViewController=shouldSelect didSelectViewController=didSelect
    cellForRowAtIndexPath=cellForRowAt didSelectRowAtIndexPath=didSelectRowAt
    willSelectRowAtIndexPath=willSelectRowAt didDeselectRowAtIndexPath=didDeselectRowAt
    heightForRowAtIndexPath=heightForRowAt estimatedHeightForRowAtIndexPath=estimatedHeightForRowAt
    willDisplayCell=willDisplay forRowAtIndexPath=forRowAt canEditRowAtIndexPath=canEditRowAt
    commitEditingStyle=commit didHighlightRowAtIndexPath=didHighlightRowAt
    didUnhighlightRowAtIndexPath=didUnhighlightRowAt shouldHighlightRowAtIndexPath=shouldHighlightRowAt
    cellForItemAtIndexPath=cellForItemAt didSelectItemAtIndexPath=didSelectItemAt
    didDeselectItemAtIndexPath=didDeselectItemAt didHighlightItemAtIndexPath=didHighlightItemAt
    didUnhighlightItemAtIndexPath=didUnhighlightItemAt
    shouldSelectItemAtIndexPath=shouldSelectItemAt sizeForItemAtIndexPath=sizeForItemAt
    insetForSectionAtIndex=insetForSectionAt
    minimumLineSpacingForSectionAtIndex=minimumLineSpacingForSectionAt
    minimumInteritemSpacingForSectionAtIndex=minimumInteritemSpacingForSectionAt
    forItemAtIndexPath=forItemAt atIndexPath=at forIndexPath=for
    shouldRecognizeSimultaneouslyWithGestureRecognizer=shouldRecognizeSimultaneouslyWith
    shouldReceiveTouch=shouldReceive
    shouldRequireFailureOfGestureRecognizer=shouldRequireFailureOf
    shouldBeRequiredToFailByGestureRecognizer=shouldBeRequiredToFailBy
    shouldChangeCharactersInRange=shouldChangeCharactersIn
    viewControllerBeforeViewController=viewControllerBefore
    viewControllerAfterViewController=viewControllerAfter withTransitionCoordinator=with
    forState=for forControlEvents=for withRowAnimation=with atScrollPosition=at
    forBarMetrics=for forBlurEffect=blurEffect
    CGImage=cgImage CGPath=cgPath CGColor=cgColor CIImage=ciImage
    """
  )

  /// Functions of Core Graphics whose first argument has the method since.
  static let contextMethods = [
    "CGContextSaveGState": "saveGState(", "CGContextRestoreGState": "restoreGState(",
    "CGContextFillRect": "fill(", "CGContextStrokeRect": "stroke(",
    "CGContextFillEllipseInRect": "fillEllipse(in: ",
    "CGContextStrokeEllipseInRect": "strokeEllipse(in: ", "CGContextAddRect": "addRect(",
    "CGContextClipToRect": "clip(to: ", "CGContextClip": "clip(", "CGContextAddPath": "addPath(",
    "CGContextFillPath": "fillPath(", "CGContextStrokePath": "strokePath(",
    "CGContextBeginPath": "beginPath(", "CGContextClosePath": "closePath(",
    "CGContextSetFillColorWithColor": "setFillColor(",
    "CGContextSetStrokeColorWithColor": "setStrokeColor(",
    "CGContextSetLineWidth": "setLineWidth(", "CGContextSetLineCap": "setLineCap(",
    "CGContextSetAlpha": "setAlpha(", "CGContextSetBlendMode": "setBlendMode(",
    "CGContextConcatCTM": "concatenate(", "CGContextRotateCTM": "rotate(by: ",
  ]

  static let newNames = Set(methods.values.map(\.name))

  /// Functions whose result is optional since.
  static let optionalResults = [
    "snapshotViewAfterScreenUpdates": "UIView", "resizableSnapshotViewFromRect": "UIView",
    "UIGraphicsGetImageFromCurrentImageContext": "UIImage",
    "UIGraphicsGetCurrentContext": "CGContext",
  ]

  private static func pairs(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for word in text.split(whereSeparator: \.isWhitespace) {
      let parts = word.split(separator: "=")
      result[String(parts[0])] = String(parts[parts.count - 1])
    }
    return result
  }

  /// The lines of the tables: the old name, the new one and the label of the first argument, `_` for
  /// none; then other labels.
  static let methods: [String: Method] = {
    var result: [String: Method] = [:]
    for (table, isRequirement) in [(requirements, true), (calls, false)] {
      for line in table.split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        var method = Method(name: words[1], label: words[2] == "_" ? nil : words[2])
        method.isRequirement = isRequirement
        for word in words.dropFirst(3) {
          let parts = word.split(separator: "=")
          method.labels[String(parts[0])] = String(parts[1])
        }
        result[words[0]] = method
      }
    }
    return result
  }()
}
