import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalize } from '@evomap/gep-sdk';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { main, tooOld } from '../../src/cli/main.ts';
import { JSON_SCHEMA_NAMES } from '../../src/cli/schema.ts';
import { isColoured, type Terminal, withoutRunnerCommands } from '../../src/cli/terminal.ts';
import { VERBS } from '../../src/cli/verbs.ts';
import { GateError } from '../../src/ground/error.ts';
import { REPORT_FORMATS, renderReport } from '../../src/report/format.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import { renderJson, reportDigest } from '../../src/report/json.ts';
import { runCli, widestLine } from '../e2e/cli.ts';
import { createRepository } from '../repo/repository.ts';
import { allWell, everythingWrong, oneBlocked } from '../report/fixtures.ts';
import { withStrings } from '../report/hostile.ts';
import { temporaryFolder } from '../run/fixture.ts';
import { runIn } from './fake-terminal.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('usage the help of every verb fits 80 columns', async () => {
  const { stdout } = await runCli(['--help']);
  const verbs = [...stdout.matchAll(/^ {2}([a-z]+) /gm)].map(([, verb = '']) => verb);
  expect(verbs).toContain('promote');
  const helps = await Promise.all(
    verbs.map(async (verb) => ({ verb, ...(await runCli([verb, '--help'])) })),
  );
  for (const { verb, exitCode, stdout } of helps) {
    expect(exitCode, verb).toBe(0);
    expect(widestLine(stdout), verb).toBeLessThanOrEqual(80);
    if (verb === 'help') continue;
    expect(stdout, verb).toContain(`\nFor example:\n  gene-gate ${VERBS[verb]?.example}\n`);
  }
});

it.each(Object.entries(VERBS).filter(([verb]) => verb !== 'demo'))(
  '%s takes its own example',
  async (_, { example }) => {
    const args = [...example.matchAll(/'([^']*)'|(\S+)/g)].map(
      ([, quoted, word]) => quoted ?? word ?? '',
    );
    const { output, notes } = await runIn(createRepository().directory, args);
    expect(output + notes).not.toMatch(/unknown|too many|missing required|--help/);
  },
);

it.each<[string, RegExp]>([
  ['chekc --help', /unknown command 'chekc'\n\(Did you mean check\?\)/],
  ['chekc', /unknown command 'chekc'\n\(Did you mean check\?\)/],
  ['help chekc', /unknown command 'chekc'/],
  ['lint', /unknown command 'lint'\n(?!.*mean).*hint: Use `audit`, or `check` for a change\./s],
  ['lint --json', /hint: Use `audit`/],
  ['verify --no-color', /hint: Use `check`\./],
  ['check --fix', /unknown option '--fix'\n.*hint: Use `fix`, or `fix --write`\./s],
  ['audit --json', /hint: Use `--format json`\./],
  ['--sarif', /hint: Use `--format` with a name/],
  ['policy tets', /is invalid.*\(Did you mean test\?\)\n$/s],
  ['check --format jsno', /\(Did you mean json\?\)\n$/],
  ['explain npm run lint', /one argument, not 3\.\nhint: .* 'npm run lint'/],
  ['check --bas main', /unknown option '--bas'\n\(Did you mean --base\?\)/],
  ['check --base', /argument missing/],
  ['check --format yaml', /Allowed choices are\s+text, json/],
  ['audit a.json --profile lax', /Allowed choices are\s+evolver/],
  ['init main', /too many arguments(?!.*--base)/s],
  ['check main', /too many arguments.*hint: .*`--base REF`/s],
  ['check --quiet --verbose', /cannot be used with option/],
  ['check --output=', /error: --output is empty\./],
  ['check --output <nothing>', /error: --output is empty\./],
  ['doctor --repo <nothing>', /error: --repo is empty\./],
  ['schema gene', /Allowed\s+choices are report/],
  ['schema', /missing required argument 'name'/],
  ...['0', '257', '1.5', 'many', '<nothing>'].map((shards): [string, RegExp] => [
    `plan --shards ${shards}`,
    /--shards/,
  ]),
  ...['0/1', '3/2', '2', '1/257', '1/'].map((shard): [string, RegExp] => [
    `check --shard ${shard}`,
    /--shard/,
  ]),
  ['plan', /--shards/],
  ['check --shard 1/2 --no-run', /'--no-run'/],
])('usage: %s is exit code 2, with words', async (line, says) => {
  const args = line.split(' ').map((word) => word.replace('<nothing>', ''));
  const run = await runCli(args, { cwd: temporaryFolder() });
  expect(run.stderr).toMatch(says);
  expect(run).toMatchObject({ exitCode: 2, stdout: '' });
});

