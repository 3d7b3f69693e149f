"""Makes the namespaces of commands before they are needed, and starts the commands in them.

A slot is a set of namespaces for one command. Four processes take part, each with fewer privileges:

  keeper      makes the part of the view that all commands of a run share, in its own mount namespace, and
              removes the run's control group at the end.
  supervisor  process 1 of a PID namespace for the run, in that mount namespace. It makes slots and passes
              messages on. If it ends, the kernel kills every slot.
  init        process 1 of a slot. It mounts the command's part of the view, stops and reaps all of its
              processes, and reports the result before the namespaces are torn down.
  starter     becomes the command. It has joined the control group and given up all privileges before
              it waits for the words to execute, so that only execve remains.

The gate writes requests to the supervisor's standard input and reads replies from its standard output.
A command has neither: its outputs are named pipes that the gate reads, and everything above
descriptor 2 is closed. Every message is a frame: a length of four bytes, then words separated by NUL.

  prepare ID CONFIG            makes the view -> ready ID limited|unlimited, by a control group
  slot ID LAYER                makes a slot -> ready ID, or failed ID REASON; LAYER is a directory in the gate's
                               folder for the run, whose files cover the checkout's
  run ID FOLDER COUNT ENV... WORD...   starts the command there -> done ID exit|signal NUMBER listed|empty
                               over|within, which says whether it was killed for its memory
  term ID / kill ID            signals all processes of the slot
  discard ID                   ends a slot that is not needed
  free ID                      removes the slot's control group

Every call is checked; whatever fails ends the slot, and the gate then runs no command in it.
"""
import ctypes
import fcntl
import json
import os
import resource
import select
import signal
import socket
import stat
import struct
import time

# From the kernel's headers; the same on every architecture.
NEW_MOUNTS, NEW_UTS, NEW_IPC = 0x20000, 0x4000000, 0x8000000
NEW_USER, NEW_PIDS, NEW_NETWORK = 0x10000000, 0x20000000, 0x40000000
MS_RDONLY, MS_REMOUNT, MS_BIND, MS_REC, MS_PRIVATE = 1, 32, 4096, 16384, 1 << 18
PR_SET_PDEATHSIG, PR_SET_SECCOMP, SECCOMP_MODE_FILTER = 1, 22, 2
MNT_DETACH = 2
PR_CAPBSET_DROP, PR_SET_NO_NEW_PRIVS, PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL = 24, 38, 47, 4
SIOCGIFFLAGS, SIOCSIFFLAGS, IFF_UP = 0x8913, 0x8914, 1
CAPABILITY_VERSION = 0x20080522
KEYCTL_GET_KEYRING_ID, KEYCTL_JOIN_SESSION_KEYRING, KEYCTL_SETPERM = 0, 1, 5
SESSION_KEYRING, ONLY_POSSESSOR = -3, 0x3f000000
MOUNT_FLAGS = {b'ro': MS_RDONLY, b'nosuid': 2, b'nodev': 4, b'noexec': 8, b'bind': MS_BIND,
               b'rbind': MS_BIND | MS_REC}
# Flags of statvfs(3) that a mount keeps when it becomes read-only, as flags of mount(2).
KEPT_FLAGS = {2: 2, 4: 4, 8: 8, 1024: 1024, 2048: 2048, 4096: 1 << 21}

# Limits of the lists and of the path of a directory in them, in bytes.
MOST_BYTES, LONGEST_PATH = 64 << 20, 1000

# Paths inside the view; see view-mounts.ts.
ROOT = b'/.gene-gate'
OWN, RUN, GROUPS = ROOT + b'/own', ROOT + b'/run', ROOT + b'/cgroup'
INSIDE = [b'lower', b'cover', b'covering', b'covered', b'nothing', b'own', b'run', b'tools', b'cgroup',
          b'replaced']
# Directories that distributions replace by links.
LINKS = [b'bin', b'sbin', b'lib', b'lib32', b'lib64', b'libx32']
# Larger files of the machine are not copied, in bytes.
SMALL = 64 << 10
# How often the memory of a command is read, in milliseconds.
WATCH_MS = 100
# Directories of packages in node_modules; others with a leading dot are caches of tools.
PACKAGES = [b'.bin', b'.pnpm', b'.store']

