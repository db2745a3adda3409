import Foundation
import Testing

/// Every call of the system that a run makes fails once: the run ends with a whole result or with a
/// named error, leaves nothing half-written, and the next run makes it good.
///
/// The tests try some of the calls of each kind; `SEGUE_FAULTS=all` tries every one.
@Suite(.serialized)
struct `Faults of the system` {
  /// Counts a kind of call, and lets one of them fail.
  ///
  /// Loaded before the C library.
  private static let shim = #"""
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <fcntl.h>
    #include <signal.h>
    #include <spawn.h>
    #include <stdarg.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/stat.h>
    #include <unistd.h>

    static int count;
    static const char *kind(void) { const char *k = getenv("FAULT_CALL"); return k ? k : ""; }
    static int fails(const char *name) {
      if (strcmp(kind(), name)) return 0;
      int now = __sync_add_and_fetch(&count, 1);
      const char *at = getenv("FAULT_AT"), *code = getenv("FAULT_ERRNO");
      if (!at || now != atoi(at)) return 0;
      errno = code ? atoi(code) : EIO;
      return 1;
    }
    __attribute__((destructor)) static void tell(void) {
      const char *path = getenv("FAULT_COUNT");
      if (!path || strcmp(program_invocation_short_name, "render-transition")) return;
      FILE *file = fopen(path, "w");
      if (file) { fprintf(file, "%d", count); fclose(file); }
    }
    #define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
    ssize_t write(int fd, const void *b, size_t n) {
      return fd > 2 && fails("write") ? -1 : REAL(write)(fd, b, n);
    }
    ssize_t pwrite(int fd, const void *b, size_t n, off_t o) {
      return fails("pwrite") ? -1 : REAL(pwrite)(fd, b, n, o);
    }
    int rename(const char *a, const char *b) { return fails("rename") ? -1 : REAL(rename)(a, b); }
    int link(const char *a, const char *b) { return fails("link") ? -1 : REAL(link)(a, b); }
    int mkdir(const char *p, mode_t m) { return fails("mkdir") ? -1 : REAL(mkdir)(p, m); }
    int close(int fd) { int r = REAL(close)(fd); return fd > 2 && fails("close") ? -1 : r; }
    int fsync(int fd) { return fails("fsync") ? -1 : REAL(fsync)(fd); }
    int pipe(int p[2]) { return fails("pipe") ? -1 : REAL(pipe)(p); }
    off_t lseek(int fd, off_t o, int w) { return fails("lseek") ? -1 : REAL(lseek)(fd, o, w); }
    int posix_spawn(pid_t *p, const char *f, const posix_spawn_file_actions_t *a,
                    const posix_spawnattr_t *t, char *const v[], char *const e[]) {
      return fails("spawn") ? errno : REAL(posix_spawn)(p, f, a, t, v, e);
    }
    extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
    extern void *__libc_memalign(size_t, size_t);
    // Once the tool has begun: before that, the loader and the runtime have their own messages.
    static int begun;
    int sigaltstack(const stack_t *new, stack_t *old) { begun = 1; return REAL(sigaltstack)(new, old); }
    static int refuses(void) { return begun && fails("memory"); }
    void *malloc(size_t n) { return refuses() ? 0 : __libc_malloc(n); }
    void *calloc(size_t n, size_t m) { return refuses() ? 0 : __libc_calloc(n, m); }
    void *realloc(void *p, size_t n) { return refuses() ? 0 : __libc_realloc(p, n); }
    void *aligned_alloc(size_t a, size_t n) { return refuses() ? 0 : __libc_memalign(a, n); }
    int posix_memalign(void **p, size_t a, size_t n) {
      if (refuses()) return ENOMEM;
      *p = __libc_memalign(a, n);
      return *p ? 0 : ENOMEM;
    }
    int pipe2(int p[2], int f) { return fails("pipe") ? -1 : REAL(pipe2)(p, f); }
    int fdatasync(int fd) { return fails("fsync") ? -1 : REAL(fdatasync)(fd); }
    int open(const char *p, int flags, ...) {
      va_list list; va_start(list, flags); mode_t m = va_arg(list, mode_t); va_end(list);
      return (flags & O_CREAT) && fails("open") ? -1 : REAL(open)(p, flags, m);
    }
    """#

  /// Nil where there is no compiler of C.
  private func library(in scratch: borrowing Scratch) throws -> String? {
    try scratch.write(Self.shim, to: "shim/shim.c")
    let run = try ShellRun(
      "cd shim; $(command -v clang || command -v cc) -shared -fPIC -o shim.so shim.c -ldl",
      in: scratch.path
    )
    return run.exitCode == 0 ? "\(scratch.path)/shim/shim.so" : nil
  }

  private static let outputs = ["-o", "frames", "-o", "a.gif", "-o", "a.mp4", "-o", "a.apng"]

  @Test(arguments: [
    ("write", ENOSPC), ("pwrite", EIO), ("rename", EIO), ("link", EMLINK), ("mkdir", ENOSPC),
    ("close", EIO), ("fsync", EIO), ("pipe", EMFILE), ("lseek", ESPIPE), ("spawn", EAGAIN),
    ("open", ENFILE), ("memory", ENOMEM),
  ])
  func `each system call fails once`(call: String, code: Int32) throws {
    let scratch = Scratch()
    guard let library = try library(in: scratch) else { return }
    let command = quick.prefix(6) + ["--fps", "25", "-q"] + Self.outputs
    func run(_ folder: String, at number: Int) throws -> ToolRun {
      try ToolRun(
        Array(command) + ["--force"],
        in: "\(scratch.path)/\(folder)",
        environment: [
          "LD_PRELOAD": library, "FAULT_CALL": call, "FAULT_AT": "\(number)",
          "FAULT_ERRNO": "\(code)", "FAULT_COUNT": "\(scratch.path)/count",
        ]
      )
    }
    func folder(_ name: String) throws {
      try FileManager.default.createDirectory(
        atPath: "\(scratch.path)/\(name)",
        withIntermediateDirectories: true
      )
    }
    try folder("whole")
    #expect(try run("whole", at: 0).exitCode == 0)
    let wholeFrames = scratch.contents("whole/frames")
    let wholeFiles = scratch.contents("whole").filter { $0.key.hasPrefix("a.") }
    let total =
      scratch.contents("")["count"].flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
    let wanted = ProcessInfo.processInfo.environment["SEGUE_FAULTS"] ?? "3"
    let tries = wanted == "all" ? total : min(total, Int(wanted) ?? 3)
    for attempt in 0..<tries {
      // The very first memory is that for the command line: without it the tool has none.
      let number = (call == "memory" ? 2 : 1) + attempt * total / tries
      try folder("run")
      let faulty = try run("run", at: number)
      let place: Comment = "\(call) \(number) of \(total): \(faulty.errors)"
      #expect([0, 69, 73, 74, 75].contains(faulty.exitCode), place)
      #expect(faulty.exitCode == 0 || faulty.errors.contains("Error: "), place)
      #expect(!faulty.errors.contains("internal error"), place)
      let left = scratch.files("run") + scratch.files("run/frames")
      // Without memory nothing can be tidied up; the next run does it.
      #expect(call == "memory" || left.allSatisfy { !$0.hasSuffix(".tmp") }, place)
      for (name, data) in scratch.contents("run") where name.hasPrefix("a.") {
        #expect(data == wholeFiles[name], place)
      }
      for (name, data) in scratch.contents("run/frames") where !name.hasPrefix(".") {
        #expect(data == wholeFrames[name], place)
      }
      if faulty.exitCode == 0 {
        #expect(scratch.files("run").filter { $0.hasPrefix("a.") }.count == 3, place)
      }
      let again = try ToolRun(Array(command) + ["--force"], in: "\(scratch.path)/run")
      #expect(again.exitCode == 0, "\(call) \(number), then again: \(again.errors)")
      #expect(scratch.contents("run/frames") == wholeFrames, place)
      let tidy = scratch.files("run") + scratch.files("run/frames")
      #expect(tidy.allSatisfy { !$0.hasSuffix(".tmp") }, place)
      try FileManager.default.removeItem(atPath: "\(scratch.path)/run")
    }
  }

  @Test
  func `a renderer that cannot be started is reported, to be tried again`() throws {
    let scratch = Scratch()
    guard let library = try library(in: scratch) else { return }
    try scratch.write(OwnCode.fade, to: "A.swift")
    let words = ["A.swift", "--size", "100x200", "--scale", "1", "-q", "-o", "a.gif", "-f"]
    #expect(try ToolRun(own: words, in: scratch.path).exitCode == 0)
    try FileManager.default.removeItem(atPath: "\(scratch.path)/a.gif")
    let run = try ToolRun(
      own: words,
      in: scratch.path,
      environment: [
        "LD_PRELOAD": library, "FAULT_CALL": "spawn", "FAULT_AT": "1", "FAULT_ERRNO": "\(EAGAIN)",
      ]
    )
    #expect(run.exitCode == 75)
    #expect(run.errors.contains("cannot start the renderer: Resource temporarily unavailable"))
    #expect(!scratch.files().contains("a.gif"))
  }

  @Test
  func `the same bytes whatever memory, addresses, places and processors are`() throws {
    let scratch = Scratch()
    let words = quick.joined(separator: " ")
    let run = try ShellRun(
      """
      render() { name=$1; shift; mkdir $name; (cd $name; "$@" $TOOL \(words) -q -o f -o a.gif -o a.mp4 -o a.apng -o a.html) || echo failed $name; }
      render plain env
      render malloc env MALLOC_PERTURB_=165 MALLOC_ARENA_MAX=1
      render noise env SEGUE_NOISE=1 MALLOC_PERTURB_=90
      render portable env SEGUE_KERNELS=0
      render avx2 env SEGUE_KERNELS=1
      render locale env LC_ALL=C LANG=ar_EG.UTF-8 TZ=Pacific/Kiritimati HOME=/nonexistent
      command -v setarch > /dev/null && render addresses setarch -R
      command -v taskset > /dev/null && render one taskset 1
      threads() { exec "$@" --threads 7; }
      render seven threads
      if command -v setpriv > /dev/null && test $(id -u) = 0 && chmod 777 . && setpriv --reuid=65534 --regid=65534 --clear-groups env $TOOL --version > /dev/null 2>&1; then
        mkdir user && chown 65534:65534 user
        (cd user; setpriv --reuid=65534 --regid=65534 --clear-groups env HOME=/nonexistent $TOOL \(words) -q -o f -o a.gif -o a.mp4 -o a.apng -o a.html) || echo failed user
      fi
      render mask sh -c 'umask 077; exec "$@"' sh
      for other in malloc noise portable avx2 locale addresses one seven user mask; do
        test -d $other && { diff -r plain $other || echo differs $other; }
      done
      echo compared
      """,
      in: scratch.path
    )
    #expect(run.lines == ["compared"], "\(run.output)")
  }
}
