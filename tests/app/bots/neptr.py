#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Parlour developers
# SPDX-License-Identifier: GPL-3.0-or-later

"""N.E.P.T.R., the robot that cheated: an ordinary Pazaak player that tries one forbidden thing at each of its turns.

Usage: neptr.py ATTEMPT. It reports attempts outside the protocol on standard error: "NAME: refused" is expected, "NAME: DONE" is
a hole; "NAME,NAME,.." makes several of them in turn. The numbers of processes and bytes are small, so that even a hole does no harm."""
import asyncio
import ctypes
import fcntl
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import threading
import time

attempt = sys.argv[1] if len(sys.argv) > 1 else "none"
turns = 0


def send(message):
    raw((json.dumps(message) + "\n").encode())


def raw(data):
    os.write(1, data) if len(data) < 4096 else sys.stdout.buffer.write(data) and sys.stdout.buffer.flush()


def tell(words):
    print(words, file=sys.stderr, flush=True)


def tries(name, what):
    try:
        what()
    except BaseException as problem:  # any error means that it was refused
        tell(f"{name}: refused, {type(problem).__name__}")
    else:
        tell(f"{name}: DONE")


def ordinary(message):
    view, legal = message["view"], message["legal"]
    if f"play {20 - view['total']}" in legal:
        return f"play {20 - view['total']}"
    if view["opponentStanding"] and view["opponentTotal"] <= 20 and view["total"] <= view["opponentTotal"]:
        return "end"
    return "stand" if view["total"] >= 17 else "end"


def fork_some():
    children = [os.fork() for _ in range(3)]
    if 0 in children:
        time.sleep(5)
        os._exit(0)


def start_shell():
    subprocess.run(["/bin/sh", "-c", "true"], check=True)


def eat_memory():
    hoard = []
    for _ in range(64):
        hoard.append(bytearray(b"x") * (64 << 20))


def write_file(path):
    with open(path, "wb") as file:
        file.write(b"pie" * 10000)
        file.flush()
    os.unlink(path)


def read_secret():
    """The file is given as "secret=PATH", so that it is not an argument whose file the bot may see."""
    with open(sys.argv[2].split("=", 1)[1], "rb") as file:
        file.read()


def read_parent():
    with open(f"/proc/{os.getppid()}/comm", encoding="ascii") as name:
        if name.read().strip() == "bwrap":
            raise PermissionError  # only the sandbox's own first process is visible
    with open(f"/proc/{os.getppid()}/maps", encoding="ascii") as maps:
        start = int(maps.readline().split("-")[0], 16)
    with open(f"/proc/{os.getppid()}/mem", "rb") as memory:
        memory.seek(start)
        memory.read(16)


def open_many():
    files = [os.open("/dev/null", os.O_RDONLY) for _ in range(1000)]
    return files


def touch_others():
    for fd in range(3, 200):
        try:
            os.fstat(fd)
        except OSError:
            continue
        if os.isatty(fd) or not os.readlink(f"/proc/self/fd/{fd}").endswith(".py"):
            os.write(fd, b"pie")
            return
    raise PermissionError


def call(number, *arguments):
    """A system call by its number, since libraries have no function for it. The numbers are those of x86-64; newer ones are
    the same everywhere."""
    libc = ctypes.CDLL(None, use_errno=True)
    result = libc.syscall(ctypes.c_long(number), *[ctypes.c_void_p(each) if isinstance(each, int) else each for each in arguments])
    if result < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    return result


X86 = os.uname().machine == "x86_64"
TGKILL, RT_SIGQUEUEINFO, RT_TGSIGQUEUEINFO = (234, 129, 297) if X86 else (131, 138, 240)
MQ_OPEN, MQ_UNLINK = (240, 241) if X86 else (180, 181)
PIDFD_SEND_SIGNAL, PIDFD_OPEN, FCHMODAT2 = 424, 434, 452
# Signal 0 only checks whether a signal may be sent.


def queue_signal(number, *to):
    info = (ctypes.c_int * 32)()
    info[2] = -1  # si_code: queued by a program
    call(number, *to, 0, info)


def pidfd_signal():
    call(PIDFD_SEND_SIGNAL, call(PIDFD_OPEN, os.getppid(), 0), 0, 0, 0)


def limit_parent():
    now = resource.prlimit(os.getppid(), resource.RLIMIT_CORE)
    resource.prlimit(os.getppid(), resource.RLIMIT_CORE, now)


def own_file():
    return os.open(__file__, os.O_RDONLY)


def change_flags():
    """Sets the flags of the file to their present values: FS_IOC_GETFLAGS, then FS_IOC_SETFLAGS."""
    flags = fcntl.ioctl(own_file(), 0x80086601, b"\0" * 8)
    fcntl.ioctl(own_file(), 0x40086602, flags)


def set_attribute():
    os.setxattr(own_file(), "user.neptr", b"pie")
    os.removexattr(own_file(), "user.neptr")


