import type { CauseName, ContainmentCause, CountedLimit } from '../model/outcome.ts';

/** How a failure that containment causes is recognised and explained. */
interface CauseWords {
  /** Messages of programs, the C library and runtimes. */
  readonly signs?: RegExp;
  /** Messages that contain a sign and mean something else. */
  readonly unless?: RegExp;
  /** Causes that need not be told in addition. */
  readonly implies?: readonly CauseName[];
  /** The limit of {@link CountedLimit} that the kernel counts. */
  readonly counted?: CountedLimit;
  /** The key of the policy that changes it. */
  readonly key?: string;
  /** What happened; a clause that follows "the command failed; ". */
  readonly says: (cause: ContainmentCause) => string;
  /** What to change; a sentence. */
  readonly change: (cause: ContainmentCause) => string;
}

const raise = (key: string) => () =>
  `If the command needs more, increase \`${key}\` in the policy of the base branch.`;

/** A limit that the machine reduces is not changed by its key alone. */
const raiseShared =
  (own: string) =>
  ({ key }: ContainmentCause) =>
    key === 'concurrency'
      ? `The commands that run at once share the memory of the machine: set a lower \`concurrency\` in the policy of the base branch, or use a machine with more memory. \`${own}\` allows more.`
      : raise(own)();

/** Directories of HOME are mounted by the first parts of their paths. */
const mountHome = ({ detail = '' }: ContainmentCause) =>
  `Add \`${detail}\` to \`home_caches\` in the policy of the base branch, and fill it before the gate runs.`;

/**
 * Every failure that containment can cause, in the order in which causes are reported: the sign by which
 * it is recognised, the limit or missing part, and the key of the policy that changes it.
 */
