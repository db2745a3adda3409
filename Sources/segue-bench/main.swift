import Foundation

var arguments = Array(CommandLine.arguments.dropFirst())
guard !arguments.isEmpty else {
  print("usage: segue-bench compose WORKLOAD WIDTH HEIGHT THREADS [ASSETS [DUMP FRAME]]")
  exit(64)
}
switch arguments.removeFirst() {
case "compose": try Compose.run(arguments)
default:
  print("segue-bench: no such mode")
  exit(64)
}
