/// How a control behaves: as on a phone, or as on a Mac.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic, pad, mac
}
