extension SwiftTwoNames {
  /// Methods that protocols require, and those that subclasses override.
  static let requirements = """
    transitionDuration transitionDuration using
    animateTransition animateTransition using
    animationControllerForPresentedController animationController forPresented
    animationControllerForDismissedController animationController forDismissed
    interactionControllerForPresentation interactionControllerForPresentation using
    interactionControllerForDismissal interactionControllerForDismissal using
    presentationControllerForPresentedViewController presentationController forPresented
    adaptivePresentationStyleForPresentationController adaptivePresentationStyle for
    viewWillTransitionToSize viewWillTransition to
    willTransitionToTraitCollection willTransition to
    prepareForSegue prepare for
    sizeForChildContentContainer size forChildContentContainer
    shouldPerformSegueWithIdentifier shouldPerformSegue withIdentifier
    touchesBegan touchesBegan _ withEvent=with
    touchesMoved touchesMoved _ withEvent=with
    touchesEnded touchesEnded _ withEvent=with
    touchesCancelled touchesCancelled _ withEvent=with
    motionEnded motionEnded _ withEvent=with
    pointInside point inside withEvent=with
    hitTest hitTest _ withEvent=with
    drawRect draw _
    drawInContext draw in
    drawTextInRect drawText in
    layoutSublayersOfLayer layoutSublayers of
    encodeWithCoder encode with
    observeValueForKeyPath observeValue forKeyPath ofObject=of
    layoutAttributesForElementsInRect layoutAttributesForElements in
    layoutAttributesForItemAtIndexPath layoutAttributesForItem at
    shouldInvalidateLayoutForBoundsChange shouldInvalidateLayout forBoundsChange
    prepareLayout prepare _
    targetContentOffsetForProposedContentOffset targetContentOffset forProposedContentOffset
    numberOfSectionsInTableView numberOfSections in
    numberOfSectionsInCollectionView numberOfSections in
    viewForZoomingInScrollView viewForZooming in
    numberOfComponentsInPickerView numberOfComponents in
    updateInteractiveTransition update _
    finishInteractiveTransition finish _
    cancelInteractiveTransition cancel _
    positionForBar position for
    applyLayoutAttributes apply _
    """

  static let calls = """
    viewControllerForKey viewController forKey
    viewForKey view forKey
    finalFrameForViewController finalFrame for
    initialFrameForViewController initialFrame for
    presentViewController present _
    dismissViewControllerAnimated dismiss animated
    popViewControllerAnimated popViewController animated
    popToRootViewControllerAnimated popToRootViewController animated
    instantiateViewControllerWithIdentifier instantiateViewController withIdentifier
    dequeueReusableCellWithIdentifier dequeueReusableCell withIdentifier
    dequeueReusableCellWithReuseIdentifier dequeueReusableCell withReuseIdentifier
    dequeueReusableSupplementaryViewOfKind dequeueReusableSupplementaryView ofKind
    dequeueReusableHeaderFooterViewWithIdentifier dequeueReusableHeaderFooterView withIdentifier
    registerNib register _
    registerClass register _
    cellForRowAtIndexPath cellForRow at
    cellForItemAtIndexPath cellForItem at
    deselectRowAtIndexPath deselectRow at
    selectRowAtIndexPath selectRow at
    deselectItemAtIndexPath deselectItem at
    selectItemAtIndexPath selectItem at
    indexPathForCell indexPath for
    indexPathForItemAtPoint indexPathForItem at
    indexPathForRowAtPoint indexPathForRow at
    rectForRowAtIndexPath rectForRow at
    reloadRowsAtIndexPaths reloadRows at
    insertRowsAtIndexPaths insertRows at
    deleteRowsAtIndexPaths deleteRows at
    reloadItemsAtIndexPaths reloadItems at
    insertItemsAtIndexPaths insertItems at
    deleteItemsAtIndexPaths deleteItems at
    numberOfItemsInSection numberOfItems inSection
    numberOfRowsInSection numberOfRows inSection
    scrollToRowAtIndexPath scrollToRow at
    scrollToItemAtIndexPath scrollToItem at
    scrollRectToVisible scrollRectToVisible _
    snapshotViewAfterScreenUpdates snapshotView afterScreenUpdates
    resizableSnapshotViewFromRect resizableSnapshotView from
    drawViewHierarchyInRect drawHierarchy in
    renderInContext render in
    addAnimation add _
    removeAnimationForKey removeAnimation forKey
    animationForKey animation forKey
    locationInView location in
    translationInView translation in
    velocityInView velocity in
    setTranslation setTranslation _ inView=in
    locationOfTouch location ofTouch inView=in
    convertRect convert _ toView=to fromView=from
    convertPoint convert _ toView=to fromView=from
    animateWithDuration animate withDuration
    animateKeyframesWithDuration animateKeyframes withDuration
    addKeyframeWithRelativeStartTime addKeyframe withRelativeStartTime
    transitionWithView transition with
    transitionFromView transition from toView=to
    isDescendantOfView isDescendant of
    isKindOfClass isKind of
    isMemberOfClass isMember of
    respondsToSelector responds to
    performSelector perform _
    sendActionsForControlEvents sendActions for
    systemFontOfSize systemFont ofSize
    boldSystemFontOfSize boldSystemFont ofSize
    colorWithAlphaComponent withAlphaComponent _
    imageWithRenderingMode withRenderingMode _
    resizableImageWithCapInsets resizableImage withCapInsets
    fontWithSize withSize _
    objectForKey object forKey
    stringForKey string forKey
    boolForKey bool forKey
    integerForKey integer forKey
    setObject set _
    setBool set _
    setInteger set _
    postNotificationName post name
    URLForResource url forResource
    pathForResource path forResource
    componentsSeparatedByString components separatedBy
    stringByAppendingString appending _
    stringByReplacingOccurrencesOfString replacingOccurrences of withString=with
    animateAlongsideTransition animate alongsideTransition
    requireGestureRecognizerToFail require toFail
    performSegueWithIdentifier performSegue withIdentifier
    addLineToPoint addLine to
    moveToPoint move to
    addArcWithCenter addArc withCenter
    addCurveToPoint addCurve to
    addQuadCurveToPoint addQuadCurve to
    closePath close _
    appendPath append _
    applyTransform apply _
    scheduledTimerWithTimeInterval scheduledTimer timeInterval
    addToRunLoop add to forMode=forMode
    constraintEqualToAnchor constraint equalTo
    constraintEqualToConstant constraint equalToConstant
    constraintGreaterThanOrEqualToAnchor constraint greaterThanOrEqualTo
    constraintLessThanOrEqualToAnchor constraint lessThanOrEqualTo
    constraintsWithVisualFormat constraints withVisualFormat
    activateConstraints activate _
    removeAtIndex remove at
    insertSubview insertSubview _ atIndex=at
    appendContentsOf append contentsOf
    indexOf index of
    enumerate enumerated _
    reverse reversed _
    joinWithSeparator joined separator
    imageNamed image named
    sizeThatFits sizeThatFits _
    setTitle setTitle _ forState=for
    setContentOffset setContentOffset _
    childViewControllerForStatusBarStyle childViewControllerForStatusBarStyle _
    addGestureRecognizer addGestureRecognizer _
    evaluateWithObject evaluate with
    loadNibNamed loadNibNamed _
    instantiateWithOwner instantiate withOwner
    containsObject contains _
    titleForState title for
    imageForState image for
    rectByInsetting insetBy _
    rectByOffsetting offsetBy _
    """
}
