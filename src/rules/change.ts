import { farFrom } from '../model/blast-radius.ts';
import { GENES, gene, log } from './example-asset.ts';
import { inCode } from './quoted.ts';
import { notice, rule, rules, warning } from './rule.ts';

const PROTECTED = "blast_radius:\n  protected_paths: ['AGENTS.md', 'config/prod/**']\n";
const AGENTS = { 'AGENTS.md': 'Run the tests.\n' };
const FIVE = { constraints: { max_files: 5, forbidden_paths: ['.git'] } };
const BEFORE = { [GENES]: [gene(FIVE)] };
const JEST = gene({ validation: ['npx jest'] });
/** The limits of an added gene would be warnings. */
const ONLY_FIVE = { [GENES]: [gene({ ...FIVE, summary: 'Edited.' })] };
const MANY = { [GENES]: [gene({ constraints: { max_files: 100, forbidden_paths: ['.git'] } })] };
const FAILED = { outcome: { status: 'failed', score: 0.2 } };
const SUCCESSFUL = { outcome: { status: 'success', score: 0.9 } };
const NEW_FILE = {
  base: { 'README.md': '# Agent\n' },
  head: { 'README.md': '# Agent\n', 'src/index.js': 'work();\n' },
};
const SUBMODULE = { submodule: '1d0c4fe2b6a0d6d9a51b2c4a7f1ed0f5bb1f3b64' };

/** A change that edits a gene, which forbids `src/core`, and adds a file. */
function besideCore(path: string) {
  const constraints = { max_files: 5, forbidden_paths: ['src/core'] };
  const edited = gene({ constraints, summary: 'Edited.' });
  return {
    base: { [GENES]: [gene({ constraints })] },
    head: { [GENES]: [edited], [path]: 'work();\n' },
  };
}

function count(number: number, noun: 'file' | 'line'): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** A path that the change touches, and the target of a symlink there. */
type Touch = {
  path: string;
  via: string;
  /** Further touched paths of the same directory, not reported. */
  more?: number;
};

function touches({ path, via, more = 0 }: Touch): string {
  const target = via === '' ? '' : `, which resolves to \`${via}\``;
  return `The change touches \`${path}\`${target}${more === 0 ? '' : ` and ${more} more ${more === 1 ? 'path' : 'paths'} there`}`;
}

/** Similar paths beside the named one. */
type Likewise = { likewise?: readonly string[]; more?: number };

function andOthers({ likewise, more }: Required<Likewise>): string {
  if (likewise.length === 0) return '';
  return `; likewise ${inCode(likewise)}${more === 0 ? '' : ` and ${more} more`}`;
}

type GeneSize = {
  gene: string;
  files: number;
  maxFiles: number;
  declared: boolean;
};

function whose({ gene, declared }: GeneSize): string {
  return declared ? `the gene \`${gene}\`` : `genes without \`max_files\`, such as \`${gene}\``;
}