libc = ctypes.CDLL(None, use_errno=True)


def call(name, *arguments):
    """Calls a function of the C library. Raises OSError if it fails."""
    result = getattr(libc, name)(*arguments)
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, name + ': ' + os.strerror(number))
    return result


# -- frames

def send(descriptor, *words):
    words = b'\0'.join(words)
    data = len(words).to_bytes(4, 'big') + words
    while data:
        data = data[os.write(descriptor, data):]


def receive(descriptor):
    """Returns the words of one frame. Raises EOFError if the other end is closed."""
    return read(descriptor, int.from_bytes(read(descriptor, 4), 'big')).split(b'\0')


def read(descriptor, size):
    data = b''
    while len(data) < size:
        part = os.read(descriptor, size - len(data))
        if not part:
            raise EOFError('the other end is closed')
        data += part
    return data


# -- the configuration of a run, from the gate

class Config:
    """The gate's JSON configuration for all commands of a run.

      user        the user of the commands: true if the keeper is in a user namespace, and the two identities
      checkout    its path; folder is the gate's for the run, group the name of the run's control group
      size        bytes of a tmpfs
      adopt       true to give the tree to the user; network: true if commands have one
      keyctl      the number of that system call; filter the code of the filter of system calls, in hexadecimal
      shared      mounts that all commands share, in order: source and target of a directory of the machine to
                  show read-only, or source, target, type and options
      devices     names of device files to show
      hidden      files and directories of the checkout to hide
      parent      of control groups, or empty; settings has the values for files of each slot's group, and true if
                  the group is useless without the value
      limits      resource limits, by their names without RLIMIT_
      ungrouped   bytes of memory and number of processes that a command may have; empty once its group limits them
      folders     directories of the tmpfs for a command's written files
      mounts      source, target, type and options of each command's own mounts
    """
    def __init__(self, text):
        # The run's control group, if one can be made.
        self.groups = None
        for name, value in json.loads(text).items():
            setattr(self, name, encoded(value))


def encoded(value):
    """Returns a value with texts as bytes, because paths are bytes."""
    if isinstance(value, list):
        return [encoded(each) for each in value]
    return value.encode() if isinstance(value, str) else value


# -- mounts

def mount(source, target, kind, options):
    """Does what mount(8) does with a line of its table."""
    flags, data = 0, []
    for option in options.split(b','):
        if option == b'X-mount.mkdir':
            os.makedirs(target, exist_ok=True)
        elif option in MOUNT_FLAGS:
            flags |= MOUNT_FLAGS[option]
        else:
            data.append(option)
    kind = None if kind == b'none' else kind
    call('mount', source, target, kind, ctypes.c_ulong(flags), b','.join(data) or None)
    if flags & MS_BIND and flags & MS_RDONLY:
        # A bind ignores all other flags; only a second call sets them.
        make_read_only(target)


def make_read_only(target):
    now = os.statvfs(target).f_flag
    kept = sum(flag for seen, flag in KEPT_FLAGS.items() if now & seen)
    remount = MS_REMOUNT | MS_BIND | MS_RDONLY | kept
    call('mount', None, target, None, ctypes.c_ulong(remount), None)


def mounted():
    """Returns the mount points of this process, with their options."""
    with open('/proc/self/mountinfo', 'rb') as lines:
        fields = [line.split(b' ') for line in lines]
    # White space and backslashes are octal escapes.
    return [(each[4].decode('unicode_escape').encode('latin-1'), each[5].split(b',')) for each in fields]