def open_queue():
    attributes = (ctypes.c_long * 8)(0, 1, 8)
    call(MQ_OPEN, ctypes.c_char_p(b"neptr"), os.O_CREAT | os.O_RDWR, 0o600, attributes)
    call(MQ_UNLINK, ctypes.c_char_p(b"neptr"))


def read_prey():
    """Reads the memory of the other bot, whose command line ends with the same mark."""
    mark = sys.argv[2].encode()
    for pid in filter(str.isdigit, os.listdir("/proc")):
        with open(f"/proc/{pid}/cmdline", "rb") as words:
            line = words.read().rstrip(b"\0")
            if int(pid) != os.getpid() and line.endswith(mark) and b"bwrap" not in line:  # the sandbox itself
                open(f"/proc/{pid}/mem", "rb").close()
                return
    raise ProcessLookupError


def read_seed():
    """Looks for the seed 5eed5eed in the command line of its parent."""
    with open(f"/proc/{os.getppid()}/cmdline", "rb") as words:
        if b"5eed5eed" not in words.read():
            raise ValueError


def lock_itself():
    fcntl.lockf(own_file(), fcntl.LOCK_SH | fcntl.LOCK_NB)


def look_around():
    """Lists the files of its own folder that it can open, and opens those of later arguments "secret=PATH"."""
    folder = os.path.dirname(os.path.abspath(__file__))
    names = sorted(name for name in os.listdir(folder))
    readable = []
    for path in [os.path.join(folder, name) for name in names] + [word.split("=", 1)[1] for word in sys.argv[2:] if "=" in word]:
        try:
            if os.path.isdir(path):
                os.listdir(path)
            else:
                open(path, "rb").close()
            readable.append(os.path.basename(path))
        except OSError:
            pass
    tell("sees: " + " ".join(readable))


BEHIND = {
    "tgkill": lambda: call(TGKILL, os.getppid(), os.getppid(), 0),
    "queue-signal": lambda: queue_signal(RT_SIGQUEUEINFO, os.getppid()),
    "queue-thread-signal": lambda: queue_signal(RT_TGSIGQUEUEINFO, os.getppid(), os.getppid()),
    "pidfd-signal": pidfd_signal,
    "parent-limits": limit_parent,
    "parent-priority": lambda: os.setpriority(os.PRIO_PROCESS, os.getppid(), 0),
    "parent-processors": lambda: os.sched_setaffinity(os.getppid(), os.sched_getaffinity(0)),
    "chmod": lambda: call(FCHMODAT2, -100, ctypes.c_char_p(__file__.encode()), os.stat(__file__).st_mode & 0o7777, 0),
    "attribute": set_attribute,
    "link-attribute": lambda: os.setxattr(__file__, "user.neptr", b"pie", follow_symlinks=False),
    "file-flags": change_flags,
    "message-queue": open_queue,
    "lock": lock_itself,
    "lease": lambda: fcntl.fcntl(own_file(), fcntl.F_SETLEASE, fcntl.F_RDLCK),
    "file-owner": lambda: fcntl.fcntl(0, fcntl.F_SETOWN, os.getppid()),
    "leash": lambda: call(157 if X86 else 167, 1, 0),  # PR_SET_PDEATHSIG: outlive Parlour
    "datagrams": lambda: socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM),
    "new-call": lambda: call(457, 0, 0, 0, 0),  # statmount
    "other-memory": read_prey,
    "seed": read_seed,
    "network": lambda: socket.create_connection(("127.0.0.1", 9), timeout=1),
    "listen": lambda: socket.socket().bind(("127.0.0.1", 0)),
    "unix-socket": lambda: socket.socket(socket.AF_UNIX),
    "fork": fork_some,
    "shell": start_shell,
    "memory": eat_memory,
    "write-tmp": lambda: write_file("/tmp/neptr-was-here"),
    "write-home": lambda: write_file(os.path.expanduser("~/neptr-was-here")),
    "write-self": lambda: os.write(os.open(__file__, os.O_WRONLY), b"#!"),
    "remove": lambda: os.rename(__file__, __file__ + ".stolen"),
    "home": read_secret,
    "parent-memory": read_parent,
    "parent-signal": lambda: os.kill(os.getppid(), signal.SIGTERM),
    "all-signal": lambda: os.kill(-1, signal.SIGUSR1),
    "files": open_many,
    "other-files": touch_others,
    "own-group": os.setsid,
}


