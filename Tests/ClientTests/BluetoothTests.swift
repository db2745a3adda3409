import CoreBluetooth
import Testing
import UIKit

/// There is no radio, and apps learn of it as in the simulator.
@MainActor
@Suite
struct BluetoothTests {
  private final class Listener: NSObject, CBCentralManagerDelegate,
    CBPeripheralManagerDelegate
  {
    var states: [CBManagerState] = []
    func centralManagerDidUpdateState(_ central: CBCentralManager) { states.append(central.state) }
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
      states.append(peripheral.state)
    }
  }

  @Test
  func `a delegate learns later that Bluetooth is unsupported`() {
    let listener = Listener()
    let central = CBCentralManager(delegate: listener, queue: nil)
    let peripheral = CBPeripheralManager(delegate: listener, queue: .main)
    #expect(listener.states.isEmpty && central.state == .unknown)
    central.scanForPeripherals(
      withServices: [CBUUID(string: "180D")],
      options: [CBCentralManagerScanOptionAllowDuplicatesKey: false]
    )
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(listener.states == [.unsupported, .unsupported])
    #expect(!central.isScanning && !peripheral.isAdvertising)
    #expect(central.retrieveConnectedPeripherals(withServices: []).isEmpty)
  }

  @Test
  func `a short name of a service equals the long one`() {
    let short = CBUUID(string: "180D")
    let long = CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB")
    #expect(short == long && short.hash == long.hash && short != CBUUID(string: "180F"))
    #expect(short.uuidString == "180D" && short.data == Data([0x18, 0x0D]))
    #expect(long.uuidString == "0000180D-0000-1000-8000-00805F9B34FB")
    let uuid = UUID()
    #expect(CBUUID(nsuuid: uuid).uuidString == uuid.uuidString)
  }

  @Test
  func `a service of one's own keeps its values`() {
    let value = CBMutableCharacteristic(
      type: CBUUID(string: "2A37"),
      properties: [.read, .notify],
      value: nil,
      permissions: .readable
    )
    let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
    service.characteristics = [value]
    #expect(service.characteristics?.first === value && service.isPrimary)
    #expect(value.properties.contains(.notify) && !value.properties.contains(.write))
  }
}