def mount_slot(config, layer):
    """Mounts a command's own part of the view. Returns a descriptor of its upper layer."""
    size = b'size=%d,nr_inodes=%d' % (config.size, config.size // 1024)
    mount(b'gene-gate', OWN, b'tmpfs', b'mode=0755,' + size)
    is_mapped, uid, gid = config.user
    for name in config.folders:
        path = OWN + b'/' + name
        os.mkdir(path)
        os.chmod(path, 0o755)
        if not is_mapped:
            os.chown(path, uid, gid)
    upper = os.open(OWN + b'/upper', os.O_RDONLY | os.O_DIRECTORY)
    for source, target, kind, options in config.mounts:
        if kind == b'overlay' and layer:
            options = options.replace(b'lowerdir=', b'lowerdir=' + RUN + b'/' + layer + b':', 1)
        mount(source, target, kind, options)
    return upper


# -- control groups

def make_group(config, name):
    """Makes the group of a slot, which belongs to the keeper's user. Returns its directory; None without groups."""
    if config.groups is None:
        return None
    group = config.groups + b'/' + name
    os.mkdir(group)
    for file, value, is_needed in config.settings:
        try:
            write_file(group + b'/' + file, value)
        except OSError:
            if is_needed:
                raise
    return group


def free_group(config, name):
    if config.groups is None:
        return
    try:
        os.rmdir(config.groups + b'/' + name)
    except OSError:
        pass  # Still in use, or never made; removed at the end of the run.


def make_run_group(config):
    """Makes the run's group, if a process of this user can join it and its limits can be set."""
    own = config.parent + b'/' + config.group
    try:
        os.mkdir(own)
    except OSError:
        return
    config.groups = own
    try:
        if not can_join(own):
            raise OSError
        for controllers in (b'+memory +pids', b'+cpu'):
            try:
                write_file(own + b'/cgroup.subtree_control', controllers)
            except OSError:
                pass  # Not delegated; the trial needs the former.
        make_group(config, b'trial')
        free_group(config, b'trial')
        mount(config.parent, GROUPS[1:], b'none', b'bind')
        config.groups = GROUPS + b'/' + config.group
        config.ungrouped = []
    except OSError:
        free_group(config, b'trial')
        config.groups = None
        os.rmdir(own)


def can_join(group):
    pid = os.fork()
    if pid == 0:
        try:
            write_file(group + b'/cgroup.procs', b'0')
            os._exit(0)
        finally:
            os._exit(1)
    return os.waitpid(pid, 0)[1] == 0


def remove_groups(config):
    """Removes the run's group at its end; the kernel may need time to empty it."""
    for attempt in range(5 if config.groups else 0):
        time.sleep(0.1 if attempt else 0)
        try:
            for name in next(os.walk(config.groups))[1]:
                os.rmdir(config.groups + b'/' + name)
            os.rmdir(config.groups)
            break
        except (OSError, StopIteration):
            pass


def write_file(path, value):
    with open(path, 'wb', buffering=0) as file:
        file.write(value)


# -- processes

def close_others(kept):
    """Closes all descriptors except these and the standard ones."""
    for name in os.listdir('/proc/self/fd'):
        if int(name) > 2 and int(name) not in kept:
            try:
                os.close(int(name))
            except OSError:
                pass  # The descriptor of the listing itself.


def wake_up_when_a_child_ends():
    """Returns a descriptor that can be read after a child has ended."""
    reader, writer = os.pipe2(os.O_CLOEXEC | os.O_NONBLOCK)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
    return reader


def reap(child):
    """Collects children that have ended. Returns the status of child if it is one of them."""
    status = None
    while True:
        try:
            pid, ended = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return status
        if pid == 0:
            return status
        if pid == child:
            status = ended


def kill_all(number):
    """Signals every other process of this PID namespace."""
    try:
        os.kill(-1, number)
    except ProcessLookupError:
        pass


# -- the process that becomes a command

def starter(config, group, to_init, outputs):
    signal.set_wakeup_fd(-1)
    for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    os.setsid()
    if group is not None:
        os.write(group, b'0')
    os.dup2(outputs[0], 1)
    os.dup2(outputs[1], 2)
    close_others({to_init})
    # If the memory of the machine is used up, the kernel ends the command first.
    write_file('/proc/self/oom_score_adj', b'1000')
    for name, value in config.limits:
        resource.setrlimit(getattr(resource, 'RLIMIT_' + name.decode()), (value, value))
    give_up_privileges(config, to_init)
    if config.ungrouped:
        # In its own user namespace, Linux 5.14 and later count the processes of this command alone.
        processes = config.ungrouped[1]
        highest = resource.getrlimit(resource.RLIMIT_NPROC)[1]
        processes = processes if highest == resource.RLIM_INFINITY else min(processes, highest)
        resource.setrlimit(resource.RLIMIT_NPROC, (processes, processes))
    join_new_keyring(config.keyctl)
    filter_calls(bytes.fromhex(config.filter.decode()))
    send(to_init, b'ready')
    request = receive(to_init)
    folder, count, *rest = request
    environment = dict(each.split(b'=', 1) for each in rest[:int(count)])
    words = rest[int(count):]
    try:
        os.chdir(folder)
    except OSError as error:
        os.write(2, folder + b': ' + error.strerror.encode() + b'\n')
        os._exit(126)
    try:
        os.execve(words[0], words, environment)
    except OSError as error:
        # As env(1) does.
        os.write(2, words[0] + b': ' + error.strerror.encode() + b'\n')
        os._exit(127 if isinstance(error, FileNotFoundError) else 126)


def give_up_privileges(config, to_init):
    is_mapped, uid, gid = config.user
    # In its own user namespace, no further one can be made by the command.
    call('unshare', NEW_USER)
    send(to_init, b'map')
    receive(to_init)
    write_file('/proc/sys/user/max_user_namespaces', b'0')
    for capability in range(64):
        try:
            prctl(PR_CAPBSET_DROP, capability)
        except OSError:
            if capability == 0:
                raise
            break  # The kernel knows no more.
    if not is_mapped:
        os.setgroups([])
    os.setresgid(gid, gid, gid)
    os.setresuid(uid, uid, uid)
    prctl(PR_SET_NO_NEW_PRIVS, 1)
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL)
    call('capset', struct.pack('Ii', CAPABILITY_VERSION, 0), bytes(24))


