#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "CPictures.h"

// Input, output and messages are files in memory: nothing to drain, nothing left on disk.
static int memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

static int write_all(int file, const uint8_t *bytes, size_t count) {
  while (count > 0) {
    ssize_t n = write(file, bytes, count);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return 0;
    bytes += n;
    count -= (size_t)n;
  }
  return lseek(file, 0, SEEK_SET) == 0;
}

static void limit(int resource, size_t value) {
  struct rlimit both = {value, value};
  setrlimit(resource, &both);
}

// Between fork and exec: calls that are safe after a fork of a process with threads.
static _Noreturn void become(
    char *const argv[], int in, int out, int errors, struct cpictures_limits limits) {
  static char *const environment[] = {
      "PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8", "TZ=UTC", NULL};
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  signal(SIGPIPE, SIG_DFL);
  limit(RLIMIT_AS, limits.memory);
  limit(RLIMIT_FSIZE, limits.output);
  limit(RLIMIT_CPU, (size_t)limits.seconds);
  limit(RLIMIT_CORE, 0);
  if (dup2(in, 0) == 0 && dup2(out, 1) == 1 && dup2(errors, 2) == 2)
    execve(argv[0], argv, environment);
  _exit(127);
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

// Waits for the child and reaps it; kills it at the end of its time. Returns whether it ended by itself.
static int reap(pid_t child, int seconds, int *status) {
  int handle = (int)syscall(SYS_pidfd_open, child, 0);
  double end = now() + seconds;
  int in_time = 1;
  for (;;) {
    pid_t done = waitpid(child, status, WNOHANG);
    if (done == child) break;
    if (done < 0 && errno != EINTR) {
      *status = -1;
      break;
    }
    double left = end - now();
    if (left <= 0) {
      kill(child, SIGKILL);
      in_time = 0;
      while (waitpid(child, status, 0) < 0 && errno == EINTR) {}
      break;
    }
    struct pollfd ended = {handle, POLLIN, 0};
    // Without a handle to wait on (an old kernel): look every millisecond.
    poll(&ended, handle >= 0, handle >= 0 ? (int)(left * 1000) + 1 : 1);
  }
  if (handle >= 0) close(handle);
  return in_time;
}

// The last line that was said, without its end.
static void last_line(int file, char *reason, size_t capacity) {
  if (capacity == 0) return;
  char tail[512];
  off_t size = lseek(file, 0, SEEK_END);
  off_t from = size > (off_t)sizeof tail - 1 ? size - ((off_t)sizeof tail - 1) : 0;
  ssize_t count = pread(file, tail, sizeof tail - 1, from);
  while (count > 0 && (tail[count - 1] == '\n' || tail[count - 1] == '\r')) count--;
  if (count < 0) count = 0;
  tail[count] = 0;
  char *line = strrchr(tail, '\n');
  snprintf(reason, capacity, "%s", line ? line + 1 : tail);
}

enum cpictures_status cpictures_run(
    char *const argv[], const uint8_t *bytes, size_t count, struct cpictures_limits limits,
    uint8_t **output, size_t *output_count, char *reason, size_t reason_capacity) {
  *output = NULL;
  *output_count = 0;
  if (reason_capacity > 0) reason[0] = 0;
  enum cpictures_status result = CPICTURES_NO_MEMORY;
  int in = memory_file("input"), out = memory_file("output"), errors = memory_file("errors");
  if (in < 0 || out < 0 || errors < 0 || !write_all(in, bytes, count)) goto done;

  pid_t child = fork();
  if (child == 0) become(argv, in, out, errors, limits);
  if (child < 0) goto done;
  int status = 0;
  if (!reap(child, limits.seconds, &status)) {
    result = CPICTURES_TIMED_OUT;
    goto done;
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == 127) {
    result = CPICTURES_NO_PROGRAM;
    goto done;
  }
  result = CPICTURES_DAMAGED;
  last_line(errors, reason, reason_capacity);
  if (WIFSIGNALED(status)) {
    int number = WTERMSIG(status);
    if (number == SIGXCPU) result = CPICTURES_TIMED_OUT;
    if (reason_capacity > 0) snprintf(reason, reason_capacity, "ended by signal %d", number);
    goto done;
  }
  if (status != 0) goto done;
  off_t size = lseek(out, 0, SEEK_END);
  if (size < 0 || (size_t)size > limits.output) goto done;
  *output = malloc((size_t)size + 1);
  if (!*output) {
    result = CPICTURES_NO_MEMORY;
    goto done;
  }
  if (pread(out, *output, (size_t)size, 0) != (ssize_t)size) {
    free(*output);
    *output = NULL;
    goto done;
  }
  *output_count = (size_t)size;
  result = CPICTURES_OK;

done:
  if (in >= 0) close(in);
  if (out >= 0) close(out);
  if (errors >= 0) close(errors);
  return result;
}

void cpictures_free(uint8_t *bytes) { free(bytes); }