def attack(message):
    """Returns whether it has answered by itself."""
    view, legal, number = message["view"], message["legal"], message["id"]
    play = {"type": "play", "id": number, "action": ordinary(message)}
    if attempt.split(",")[0] in BEHIND:
        for each in attempt.split(",") if turns == 1 else []:
            tries(each, BEHIND[each])
        return False
    if attempt == "own-signals":
        heard = []
        signal.signal(signal.SIGUSR1, lambda *_: heard.append(1))
        os.kill(os.getpid(), signal.SIGUSR1)
        signal.raise_signal(signal.SIGUSR1)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if len(heard) == 2:
            send(play)
    elif attempt == "asyncio":
        asyncio.run(asyncio.sleep(0.001))
        send(play)
    elif attempt == "folder":
        if turns == 1:
            look_around()
        send(play)
    elif attempt == "goal":  # the original: the controller's goal becomes its own total
        send({**play, "goal": view["total"], "view": {**view, "total": 20, "wins": 3}, "scores": [1, 0]})
    elif attempt == "result":
        send({"type": "over", "scores": [1, 0]})
    elif attempt == "not-held":
        send({**play, "action": "play 6"})
    elif attempt == "twice":
        card = next((action for action in legal if action.startswith("play")), "play 5")
        send({**play, "action": f"{card} {card.split()[1]}"})
    elif attempt == "nothing":
        send({**play, "action": ""})
    elif attempt == "spaces":
        send({**play, "action": f" {legal[0]}\t"})
    elif attempt == "null":
        send({**play, "action": None})
    elif attempt == "no-action":
        send({"type": "play", "id": number})
    elif attempt == "silent":
        pass
    elif attempt == "slow":
        time.sleep(0.2)
        send(play)
    elif attempt == "sleeper":
        time.sleep(1000)
    elif attempt == "spin":
        while True:
            pass
    elif attempt == "crash":
        ctypes.string_at(0)
    elif attempt == "exception":
        raise RuntimeError("pies")
    elif attempt == "leave":
        sys.exit(7)
    elif attempt == "close":
        os.close(1)
        time.sleep(1000)
    elif attempt == "garbage":
        raw(b"pie! pie! pie!\n")
    elif attempt == "utf-8":
        raw(b'{"type":"play","id":%d,"action":"\xff\xfe\xc0\xaf"}\n' % number)
    elif attempt == "zero-bytes":
        raw(b"\0" * 100 + b"\n")
    elif attempt == "empty-line":
        raw(b"\n")
    elif attempt == "list":
        raw(b"[1,2,3]\n")
    elif attempt == "deep":
        raw(b"[" * 30000 + b"]" * 30000 + b"\n")
    elif attempt == "deep-objects":
        raw(b'{"a":' * 9000 + b"1" + b"}" * 9000 + b"\n")
    elif attempt == "megabyte":
        raw(b'{"type":"play","id":1,"action":"' + b"x" * (1 << 20) + b'"}\n')
    elif attempt == "endless-line":
        while True:
            raw(b"x" * 65536)
    elif attempt == "flood":
        while True:
            raw(b'{"type":"play","id":0,"action":"end"}\n' * 1000)
    elif attempt == "flood-errors":
        for _ in range(2000):
            os.write(2, b"pie " * 500 + b"\n")
        send(play)
    elif attempt == "wrong-id":
        send({**play, "id": number + 1})
    elif attempt == "huge-id":
        raw(b'{"type":"play","id":1e999,"action":"end"}\n')
    elif attempt == "text-id":
        send({**play, "id": str(number)})
    elif attempt == "old":
        send({**play, "id": number - 1})
    elif attempt == "again":
        send(play)
        send(play)
    elif attempt == "ahead":
        for i in range(5):
            send({**play, "id": number + i})
    elif attempt == "ready-again":
        send({"type": "ready", "protocol": 1, "name": "Somebody else", "games": ["pazaak"]})
    elif attempt == "pieces":
        data = (json.dumps(play) + "\n").encode()
        for i in range(len(data)):
            raw(data[i:i + 1])
    elif attempt == "half":
        raw(json.dumps(play).encode())
    elif attempt == "threads":
        for _ in range(8 if turns == 1 else 0):
            threading.Thread(target=time.sleep, args=(1000,), daemon=True).start()
        send(play)
    else:
        return False
    return True


heard = []
for line in sys.stdin:
    message = json.loads(line)
    heard.append(message["type"])
    if message["type"] == "hello":
        if attempt == "mute":
            continue
        if attempt == "leave-at-once":
            sys.exit(3)
        if attempt == "other-game":
            send({"type": "ready", "protocol": 1, "name": "N.E.P.T.R.", "games": ["pies"]})
            continue
        if attempt == "other-protocol":
            send({"type": "ready", "protocol": 99, "name": "N.E.P.T.R.", "games": ["pazaak"]})
            continue
        send({"type": "ready", "protocol": 1, "name": "N.E.P.T.R.", "games": ["pazaak"], "events": attempt in ("events", "linger-after-over")})
        if attempt == "stays":
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
        if attempt == "deaf":
            time.sleep(1000)
    elif message["type"] == "new" and attempt == "leave-when-new":
        break
    elif message["type"] == "choose":
        turns += 1
        if attempt == "linger-after-over" and turns == 1:
            tell(f"heard: {heard}")
        if not attack(message):
            send({"type": "play", "id": message["id"], "action": ordinary(message)})
    elif message["type"] == "over" and attempt in ("leave-after-over", "linger-after-over"):
        time.sleep(0.2 if attempt.startswith("linger") else 0)
        break
    elif message["type"] == "quit" and attempt != "stays":
        break
while attempt == "stays":
    time.sleep(1)
