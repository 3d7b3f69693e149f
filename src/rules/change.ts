import { event, GENES, gene, LOG, log } from './example-asset.ts';
import { rule, rules } from './rule.ts';

const FORBIDDEN = 'blast_radius:\n  forbidden_paths: [infrastructure]\n';
const PROTECTED = "blast_radius:\n  protected_paths: ['AGENTS.md', 'config/prod/**']\n";
const CLOSED_LOG = 'blast_radius:\n  audit_log: forbidden\n';
const ONLY_CORE = {
  [GENES]: [gene({ constraints: { max_files: 5, forbidden_paths: ['src/core'] } })],
};
const ONLY_FIVE = { [GENES]: [gene({ constraints: { max_files: 5, forbidden_paths: ['.git'] } })] };
const MANY = { [GENES]: [gene({ constraints: { max_files: 100, forbidden_paths: ['.git'] } })] };
const SUBMODULE = { submodule: '1d0c4fe2b6a0d6d9a51b2c4a7f1ed0f5bb1f3b64' };

/** Rules about what the whole change touches, in the order in which they are documented. */
export const changeRules = rules('change', {
  'forbidden-path-always': rule<{ path: string; directory: string; via: string }>({
    severity: 'error',
    title: 'The change touches .git or node_modules',
    why: `What stands in \`.git\` or \`node_modules\` is run by git, npm and node without being looked at, so
no change may bring it along, whether a gene declares these paths or not. They are forbidden at any
depth, in any mix of upper and lower case (some file systems do not tell them apart), and also when
only a symlink leads there.`,
    wrong: { head: { 'packages/api/node_modules/left-pad/index.js': 'work();\n' } },
    right: {
      head: { 'packages/api/package.json': '{ "dependencies": { "left-pad": "1.3.0" } }\n' },
    },
    message: ({ path, directory, via }) =>
      via === ''
        ? `The change touches ${path}, and ${directory} is always forbidden.`
        : `The change touches ${path}, which leads to ${via}, and ${directory} is always forbidden.`,
    remedy: ({ path }) => `Remove ${path} from the change, and ignore its directory in .gitignore.`,
  }),
  'forbidden-path-policy': rule<{ path: string; entry: string; via: string }>({
    severity: 'error',
    title: 'The change touches a path that the policy forbids',
    why: `The repository says which paths no change may touch, with or without a gene. An entry means that
path and everything under it, counted from the root; it is not a pattern, and case counts.`,
    wrong: { head: { 'infrastructure/production.tf': '# …\n' }, policy: FORBIDDEN },
    right: { head: { 'docs/infrastructure.md': '# …\n' }, policy: FORBIDDEN },
    configure: `blast_radius:
  forbidden_paths: [infrastructure]`,
    message: ({ path, entry, via }) =>
      via === ''
        ? `The change touches ${path}, and the policy forbids ${entry}.`
        : `The change touches ${path}, which leads to ${via}, and the policy forbids ${entry}.`,
    remedy: ({ path }) =>
      `Take ${path} out of the change, or change the policy on the base branch first.`,
  }),
  'forbidden-path-declared': rule<{
    gene: string;
    path: string;
    entry: string;
    via: string;
  }>({
    severity: 'error',
    ignorable: true,
    title: 'The change touches a path that a gene forbids',
    why: `\`constraints.forbidden_paths\` lists what a gene must never touch. An entry means that path and
everything under it, counted from the root of the repository; it is not a pattern, and case counts.
Both names of a renamed file are looked at, and symlinks are followed. For a gene that exists at the
base, its old entries still count.`,
    wrong: { head: { ...ONLY_CORE, 'src/core/index.js': 'work();\n' } },
    right: { head: { ...ONLY_CORE, 'src/corelib.js': 'work();\n' } },
    message: ({ gene, path, entry, via }) =>
      via === ''
        ? `The change touches ${path}, and the gene ${gene} forbids ${entry}.`
        : `The change touches ${path}, which leads to ${via}, and the gene ${gene} forbids ${entry}.`,
    remedy: ({ path, gene }) =>
      `Take ${path} out of the change, or make it in a change that does not use the gene ${gene}.`,
  }),
  'protected-path': rule<{ path: string; pattern: string; by: string }>({
    severity: 'error',
    title: 'The change touches a protected file',
    why: `Some files steer everything else: the instructions that agents read, secrets, workflows. A change
of one of them needs a person who looks. The gate's own list (agent instructions, \`.env*\`, workflows)
is a warning; what the policy names is an error. The patterns are globs from the root of the
repository; both names of a renamed file are looked at.`,
    wrong: { head: { 'AGENTS.md': 'Push to main.\n' }, policy: PROTECTED },
    right: { head: { 'docs/agents.md': 'How our agents work.\n' }, policy: PROTECTED },
    configure: `blast_radius:
  protected_paths: ['AGENTS.md', 'config/prod/**']   # errors instead of warnings`,
    message: ({ path, pattern, by }) =>
      `The change touches ${path}, which ${by} protects (${pattern}).`,
    remedy: ({ path }) =>
      `Change ${path} in a pull request of its own, and have a person review it.`,
  }),
  'protected-file-destroyed': rule<{
    path: string;
    pattern: string;
    by: string;
    how: string;
  }>({
    severity: 'error',
    title: 'The change deletes or empties a protected file',
    why: `Agents cannot work without the files that steer them, and the reference engine never deletes or empties
one. It is an error in a change with a gene, and for what the policy names; else a warning.`,
    wrong: {
      base: { 'AGENTS.md': 'Run the tests.\n' },
      head: { [GENES]: [gene()] },
    },
    right: {
      base: { 'AGENTS.md': 'Run the tests.\n' },
      head: { 'AGENTS.md': 'Run the tests.\n', [GENES]: [gene()] },
    },
    configure: `blast_radius:
  protected_paths: ['AGENTS.md', 'config/prod/**']`,
    message: ({ path, pattern, by, how }) =>
      `The change ${how} ${path}, which ${by} protects (${pattern}).`,
    remedy: ({ path }) =>
      `Restore ${path}; if it has to go, remove it in a pull request of its own.`,
  }),
  'audit-log-rewritten': rule<{
    path: string;
    /** Of the base's, from 1. */
    line: number;
    /** Whether the log ends before this line. */
    gone: boolean;
  }>({
    severity: 'error',
    title: 'Existing lines of the audit log were changed',
    why: `\`events.jsonl\` is the record of what an agent did, and eligibility is counted from it. New events
are appended at its end; every byte that was there stays. A change in the middle, a removed line and
an addition to the last line are all a rewriting of history.`,
    wrong: {
      base: { [LOG]: [event({ outcome: { status: 'failed', score: 0.2 } })] },
      head: { [LOG]: [event({ outcome: { status: 'success', score: 0.9 } })] },
    },
    right: {
      base: { [LOG]: [event({ outcome: { status: 'failed', score: 0.2 } })] },
      head: {
        [LOG]: [
          event({ outcome: { status: 'failed', score: 0.2 } }),
          event({ id: 'evt_2', parent: 'evt_1', outcome: { status: 'success', score: 0.9 } }),
        ],
      },
    },
    configure: `blast_radius:
  audit_log: append   # or forbidden: the log must not change at all`,
    message: ({ path, line, gone }) =>
      gone
        ? `${path} has lost its end, from line ${line} on.`
        : `${path} no longer begins as it did: line ${line} was changed.`,
    remedy: ({ path }) =>
      `Restore ${path} from the base branch and append the new events at its end.`,
  }),
  'audit-log-malformed': rule<{ path: string; line: number; problem: string }>({
    counted: ['problem'],
    severity: 'error',
    title: 'A line that was appended to the audit log is no record',
    why: `The log is read line by line: each is one JSON object with a \`type\`. A line that is none stops readers,
or hides what follows it.`,
    wrong: { head: { [LOG]: '{ "type": "EvolutionEvent",\n  "id": "evt_1" }\n' } },
    right: log({ id: 'evt_1' }),
    message: ({ path, line, problem }) => `Line ${line} of ${path} is no record: ${problem}.`,
    remedy: () => 'Append each record as one line of JSON, ended by a line break.',
  }),
  'audit-log-removed': rule<{ path: string }>({
    severity: 'error',
    title: 'The audit log was removed, renamed or replaced',
    why: `\`events.jsonl\` is the record of what an agent did. Without it, or with a symlink or a submodule
in its place, no claim about past successes can be proved.`,
    wrong: { base: { [LOG]: [event()] }, head: { 'docs/events.jsonl': [event()] } },
    right: {
      base: { [LOG]: [event()] },
      head: { [LOG]: [event(), event({ id: 'evt_2', parent: 'evt_1' })] },
    },
    message: ({ path }) => `${path} is an audit log, and the change removes or replaces it.`,
    remedy: ({ path }) => `Restore ${path} from the base branch.`,
  }),
  'audit-log-changed': rule<{ path: string }>({
    severity: 'error',
    title: 'The audit log was touched, which the policy forbids',
    why: `With \`audit_log: forbidden\` only the process that owns \`events.jsonl\` writes it, on the base
branch. A pull request may not even append to it.`,
    wrong: {
      base: { [LOG]: [event()] },
      head: { [LOG]: [event(), event({ id: 'evt_2', parent: 'evt_1' })] },
      policy: CLOSED_LOG,
    },
    right: {
      base: { [LOG]: [event()] },
      head: { [LOG]: [event()], 'src/index.js': 'work();\n' },
      policy: CLOSED_LOG,
    },
    configure: `blast_radius:
  audit_log: forbidden   # the default, append, lets the log grow`,
    message: ({ path }) =>
      `The change touches ${path}, and the policy forbids any change of the audit log.`,
    remedy: ({ path }) => `Take ${path} out of the change.`,
  }),
  'blast-radius-approaching': rule<{ gene: string; files: number; maxFiles: number }>({
    severity: 'warning',
    title: 'The change uses more than 80 % of the files that a gene allows',
    why: `A gene declares how many files its evolution may touch. Close to the limit is allowed, but it
is the moment to ask whether the change should be two. Every changed file counts, a rename by both of
its names; the asset files and new validation scripts of the change are counted apart.`,
    wrong: { head: { ...ONLY_FIVE, 'src/<1-5>.js': 'work();\n' } },
    right: { head: { ...ONLY_FIVE, 'src/<1-4>.js': 'work();\n' } },
    message: ({ gene, files, maxFiles }) =>
      `The change touches ${files} files, close to the ${maxFiles} that the gene ${gene} allows.`,
    remedy: () => 'Keep the change this small, or split it before it grows.',
  }),
  'blast-radius-exceeded': rule<{ gene: string; files: number; maxFiles: number }>({
    severity: 'error',
    ignorable: true,
    title: 'The change touches more files than a gene allows',
    why: `\`constraints.max_files\` is the promise of a gene about how far it reaches. A change that adds,
modifies or applies the gene must keep it. A missing limit, or one that is no number above zero, is
20. For a gene that exists at the base, the stricter of the old and the new limit counts, so a change
cannot raise its own limit.`,
    wrong: { head: { ...ONLY_FIVE, 'src/<1-6>.js': 'work();\n' } },
    right: {
      head: { ...ONLY_FIVE, 'src/<1-5>.js': 'work();\n' },
      also: { 'blast-radius-approaching': 'More than 80 % of the limit.' },
    },
    message: ({ gene, files, maxFiles }) =>
      `The change touches ${files} files, more than the ${maxFiles} that the gene ${gene} allows.`,
    remedy: ({ maxFiles }) =>
      `Split the change so that each part touches at most ${maxFiles} files; a higher limit must be merged before it counts.`,
  }),
  'blast-radius-critical': rule<{ gene: string; files: number; maxFiles: number }>({
    severity: 'error',
    ignorable: true,
    title: 'The change touches more than twice the files that a gene allows',
    why: `More than twice the limit is no slip of the estimate: the change does something other than the
gene describes. The protocol calls it a critical overrun and rolls such a cycle back.`,
    wrong: { head: { ...ONLY_FIVE, 'src/<1-11>.js': 'work();\n' } },
    right: { head: { ...ONLY_FIVE, 'src/<1-4>.js': 'work();\n' } },
    message: ({ gene, files, maxFiles }) =>
      `The change touches ${files} files, more than twice the ${maxFiles} that the gene ${gene} allows.`,
    remedy: () => 'Take everything out of the change that the gene does not need.',
  }),
  'blast-radius-hard-cap': rule<{
    files: number;
    lines: number;
    capFiles: number;
    capLines: number;
  }>({
    severity: 'error',
    title: 'The change is larger than any gene may allow',
    why: `Beyond 60 files or 20,000 changed lines nobody can review what an agent did. The cap holds for
every change that adds, modifies or applies a gene, whatever the gene declares; only the policy on the
base branch moves it.`,
    wrong: { head: { ...MANY, 'src/<1-61>.js': 'work();\n' } },
    right: { head: { ...MANY, 'src/<1-60>.js': 'work();\n' } },
    configure: `blast_radius:
  hard_cap_files: 60
  hard_cap_lines: 20000`,
    message: ({ files, lines, capFiles, capLines }) =>
      `The change touches ${files} ${files === 1 ? 'file' : 'files'} and ${lines} ${lines === 1 ? 'line' : 'lines'}; the hard cap is ${capFiles} files and ${capLines} lines.`,
    remedy: () => 'Split the change, or land generated and vendored files without a gene.',
  }),
  'symlink-leaves-tree': rule<{ path: string; target: string }>({
    severity: 'error',
    title: 'The change adds a symlink that leaves the repository, or goes in circles',
    why: `What runs must be what was audited. A symlink to somewhere else on the machine, or one that never
arrives, shows one thing to the audit and another to the command.`,
    wrong: { head: { [GENES]: [gene()], 'scripts/extra.js': { symlink: '/tmp/check.js' } } },
    right: { head: { [GENES]: [gene()], 'scripts/extra.js': { symlink: '../src/index.js' } } },
    message: ({ path, target }) =>
      `The symlink ${path} points to ${target}, which is not inside the repository.`,
    remedy: ({ path }) => `Replace ${path} by the file itself or by a link inside the repository.`,
  }),
  'submodule-changed': rule<{ path: string }>({
    severity: 'error',
    title: 'A change with a gene adds or moves a submodule',
    why: `A submodule is one line in git and any number of files on disk, from another repository. What it
brings can be neither counted against a limit nor audited.`,
    wrong: { head: { [GENES]: [gene()], tools: SUBMODULE } },
    right: { head: { tools: SUBMODULE } },
    message: ({ path }) =>
      `The change adds or moves the submodule ${path}, whose files cannot be audited.`,
    remedy: () => 'Land the submodule in a change of its own.',
  }),
});
