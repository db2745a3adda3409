import Display
import Foundation

/// An unfinished display list, and the state's clips that are open in it.
struct CGRecording {
  var recorder = DisplayListRecorder()
  var isEmpty = true
  /// How many of the state's clips existed before: they apply to the recording as a whole.
  let clipBase: Int
  private var openClips: [Int] = []

  init(clipBase: Int = 0) { self.clipBase = clipBase }

  /// Makes `clips` the open ones; those that already are, from the outermost on, stay open.
  mutating func open(_ clips: [CGGraphicsState.Clip]) {
    var common = 0
    while common < min(clips.count, openClips.count), clips[common].id == openClips[common] {
      common += 1
    }
    recorder.pop(to: common)
    openClips.removeSubrange(common...)
    for clip in clips[common...] {
      switch clip.kind {
      case .shape(let shape, let antialiased):
        recorder.pushClip(shape, antialiased: antialiased)
      case .mask(let list): recorder.pushMask(list)
      }
      openClips.append(clip.id)
    }
  }

  /// The list so far.
  var finished: DisplayList {
    let copy = recorder
    return copy.finish()
  }
}