export const CONTAINMENT_CAUSES: Readonly<Record<CauseName, CauseWords>> = {
  memory: {
    counted: 'memory_bytes',
    key: 'limits.memory_bytes',
    says: ({ limit = 0 }) =>
      `the kernel ended a process at the limit of ${mebibytes(limit)} of memory, which includes the files that the command writes`,
    change: raiseShared('limits.memory_bytes'),
  },
  processes: {
    signs:
      /\bEAGAIN\b|Resource temporarily unavailable|[Cc]an(?:not|'t) fork|fork: retry|pthread_create|unable to create (?:new )?(?:native )?thread|ERR_WORKER_INIT_FAILED|os error 11\b/,
    counted: 'processes',
    key: 'limits.processes',
    says: ({ limit }) => `it may have ${limit} processes and threads, and one more could not start`,
    change: raise('limits.processes'),
  },
  written: {
    signs: /\bENOSPC\b|No space left on device|[Dd]isk (?:is )?full|os error 28\b|\bErrno 28\b/,
    // The kernel reports the limits of watches and of namespaces in the same way.
    unless: /file watchers|unshare|namespace/i,
    counted: 'written_bytes',
    key: 'limits.written_bytes',
    says: ({ limit = 0 }) =>
      `the ${mebibytes(limit)} that it may write are full, including temporary files`,
    change: raiseShared('limits.written_bytes'),
  },
  file_size: {
    signs:
      /\bEFBIG\b|File too large|[Ff]ile size limit exceeded|SIGXFSZ|os error 27\b|\bErrno 27\b/,
    key: 'limits.file_bytes',
    says: ({ limit = 0 }) =>
      `a file may have ${mebibytes(limit)}, and its output reports one that is too large`,
    change: raise('limits.file_bytes'),
  },
  open_files: {
    signs: /\bEMFILE\b|[Tt]oo many open files|os error 24\b|\bErrno 24\b/,
    key: 'limits.open_files',
    says: ({ limit }) =>
      `a process may have ${limit} open files, and its output reports too many of them`,
    change: raise('limits.open_files'),
  },
  package_manager: {
    signs: /corepack/i,
    implies: ['network'],
    key: 'home_caches',
    says: () =>
      'it ran without network access and without the cache of Corepack, so Corepack could not find the package manager',
    change: () =>
      'Run `corepack prepare` before the gate and add `.cache/node/corepack` to `home_caches` in the policy of the base branch, or call the tools of `node_modules` directly.',
  },
  network: {
    signs:
      /ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ENOTCACHED|EHOSTUNREACH|fetch failed|only-if-cached|Could not resolve host|[Tt]emporary failure in name resolution|Name or service not known|Network is unreachable|Failed to establish a new connection|dial tcp: lookup|UnknownHostException|Could not connect to server/,
    key: 'network',
    says: () => 'it ran without network access, and its output reports a network error',
    change: () => 'Use only files in the repository, or set `network: allow` in the policy.',
  },
  home_cache: {
    key: 'home_caches',
    says: ({ detail }) =>
      `it ran with an empty home directory, and its output names \`~/${detail}\`, which exists in the home directory of the gate`,
    change: mountHome,
  },
  container_engine: {
    signs:
      /docker\.sock|podman\.sock|containerd\.sock|Cannot connect to the Docker daemon|Is the docker daemon running|Could not find a (?:working container runtime|valid Docker environment)/,
    says: () => 'it needs a container engine, and commands have no access to its socket',
    change: () =>
      'Start containers in another job. The socket gives access to the whole machine, so no key of the policy provides it.',
  },
  machine_path: {
    says: ({ detail }) =>
      `its output names \`${detail}\`, which exists on the machine; commands do not see it`,
    change: () =>
      'Commit what the command needs, create it in `prepare`, or install it in a directory of the system, such as `/usr/local`.',
  },
  rename: {
    signs: /\bEXDEV\b|[Cc]ross-device link|os error 18\b|\bErrno 18\b/,
    says: () =>
      'its output reports a rename between file systems; the checkout, the home directory and the temporary directory are different ones, and with user namespaces a directory of the commit cannot be renamed',
    change: () => 'Copy and then delete, as `mv` does, where a rename reports `EXDEV`.',
  },
  read_only: {
    signs: /\bEROFS\b|[Rr]ead-only file system|os error 30\b|\bErrno 30\b/,
    says: () =>
      'its output reports a read-only file system; the directories of the system are read-only',
    change: () => 'Write below the checkout, `HOME` or `TMPDIR`.',
  },
  nested_sandbox: {
    signs:
      /No usable sandbox|zygote_host_impl|setuid sandbox|CLONE_NEWUSER|newuidmap|\bbwrap: |unshare(?: failed)?: |Failed to move to new namespace/,
    says: () => 'its output reports that a sandbox of its own could not be created',
    change: () =>
      'Start the program without a sandbox of its own (a browser with `--no-sandbox`); containment already isolates it.',
  },
  privileges: {
    signs:
      /\bEPERM\b|\bEACCES\b|Operation not permitted|Permission denied|must be (?:run as )?root|no new privileges|effective uid is not 0|superuser/,
    says: () =>
      'it ran as a user without privileges, and its output reports that something is not permitted',
    change: () =>
      'Do not require root: use a port above 1023, and change neither owners nor files outside of the checkout.',
  },
  terminal: {
    signs: /\/dev\/tty\b|not a (?:tty|terminal)|Inappropriate ioctl for device|\bENOTTY\b/,
    says: () => 'it ran without a terminal, and its output reports that it needs one',
    change: () => 'Use the mode of the program for scripts, or start it with `script`.',
  },
};

/**
 * Returns the arguments of a finding about a command that failed: what happened, as clauses, and what to
 * change; empty without causes.
 */
export function causeWords(causes: readonly ContainmentCause[] = []): {
  readonly causes: readonly string[];
  readonly change: string;
} {
  return {
    causes: causes.map((cause) => CONTAINMENT_CAUSES[cause.cause].says(cause)),
    change: causes.map((cause) => CONTAINMENT_CAUSES[cause.cause].change(cause)).join(' '),
  };
}

function mebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MiB`;
}
