import { expect, it } from 'vitest';
import { systemCallFilter } from '../../../src/run/containment/system-call-filter.ts';

const [ALLOWED, EPERM, ENOSYS, NO_FAMILY] = [0x7fff0000, 0x50001, 0x50026, 0x50061];
const [UNIX, VSOCK, NETLINK, NEW_USER, NEW_MOUNTS] = [1, 40, 16, 0x10000000, 0x20000];

/** Evaluates the instructions as the kernel does, for a call with these arguments. */
function judge(hex: string, architecture: number, call: number, args: readonly number[]): number {
  const code = Buffer.from(hex, 'hex');
  const words = [call, architecture, 0, 0, ...args.flatMap((value) => [value, 0])];
  let loaded = 0;
  for (let at = 0; at < code.length; at += 8) {
    const [ifSo = 0, ifNot = 0] = code.subarray(at + 2, at + 4);
    const operand = code.readUInt32LE(at + 4);
    const instruction = code.readUInt16LE(at);
    if (instruction === 0x06) return operand;
    if (instruction === 0x20) loaded = words[operand / 4] ?? 0;
    else if (instruction === 0x54) loaded &= operand;
    else if (instruction === 0x15) at += 8 * (loaded === operand ? ifSo : ifNot);
    else if (instruction === 0x45) at += 8 * ((loaded & operand) === 0 ? ifNot : ifSo);
    else throw new Error(`unknown instruction ${instruction}`);
  }
  throw new Error('no decision');
}

const X64 = 0xc000003e;
const I386 = 0x40000003;
const ARM64 = 0xc00000b7;

// The numbers are those of the kernel's tables; the comments name the calls.
const CALLS: [name: string, architecture: number, call: number, args: number[], number, number][] =
  [
    ['read', X64, 0, [], ALLOWED, ALLOWED],
    ['a Unix socket', X64, 41, [UNIX], ALLOWED, ALLOWED],
    ['a netlink socket', X64, 41, [NETLINK], ALLOWED, ALLOWED],
    ['a socket to the host', X64, 41, [VSOCK], NO_FAMILY, ALLOWED],
    ['a socket to the host, by x32', X64, 0x40000000 + 41, [VSOCK], NO_FAMILY, ALLOWED],
    ['io_uring_setup', X64, 425, [], ENOSYS, ALLOWED],
    ['a thread', X64, 56, [0x3d0f00], ALLOWED, ALLOWED],
    ['a process in a user namespace', X64, 56, [NEW_USER + NEW_MOUNTS], EPERM, EPERM],
    ['clone3', ARM64, 435, [], ENOSYS, ENOSYS],
    ['a user namespace', ARM64, 97, [NEW_USER], EPERM, EPERM],
    ['another namespace', ARM64, 97, [NEW_MOUNTS], ALLOWED, ALLOWED],
    ['add_key', X64, 248, [], ENOSYS, ENOSYS],
    ['request_key', ARM64, 218, [], ENOSYS, ENOSYS],
    ['a limit of core dumps', X64, 160, [4, 7], 0x50000, 0x50000],
    ['another limit', X64, 160, [7, 4], ALLOWED, ALLOWED],
    ['a limit of core dumps, by prlimit', ARM64, 261, [0, 4, 7], 0x50000, 0x50000],
    ['a look at it', ARM64, 261, [0, 4, 0, 7], ALLOWED, ALLOWED],
    ['another limit, by prlimit', X64, 302, [0, 7, 7], ALLOWED, ALLOWED],
    ['a call of a program of 32 bits', I386, 3, [], ENOSYS, ENOSYS],
    ['a call of an unknown architecture', 8, 1, [], ENOSYS, ENOSYS],
  ];

it.each(CALLS)('judges %s', (_name, architecture, call, args, without, withNetwork) => {
  const hexOf = (network: boolean) =>
    systemCallFilter(network, architecture === ARM64 ? 'arm64' : 'x64')?.hex ?? '';
  expect(judge(hexOf(false), architecture, call, args)).toBe(without);
  expect(judge(hexOf(true), architecture, call, args)).toBe(withNetwork);
});

it('has the numbers that install it, of each architecture that it knows', () => {
  expect(systemCallFilter(false, 'x64')).toMatchObject({ keyctl: 250 });
  expect(systemCallFilter(false, 'arm64')).toMatchObject({ keyctl: 219 });
  expect(systemCallFilter(false, 'riscv64')).toBeUndefined();
});
