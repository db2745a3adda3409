// Tells ThreadSanitizer of locks that it does not see: where a `Synchronization.Mutex` is waited for, the Swift
// library and the kernel hand it over, and neither is instrumented. Loaded before the library by Scripts/sanitize.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

extern void __tsan_acquire(void *) __attribute__((weak));
extern void __tsan_release(void *) __attribute__((weak));

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SELF __attribute__((swift_context)) void *self

__attribute__((swiftcall)) void lock_slow(uint32_t thread, SELF) __asm__(LOCK);
__attribute__((swiftcall)) _Bool try_lock_slow(SELF) __asm__(TRY_LOCK);
__attribute__((swiftcall)) void unlock_slow(SELF) __asm__(UNLOCK);

__attribute__((swiftcall)) void lock_slow(uint32_t thread, SELF) {
  static __attribute__((swiftcall)) void (*real)(uint32_t, SELF);
  if (!real) real = dlsym(RTLD_NEXT, LOCK);
  real(thread, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

__attribute__((swiftcall)) _Bool try_lock_slow(SELF) {
  static __attribute__((swiftcall)) _Bool (*real)(SELF);
  if (!real) real = dlsym(RTLD_NEXT, TRY_LOCK);
  _Bool is_locked = real(self);
  if (is_locked && __tsan_acquire) __tsan_acquire(self);
  return is_locked;
}

__attribute__((swiftcall)) void unlock_slow(SELF) {
  static __attribute__((swiftcall)) void (*real)(SELF);
  if (!real) real = dlsym(RTLD_NEXT, UNLOCK);
  if (__tsan_release) __tsan_release(self);
  real(self);
}