def prctl(option, value):
    zero = ctypes.c_ulong(0)
    call('prctl', option, ctypes.c_ulong(value), zero, zero, zero)


def filter_calls(code):
    """Installs a filter of system calls (see system-call-filter.ts). The self-test reports a missing filter."""
    instructions = ctypes.create_string_buffer(code, len(code))
    program = struct.pack('HP', len(code) // 8, ctypes.addressof(instructions))
    zero = ctypes.c_ulong(0)
    try:
        call('prctl', PR_SET_SECCOMP, ctypes.c_ulong(SECCOMP_MODE_FILTER), program, zero, zero)
    except OSError:
        pass  # A kernel without filters, or none for this architecture.


def join_new_keyring(number):
    """Leaves the session keyring of the gate. A kernel without keyrings, or a filter of system calls
    that refuses them, refuses the command as well."""
    try:
        keyring = keyctl(number, KEYCTL_JOIN_SESSION_KEYRING, 0)
    except OSError:
        try:
            keyctl(number, KEYCTL_GET_KEYRING_ID, SESSION_KEYRING)
        except OSError:
            return
        raise
    keyctl(number, KEYCTL_SETPERM, keyring, ONLY_POSSESSOR)


def keyctl(*words):
    """keyctl(2) has no wrapper in the C library."""
    return call('syscall', *(ctypes.c_long(each) for each in (*words, 0)))


# -- process 1 of a slot

def init(config, name, layer, group, control):
    try:
        try:
            child, to_starter, readers, files = prepare(config, name, layer, group, control)
            send(control, b'ready', name)
        except Exception as error:
            send(control, b'failed', name, str(error).encode())
            return
        status, is_over = run(config, control, child, to_starter, readers, files[-1])
        kill_all(signal.SIGKILL)
        try:
            while True:
                os.wait()
        except ChildProcessError:
            pass
        how = (b'signal', os.WTERMSIG(status)) if os.WIFSIGNALED(status) \
            else (b'exit', os.WEXITSTATUS(status))
        listed = report(name, status, *files[:-1])
        send(control, b'done', name, how[0], b'%d' % how[1], b'listed' if listed else b'empty',
             b'over' if is_over else b'within')
    finally:
        os._exit(0)


def prepare(config, name, layer, group, control):
    """Makes the namespaces. Returns the starter, which waits, its socket, the reading ends of its outputs,
    and open files for the report."""
    nothing = os.open('/dev/null', os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    close_others({control})
    call('unshare', NEW_MOUNTS | NEW_UTS | NEW_IPC | (0 if config.network else NEW_NETWORK))
    call('mount', None, b'/', None, ctypes.c_ulong(MS_REC | MS_PRIVATE), None)
    if not config.network:
        bring_up_loopback()
    readers, outputs = zip(*(make_output(name, stream) for stream in (b'out', b'err')))
    join = None if group is None else os.open(group + b'/cgroup.procs', os.O_WRONLY)
    run_folder = os.open(RUN, os.O_RDONLY | os.O_DIRECTORY)
    upper = mount_slot(config, layer)
    os.chdir(config.checkout)
    wake = wake_up_when_a_child_ends()
    ours, theirs = (each.detach() for each in socket.socketpair())
    child = os.fork()
    if child == 0:
        try:
            # Nothing waits for a command that sees other files.
            os.nice(19 if layer else 0)
            starter(config, join, theirs, outputs)
        except BaseException as error:
            send(theirs, b'failed', str(error).encode())
        finally:
            os._exit(1)
    for descriptor in [theirs, *outputs, *([] if join is None else [join])]:
        os.close(descriptor)
    reply = receive(ours)
    if reply == [b'map']:
        for kind in ('uid', 'gid'):
            write_file('/proc/%d/%s_map' % (child, kind), identities(config, kind))
        send(ours, b'mapped')
        reply = receive(ours)
    if reply != [b'ready']:
        raise OSError(0, (reply[-1] or b'the starter failed').decode(errors='replace'))
    return child, ours, readers, (run_folder, upper, wake)


def identities(config, kind):
    """Maps every identity of this user namespace to itself, or the command's own one to root's."""
    is_mapped, uid, gid = config.user
    if is_mapped:
        return b'%d 0 1' % (uid if kind == 'uid' else gid)
    with open('/proc/self/%s_map' % kind, 'rb') as lines:
        return b''.join(b'%b %b %b\n' % (first, first, count)
                        for first, _, count in (line.split() for line in lines))


def bring_up_loopback():
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        request = struct.pack('16sh22x', b'lo', 0)
        flags = struct.unpack_from('16sh', fcntl.ioctl(any_socket, SIOCGIFFLAGS, request))[1]
        fcntl.ioctl(any_socket, SIOCSIFFLAGS, struct.pack('16sh22x', b'lo', flags | IFF_UP))


def make_output(name, stream):
    """Makes an output, a named pipe, so that a command can also open it as /dev/stdout or /dev/stderr. Returns
    a reading end, without which nobody could open the other end, and the command's end."""
    path = RUN + b'/' + name + b'-' + stream
    os.mkfifo(path)
    # The gate and the command can be different users, and nobody else can enter the directory.
    os.chmod(path, 0o666)
    return os.open(path, os.O_RDONLY | os.O_NONBLOCK), os.open(path, os.O_WRONLY)


def run(config, control, child, to_starter, readers, wake):
    """Starts the command, passes signals on, reaps, and watches the memory if no control group does. Returns the
    status of the command, and whether it was killed because it had too much memory."""
    is_over, pause = False, None
    poller = select.poll()
    poller.register(control, select.POLLIN)
    poller.register(wake, select.POLLIN)
    while True:
        for descriptor, _ in poller.poll(pause):
            if descriptor == wake:
                os.read(wake, 4096)
                continue
            kind, *words = receive(control)
            if kind == b'run':
                send(to_starter, *words[1:])
                pause = WATCH_MS if config.ungrouped else None
                # The gate has opened the outputs; a command whose gate is gone must not fill them forever.
                for descriptor in (to_starter, *readers):
                    os.close(descriptor)
            elif kind == b'term':
                kill_all(signal.SIGTERM)
            elif kind == b'kill':
                kill_all(signal.SIGKILL)
        status = reap(child)
        if status is not None:
            return status, is_over
        if pause is not None:
            start = time.monotonic()
            if memory_used(config.ungrouped[0]) > config.ungrouped[0]:
                is_over = True
                kill_all(signal.SIGKILL)
            # Reading takes at most a tenth of the time, to limit the load with many processes.
            pause = max(WATCH_MS, (time.monotonic() - start) * 10_000)


def memory_used(limit):
    """Returns the bytes that the other processes of this PID namespace have in memory. If that is more than the
    limit, pages that several of them share count once."""
    pids = [int(name) for name in os.listdir('/proc') if name.isdigit() and name != '1']
    used = sum(resident(pid) for pid in pids)
    return used if used <= limit else sum(share_of(pid) for pid in pids)


def resident(pid):
    return int(read_process(pid, 'statm', b'0 0').split()[1]) * resource.getpagesize()


def share_of(pid):
    """Returns the bytes of a process, with its part of shared pages, or all of them if the kernel gives no parts."""
    for line in read_process(pid, 'smaps_rollup', b'').splitlines():
        if line.startswith(b'Pss:'):
            return int(line.split()[1]) * 1024
    return resident(pid)


def read_process(pid, name, otherwise):
    try:
        with open('/proc/%d/%s' % (pid, name), 'rb') as file:
            return file.read()
    except OSError:
        return otherwise  # It has ended.


def report(name, status, run_folder, upper):
    """Lists the files that the command wrote. Returns False if there are none."""
    listed = bool(os.listdir(upper)) or status != 0
    if listed:
        create = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        file = os.open(b'report-' + name, create, 0o644, dir_fd=run_folder)
        records = Records(file)
        if status != 0:
            room = os.fstatvfs(upper)
            records.add(b'!free %d %d %d' % (room.f_bavail, room.f_frsize, room.f_ffree))
        try:
            if list_written(records, upper):
                records.add(b'end')
        except (OverflowError, OSError):
            pass  # Without its last record, the list is known to be incomplete.
        records.file.close()
    return listed


class Records:
    """Writes the records of a report, each with NUL at its end, up to a limit."""
    def __init__(self, file):
        self.file, self.size = os.fdopen(file, 'wb', 1 << 20), 0

    def add(self, record):
        self.size += len(record) + 1
        if self.size > MOST_BYTES:
            raise OverflowError
        self.file.write(record + b'\0')


def list_written(records, layer):
    """Lists the files that a command wrote. Nothing changes meanwhile, because no other process is left.

    For each entry of the layer, directories before their contents: its type, its permissions, and its path. Then for
    each entry that is left in a directory of the layer: "=" and the path. Returns whether everything is listed: not
    what is in a directory with a long path."""
    checkout = os.open(b'.', os.O_RDONLY | os.O_DIRECTORY)
    os.fchdir(layer)
    is_whole, folders = True, [b'']
    for folder in folders:
        with os.scandir(folder or b'.') as entries:
            for entry in entries:
                path = folder + entry.name
                records.add(described(path))
                if entry.is_dir(follow_symlinks=False):
                    if len(path) < LONGEST_PATH:
                        folders.append(path + b'/')
                    else:
                        is_whole = False
    for folder in folders:
        with os.scandir(b'/proc/self/fd/%d/%b' % (checkout, folder)) as entries:
            for entry in entries:
                records.add(b'=' + folder + entry.name)
    return is_whole


def described(path):
    found = os.lstat(path)
    kind = b'c' if stat.S_ISCHR(found.st_mode) else b'f'
    if stat.S_ISDIR(found.st_mode):
        kind = b'm' if is_moved(path) else b'd'
    return b'%b%o %b' % (kind, stat.S_IMODE(found.st_mode), path)


def is_moved(folder):
    """True if a directory of a layer has the contents of another one that was renamed to it."""
    try:
        return os.getxattr(folder, 'trusted.overlay.redirect') != b''
    except OSError:
        return False


# -- the part of the view that all commands share

def make_stage(config):
    """Makes it in a tmpfs, which becomes the root."""
    stage = config.folder + b'/stage'
    mount(b'gene-gate', stage, b'tmpfs', b'mode=0755,size=%d' % config.size)
    os.chdir(stage)
    for folder in (b'dev/shm', b'dev/pts', b'proc', b'tmp', b'home/gene-gate', b'.old'):
        os.makedirs(folder)
    os.mkdir(ROOT[1:])
    for name in INSIDE:
        os.mkdir(ROOT[1:] + b'/' + name)
    for file in (b'home/npmrc-user', b'home/npmrc-global'):
        create(file)
    for link, target in ((b'fd', b'/proc/self/fd'), (b'ptmx', b'pts/ptmx'), (b'stdin', b'/proc/self/fd/0'),
                         (b'stdout', b'/proc/self/fd/1'), (b'stderr', b'/proc/self/fd/2')):
        os.symlink(target, b'dev/' + link)
    for name in LINKS:
        if os.path.islink(b'/' + name):
            os.symlink(os.readlink(b'/' + name), name)
    for words in config.shared:
        (show if len(words) == 2 else mount)(*words)
    for name in config.devices:
        show_device(name)
    for name in os.listdir(RUN[1:] + b'/replaced'):
        copy(RUN[1:] + b'/replaced/' + name, ROOT[1:] + b'/replaced/' + name)
    os.chdir(ROOT[1:])
    hide(config)
    if config.adopt:
        adopt(config)
    os.chdir(stage)
    if config.parent:
        make_run_group(config)
    os.makedirs(config.checkout[1:], exist_ok=True)
    call('pivot_root', b'.', b'.old')
    os.chdir('/')
    call('umount2', b'/.old', MNT_DETACH)
    os.rmdir('/.old')
    for point, options in mounted():
        # With nested mounts: a recursive bind makes only its top read-only.
        if b'ro' not in options and not (point + b'/').startswith((b'/proc/', b'/dev/', ROOT + b'/')):
            make_read_only(point)


def show(source, target):
    """Shows a directory of the machine as an overlay without an upper layer, because a lock on a file of an
    overlay is not one on the machine's file. Where the kernel refuses that for a directory with nested mounts (in
    a user namespace), those in it are, its small files are copies, and only its other files are binds."""
    os.makedirs(target, exist_ok=True)
    if is_overlaid(source, target):
        return
    if not any(point.startswith(source + b'/') for point, _ in mounted()):
        mount(source, target, b'none', b'rbind,ro')
        return
    for entry in os.scandir(source):
        shown = target + b'/' + entry.name
        if entry.is_symlink():
            os.symlink(os.readlink(entry.path), shown)
        elif entry.is_dir():
            show(entry.path, shown)
        elif entry.is_file():
            if entry.stat().st_size > SMALL or not copy(entry.path, shown):
                create(shown)
                mount(entry.path, shown, b'none', b'bind,ro')


def is_overlaid(source, target):
    stage = os.open(b'.', os.O_RDONLY)
    try:
        # The directory is a descriptor, because a path can have characters that separate options.
        lower = os.open(source, os.O_RDONLY | os.O_DIRECTORY)
        os.chdir(ROOT[1:] + b'/nothing')
        mount(b'gene-gate', target, b'overlay', b'ro,lowerdir=/proc/self/fd/%d:.' % lower)
        os.close(lower)
        return True
    except OSError:
        return False
    finally:
        os.fchdir(stage)
        os.close(stage)


def copy(source, target):
    """Copies a file with its mode and times. Returns whether it may be read."""
    try:
        with open(source, 'rb') as file:
            content, found = file.read(), os.fstat(file.fileno())
    except OSError:
        return False
    with open(target, 'xb') as file:
        file.write(content)
    os.chmod(target, stat.S_IMODE(found.st_mode))
    os.utime(target, ns=(found.st_atime_ns, found.st_mtime_ns))
    return True


def create(file):
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o644))


