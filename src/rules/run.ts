import type { ChangeExample } from './example.ts';
import { GENES, gene, genes } from './example-asset.ts';
import { rule, rules } from './rule.ts';

/** A change that brings a gene, and the script that it runs. */
function check(script: string): ChangeExample {
  return {
    head: {
      [GENES]: [gene({ validation: ['node scripts/check.js'] })],
      'scripts/check.js': script,
    },
    run: {},
  };
}

/** What a command writes is known only where it has a view of the checkout of its own. */
const OWN_VIEWS = 'containment: require\n';

/** The script may write as far as its text says; where to is seen when it runs. */
const WRITES = { 'target-writes': 'The audit cannot tell where to.' };
const FS = "const fs = require('node:fs');\n";
const WAITS = 'setInterval(() => {}, 1000);\n';

/** Paths named in a message; the report has more of them. */
const NAMED = 5;

/** Rules about what running showed, in the order in which they are documented. */
export const runRules = rules('run', {
  'command-failed': rule<{
    command: string;
    exitCode: number;
    offline: boolean;
  }>({
    severity: 'error',
    title: 'A validation command ended with a non-zero exit code',
    why: `A gene promises that its validation commands pass. A command passes when it exits with 0 and
fails with any other code; the commands of the gene that come after it are skipped.`,
    wrong: check("console.error('Missing required.txt');\nprocess.exit(1);\n"),
    right: check("console.log('OK');\n"),
    message: ({ command, exitCode, offline }) =>
      `The command \`${command}\` failed with exit code ${exitCode}.${offline ? ' It ran without a network, and its output says that it looked for one.' : ''}`,
    remedy: ({ command, offline }) =>
      offline
        ? 'Validate with what the repository holds, or let the policy say `network: allow`.'
        : `Run \`${command}\` at the root of the repository, mend what it reports, and push again.`,
  }),
  'command-timed-out': rule<{ command: string; seconds: number }>({
    severity: 'error',
    title: 'A validation command was stopped because it ran too long',
    why: `A command that hangs would hold the pull request for ever. After the limit (180 seconds unless
the policy says otherwise) its whole process group is told to end, and killed if it does not.`,
    wrong: { ...check(WAITS), policy: 'limits:\n  command_timeout_seconds: 1\n' },
    right: { ...check("console.log('OK');\n"), policy: 'limits:\n  command_timeout_seconds: 60\n' },
    configure: `limits:
  command_timeout_seconds: 300`,
    message: ({ command, seconds }) =>
      `The command \`${command}\` was stopped after ${seconds} seconds, the limit for one command.`,
    remedy: () => 'Split it into smaller checks, or find out what it waits for.',
  }),
  'budget-spent': rule<{ gene: string; seconds: number; commands: number }>({
    severity: 'error',
    title: 'The time for all commands together was over',
    why: `All commands of a run have one budget beside the time limit of each, so that the gate can still
report before the job itself is ended. When it is spent, the commands that are running are stopped and
the rest is not started. What did not end has not passed.`,
    wrong: { ...check(WAITS), policy: 'limits:\n  budget_seconds: 1\n' },
    right: { ...check("console.log('OK');\n"), policy: 'limits:\n  budget_seconds: 60\n' },
    configure: `limits:
  budget_seconds: 18000`,
    message: ({ gene, seconds, commands }) =>
      `The budget of ${seconds} seconds for all commands was spent, and ${commands === 1 ? 'one command' : `${commands} commands`} of \`${gene}\` did not end.`,
    remedy: () =>
      'Make the slowest commands faster, or give the job and `limits.budget_seconds` more time.',
  }),
  'command-crashed': rule<{ command: string; reason: string }>({
    severity: 'error',
    title: 'A validation command could not be started, or died of a signal',
    why: `A command that never gave an exit code has validated nothing, so it counts as failed. Typical
causes are a program that is not installed, a process that ran out of memory, and one that kills itself.`,
    wrong: check("process.kill(process.pid, 'SIGKILL');\n"),
    right: check('process.exit(0);\n'),
    message: ({ command, reason }) => `The command \`${command}\` crashed: ${reason}`,
    remedy: ({ command }) => `Run \`${command}\` locally and look at how it ends.`,
  }),
  'command-slow': rule<{ command: string; seconds: number; limit: number }>({
    severity: 'warning',
    title: 'A validation command passed, but took long',
    why: `Validations run for every change that names the gene, and again wherever the gene is promoted.
Under 60 seconds each is the protocol's advice.`,
    wrong: { ...check("console.log('OK');\n"), policy: 'limits:\n  slow_command_seconds: 0.001\n' },
    right: { ...check("console.log('OK');\n"), policy: 'limits:\n  slow_command_seconds: 120\n' },
    configure: `limits:
  slow_command_seconds: 120`,
    message: ({ command, seconds, limit }) =>
      `The command \`${command}\` took ${seconds} seconds; ${limit} is the mark for a slow one.`,
    remedy: () => 'Validate with a smaller, faster check.',
  }),
  'command-writes': rule<{ command: string; paths: readonly string[] }>({
    severity: 'warning',
    title: 'A validation command created, changed or deleted files of the checkout',
    why: `Validation should read and judge. Each command has a view of the checkout of its own, so what it
writes is gone when it ends: a later command that counts on it fails. Caches are left out.`,
    wrong: {
      ...check(`${FS}fs.writeFileSync('report.txt', 'OK');\n`),
      policy: OWN_VIEWS,
    },
    right: {
      ...check(`${FS}fs.writeFileSync(process.env.TMPDIR + '/report.txt', 'OK');\n`),
      policy: OWN_VIEWS,
      also: WRITES,
    },
    configure: `caches:
  - '**/.cache/**'
  - 'coverage/**'`,
    message: ({ command, paths }) =>
      `The command \`${command}\` wrote to the checkout: ${paths.slice(0, NAMED).join(', ')}${paths.length > NAMED ? ', …' : ''}.`,
    remedy: () =>
      'Let the command write to the temporary folder (TMPDIR), or name its cache in the policy’s `caches`.',
  }),
  'earlier-output-missing': rule<{
    command: string;
    path: string;
    writer: string;
  }>({
    severity: 'notice',
    title: 'A command may have failed because it did not find what an earlier one wrote',
    why: `Each command has a fresh view of the audited checkout, so that none can prepare what the next one
judges. What a command writes is gone when it ends, also for the commands of the same gene. The finding
says which file an earlier command of the gene wrote that this one names.`,
    wrong: {
      head: {
        [GENES]: [gene({ validation: ['node scripts/build.js', 'node scripts/check.js'] })],
        'scripts/build.js': `${FS}fs.writeFileSync('built.txt', 'OK');\n`,
        'scripts/check.js': `${FS}fs.readFileSync('built.txt');\n`,
      },
      run: {},
      policy: OWN_VIEWS,
      also: { 'command-failed': 'This is why.' },
    },
    right: {
      ...check(`${FS}const built = process.env.TMPDIR + '/built.txt';
fs.writeFileSync(built, 'OK');
fs.readFileSync(built);
`),
      policy: OWN_VIEWS,
      also: WRITES,
    },
    configure: 'views: gene',
    message: ({ command, path, writer }) =>
      `The command \`${command}\` failed and names \`${path}\`, which \`${writer}\` wrote into a view of its own; that view was gone.`,
    remedy: () =>
      'Do both in one script, or build before the gate: in the action’s input `prepare`, into an ignored folder. Or let the commands of a gene share one view, by the policy’s key `views`.',
  }),
  'tool-not-installed': rule<{ command: string; tool: string }>({
    severity: 'error',
    title: 'A command needs a tool that is not installed',
    why: `A tool of the repository's own dependencies is run from \`node_modules\`, where the audit has seen
it. If it is not there, npx would look elsewhere or download it, so the command is not run at all.`,
    wrong: { ...genes({ validation: ['npx eslint src'] }), run: {} },
    right: { ...genes({ validation: ['npx eslint src'] }), run: { installed: true } },
    message: ({ command, tool }) =>
      `The command \`${command}\` was not run, because \`${tool}\` is not installed.`,
    remedy: () =>
      'Install dependencies before the gate: `prepare: npm ci --ignore-scripts` in the workflow, or `npm ci --ignore-scripts` in a terminal.',
  }),
  'checkout-modified': rule<{ command: string; paths: readonly string[] }>({
    severity: 'error',
    title: 'A validation command changed files of the audited tree',
    why: `What runs must be what was audited. Once a command has changed tracked files, the next one would
run something that nobody has judged, so nothing more is run. Validation should only read. Where the policy
says views: gene, the commands of one gene share a view of the checkout: then the finding is about that
view, also about files that no commit holds, and about new ones that would be taken in place of what
stands there; the rest of that gene is not run.`,
    wrong: {
      ...check(`${FS}fs.writeFileSync('src/index.js', '');\n`),
      policy: 'containment: off\n',
    },
    right: { ...check(`${FS}fs.readFileSync('src/index.js');\n`), policy: 'containment: off\n' },
    message: ({ command, paths }) =>
      `The command \`${command}\` changed ${paths.length === 1 ? 'an audited file' : `${paths.length} audited files`}: ${paths.slice(0, 5).join(', ')}${paths.length > 5 ? ', …' : ''}.`,
    remedy: () => 'Let the command report what is wrong instead of changing it.',
  }),
  'run-interrupted': rule<{ skipped: number }>({
    severity: 'error',
    title: 'The run was stopped before every command had been run',
    why: `A cancelled job or an interrupted terminal leaves commands without an answer. What was not run is
not passed.`,
    wrong: { ...check(WAITS), run: { cancelled: true } },
    right: check("console.log('OK');\n"),
    message: ({ skipped }) =>
      `The run was stopped; ${skipped === 1 ? 'one command was' : `${skipped} commands were`} not run.`,
    remedy: () => 'Start the gate again.',
  }),
  'part-of-run': rule<{ index: number; of: number; genes: number }>({
    severity: 'notice',
    since: '0.2.0',
    title: 'The report is one part of a run on several machines',
    why: `One machine of several runs the genes of its own shard and no others. What it can say is that one of
them fails; that all is well, only all parts together can say. So a part whose own genes pass has the
verdict \`error\`, and \`shards[0].verdict\` says what its own genes come to. See [matrix](../matrix.md).`,
    wrong: { ...genes({ id: 'gene_a' }, { id: 'gene_b' }), run: { shard: '1/2' } },
    right: { ...genes({ id: 'gene_a' }, { id: 'gene_b' }), run: {} },
    message: ({ index, of, genes }) =>
      `This is part ${index} of ${of}: it ran ${genes === 1 ? 'one gene' : `${genes} genes`}, and the others ran elsewhere.`,
    remedy: () => 'Merge all parts with `gene-gate merge`, or with `mode: report` of the action.',
  }),
});
