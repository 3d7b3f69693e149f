import { systemTool } from './privileges.ts';

/** The numbers of keyctl(2), for which no program of a usual system stands. */
const KEYCTL: Readonly<Partial<Record<NodeJS.Architecture, number>>> = {
  x64: 250,
  arm64: 219,
  ppc64: 271,
  riscv64: 219,
  s390x: 280,
};

/**
 * Joins a new session keyring, to which only its possessors have access, and starts the words that
 * follow. Does not start them if there are keyrings and none can be joined.
 */
const JOIN = String.raw`
my $number = 0 + shift;
my $keyring = syscall($number, 1, 0);
if ($keyring >= 0) { syscall($number, 5, $keyring, 0x3f000000) }
elsif (syscall($number, 0, -3, 0) >= 0) { die "no new session keyring: $!\n" }
exec { $ARGV[0] } @ARGV;
`;

/**
 * Returns the words that start a program with its own session keyring, as slots have it; none where Perl
 * is missing, which Debian and Ubuntu always have.
 */
export async function newKeyring(): Promise<readonly string[]> {
  const [number, perl] = [KEYCTL[process.arch], await systemTool('perl')];
  return number === undefined || perl === undefined ? [] : [perl, '-e', JOIN, String(number)];
}