it.each<[colours: boolean, env: Terminal['env'], isTerminal: boolean, args?: string[]]>([
  [true, {}, true],
  [false, {}, false],
  [false, { NO_COLOR: '1' }, true],
  [true, { NO_COLOR: '' }, true],
  [false, { TERM: 'dumb' }, true],
  [true, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  [false, { FORCE_COLOR: '0' }, true],
  [false, { FORCE_COLOR: '1' }, true, ['check', '--no-color']],
  [true, {}, true, ['prove', '--', 'npx', 'eslint', '--no-color']],
])('colours: %j with %j on a terminal: %j', (colours, env, isTerminal, args = []) =>
  expect(isColoured(args, env, isTerminal)).toBe(colours),
);

it.each(JSON_SCHEMA_NAMES)('usage schema %s prints the committed file', async (name) => {
  const { exitCode, stdout } = await runCli(['schema', name]);
  expect(stdout).toBe(read(`schema/${name}.schema.json`));
  expect(exitCode).toBe(0);
});

it.each([
  ['a GateError', new GateError('usage', 'No.', 'Do.'), /^error: No\.\nhint: Do\.\n$/],
  ['a defect', new TypeError('x'), /^error: TypeError: x[\s\S]*Report it with/],
  ['a value that is not an Error', 'oops', /^error: oops\nhint: This is a bug/],
])('main reports %s, prints no answer and exits with 2', async (_, error, words) => {
  const [print, note] = [vi.fn(), vi.fn()];
  const terminal: Terminal = {
    ...{
      cwd: '/',
      name: 'gene-gate',
      env: {},
      platform: 'linux',
      columns: 80,
      noteColumns: () => 80,
    },
    ...{ colour: false, interactive: false, signal: new AbortController().signal, print, note },
    readInput: () => Promise.reject(error),
    openInput: () => {
      throw error;
    },
  };
  expect(await main(['audit', 'genes.json'], terminal)).toBe(2);
  expect(note.mock.calls.flat().join('')).toMatch(words);
  expect(print).not.toHaveBeenCalled();
});

it.each(['20.0.0', '20.20.2', '22.1.0', '24.21.0', '100.0.0'])('runs on Node.js %s', (version) =>
  expect(tooOld(version)).toBeUndefined(),
);

it.each(['0.12.18', '9.0.0', '18.20.8', '19.9.0'])('calls Node.js %s too old', (version) =>
  expect(tooOld(version)?.message).toBe(`Node.js ${version} cannot run the gate.`),
);

/** As the runner reads a line: `::` at its start, `##[` anywhere. */
const OBEYED = /^\s*::|##\[/m;

const ATTACKS = [
  '::error::forged',
  '\n::set-env name=PATH::/tmp',
  '\r\n\t ::add-mask::x',
  '##[error]forged',
  'x ##[group]y',
  '####[[debug]',
  '\u2028::stop-commands::x',
  ' :: ::x',
];

describe.each(REPORT_FORMATS)('a report as %s in the log of a runner', (format) => {
  it.each(ATTACKS)('carries no command: %j', async (attack) => {
    const report = withStrings(everythingWrong(), [attack]);
    const layout = { columns: 80, colour: false, verbose: true };
    const text = renderReport(report, format, layout);
    expect(withoutRunnerCommands(text, format)).not.toMatch(OBEYED);
  });
});

it('keeps the values of JSON', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('#', '[', ':', 'x', '\\', '"', '\n')), (parts) => {
      const value = { [parts.join('')]: parts.join('') };
      const text = JSON.stringify(value, null, 2);
      expect(JSON.parse(withoutRunnerCommands(text, 'json'))).toEqual(value);
    }),
  ));

const saved = (text: string) =>
  join(temporaryFolder({ 'gate-report.json': text }), 'gate-report.json');

const REPORT = JSON.stringify(oneBlocked());

it.each([
  ['text', /FAIL: 1 of 2 genes failed/],
  ['markdown', /^### ❌ gene-gate: fail/],
])('gene-gate report shows a saved report as %s, and exits with 0', async (format, expected) => {
  const run = await runCli(['report', saved(REPORT), '--format', format]);
  expect(run).toMatchObject({ exitCode: 0, stderr: '' });
  expect(run.stdout).toMatch(expected);
});

it('gene-gate report reads standard input', async () => {
  const { stdout } = await runCli(['report', '-'], { input: REPORT });
  expect(stdout).toContain('npm test && rm -rf build');
});

it.each([
  ['{', /it\s+is\s+not\s+JSON\./],
  ['{"type":"GateReport"}', /is a GateReport without a\s+version/],
  ['[]', /is\s+not\s+a\s+valid\s+GateReport/],
])('gene-gate report refuses %s in one sentence', async (text, message) => {
  const { exitCode, stderr } = await runCli(['report', saved(text)]);
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(message);
  expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(4);
});

it('gives a report one text and one digest, whatever the order of its keys', () => {
  const reversed = Object.fromEntries(Object.entries(oneBlocked()).reverse()) as GateReport;
  expect(Object.keys(reversed)[0]).not.toBe('type');
  expect(renderJson(reversed)).toBe(renderJson(oneBlocked()));
  expect(renderJson(reversed)).toMatch(/^\{\n {2}"type": "GateReport",\n[\s\S]*\n\}\n$/);
  expect(reportDigest(reversed)).toBe(reportDigest(oneBlocked()));
  for (const value of [oneBlocked(), everythingWrong(), [{}, [], [2, 10, [null]]], {}, 'é', null]) {
    const digest = createHash('sha256').update(canonicalize(value)).digest('hex');
    expect(reportDigest(value)).toBe(`sha256:${digest}`);
  }
  expect(reportDigest(oneBlocked())).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(reportDigest(allWell())).not.toBe(reportDigest(oneBlocked()));
});
