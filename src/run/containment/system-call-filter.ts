interface Calls {
  /** `AUDIT_ARCH_*` of the kernel's headers. */
  readonly id: number;
  readonly socket: number;
  readonly unshare: number;
  readonly clone: number;
  /** `add_key`; `request_key` and `keyctl` follow it. */
  readonly keys: number;
  readonly setrlimit: number;
  readonly prlimit64: number;
}

/** By Node.js's names. */
const CALLS: Readonly<Record<string, Calls | undefined>> = {
  x64: {
    ...{ id: 0xc000003e, socket: 41, unshare: 272, clone: 56, keys: 248 },
    ...{ setrlimit: 160, prlimit64: 302 },
  },
  arm64: {
    ...{ id: 0xc00000b7, socket: 198, unshare: 97, clone: 220, keys: 217 },
    ...{ setrlimit: 164, prlimit64: 261 },
  },
};

/** The same on all architectures. */
const IO_URING_SETUP = 425;
const CLONE3 = 435;
const NEW_USER = 0x10000000;
/** Unix, IPv4, IPv6, and netlink. */
const FAMILIES = [1, 2, 10, 16];
/** `RLIMIT_CORE` of setrlimit(2). */
const CORE = 4;
const ERRNO = { none: 0, EPERM: 1, ENOSYS: 38, EAFNOSUPPORT: 97 };

/** A BPF instruction: the code, how many instructions to skip if true and if false, and an operand. */
type Instruction = readonly [code: number, ifSo: number, ifNot: number, operand: number];
const [LOAD, AND, IS, HAS, RETURN] = [0x20, 0x54, 0x15, 0x45, 0x06];
const ALLOW: Instruction = [RETURN, 0, 0, 0x7fff0000];
/** Offsets of a call's number, architecture, and arguments of 64 bits. */
const [NUMBER, ARCHITECTURE, ARGUMENTS] = [0, 4, 16];

/**
 * Returns a seccomp(2) filter of system calls in hexadecimal, and the number needed to install it. It
 * refuses to create user namespaces and to use the kernel's keys, which are outside of all namespaces.
 * Without network access, it also refuses io_uring, which creates sockets unseen, and sockets of
 * unusual families, because those between a virtual machine and its host are outside of network
 * namespaces. Setting the limit of core dumps has no effect: only the limit in `command-limits.ts`
 * keeps a crash from starting the machine's handler of core dumps as root. A program of another architecture, such
 * as one of 32 bits, can make no call at all.
 * @returns undefined on other architectures
 */
export function systemCallFilter(network: boolean, architecture: string = process.arch) {
  const calls = CALLS[architecture];
  if (calls === undefined) return undefined;
  const code = [
    [LOAD, 0, 0, ARCHITECTURE] as const,
    ...when(calls.id, judged(calls, network)),
    refuse('ENOSYS'),
  ];
  return { hex: code.map(encoded).join(''), keyctl: calls.keys + 2 };
}

function judged(calls: Calls, network: boolean): Instruction[] {
  const { keys, socket, unshare, clone, setrlimit, prlimit64 } = calls;
  const sockets = [
    ...when(IO_URING_SETUP, [refuse('ENOSYS')]),
    ...when(socket, [
      argument(0),
      ...FAMILIES.flatMap((family) => when(family, [ALLOW])),
      refuse('EAFNOSUPPORT'),
    ]),
  ];
  return [
    [LOAD, 0, 0, NUMBER],
    // Clears the mark of x32 calls, whose numbers are otherwise the same.
    [AND, 0, 0, 0x3fffffff],
    // Programs then use `clone`, whose flags a filter can read.
    ...[CLONE3, keys, keys + 1, keys + 2].flatMap((call) => when(call, [refuse('ENOSYS')])),
    ...(network ? [] : sockets),
    ...when(unshare, [argument(0), [HAS, 0, 1, NEW_USER], refuse('EPERM'), ALLOW]),
    ...when(clone, [argument(0), [HAS, 0, 1, NEW_USER], refuse('EPERM'), ALLOW]),
    ...when(setrlimit, [argument(0), ...when(CORE, [refuse('none')]), ALLOW]),
    // Without a new value, the call only reads.
    ...when(prlimit64, [argument(1), ...when(CORE, [...unlessZero(32), ...unlessZero(36)]), ALLOW]),
    ALLOW,
  ];
}

function unlessZero(offset: number): Instruction[] {
  return [[LOAD, 0, 0, offset], [IS, 1, 0, 0], refuse('none')];
}

/** Runs the body, up to its return, if the loaded value equals this one. */
function when(value: number, body: readonly Instruction[]): Instruction[] {
  return [[IS, 0, body.length, value], ...body];
}

function refuse(error: keyof typeof ERRNO): Instruction {
  return [RETURN, 0, 0, 0x50000 | ERRNO[error]];
}

/** Loads the lower half of an argument; all these architectures are little-endian. */
function argument(index: number): Instruction {
  return [LOAD, 0, 0, ARGUMENTS + 8 * index];
}

function encoded([code, ifSo, ifNot, operand]: Instruction): string {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code);
  bytes.set([ifSo, ifNot], 2);
  bytes.writeUInt32LE(operand, 4);
  return bytes.toString('hex');
}
