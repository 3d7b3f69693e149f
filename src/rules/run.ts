import type { ChangeExample } from './example.ts';
import { GENES, gene, genes } from './example-asset.ts';
import { inCode } from './quoted.ts';
import { notice, rule, rules, warning } from './rule.ts';

/** A change that adds a gene and its script. */
function check(script: string): ChangeExample {
  return {
    head: {
      [GENES]: [gene({ validation: ['node scripts/check.js'] })],
      'scripts/check.js': script,
    },
    run: {},
  };
}

/** A command's writes are known only with a view of the checkout of its own. */
const OWN_VIEWS = 'containment: require\n';

/** A correction of a function, and a script that may check it. */
function checksSum(script: string): ChangeExample {
  const { head } = check(script);
  const sum = (sign: string) => ({ 'src/sum.js': `exports.sum = (a, b) => a ${sign} b;\n` });
  const policy = `${OWN_VIEWS}proof: auto\n`;
  return { base: sum('-'), head: { ...head, ...sum('+') }, policy, run: {} };
}

const PASSES = check("console.log('OK');\n");
const PREPARED = { ...PASSES, run: { prepare: 'node --version' } };

/** The text permits the writes; only a run shows their place. */
const WRITES = { 'target-writes': 'The audit cannot tell where to.' };
const FS = "const fs = require('node:fs');\n";
const READS_UNTRACKED = {
  ...check(`${FS}fs.readFileSync('.env.test');\n`),
  run: { untracked: { '.env.test': 'MODE=test\n' } },
};
const WAITS = 'setInterval(() => {}, 1000);\n';

/** A failed command, the explanation by containment as a clause, and the remedy; both may be empty. */
type Failure = { command: string; contained: string; change: string };

function afterThat(clause: string): string {
  return clause && `; ${clause}`;
}

/** Paths in one message; the report lists more. */
const MOST_PATHS = 5;

function pathWords(paths: readonly string[]): string {
  return `${inCode(paths.slice(0, MOST_PATHS))}${paths.length > MOST_PATHS ? ', …' : ''}`;
}

