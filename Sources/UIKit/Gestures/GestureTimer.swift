import ObjectiveC
import Foundation
import QuartzCore
import Timeline

/// A moment on the virtual clock at which a recognizer fails or recognizes.
@MainActor
final class GestureTimer {
  private var id: EventQueue<() -> Void>.ID?
  private weak var world: World?

  func start(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    stop()
    let world = World.current
    self.world = world
    let action = withoutIsolation { [weak self] in
      self?.id = nil
      body()
      TouchDispatcher.current.settleAfterTimer()
    }
    id = world.clock.schedule(at: world.clock.now + delay, action)
  }

  func stop() {
    if let id { world?.clock.cancel(id) }
    id = nil
  }
}