def show_device(name):
    """Copies a device file, for the same reason, if that is allowed."""
    found = os.stat(b'/dev/' + name)
    try:
        os.mknod(b'dev/' + name, found.st_mode, found.st_rdev)
        os.chmod(b'dev/' + name, stat.S_IMODE(found.st_mode))
        os.chown(b'dev/' + name, found.st_uid, found.st_gid)
    except OSError:
        create(b'dev/' + name)
        mount(b'/dev/' + name, b'dev/' + name, b'none', b'bind')


def hide(config):
    """Makes a layer over the checkout that hides files outside of the audited commit: a whiteout (a character
    device 0/0) for each path, below directories with the attributes that they have in the checkout."""
    folders = set()
    for path in config.hidden:
        folders.update(path[:at] for at in range(len(path)) if path[at:at + 1] == b'/')
    for path in [b'', *sorted(folders)] if config.hidden else []:
        os.makedirs(b'cover/' + path, exist_ok=True)
    for path in config.hidden:
        os.mknod(b'cover/' + path, stat.S_IFCHR)
    for path in [*sorted(folders, reverse=True), b''] if config.hidden else []:
        found = os.stat(b'lower/' + path)
        if not config.user[0]:
            os.chown(b'cover/' + path, found.st_uid, found.st_gid)
        os.chmod(b'cover/' + path, stat.S_IMODE(found.st_mode))
        os.utime(b'cover/' + path, ns=(found.st_atime_ns, found.st_mtime_ns))


