import Foundation
import Segue

ProcessMemory.returnsLargeBlocks()
let usage = """
  usage: segue-bench compose WORKLOAD WIDTH HEIGHT THREADS [ASSETS [DUMP FRAME]]
         segue-bench files WORKLOAD WIDTH HEIGHT THREADS ASSETS [FRAMES]
         segue-bench animator NAME THREADS
         segue-bench profile [NAME …]
         segue-bench growth
         segue-bench table [ROUNDS]
  """
var arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.isEmpty ? "" : arguments.removeFirst() {
  case "compose": try Compose.run(arguments)
  case "files": try EndToEnd.workload(arguments)
  case "animator": try EndToEnd.animator(arguments)
  case "profile": try Profile.run(arguments)
  case "growth": try Growth.run()
  case "table": try Table.run(arguments)
  default: throw UsageError()
  }
} catch is UsageError {
  print(usage)
  exit(64)
}
