import Raster

/// How many threads draw the pictures that an app makes for itself, such as gradients and
/// snapshots, in the moment in which they are first shown.
///
/// Their number changes no byte. A forked process has one thread.
package enum PictureThreads {
  package static var count: Int {
    get { Renderer.threadsForPictures }
    set { Renderer.threadsForPictures = newValue }
  }
}
