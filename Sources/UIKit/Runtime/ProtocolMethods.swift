/// The names of the methods of UIKit's protocols that apps pass on to their own delegates.
///
/// They are the names that the port gives to methods, so that `numberOfSectionsIn:` is what
/// Objective-C calls `numberOfSectionsInTableView:`; both are found.
enum ProtocolMethods {
  /// Whether a protocol, or one that it inherits from, has a method of this name.
  static func has(_ name: String, in proto: String, required: Bool) -> Bool {
    var next: String? = proto
    while let each = next {
      if let names = names[each], names.contains(name) || names.contains(plain(name)) {
        return Self.required.contains(plain(name)) == required
      }
      next = inherited[each]
    }
    return false
  }

  static func knows(_ proto: String) -> Bool { names[proto] != nil }

  /// The name without what Swift leaves out of Objective-C's: the types of arguments.
  private static func plain(_ name: String) -> String {
    let labels = name.split(separator: ":", omittingEmptySubsequences: false).map { label in
      for type in ["IndexPath", "TableView", "CollectionView", "ScrollView"] {
        if label.hasSuffix("At" + type) || label.hasSuffix("In" + type) {
          return String(label.dropLast(type.count))
        }
      }
      return String(label)
    }
    return labels.joined(separator: ":")
  }

  private static let required: Set<String> = [
    "tableView:numberOfRowsInSection:", "tableView:cellForRowAt:",
    "collectionView:numberOfItemsInSection:", "collectionView:cellForItemAt:",
  ]

  private static let inherited = [
    "UITableViewDelegate": "UIScrollViewDelegate",
    "UICollectionViewDelegate": "UIScrollViewDelegate",
    "UICollectionViewDelegateFlowLayout": "UICollectionViewDelegate",
    "UITextViewDelegate": "UIScrollViewDelegate",
  ]

