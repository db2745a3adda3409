import Foundation
import Segue

ProcessMemory.returnsLargeBlocks()
ProcessMemory.releasesPagesOfStart()
let usage = """
  usage: Scripts/bench [SECTION …] [--rounds N]
         Scripts/bench profile [NAME …]
         Scripts/bench layers [KIND [COUNT [STEPS]]]
         Scripts/bench leaks [ROUNDS [NAME]]

  Prints tables, row by row, and whether the goals of the project are met. Without sections all of
  them: about 5 minutes, 10 with the programs of other libraries.

  SECTIONS:
    compose    Five workloads into memory.
    scenes     What real code does, into memory: many labels, shadows and blurs, glass, masks.
    png        The workloads to PNG files; beside ffmpeg's fastest, with file sizes beside libpng's.
    animators  Every built-in animator to PNG files.
    growth     What little movement, many pixels, frames, layers and blurs cost.
    gif        The workloads to GIFs, beside ffmpeg's palettes.
    goldens    Frames compared with their goldens, beside decoding those.
    start      From the start of the program to its first frame.
    isa        Each instruction set of this machine: frames, and the kernels one by one; also --isa.

  profile says where the time of a frame goes, in workloads (W1 … W5, still, sprite60) or animators.
  layers says what many layers cost that move in one way or another. leaks renders all there is again
  and again, and fails when memory grows.

  Programs take turns, N rounds of them; one that takes longer than 1 s a run has one round. Ratios
  are medians of the rounds' ratios. SEGUE_PEERS names a folder of other libraries' programs:
    SEGUE_PEERS=~/peers Scripts/bench compose png
  """
var arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.isEmpty ? "" : arguments.removeFirst() {
  case "table": try Report.run(arguments)
  case "profile": try Profile.run(arguments)
  case "layers": try Layers.run(arguments)
  case "leaks": try Leaks.run(arguments)
  // The measurements of the tables, each in its own process.
  case "compose": try Compose.run(arguments)
  case "stages": try Profile.stages(arguments)
  case "digest": try Compose.digest(arguments)
  case "bitmaps": try Compose.bitmaps(arguments)
  case "files": try EndToEnd.workload(arguments)
  case "plain-files": try PlainFiles.run(arguments)
  case "animator": try EndToEnd.animator(arguments)
  case "gif": try EndToEnd.gif(arguments)
  case "list": try ManyLayers.run(arguments)
  case "tiles": try FallingTiles.run(arguments)
  case "sizes": try FileSizes.run(arguments)
  case "ffmpeg-png": try FFmpegPeer.png(arguments)
  case "ffmpeg-gif": try FFmpegPeer.gif(arguments)
  case "-h", "--help": print(usage)
  default: throw UsageError()
  }
} catch is GoalMissed {
  exit(1)
} catch is UsageError {
  FileHandle.standardError.write(Data((usage + "\n").utf8))
  exit(64)
}