/** In the order of the documentation. */
export const changeRules = rules('change', 'danger', {
  'check-decided-by': notice<{ path: string; why: string; isNew: boolean; bytes: number }>({
    title: 'Change touches files that decide its checks',
    why: 'A command says little by itself: the script that it starts, the scripts of `package.json`, the configuration that a tool finds by its name, and the tests that exist decide what it checks. The gate lists those that the change touches, for a person to read, and judges none of them. A deleted test is a warning, and so is new configuration beside a command that reads as before.',
    wrong: { head: { [GENES]: [JEST], 'jest.config.ts': 'export default {};\n' } },
    right: { head: { [GENES]: [JEST], 'src/a.js': 'work();\n' } },
    counted: ['bytes'],
    message: ({ path, why, isNew, bytes }) =>
      `\`${path}\`${isNew ? `, which is new (${bytes} bytes),` : ''} decides what the checks mean: ${why}.`,
    remedy: 'Read `{path}`, or what is left of it, before you trust the checks.',
  }),
  'forbidden-path': rule<Touch & { entry: string; by: string }>({
    forbidsRunning: 'change',
    cause: ({ entry }) => `forbidden path ${entry}`,
    title: 'Change touches a forbidden path',
    why: 'Files in `.git` and `node_modules` are code that no reviewer reads and that runs all the same, so they are always forbidden. A policy can forbid more, such as the infrastructure of a repository.',
    wrong: { head: { 'packages/api/node_modules/left-pad/index.js': 'work();\n' } },
    right: {
      head: { 'packages/api/package.json': '{ "dependencies": { "left-pad": "1.3.0" } }\n' },
    },
    configure: `blast_radius:
  forbidden_paths: [infrastructure]`,
    message: (args) => `${touches(args)}, but ${args.by} \`${args.entry}\`.`,
    remedy:
      'Remove `{path}` from the change. A path of the policy can be allowed on the base branch first.',
  }),
  'forbidden-path-declared': rule<Touch & { gene: string; entry: string }>({
    cause: ({ entry }) => `forbidden path ${entry}`,
    harm: 'broken',
    ignorable: true,
    title: 'Change touches a path that a gene forbids',
    why: '`constraints.forbidden_paths` lists what a gene must never touch. An entry is a path from the root of the repository and includes everything below it. It is case-sensitive and not a pattern. Both names of a renamed file are checked, and symlinks are followed. For a gene that exists at the base, its old entries also apply; for a gene that the change only adds, this is a warning.',
    wrong: besideCore('src/core/index.js'),
    right: besideCore('src/corelib.js'),
    message: (args) => `${touches(args)}, but the gene \`${args.gene}\` forbids \`${args.entry}\`.`,
    remedy:
      'Remove `{path}` from the change, or edit it in a change that does not use the gene `{gene}`.',
  }),
  'protected-path': rule<{ path: string; pattern: string; by: string }>({
    ignorable: 'as warning',
    title: 'Change touches a protected file',
    why: 'Some files control everything else: instructions for agents, secrets, and workflows. A person must review a change to one of them. A file that only the default list protects (agent instructions, `.env*`, workflows) is a warning, and a file that the policy names is an error. The patterns are globs from the root of the repository, and both names of a renamed file are checked.',
    wrong: { head: { 'AGENTS.md': 'Push to main.\n' }, policy: PROTECTED },
    right: { head: { 'docs/agents.md': 'How our agents work.\n' }, policy: PROTECTED },
    configure: `blast_radius:
  protected_paths: ['AGENTS.md', 'config/prod/**']   # errors instead of warnings`,
    message: 'The change touches `{path}`, which {by} protects (`{pattern}`).',
    remedy: ({ path, pattern, by }) =>
      by === 'the policy'
        ? `Remove \`${path}\` from the change, or remove \`${pattern}\` from \`blast_radius.protected_paths\` in the policy on the base branch first.`
        : `Change \`${path}\` in a separate pull request, and have a person review it. With \`fail_on: warning\`, it passes only if the policy of the base branch ignores this finding.`,
  }),
  'protected-file-destroyed': rule({
    title: 'Change deletes or empties a protected file',
    why: 'Agents cannot work without the files that control them, and the reference engine never deletes or empties one. This is an error in a change with a gene and for a file that the policy names, and otherwise a warning.',
    wrong: { base: AGENTS, head: { [GENES]: [gene()] } },
    right: { base: AGENTS, head: { ...AGENTS, [GENES]: [gene()] } },
    configure: `blast_radius:
  protected_paths: ['AGENTS.md', 'config/prod/**']`,
    message: 'The change {how} `{path}`, which {by} protects (`{pattern}`).',
    remedy: 'Restore `{path}`; a person can remove it in a separate pull request without a gene.',
  }),
  'audit-log-rewritten': rule<{ path: string; how: string; change?: string }>({
    counted: ['how', 'change'],
    actor: 'human',
    title: 'Change rewrites or breaks the audit log',
    why: '`events.jsonl` records what an agent did, and eligibility is counted from it. New events are appended to the end, and every existing record stays the same, byte for byte and in order. Blank lines and the end of the last line do not count. An edit in the middle, a removed record, and an addition to the last record all rewrite history. The records can only move as a whole: to an archive beside the log, such as `events.2026.jsonl`, which the policy includes, and which never changes after that; the first event of the new log has the last one of the archive as its parent. Each line is one JSON object with a `type`; any other line stops readers, or hides the lines after it.',
    wrong: { base: log(FAILED).head, ...log(SUCCESSFUL) },
    right: {
      base: log(FAILED).head,
      ...log(FAILED, { id: 'evt_2', parent: 'evt_1', ...SUCCESSFUL }),
    },
    configure: `blast_radius:
  audit_log: append   # or forbidden: the log must not change at all`,
    message: ({ path, how, change }) =>
      `The change ${how} the audit log \`${path}\`${change === undefined ? '' : `: ${change}`}.`,
    remedy:
      'Restore `{path}` from the base branch; then the engine appends its new events to the end, each as one line of JSON.',
  }),
  'blast-radius-approaching': warning<GeneSize>({
    cause: () => 'size',
    group: 'size',
    title: 'Change is close to the size limit of a gene',
    why: 'A gene declares how many files its change may touch. A change close to this limit is allowed, but consider whether it should be two changes. Every changed file counts, a renamed file with both of its names. The asset files are counted separately, and so are new scripts that the changed genes name: as many as there are such genes, at least five and at most twenty, together at most 1,000 lines and 64 KiB. A binary file has no lines, unless it is code.',
    wrong: { base: BEFORE, head: { ...ONLY_FIVE, 'src/<1-5>.js': 'work();\n' } },
    right: { base: BEFORE, head: { ...ONLY_FIVE, 'src/<1-4>.js': 'work();\n' } },
    message: (size) =>
      `The change touches ${count(size.files, 'file')}, and the limit is ${size.maxFiles} for ${whose(size)}.`,
    remedy: 'Keep the change small, or split it.',
  }),
  'blast-radius-exceeded': rule<GeneSize>({
    cause: () => 'size',
    harm: 'bookkeeping',
    group: 'size',
    ignorable: true,
    title: 'Change touches more files than a gene allows',
    why: '`constraints.max_files` is the number of files that a change may touch if it modifies, removes, or applies the gene: a Capsule or an event of the change names it. If the limit is missing or is not a number above zero, it is 20. For a gene that exists at the base, the stricter of the old and the new limit applies, so a change cannot raise its own limit; a gene that replaces a removed one, with its content or in its place, has its limits. For a change that only adds the gene, this is a warning, because it may be the change that the gene describes.',
    wrong: { base: BEFORE, head: { ...ONLY_FIVE, 'src/<1-6>.js': 'work();\n' } },
    right: {
      base: BEFORE,
      head: { ...ONLY_FIVE, 'src/<1-5>.js': 'work();\n' },
      also: { 'blast-radius-approaching': 'More than 80 % of the limit.' },
    },
    message: (size) =>
      `The change touches ${count(size.files, 'file')}, more than the limit of ${size.maxFiles} for ${whose(size)}.`,
    remedy: ({ maxFiles }) =>
      `Split the change so that each part touches at most ${count(farFrom(maxFiles), 'file')}; a higher limit applies only after it is merged.`,
  }),
  'blast-radius-critical': rule<GeneSize>({
    cause: () => 'size',
    harm: 'broken',
    group: 'size',
    ignorable: true,
    title: 'Change touches over twice the files of its limit',
    why: 'More than twice the limit is not an estimation error: the change does something that the gene does not describe. The protocol calls it a critical overrun and rolls the cycle back.',
    wrong: { base: BEFORE, head: { ...ONLY_FIVE, 'src/<1-11>.js': 'work();\n' } },
    right: { base: BEFORE, head: { ...ONLY_FIVE, 'src/<1-4>.js': 'work();\n' } },
    message: (size) =>
      `The change touches ${count(size.files, 'file')}, more than twice the limit of ${size.maxFiles} for ${whose(size)}.`,
    remedy: 'Remove everything from the change that the gene does not need.',
  }),
  'blast-radius-hard-cap': rule<{
    files: number;
    lines: number;
    capFiles: number;
    capLines: number;
    genes: number;
    /** Lines of the asset store and new scripts, which count towards no other limit. */
    exempt?: number;
  }>({
    cause: () => 'size',
    harm: 'broken',
    group: 'size',
    title: 'Change exceeds the hard cap',
    why: 'Reviewers cannot check more than 60 files or 20,000 changed lines from an agent. The hard cap applies to every change that adds, modifies, removes, or applies a gene, regardless of what the gene declares, and counts all files, those of the asset store and new scripts too. A `push` that edits no gene but records that some were applied is only warned about. Only the policy on the base branch can change it.',
    wrong: { head: { ...MANY, 'src/<1-61>.js': 'work();\n' } },
    right: {
      head: { ...MANY, 'src/<1-59>.js': 'work();\n' },
      also: { 'constraints-malformed': 'A lower limit would be approached.' },
    },
    configure: `blast_radius:
  hard_cap_files: 60
  hard_cap_lines: 20000`,
    message: ({ files, lines, capFiles, capLines, genes, exempt = 0 }) => {
      const ofFiles = `${count(files, 'file')}, but the hard cap is ${capFiles}`;
      const ofLines = `${count(lines, 'line')}, but the hard cap is ${capLines}`;
      const exceeded = files > capFiles ? [ofFiles, ofLines] : [ofLines];
      const touched = lines > capLines ? exceeded.join('; and ') : ofFiles;
      const also = ` The cap also counts the asset store and new scripts: ${count(exempt, 'line')}.`;
      return `The change ${genes > 1 ? `with ${genes} genes ` : ''}touches ${touched}.${lines > capLines && exempt > 0 ? also : ''}`;
    },
    remedy:
      'Split the change, or add generated and vendored files in a change without a gene. In JSON Lines (`genes.jsonl`), an asset is one line.',
  }),
  'symlink-leaves-tree': rule<Likewise & { path: string; target: string }>({
    forbidsRunning: 'change',
    title: 'Change adds a symlink that leaves the repository',
    why: 'What runs must be what was audited. A symlink that points outside the repository, or in a circle, shows one thing to the audit and another to the command.',
    wrong: { head: { [GENES]: [gene()], 'scripts/extra.js': { symlink: '/tmp/check.js' } } },
    right: { head: { [GENES]: [gene()], 'scripts/extra.js': { symlink: '../src/index.js' } } },
    message: ({ path, target, likewise = [], more = 0 }) =>
      `The symlink \`${path}\` points to \`${target}\`, which does not resolve to a path inside the repository${andOthers({ likewise, more })}.`,
    remedy:
      'Replace `{path}` with the file itself or with a symlink that stays inside the repository.',
  }),
  'submodule-changed': rule<Likewise & { path: string }>({
    forbidsRunning: 'change',
    harm: 'broken',
    title: 'Change with a gene adds or updates a submodule',
    why: 'A submodule is one line in git and any number of files on disk, from another repository. Its files can neither be counted against a limit nor audited. `.gitmodules` decides which repository that is and where git stores it, so a change to that file counts as well.',
    wrong: { head: { [GENES]: [gene()], tools: SUBMODULE } },
    right: { head: { [GENES]: [gene()] } },
    message: ({ path, likewise = [], more = 0 }) =>
      `The change adds or updates \`${path}\`, and the files of submodules cannot be audited${andOthers({ likewise, more })}.`,
    remedy: 'Add or update the submodule in a separate change without a gene.',
  }),
  'merge-not-proven': notice<{ merge: string; reason: string }>({
    title: 'Head audited: the merge commit is not proven',
    why: 'Anyone can make a commit with the parents of a test merge and any content. The gate audits a merge commit only if the API names it as the test merge of the pull request, or if git computes the same content from both parents and the first one is a recent commit of the base branch. A difference proves nothing, because versions of git merge differently. The gate then audits the head of the pull request, compared with its merge base.',
    wrong: { ...NEW_FILE, checkout: 'another merge' },
    right: { ...NEW_FILE, checkout: 'test merge' },
    message: ({ merge, reason }) =>
      `The gate audited the head of the pull request, because the checked-out merge commit \`${merge.slice(0, 12)}\` is not proven: ${reason}.`,
    remedy:
      'Give the step a `github-token` with `contents: read` and run the job again, or check out the head with `ref: ${{ github.event.pull_request.head.sha }}`.',
  }),
});
