import Display
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster
@testable import RasterPlan

/// A blurred group costs what is visible of it, however far its blur reaches.
@Suite
struct EnormousBlurTests {
  private static let all = CGRect(x: -40_000, y: -40_000, width: 90_000, height: 90_000)

  /// How many pixels the pictures of a plan hold before and after their filters.
  private func cost(of plan: RenderPlan) -> Int {
    plan.items.pictures.reduce(0) { sum, picture in
      let filtered = picture.content.insetBy(-picture.filters.reach)
      return sum + filtered.width * filtered.height + picture.bounds.width * picture.bounds.height
    }
  }

  @Test(arguments: [160.0, 250, 2000, 1e9])
  func `a group is made from a small picture`(_ sigma: Double) throws {
    let list = DisplayList.record {
      $0.pushGroup(Group(filters: [.gaussianBlur(sigma: sigma)]))
      $0.fill(.rect(EnormousBlurTests.all), with: .color(.black))
      $0.fill(.rect(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.white))
    }
    let plan = RenderPlan(list, width: 64, height: 80)
    let picture = try #require(plan.items.pictures.first)
    #expect(picture.reduction > 1)
    #expect(picture.bounds == PixelRect(minX: 0, minY: 0, maxX: 64, maxY: 80))
    #expect(cost(of: plan) < 100_000)
  }

  @Test
  func `so is the shadow of a list`() throws {
    let inner = DisplayList.record {
      $0.fill(.rect(EnormousBlurTests.all), with: .color(.black))
    }
    let list = DisplayList.record {
      $0.draw(Shadow(.list(inner), color: .black, sigma: 900))
    }
    #expect(cost(of: RenderPlan(list, width: 64, height: 80)) < 100_000)
  }

  @Test
  func `a backdrop in such a group reads what the group holds`() {
    let list = DisplayList.record {
      $0.pushGroup(Group(filters: [.gaussianBlur(sigma: 2000)]))
      $0.fill(.rect(EnormousBlurTests.all), with: .color(.black))
      $0.draw(Backdrop(.rect(EnormousBlurTests.all), filters: [.gaussianBlur(sigma: 2000)]))
      $0.fill(.rect(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.white))
    }
    let plan = RenderPlan(list, width: 64, height: 80)
    #expect(plan.items.pictures.count == 2)
    #expect(cost(of: plan) < 200_000)
  }

  @Test
  func `a backdrop reads no more than there is`() {
    let list = DisplayList.record {
      $0.fill(.rect(EnormousBlurTests.all), with: .color(.black))
      $0.draw(Backdrop(.rect(EnormousBlurTests.all), filters: [.gaussianBlur(sigma: 2000)]))
    }
    let plan = RenderPlan(list, width: 64, height: 80)
    #expect(plan.items.pictures.map(\.content) == [PixelRect(minX: 0, minY: 0, maxX: 64, maxY: 80)])
  }

  @Test(arguments: [120.0, 2000])
  func `groups in groups add up to no more`(_ sigma: Double) {
    let depth = 40
    let list = DisplayList.record {
      for _ in 0..<depth { $0.pushGroup(Group(filters: [.gaussianBlur(sigma: sigma)])) }
      $0.fill(.rect(EnormousBlurTests.all), with: .color(.black))
    }
    #expect(cost(of: RenderPlan(list, width: 64, height: 80)) < depth << 22)
  }

  /// The same corner in a picture so large that all of the blur is made.
  @Test(arguments: [160.0, 190])
  func `it looks as it does where all of it is made`(_ sigma: Double) {
    let inner = DisplayList.record {
      $0.fill(
        .roundedRect(CGRect(x: 20, y: -30, width: 1600, height: 1500), radius: 60),
        with: .color(.black)
      )
      $0.fill(
        .rect(CGRect(x: -300.5, y: -200, width: 500, height: 210.5)),
        with: .color(Color(red: 1, green: 0.5, blue: 0))
      )
    }
    let list = DisplayList.record {
      $0.fill(
        .rect(CGRect(x: -9000, y: -9000, width: 20_000, height: 20_000)),
        with: .color(.white)
      )
      $0.pushGroup(Group(opacity: 0.9, filters: [.gaussianBlur(sigma: sigma)]))
      // A list in a list, moved and turned, is where it is in the large picture.
      $0.pushTransform(CGAffineTransform(translationX: 30, y: 8).rotated(by: 0.1))
      $0.draw(inner)
      $0.pop()
      $0.pop()
      // After the group all is sharp again.
      $0.fill(.rect(CGRect(x: 40, y: 10, width: 3, height: 50)), with: .color(.black))
    }
    let small = Renderer().render(list, width: 64, height: 80)
    let large = Renderer().render(list, width: 1500, height: 1500)
    let smallPlan = RenderPlan(list, width: 64, height: 80)
    let largePlan = RenderPlan(list, width: 1500, height: 1500)
    #expect(smallPlan.items.pictures.map(\.reduction) != [1])
    #expect(largePlan.items.pictures.map(\.reduction) == [1])
    var worst = 0
    for y in 0..<80 {
      for x in 0..<64 {
        worst = max(worst, abs(Int(small[x, y].red) - Int(large[x, y].red)))
        worst = max(worst, abs(Int(small[x, y].blue) - Int(large[x, y].blue)))
      }
    }
    #expect(worst <= 2, "They differ by \(worst) levels.")
  }
}
