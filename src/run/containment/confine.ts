import { systemTool } from './privileges.ts';
import { systemCallFilter } from './system-call-filter.ts';

/**
 * Joins a new session keyring, to which only its possessors have access, installs a filter of system calls,
 * and starts the words that follow. Does not start them if there are keyrings and none can be joined.
 */
const CONFINE = String.raw`
my ($keyctl, $prctl, $filter) = splice @ARGV, 0, 3;
my $keyring = syscall(0 + $keyctl, 1, 0);
if ($keyring >= 0) { syscall(0 + $keyctl, 5, $keyring, 0x3f000000) }
elsif (syscall(0 + $keyctl, 0, -3, 0) >= 0) { die "no new session keyring: $!\n" }
my $code = pack 'H*', $filter;
my $program = pack 'S x6 P', length($code) / 8, $code;
syscall(0 + $prctl, 22, 2, $program, 0, 0);
exec { $ARGV[0] } @ARGV;
`;

/**
 * Returns the words that start a program with its own session keyring and a filter of system calls, as
 * slots do, for which no program of a usual system stands; none where Perl is missing, which Debian and
 * Ubuntu always have.
 */
export async function confineWords(network: boolean): Promise<readonly string[]> {
  const [filter, perl] = [systemCallFilter(network), await systemTool('perl')];
  if (filter === undefined || perl === undefined) return [];
  const { keyctl, prctl, hex } = filter;
  return [perl, '-e', CONFINE, String(keyctl), String(prctl), hex];
}