/** In the order of the documentation. */
export const runRules = rules('run', 'broken', {
  'command-failed': rule<Failure & { how: string }>({
    counted: ['how'],
    title: 'Validation command failed',
    why: 'A command passes when it exits with code 0. It fails with any other code, and if it could not start or was killed by a signal: without an exit code it has validated nothing. The later commands of the gene are skipped. If containment explains the failure, because a command reached a limit or needs something of the machine that it does not see, the finding says what to change.',
    wrong: check("console.error('Missing required.txt');\nprocess.exit(1);\n"),
    right: PASSES,
    message: ({ command, how, contained }) =>
      `The command \`${command}\` ${how}${afterThat(contained)}.`,
    remedy: ({ command, change }) =>
      change || `Run \`${command}\` locally, fix what it reports or why it ends, and push again.`,
  }),
  'command-timed-out': rule<Failure & { seconds: number }>({
    title: 'Validation command exceeded its time limit',
    why: 'A command that hangs would block the pull request forever. After the time limit (180 seconds by default), its process group is asked to terminate, and killed if it does not.',
    wrong: { ...check(WAITS), policy: 'limits:\n  command_timeout_seconds: 1\n' },
    right: { ...PASSES, policy: 'limits:\n  command_timeout_seconds: 60\n' },
    configure: `limits:
  command_timeout_seconds: 300`,
    message: ({ command, seconds, contained }) =>
      `The command \`${command}\` exceeded its time limit and was stopped after ${seconds} seconds${afterThat(contained)}.`,
    remedy: ({ change }) =>
      change || 'Split the command into smaller checks, or find out what it waits for.',
  }),
  'budget-spent': rule<{ gene: string; seconds: number; commands: number }>({
    title: 'Time limit for all commands was exceeded',
    why: 'All commands of a run share one time limit, in addition to the time limit of each command, so that the gate can report before the job itself is stopped. When the time is up, running commands are stopped and the remaining ones do not start. A command that did not finish has not passed.',
    wrong: { ...check(WAITS), policy: 'limits:\n  budget_seconds: 1\n' },
    right: { ...PASSES, policy: 'limits:\n  budget_seconds: 60\n' },
    configure: `limits:
  budget_seconds: 18000`,
    message: ({ gene, seconds, commands }) =>
      `The time limit of ${seconds} seconds for all commands was exceeded, and ${commands === 1 ? 'one command' : `${commands} commands`} of the gene \`${gene}\` did not finish.`,
    remedy:
      'Make the slowest commands faster, or increase `limits.budget_seconds` and the time limit of the job.',
  }),
  'program-missing': rule({
    group: 'environment',
    actor: 'human',
    title: 'Program or tool of a command is not installed',
    why: 'A command whose program the machine does not have has validated nothing, so it counts as failed. A tool from the dependencies of the repository runs from `node_modules`, where it was audited; if it is missing, npx would search elsewhere or download it. The other genes still run.',
    wrong: { ...genes({ validation: ['npx eslint src'] }), run: {} },
    right: { ...genes({ validation: ['npx eslint src'] }), run: { installed: true } },
    message: 'The command `{command}` needs `{program}`, which {where}.',
    remedy:
      'Install `{program}` before the gate runs: dependencies with `prepare: npm ci --ignore-scripts` in the workflow, or in a terminal, and a program in a directory outside the checkout. Shell builtins such as `cd` cannot run.',
  }),
  'command-slow': warning<{ command: string; seconds: number; limit: number }>({
    title: 'Validation command is slow',
    why: 'Validation commands run for every change that names the gene, and again wherever the gene is promoted. The protocol recommends less than 60 seconds for each command.',
    wrong: { ...PASSES, policy: 'limits:\n  slow_command_seconds: 0.001\n' },
    right: { ...PASSES, policy: 'limits:\n  slow_command_seconds: 120\n' },
    configure: `limits:
  slow_command_seconds: 120`,
    message:
      'The command `{command}` took {seconds} seconds; commands above {limit} seconds are slow.',
    remedy: 'Use a smaller, faster check.',
  }),
  'nothing-shown': warning<{
    commands: readonly string[];
    files: readonly string[];
    /** The part of the only file that was taken back alone; empty for the whole change. */
    lines: string;
  }>({
    advice: true,
    harm: 'broken',
    title: 'No command fails without the change',
    why: 'A check of a change fails without it: before a bug is fixed, its test fails. After the commands of a gene passed, they run once more with the change taken back: its edits and deletions, but not its tests, manifests, settings, scripts and assets. Added files stay, but the functions of one of them at a time fail. If all commands pass there as well, nothing shows that they check the change. It is a notice if only documents change, and for a part of the change without which every command passed. [Fails without the change](../commands.md#fails-without-the-change) says what this proves and what it does not.',
    wrong: checksSum("console.log('OK');\n"),
    right: checksSum(
      "const { sum } = require('../src/sum.js');\nif (sum(1, 2) !== 3) process.exit(1);\n",
    ),
    configure: `proof: off
# or, to require it of every gene
rules:
  nothing-shown: error`,
    counted: ['files', 'lines'],
    message: ({ commands, files, lines }) =>
      lines === ''
        ? `${inCode(commands)} ${commands.length > 1 ? 'pass' : 'passes'} with and without this change of ${pathWords(files)}.`
        : `Every command passes without ${lines} of ${pathWords(files)}.`,
    remedy: ({ lines }) => `Add a test that fails without ${/^lines/.test(lines) ? 'them' : 'it'}.`,
  }),
  'command-writes': warning<{ command: string; paths: readonly string[] }>({
    title: 'Validation command writes to the checkout',
    why: 'A validation command should only read. Each command has a private copy of the checkout, so its output files are discarded when it ends, and a later command that needs them fails: do both steps in one script, or create the files in `prepare`. Caches are not reported.',
    wrong: { ...check(`${FS}fs.writeFileSync('report.txt', 'OK');\n`), policy: OWN_VIEWS },
    right: {
      ...check(`${FS}fs.writeFileSync(process.env.TMPDIR + '/report.txt', 'OK');\n`),
      policy: OWN_VIEWS,
      also: WRITES,
    },
    configure: `caches:
  - '**/.cache/**'
  - 'coverage/**'`,
    message: ({ command, paths }) =>
      `The command \`${command}\` wrote to the checkout: ${pathWords(paths)}.`,
    remedy:
      'Write to the temporary directory (`TMPDIR`), or add the cache to `caches` in the policy.',
  }),
  'checkout-modified': rule<{ command: string; paths: readonly string[] }>({
    harm: 'danger',
    title: 'Validation command modified audited files',
    why: 'What runs must be what was audited. After a command modifies tracked files, the next one would run files that were not audited, so no further command runs. A validation command should only read.',
    wrong: {
      ...check(`${FS}fs.writeFileSync('src/index.js', '');\n`),
      policy: 'containment: off\n',
    },
    right: { ...check(`${FS}fs.readFileSync('src/index.js');\n`), policy: 'containment: off\n' },
    message: ({ command, paths }) =>
      `The command \`${command}\` modified ${paths.length === 1 ? 'an audited file' : `${paths.length} audited files`}: ${pathWords(paths)}.`,
    remedy: 'Change the command so that it reports problems and does not modify files.',
  }),
  'prepare-refused': rule({
    harm: 'danger',
    actor: 'human',
    title: 'Change redirects what prepare installs',
    why: '`prepare` runs with access to the network, and what it installs is run by commands. It does not run for a change that edits where packages come from, adds a dependency from git, a URL or an archive, replaces a package by a directory of the repository, lets a lockfile download from a host that the base does not use, or edits a lockfile of another package manager than npm, nor for one that weakens the gate until it is approved. Without it, commands that need dependencies or build outputs do not run.',
    wrong: { ...PREPARED, head: { ...PREPARED.head, '.npmrc': 'registry=http://localhost/\n' } },
    right: PREPARED,
    message: '`prepare` did not run, because of `{path}`: {what}.',
    remedy: 'Make this change in a separate pull request, and have it reviewed.',
  }),
  'ran-uncontained': warning<{ what: string; reason: string }>({
    actor: 'human',
    counted: ['reason'],
    title: 'Code of the change ran without containment',
    why: '`prepare` starts code of the change: scripts of package.json, of dependencies, and build tools. Without namespaces, it ran as the user of the gate, with access to the files and the network of the machine. Commands then run in a private copy of the commit, its dependencies and its build outputs. A checkout with more than 200,000 files or 4 GiB is too large to copy, which is an error.',
    wrong: { ...PREPARED, policy: 'containment: off\n' },
    right: { ...PREPARED, policy: OWN_VIEWS },
    message: '{what}: {reason}.',
    remedy:
      'Use Linux with passwordless sudo or unprivileged user namespaces, and leave `containment` on.',
  }),
  'checkout-changed': rule<{ command: string; paths: readonly string[] }>({
    title: 'Files of the checkout changed while the gate ran',
    why: 'The gate compares the tracked files with the audited commit just before and after each command. If something other than the command wrote a file meanwhile, or added one that is not in the commit, the gate cannot tell what ran. The result of the command does not count, and no further command runs.',
    wrong: {
      ...check("setTimeout(() => console.log('OK'), 500);\n"),
      run: { meanwhile: { 'src/index.js': "module.exports = 'other';\n" } },
      policy: OWN_VIEWS,
    },
    right: { ...check("setTimeout(() => console.log('OK'), 500);\n"), policy: OWN_VIEWS },
    message: ({ command, paths }) =>
      `Something other than the command \`${command}\` changed ${paths.length === 1 ? 'a file' : `${paths.length} files`} of the checkout while the gate ran: ${pathWords(paths)}.`,
    remedy:
      'Stop programs that write to the checkout, such as an editor or a build in watch mode, and run the gate again.',
  }),
  'file-left-out': notice<{ command: string; paths: readonly string[] }>({
    title: 'Command may need a file that it does not see',
    why: 'Each command has a new private copy of the audited commit, with installed dependencies, what `prepare` wrote, and the files that `build_outputs` in the policy names. Other files of the checkout, untracked or ignored, have not been reviewed and are not there. Nor is what an earlier command wrote: no command can prepare what the next one checks. The finding names files that the output of a failed command mentions.',
    wrong: { ...READS_UNTRACKED, also: { 'command-failed': 'This is why.' } },
    right: { ...READS_UNTRACKED, policy: 'build_outputs:\n  - .env.test\n' },
    configure: `build_outputs:
  - dist/**
  - .env.test`,
    message: ({ command, paths }) =>
      `The command \`${command}\` failed and mentions ${pathWords(paths)}, which ${
        paths.length === 1 ? 'is' : 'are'
      } on disk but not in the commit, so the command did not see ${paths.length === 1 ? 'it' : 'them'}.`,
    remedy:
      'Commit the file, create it in `prepare`, or name it in `build_outputs` in the policy of the base branch.',
  }),
  'run-interrupted': rule<{ skipped: number }>({
    title: 'Run was interrupted',
    why: 'A canceled job or an interrupted terminal leaves commands without a result. A command that did not run has not passed.',
    wrong: { ...check(WAITS), run: { cancelled: true } },
    right: PASSES,
    message: ({ skipped }) =>
      `The run was interrupted before ${skipped === 1 ? 'one command' : `${skipped} commands`} finished.`,
    remedy: 'Run the gate again.',
  }),
  'part-of-run': notice<{ index: number; of: number; genes: number }>({
    title: 'Report covers one shard of a run',
    why: 'In a matrix, each machine runs only the genes of its own shard. One shard can show that a gene fails, but only all shards together can show that all genes pass. A shard whose genes pass therefore has the verdict `error`, and `shards[0].verdict` is the verdict of its own genes. See [matrix](../github.md#on-several-machines).',
    wrong: { ...genes({ id: 'gene_a' }, { id: 'gene_b' }), run: { shard: '1/2' } },
    right: { ...genes({ id: 'gene_a' }, { id: 'gene_b' }), run: {} },
    message: ({ index, of, genes }) =>
      `This report covers only shard ${index} of ${of}, with ${genes === 1 ? 'one gene' : `${genes} genes`}.`,
    remedy:
      'Merge the reports of all shards with `gene-gate merge`, or with `mode: report` in the action.',
  }),
});