def adopt(config):
    """Gives a tree that belongs to root to the user that runs commands, who could not write it: the layer
    changes the owner. With metacopy this copies no content. Entries of node_modules and .git can still be
    replaced, but not written in place; except for the directories of tools in node_modules (.cache,
    .vite-temp), which an earlier run as root can have made."""
    mount(b'gene-gate', b'covered', b'overlay', b'lowerdir=lower,upperdir=cover,workdir=covering,metacopy=on')
    give(config, b'covered', False)
    call('umount2', b'covered', 0)


def give(config, folder, is_cache):
    _, uid, gid = config.user
    os.chown(folder, uid, gid)
    with os.scandir(folder) as entries:
        for entry in entries:
            is_folder = entry.is_dir(follow_symlinks=False)
            is_packages = entry.name == b'node_modules'
            if is_folder and (is_cache or not is_packages and entry.path != b'covered/.git'):
                give(config, entry.path, is_cache)
                continue
            os.chown(entry.path, uid, gid, follow_symlinks=False)
            if is_folder and is_packages:
                give_caches(config, entry.path)


def give_caches(config, packages):
    with os.scandir(packages) as entries:
        for entry in entries:
            is_cache = entry.name.startswith(b'.') and entry.name not in PACKAGES
            if is_cache and entry.is_dir(follow_symlinks=False):
                give(config, entry.path, True)


