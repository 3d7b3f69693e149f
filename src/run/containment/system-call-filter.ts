/** Numbers of system calls, which differ between architectures. */
interface Calls {
  /** `AUDIT_ARCH_*` of the kernel's headers. */
  readonly id: number;
  readonly socket: number;
  /** The number of `socketcall`, which creates sockets by arguments that a filter cannot read. */
  readonly socketcall?: number;
  readonly unshare: number;
  readonly clone: number;
  /** The number of `add_key`; `request_key` and `keyctl` follow it. */
  readonly keys: number;
  readonly setrlimit: number;
  readonly prlimit64: number;
}

/** By the names of Node.js; a program of 32 bits makes the calls of another architecture. */
const CALLS = {
  x64: {
    ...{ id: 0xc000003e, socket: 41, unshare: 272, clone: 56, keys: 248 },
    ...{ setrlimit: 160, prlimit64: 302 },
  },
  ia32: {
    ...{ id: 0x40000003, socket: 359, socketcall: 102, unshare: 310, clone: 120, keys: 286 },
    ...{ setrlimit: 75, prlimit64: 340 },
  },
  arm64: {
    ...{ id: 0xc00000b7, socket: 198, unshare: 97, clone: 220, keys: 217 },
    ...{ setrlimit: 164, prlimit64: 261 },
  },
  arm: {
    ...{ id: 0x40000028, socket: 281, unshare: 337, clone: 120, keys: 309 },
    ...{ setrlimit: 75, prlimit64: 369 },
  },
} satisfies Readonly<Partial<Record<NodeJS.Architecture, Calls>>>;

/** The same on all architectures. */
const IO_URING_SETUP = 425;
const CLONE3 = 435;
const NEW_USER = 0x10000000;
/** Unix, both of the internet, and netlink. */
const FAMILIES = [1, 2, 10, 16];
/** `RLIMIT_CORE` of setrlimit(2). */
const CORE = 4;
const ERRNO = { none: 0, EPERM: 1, ENOSYS: 38, EAFNOSUPPORT: 97 };

/** An instruction of BPF: what to do, how many to skip if so and if not, and an operand. */
type Instruction = readonly [code: number, ifSo: number, ifNot: number, operand: number];
const [LOAD, AND, IS, HAS, RETURN] = [0x20, 0x54, 0x15, 0x45, 0x06];
const ALLOW: Instruction = [RETURN, 0, 0, 0x7fff0000];
/** Offsets of a call's number and architecture; its arguments follow, with 64 bits each. */
const [NUMBER, ARCHITECTURE, ARGUMENTS] = [0, 4, 16];

/**
 * Returns a filter of system calls for seccomp(2), in hexadecimal, and what is needed to install it. Calls
 * are refused that create a user namespace, that use keys of the kernel, of which a user's are not a part of
 * any namespace, and, unless commands may access the network, sockets of unusual families (those of a
 * virtual machine and its host are not a part of a network namespace) and rings that create sockets unseen.
 * Calls that set the limit of core dumps do nothing: with the one that commands have (see `limits.ts`), and no
 * other, a crash does not start the program of the machine that handles core dumps, as root.
 *
 * @returns undefined on other architectures
 */
export function systemCallFilter(network: boolean, architecture: string = process.arch) {
  const calls = Object.entries(CALLS).find(([name]) => name === architecture)?.[1];
  if (calls === undefined) return undefined;
  const code = [
    [LOAD, 0, 0, ARCHITECTURE] as const,
    ...Object.values(CALLS).flatMap((each: Calls) => when(each.id, judged(each, network))),
    refuse('ENOSYS'),
  ];
  return { hex: code.map(encoded).join(''), keyctl: calls.keys + 2 };
}

function judged(calls: Calls, network: boolean): Instruction[] {
  const { keys, socket, socketcall = CLONE3, unshare, clone, setrlimit, prlimit64 } = calls;
  const sockets = [
    ...[socketcall, IO_URING_SETUP].flatMap((call) => when(call, [refuse('ENOSYS')])),
    ...when(socket, [
      argument(0),
      ...FAMILIES.flatMap((family) => when(family, [ALLOW])),
      refuse('EAFNOSUPPORT'),
    ]),
  ];
  return [
    [LOAD, 0, 0, NUMBER],
    // The mark of calls of x32, which have the numbers of the others.
    [AND, 0, 0, 0x3fffffff],
    // Programs then use `clone`, whose flags a filter can read.
    ...[CLONE3, keys, keys + 1, keys + 2].flatMap((call) => when(call, [refuse('ENOSYS')])),
    ...(network ? [] : sockets),
    ...when(unshare, [argument(0), [HAS, 0, 1, NEW_USER], refuse('EPERM'), ALLOW]),
    ...when(clone, [argument(0), [HAS, 0, 1, NEW_USER], refuse('EPERM'), ALLOW]),
    ...when(setrlimit, [argument(0), ...when(CORE, [refuse('none')]), ALLOW]),
    // Without a new value, it only reads.
    ...when(prlimit64, [argument(1), ...when(CORE, [...unlessZero(32), ...unlessZero(36)]), ALLOW]),
    ALLOW,
  ];
}

function unlessZero(offset: number): Instruction[] {
  return [[LOAD, 0, 0, offset], [IS, 1, 0, 0], refuse('none')];
}

/** What to do, up to a return, if the value that was loaded last is this one. */
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
