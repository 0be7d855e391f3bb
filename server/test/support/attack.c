// What native code could try that a recording has smuggled into a decoder. Each argument is one attempt, "verb target"; for
// each it prints a line: the attempt, a tab, and "reached" or what stopped it.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

static int can_read(int file) {
  char byte;
  return file < 0 ? -1 : (int)read(file, &byte, 1) - 1;
}

static int list_folder(const char *path) {
  DIR *folder = opendir(path);
  if (!folder) return -1;
  closedir(folder);
  return 0;
}

static int connect_to(struct sockaddr *address, socklen_t length, int family) {
  int endpoint = socket(family, SOCK_STREAM, 0);
  return endpoint < 0 ? -1 : connect(endpoint, address, length);
}

static int connect_tcp(const char *port) {
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons((unsigned short)atoi(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return connect_to((struct sockaddr *)&address, sizeof address, AF_INET);
}

static int connect_unix(const char *path, int is_abstract) {
  struct sockaddr_un address;
  memset(&address, 0, sizeof address);
  address.sun_family = AF_UNIX;
  strncpy(address.sun_path + is_abstract, path, sizeof address.sun_path - 2);
  socklen_t length = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + is_abstract + strlen(path) + !is_abstract);
  return connect_to((struct sockaddr *)&address, length, AF_UNIX);
}

static int peek_memory(int pid) {
  char byte;
  struct iovec here = {&byte, 1}, there = {(void *)0x400000, 1};
  if (process_vm_readv(pid, &here, 1, &there, 1, 0) >= 0 || errno == EFAULT) return 0;
  return -1;
}

static int run_program(const char *path) {
  int status, pid = fork();
  if (pid == 0) {
    execl(path, path, "-c", "exit 0", (char *)0);
    _exit(errno == 0 ? 1 : errno);
  }
  if (pid < 0 || waitpid(pid, &status, 0) < 0) return -1;
  errno = WIFEXITED(status) ? WEXITSTATUS(status) : EIO;
  return errno == 0 ? 0 : -1;
}

static int break_out(const char *path) {
  if (mkdir("way-out", 0700) == 0 && chroot("way-out") == 0) {
    for (int step = 0; step < 64; step++)
      if (chdir("..") != 0) return -1;
    if (chroot(".") != 0) return -1;
  } else if (chroot("/") != 0)
    return -1;
  return can_read(open(path, O_RDONLY));
}

static int open_by_handle(const char *path) {
  struct {
    struct file_handle head;
    char rest[128];
  } handle;
  int mount_id, folder = open("/", O_RDONLY | O_DIRECTORY);
  handle.head.handle_bytes = sizeof handle.rest;
  if (name_to_handle_at(AT_FDCWD, path, &handle.head, &mount_id, 0) != 0) return -1;
  return open_by_handle_at(folder, &handle.head, O_RDONLY);
}

static int attempt(const char *verb, const char *target) {
  if (!strcmp(verb, "read")) return can_read(open(target, O_RDONLY));
  if (!strcmp(verb, "list")) return list_folder(target);
  if (!strcmp(verb, "write")) return open(target, O_WRONLY);
  if (!strcmp(verb, "create")) return open(target, O_WRONLY | O_CREAT, 0600);
  if (!strcmp(verb, "read-handed")) return can_read(atoi(target));
  if (!strcmp(verb, "write-handed")) return write(atoi(target), "sound", 5) == 5 ? 0 : -1;
  if (!strcmp(verb, "connect-tcp")) return connect_tcp(target);
  if (!strcmp(verb, "connect-unix")) return connect_unix(target, 0);
  if (!strcmp(verb, "connect-abstract")) return connect_unix(target, 1);
  if (!strcmp(verb, "signal")) return kill(atoi(target), 0);
  if (!strcmp(verb, "peek")) return peek_memory(atoi(target));
  if (!strcmp(verb, "trace")) {
    if (ptrace(PTRACE_ATTACH, atoi(target), 0, 0) != 0) return -1;
    waitpid(atoi(target), 0, 0);
    return (int)ptrace(PTRACE_DETACH, atoi(target), 0, 0);
  }
  if (!strcmp(verb, "run")) return run_program(target);
  if (!strcmp(verb, "become-user")) return setuid((uid_t)atoi(target));
  if (!strcmp(verb, "own-namespace")) return unshare(CLONE_NEWUSER);
  if (!strcmp(verb, "remount")) return mount("none", target, 0, MS_REMOUNT | MS_BIND, 0);
  if (!strcmp(verb, "break-out")) return break_out(target);
  if (!strcmp(verb, "open-by-handle")) return open_by_handle(target);
  errno = EINVAL;
  return -1;
}

int main(int count, char **given) {
  for (int at = 1; at < count; at++) {
    char verb[32] = "";
    const char *target = strchr(given[at], ' ') + 1;
    strncat(verb, given[at], (size_t)(target - given[at] - 1));
    errno = 0;
    int outcome = attempt(verb, target);
    printf("%s\t%s\n", given[at], outcome >= 0 ? "reached" : errno ? strerror(errno) : "nothing there");
    fflush(stdout);
  }
  return 0;
}