# -- the keeper

def keep():
    os.umask(0o022)
    _, name, text = receive(0)
    try:
        config = Config(text)
        make_stage(config)
        call('unshare', NEW_PIDS)
    except Exception as error:
        send(1, b'failed', name, str(error).encode())
        return
    send(1, b'ready', name, b'limited' if config.groups else b'unlimited')
    pid = os.fork()
    if pid == 0:
        prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        supervise(config)
    os.close(0)
    os.close(1)
    os.waitpid(pid, 0)
    remove_groups(config)


# -- the supervisor

def supervise(config):
    if os.getpid() != 1:
        raise OSError(0, 'not process 1 of a PID namespace')
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    home = os.open('/proc/self/ns/pid', os.O_RDONLY)
    wake = wake_up_when_a_child_ends()
    slots = {}
    poller = select.poll()
    for descriptor in (0, wake):
        poller.register(descriptor, select.POLLIN)
    while True:
        for descriptor, _ in poller.poll():
            if descriptor == wake:
                os.read(wake, 4096)
                reap(None)
            elif descriptor == 0:
                handle(receive(0), config, slots, home, poller)
            elif descriptor in slots:
                pass_on(descriptor, slots, poller)


def handle(request, config, slots, home, poller):
    kind, name, *values = request
    if kind == b'slot':
        try:
            control = start_slot(config, name, values[0], home)
            slots[control] = name
            poller.register(control, select.POLLIN)
        except OSError as error:
            send(1, b'failed', name, str(error).encode())
    elif kind == b'free':
        free_group(config, name)
    elif kind in (b'run', b'term', b'kill', b'discard'):
        for control in [each for each, owner in slots.items() if owner == name]:
            try:
                if kind == b'discard':
                    forget(control, slots, poller)
                else:
                    send(control, *request)
            except OSError:
                pass  # It has ended, as its end of the socket also shows.


def start_slot(config, name, layer, home):
    """Starts process 1 of a new slot. Returns the supervisor's end of its socket."""
    group = make_group(config, name)
    ours, theirs = (each.detach() for each in socket.socketpair())
    try:
        call('unshare', NEW_PIDS)
        try:
            pid = os.fork()
            if pid == 0:
                init(config, name, layer, group, theirs)
        finally:
            call('setns', home, NEW_PIDS)
    finally:
        os.close(theirs)
    return ours


def pass_on(control, slots, poller):
    try:
        reply = receive(control)
    except (EOFError, OSError):
        send(1, b'failed', slots[control], b'its process 1 has ended')
        forget(control, slots, poller)
        return
    send(1, *reply)
    if reply[0] in (b'done', b'failed'):
        forget(control, slots, poller)


def forget(control, slots, poller):
    poller.unregister(control)
    os.close(control)
    del slots[control]


try:
    keep()
except EOFError:
    pass  # The gate has ended, or needs no more commands.
