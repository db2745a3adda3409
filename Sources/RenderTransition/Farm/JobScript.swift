import Foundation
import Segue

/// A job array for Slurm.
///
/// Every task does a chunk, or several if there are more chunks than a controller accepts tasks.
struct JobScript {
  let plan: FarmPlan
  /// Absolute.
  let planPath: String
  let results: ResultStore?

  /// Slurm's default limit is a thousand.
  private static let maximumTasks = 1000

  var text: String {
    let tasks = min(plan.chunks.count, JobScript.maximumTasks)
    let folder = FarmFolder(ofPlan: planPath)
    let longest = plan.chunks.map(\.seconds).max() ?? 60
    let each = Double((plan.chunks.count + tasks - 1) / tasks)
    // Ten times the expected time, in minutes; a stalled task ends by itself earlier.
    let minutes = max(10, Int((longest * each * 10 / 60).rounded(.up)))
    var options = ""
    if let results {
      options += "--results \(quoted(results.folder))"
      if let limit = results.limit { options += " --results-limit \(limit)" }
    }
    return #"""
      #!/bin/bash
      # Renders plan \#(plan.hash.prefix(12)): \#(plan.films.count) films in \#(plan.chunks.count) chunks.
      # Submit it with sbatch. SEGUE_TOOL names the tool, where it is not on the PATH; SEGUE_OPTIONS holds more
      # options of a render.
      #SBATCH --job-name=segue-\#(plan.hash.prefix(8))
      #SBATCH --array=1-\#(tasks)
      #SBATCH --ntasks=1
      #SBATCH --cpus-per-task=1
      #SBATCH --time=\#(minutes)
      #SBATCH --requeue
      #SBATCH --open-mode=append
      #SBATCH --output=\#(folder.path)/logs/%A_%a.log
      set -u
      tool=${SEGUE_TOOL:-render-transition}
      restarts=${SLURM_RESTART_COUNT:-0}
      eval "options=(${SEGUE_OPTIONS:-\#(options)})"
      failed=0
      # Several chunks, where there are more of them than a controller takes tasks.
      for ((chunk = ${SLURM_ARRAY_TASK_ID:-1}; chunk <= \#(plan.chunks.count); chunk += \#(tasks))); do
        for try in 1 2 3; do
          "$tool" render --plan \#(quoted(planPath)) --chunk "$chunk" --attempt $((3 * restarts + try)) \
            --threads "${SLURM_CPUS_PER_TASK:-1}" --json-progress "${options[@]}"
          code=$?
          # A full disk, a lack of memory, a signal to the tool alone: perhaps not the next time.
          case $code in
            74 | 75 | 1[34]?) sleep $((try * ${SEGUE_RETRY_SECONDS:-10})) ;;
            *) break ;;
          esac
        done
        [ "$code" = 0 ] || failed=$code
      done
      # Perhaps another machine can; or this one, later.
      case $failed in
        74 | 75 | 1[34]?)
          if [ "$restarts" -lt "${SEGUE_MAX_RESTARTS:-20}" ] && [ -n "${SLURM_JOB_ID:-}" ]; then
            scontrol requeue "$SLURM_JOB_ID" && sleep 60
          fi
          ;;
      esac
      exit "$failed"

      """#
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