  private static let names: [String: Set<String>] = [
    "UIScrollViewDelegate": named(
      """
      scrollViewDidScroll: scrollViewDidZoom: scrollViewWillBeginDragging:
      scrollViewWillEndDragging:withVelocity:targetContentOffset:
      scrollViewDidEndDragging:willDecelerate: scrollViewWillBeginDecelerating:
      scrollViewDidEndDecelerating: scrollViewDidEndScrollingAnimation: viewForZoomingIn:
      scrollViewWillBeginZooming:with: scrollViewDidEndZooming:with:atScale:
      scrollViewShouldScrollToTop: scrollViewDidScrollToTop:
      scrollViewDidChangeAdjustedContentInset:
      """
    ),
    "UITableViewDataSource": named(
      """
      tableView:numberOfRowsInSection: tableView:cellForRowAt: numberOfSectionsIn:
      tableView:titleForHeaderInSection: tableView:titleForFooterInSection:
      tableView:canEditRowAt: tableView:canMoveRowAt: tableView:commit:forRowAt:
      tableView:moveRowAt:to: sectionIndexTitlesFor: tableView:sectionForSectionIndexTitle:at:
      """
    ),
    "UITableViewDelegate": named(
      """
      tableView:heightForRowAt: tableView:heightForHeaderInSection:
      tableView:heightForFooterInSection: tableView:estimatedHeightForRowAt:
      tableView:viewForHeaderInSection: tableView:viewForFooterInSection:
      tableView:willDisplay:forRowAt: tableView:didEndDisplaying:forRowAt:
      tableView:shouldBeginMultipleSelectionInteractionAt:
      tableView:didBeginMultipleSelectionInteractionAt:
      tableViewDidEndMultipleSelectionInteraction: tableView:shouldShowMenuForRowAt:
      tableView:canPerformAction:forRowAt:withSender: tableView:performAction:forRowAt:withSender:
      tableView:shouldHighlightRowAt: tableView:didHighlightRowAt: tableView:didUnhighlightRowAt:
      tableView:willSelectRowAt: tableView:willDeselectRowAt: tableView:didSelectRowAt:
      tableView:didDeselectRowAt: tableView:accessoryButtonTappedForRowWith:
      tableView:estimatedHeightForHeaderInSection: tableView:estimatedHeightForFooterInSection:
      tableView:willDisplayHeaderView:forSection: tableView:willDisplayFooterView:forSection:
      tableView:didEndDisplayingHeaderView:forSection:
      tableView:didEndDisplayingFooterView:forSection: tableView:editingStyleForRowAt:
      tableView:titleForDeleteConfirmationButtonForRowAt: tableView:editActionsForRowAt:
      tableView:leadingSwipeActionsConfigurationForRowAt:
      tableView:trailingSwipeActionsConfigurationForRowAt:
      tableView:shouldIndentWhileEditingRowAt: tableView:indentationLevelForRowAt:
      tableView:targetIndexPathForMoveFromRowAt:toProposedIndexPath:
      tableView:contextMenuConfigurationForRowAt:point: tableView:canPerformPrimaryActionForRowAt:
      tableView:performPrimaryActionForRowAt: tableView:willBeginEditingRowAt:
      tableView:didEndEditingRowAt: tableView:previewForHighlightingContextMenuWithConfiguration:
      tableView:previewForDismissingContextMenuWithConfiguration:
      tableView:willDisplayContextMenu:animator: tableView:willEndContextMenuInteraction:animator:
      tableView:willPerformPreviewActionForMenuWith:animator:
      tableView:shouldSpringLoadRowAt:with: tableView:canFocusRowAt:
      tableView:shouldUpdateFocusIn: tableView:didUpdateFocusIn:with:
      indexPathForPreferredFocusedViewIn: tableView:selectionFollowsFocusForRowAt:
      """
    ),
    "UICollectionViewDataSource": named(
      """
      collectionView:numberOfItemsInSection: collectionView:cellForItemAt: numberOfSectionsIn:
      collectionView:viewForSupplementaryElementOfKind:at: collectionView:canMoveItemAt:
      collectionView:moveItemAt:to: indexTitlesFor: collectionView:indexPathForIndexTitle:at:
      """
    ),
    "UICollectionViewDelegate": named(
      """
      collectionView:shouldHighlightItemAt: collectionView:didHighlightItemAt:
      collectionView:didUnhighlightItemAt: collectionView:shouldSelectItemAt:
      collectionView:shouldDeselectItemAt: collectionView:didSelectItemAt:
      collectionView:didDeselectItemAt: collectionView:willDisplay:forItemAt:
      collectionView:didEndDisplaying:forItemAt:
      collectionView:willDisplaySupplementaryView:forElementKind:at:
      collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:
      collectionView:targetContentOffsetForProposedContentOffset:
      collectionView:transitionLayoutForOldLayout:newLayout:
      collectionView:contextMenuConfigurationForItemAt:point:
      collectionView:contextMenuConfigurationForItemsAt:point:
      collectionView:canPerformPrimaryActionForItemAt:
      collectionView:performPrimaryActionForItemAt:
      collectionView:contextMenuConfiguration:highlightPreviewForItemAt:
      collectionView:contextMenuConfiguration:dismissalPreviewForItemAt:
      collectionView:previewForHighlightingContextMenuWithConfiguration:
      collectionView:previewForDismissingContextMenuWithConfiguration:
      collectionView:willDisplayContextMenu:animator:
      collectionView:willEndContextMenuInteraction:animator:
      collectionView:willPerformPreviewActionForMenuWith:animator:
      collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:
      collectionView:targetIndexPathForMoveFromItemAt:toProposedIndexPath:
      collectionView:canEditItemAt: collectionView:shouldBeginMultipleSelectionInteractionAt:
      collectionView:didBeginMultipleSelectionInteractionAt:
      collectionViewDidEndMultipleSelectionInteraction: collectionView:shouldShowMenuForItemAt:
      collectionView:canPerformAction:forItemAt:withSender:
      collectionView:performAction:forItemAt:withSender:
      collectionView:shouldSpringLoadItemAt:with: collectionView:canFocusItemAt:
      collectionView:shouldUpdateFocusIn: collectionView:didUpdateFocusIn:with:
      indexPathForPreferredFocusedViewIn: collectionView:selectionFollowsFocusForItemAt:
      collectionView:sceneActivationConfigurationForItemAt:point:
      """
    ),
    "UICollectionViewDelegateFlowLayout": named(
      """
      collectionView:layout:sizeForItemAt: collectionView:layout:insetForSectionAt:
      collectionView:layout:minimumLineSpacingForSectionAt:
      collectionView:layout:minimumInteritemSpacingForSectionAt:
      collectionView:layout:referenceSizeForHeaderInSection:
      collectionView:layout:referenceSizeForFooterInSection:
      """
    ),
    "UITextFieldDelegate": named(
      """
      textFieldShouldBeginEditing: textFieldDidBeginEditing: textFieldShouldEndEditing:
      textFieldDidEndEditing: textFieldDidEndEditing:reason:
      textField:shouldChangeCharactersIn:replacementString:
      textField:shouldChangeCharactersInRanges:replacementString: textFieldDidChangeSelection:
      textFieldShouldClear: textFieldShouldReturn:
      textField:editMenuForCharactersIn:suggestedActions:
      textField:editMenuForCharactersInRanges:suggestedActions: textField:willPresentEditMenuWith:
      textField:willDismissEditMenuWith:
      """
    ),
    "UITextViewDelegate": named(
      """
      textViewDidChange: textViewDidBeginEditing: textViewDidEndEditing:
      textViewShouldBeginEditing: textViewShouldEndEditing: textViewDidChangeSelection:
      textView:shouldChangeTextIn:replacementText:
      textView:shouldChangeTextInRanges:replacementText: textView:shouldInteractWith:in:
      textView:shouldInteractWith:in:interaction: textView:primaryActionFor:defaultAction:
      textView:menuConfigurationFor:defaultMenu: textView:textItemMenuWillDisplayFor:animator:
      textView:textItemMenuWillEndFor:animator: textView:editMenuForTextIn:suggestedActions:
      textView:editMenuForTextInRanges:suggestedActions: textView:willPresentEditMenuWith:
      textView:willDismissEditMenuWith: textViewWritingToolsWillBegin: textViewWritingToolsDidEnd:
      textView:writingToolsIgnoredRangesInEnclosingRange: textView:willBeginFormattingWith:
      textView:didBeginFormattingWith: textView:willEndFormattingWith:
      textView:didEndFormattingWith: textView:insertInputSuggestion:
      """
    ),
  ]

  private static func named(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
