import type { Isolation } from '../model/isolation.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Policy } from '../policy/policy.ts';
import { inCode } from '../rules/quoted.ts';
import { HOME } from './containment/view-mounts.ts';

/** The explanation of a failure by containment; both are empty without one. */
interface ContainmentWords {
  /** A clause after "the command failed; ". */
  readonly contained: string;
  /** In sentences. */
  readonly change: string;
}

const NOTHING: ContainmentWords = { contained: '', change: '' };

const FAILED: ReadonlySet<Outcome['status']> = new Set(['failed', 'crashed', 'timed_out']);

/** Messages of programs, the C library and runtimes about limited or hidden things. */
const SIGNS = new RegExp(
  [
    /\b(?:EAGAIN|ENOSPC|EFBIG|EMFILE|EXDEV|EROFS|EPERM|EACCES|ENOTTY|SIGXFSZ)\b/,
    /\b(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ENOTCACHED)\b/,
    /Resource temporarily unavailable|No space left on device|Cannot fork|File too large|Too many open files/,
    /cross-device link|Read-only file system|Operation not permitted|Permission denied/,
    /fetch failed|Could not resolve host|name resolution|Name or service not known|Network is unreachable/,
    /(?:docker|podman|containerd)\.sock|No usable sandbox|unshare: |not a tty|\/dev\/tty\b/,
    new RegExp(`(?:~|${HOME})/`),
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);
/** The kernel reports the limit of watched files as a full disk. */
const UNLESS = /file watchers/;
const LONGEST_LINE = 2000;

/**
 * Explains how containment may have caused a failure: by a limit that the kernel enforced, else by the
 * output. The keys of the policy are in docs/containment.md.
 */
export function containmentWords(
  outcome: Outcome,
  { level }: Pick<Isolation, 'level'>,
  network: Policy['network'],
): ContainmentWords {
  if (level !== 'namespaces' || !FAILED.has(outcome.status)) return NOTHING;
  if (outcome.limits_hit) {
    const keys = inCode(outcome.limits_hit.map((limit) => `limits.${limit}`));
    return {
      contained: `it reached ${keys}`,
      change: `If the command needs more, increase ${keys} in the policy of the base branch. If the machine has less than that, set a lower \`concurrency\`.`,
    };
  }
  const lines = [outcome.stderr, outcome.stdout]
    .flatMap(({ head, tail }) => [head, tail])
    .flatMap((text) => text.split('\n'))
    .map((line) => line.slice(0, LONGEST_LINE));
  const isSeen = lines.some((line) => SIGNS.test(line) && !UNLESS.test(line));
  if (!isSeen && outcome.signal !== 'SIGXFSZ') return NOTHING;
  const ways = network === 'none' ? 'without network access, ' : '';
  return {
    contained: `it ran ${ways}without privileges, with an empty home directory and with limits, which may explain its output`,
    change:
      'Use only files of the repository and limits of the policy, or see in `docs/containment.md` which key of the policy changes what the output reports.',
  };
}
