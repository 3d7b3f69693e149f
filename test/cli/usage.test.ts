import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalize } from '@evomap/gep-sdk';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { main, tooOld } from '../../src/cli/main.ts';
import { JSON_SCHEMA_NAMES, type JsonSchemaName, jsonSchema } from '../../src/cli/schema.ts';
import { type Terminal, withoutRunnerCommands } from '../../src/cli/terminal.ts';
import { VERBS } from '../../src/cli/verbs.ts';
import { GateError } from '../../src/ground/error.ts';
import { COMMAND } from '../../src/ground/tool.ts';
import { REPORT_FORMATS, renderReport } from '../../src/report/format.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import { renderJson, reportDigest } from '../../src/report/json.ts';
import { runCli, widestLine } from '../e2e/cli.ts';
import { createRepository } from '../repo/repository.ts';
import { allWell, couldNotDecide, everythingWrong, oneBlocked } from '../report/fixtures.ts';
import { withStrings } from '../report/hostile.ts';
import { temporaryFolder } from '../run/fixture.ts';
import { runIn } from './fake-terminal.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('usage', () => {
  it('the help of every verb fits 80 columns', async () => {
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
      expect(stdout, verb).toContain(`\nFor example:\n  ${COMMAND} ${VERBS[verb]?.example}\n`);
    }
  });

  it.each(Object.entries(VERBS).filter(([verb]) => verb !== 'demo'))(
    'the example of %s is a command line that it takes',
    async (_, { example }) => {
      const args = [...example.matchAll(/'([^']*)'|(\S+)/g)].map(
        ([, quoted, word]) => quoted ?? word ?? '',
      );
      const { output, notes } = await runIn(createRepository().directory, args);
      expect(output + notes).not.toMatch(/unknown|too many|missing required|--help/);
    },
  );

  it.each([
    [
      'the help of an unknown verb',
      ['chekc', '--help'],
      /unknown command 'chekc'\n\(Did you mean check\?\)/,
    ],
    ['an unknown verb', ['chekc'], /unknown command 'chekc'\n\(Did you mean check\?\)/],
    [
      'an unknown flag',
      ['check', '--bas', 'main'],
      /unknown option '--bas'\n\(Did you mean --base\?\)/,
    ],
    ['a flag without its value', ['check', '--base'], /argument missing/],
    ['an unknown format', ['check', '--format', 'yaml'], /Allowed choices are\s+text, json/],
    [
      'an unknown profile',
      ['audit', 'a.json', '--profile', 'lax'],
      /Allowed choices are\s+evolver/,
    ],
    ['an argument too many', ['init', 'main'], /too many arguments(?!.*--base)/s],
    ['a commit as an argument', ['check', 'main'], /too many arguments.*hint: .*`--base REF`/s],
    ['--quiet with --verbose', ['check', '--quiet', '--verbose'], /cannot be used with option/],
    ['an unknown schema', ['schema', 'gene'], /Allowed\s+choices are report/],
    ['a schema without a name', ['schema'], /missing required argument 'name'/],
  ])('%s is exit code 2, with words', async (_, args, says) => {
    const run = await runCli(args);
    expect(run.stderr).toMatch(says);
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
  });

  it.each(JSON_SCHEMA_NAMES)('schema %s prints the committed file', async (name) => {
    const { exitCode, stdout } = await runCli(['schema', name]);
    expect(stdout).toBe(read(`schema/${name}.schema.json`));
    expect(exitCode).toBe(0);
  });
});

/** A terminal whose input fails in the way that is given, and what was noted on it. */
function failing(error: unknown): { terminal: Terminal; noted: string[] } {
  const noted: string[] = [];
  const terminal: Terminal = {
    cwd: '/',
    env: {},
    platform: 'linux',
    columns: 80,
    noteColumns: () => 80,
    colour: false,
    interactive: false,
    signal: new AbortController().signal,
    print: vi.fn(),
    note: (text) => void noted.push(text),
    readInput: () => Promise.reject(error),
    openInput: () => {
      throw error;
    },
  };
  return { terminal, noted };
}

describe('main', () => {
  it.each([
    [
      'a GateError',
      new GateError('usage', 'It is wrong.', 'Do it so.'),
      /^error: It is wrong\.\nhint: Do it so\.\n$/,
    ],
    [
      'a defect',
      new TypeError('x is undefined'),
      /^error: TypeError: x is undefined[\s\S]*Report it with/,
    ],
    ['a value that is not an Error', 'oops', /^error: oops\nhint: This is a bug/],
  ])('reports %s, prints no answer and exits with 2', async (_, error, words) => {
    const { terminal, noted } = failing(error);
    expect(await main(['audit', 'genes.json'], terminal)).toBe(2);
    expect(noted.join('')).toMatch(words);
    expect(terminal.print).not.toHaveBeenCalled();
  });
});

it.each([
  [['check', '--output', ''], '--output'],
  [['check', '--output='], '--output'],
  [['doctor', '--repo', ''], '--repo'],
])('does not take an empty path for the working directory: %j', async (args, option) => {
  const { terminal, noted } = failing(undefined);
  expect(await main(args, terminal)).toBe(2);
  expect(noted.join('')).toMatch(`error: ${option} is empty.`);
});

describe('errors of options', () => {
  it.each([
    [['check', '--format', 'nope']],
    [['check', '--shard', '1']],
    [['check', '--profile', 'nope']],
    [['audit', `--${'x'.repeat(20)} ${'y'.repeat(70)}`]],
  ])('are as wide as the terminal: %j', async (args) => {
    const { terminal, noted } = failing(undefined);
    expect(await main(args, terminal)).toBe(2);
    const lines = noted.join('').trimEnd().split('\n');
    expect(lines[0]).toMatch(/^error: /);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines.at(-1)).toMatch(/^\(gene-gate \w+ --help\)$/);
  });
});

it.each([
  [['help', 'chekc'], /unknown command 'chekc'/],
  [['explain', 'npm', 'run', 'lint'], /one argument, not 3\.\nhint: .* 'npm run lint'/],
])('says what is wrong with %j', async (args, words) => {
  const { terminal, noted } = failing(undefined);
  expect(await main(args, terminal)).toBe(2);
  expect(noted.join('')).toMatch(words);
  expect(terminal.print).not.toHaveBeenCalled();
});

describe('the version of Node.js', () => {
  it.each(['20.0.0', '20.20.2', '22.1.0', '24.21.0', '100.0.0'])('runs on Node.js %s', (version) =>
    expect(tooOld(version)).toBeUndefined(),
  );

  it.each(['0.12.18', '9.0.0', '18.20.8', '19.9.0'])('names Node.js %s, too old', (version) =>
    expect(tooOld(version)?.message).toBe(`Node.js ${version} cannot run the gate.`),
  );
});

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

describe('what is given for several machines', () => {
  it.each([
    ...['0', '257', '1.5', 'many', ''].map((shards) => ['plan', '--shards', shards]),
    ...['0/1', '3/2', '2', '1/257', '1/'].map((shard) => ['check', '--shard', shard]),
    ['plan'],
    ['check', '--shard', '1/2', '--no-run'],
  ])('is refused: %s %s %s', async (...args) => {
    const { exitCode, notes } = await runIn(temporaryFolder(), args);
    expect(exitCode).toBe(2);
    expect(notes).toMatch(/--shards? |'--no-run'/);
  });
});

const saved = (text: string) =>
  join(temporaryFolder({ 'gate-report.json': text }), 'gate-report.json');

const REPORT = JSON.stringify(oneBlocked());

describe('gene-gate report', () => {
  it.each([
    ['text', /FAIL: 1 of 2 genes failed/],
    ['markdown', /^### ❌ gene-gate: fail/],
    ['html', /^<!doctype html>/i],
    ['json', /"type": "GateReport"/],
  ])('shows a saved report as %s, and exits with 0', async (format, expected) => {
    const run = await runCli(['report', saved(REPORT), '--format', format]);
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
    expect(run.stdout).toMatch(expected);
  });

  it('reads standard input', async () => {
    const { stdout } = await runCli(['report', '-'], { input: REPORT });
    expect(stdout).toContain('npm test && rm -rf build');
  });

  it.each([
    ['{', /is not JSON\./],
    ['{"type":"GateReport"}', /is a GateReport without a\s+version/],
    ['[]', /is not a GateReport\./],
  ])('refuses %s in one sentence', async (text, message) => {
    const { exitCode, stderr } = await runCli(['report', saved(text)]);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(4);
  });
});

function validator(name: JsonSchemaName): ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true });
  addFormats.default(ajv);
  return ajv.compile(jsonSchema(name));
}

describe.each(JSON_SCHEMA_NAMES)('%s', (name) => {
  it('names its draft and itself', () =>
    expect(jsonSchema(name)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: expect.stringMatching(/^urn:gene-gate:schema:/),
      title: expect.stringContaining('gene-gate'),
    }));
});

describe('the report schema', () => {
  const validate = validator('report');

  it.each([
    ['all well', allWell()],
    ['one blocked', oneBlocked()],
    ['everything wrong', everythingWrong()],
    ['could not decide', couldNotDecide()],
  ])('accepts: %s', (_, report) => {
    expect(validate(JSON.parse(renderJson(report))), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each<[string, Partial<Record<keyof GateReport, unknown>>]>([
    ['an unknown verdict', { verdict: 'neutral' }],
    ['a shortened commit', { head_sha: 'b2c3d4e' }],
    ['no list of genes', { genes: undefined }],
    ['another version', { schema_version: '9.0.0' }],
    ['a time that is none', { started_at: 'yesterday' }],
    ['a line before the first', { genes: [{ ...allWell().genes[0], line: 0 }] }],
    ['a digest without its kind', { plans_digest: '0'.repeat(64) }],
  ])('rejects: %s', (_, part) => {
    expect(validate(JSON.parse(JSON.stringify({ ...allWell(), ...part })))).toBe(false);
  });
});

describe('the promotion schema', () => {
  const validate = validator('promotion');
  const digest = `sha256:${'1'.repeat(64)}`;
  const none = {
    type: 'PromotionReport',
    schema_version: '1.0.0',
    tool: { name: 'gene-gate', version: '0.1.0' },
    policy: { source: 'default', digest, require_evidence: 'gate' },
    decided_at: '2026-03-02T09:30:00.000Z',
    inputs: [{ role: 'assets', name: '-', digest }],
    decisions: [],
    promoted: [],
    quarantined: [],
    rejected: [],
    skipped: [],
    reports: [],
  };
  const refused = { id: 'g', type: 'Gene', asset_id: null, path: 'a.json', line: 1 };
  const reason = {
    id: '0'.repeat(64),
    rule: 'gate-weakened',
    severity: 'warning',
    message: 'a',
    remedy: 'b',
  };

  it.each<[object, boolean]>([
    [none, true],
    [{ ...none, promoted: [{ type: 'Gene', id: 'g', anything: 1 }] }, true],
    [{ ...none, promoted: [{ type: 'Gene' }] }, false],
    [{ ...none, rejected: [{ ...refused, reasons: [] }] }, false],
    [{ ...none, rejected: undefined }, false],
    [{ ...none, type: undefined }, false],
    [{ ...none, policy: { ...none.policy, require_evidence: 'some' } }, false],
    [{ ...none, quarantined: [{ ...refused, asset: {}, reasons: [reason] }] }, true],
    [{ ...none, quarantined: [{ ...refused, type: 'File', reasons: [reason] }] }, false],
    [{ ...none, gate: [reason] }, true],
    [{ ...none, gate: [] }, false],
    [{ ...none, gate: [{ ...reason, remedy: undefined }] }, false],
  ])('%j: %s', (promotion, valid) =>
    expect(validate(JSON.parse(JSON.stringify(promotion)))).toBe(valid),
  );
});

describe('the policy schema', () => {
  const validate = validator('policy');

  it.each([
    [{}, true],
    [{ profile: 'validator', limits: { command_timeout_seconds: 5 } }, true],
    [{ profile: 'none' }, false],
    [{ limit: {} }, false],
    [{ limits: { command_timeout_seconds: 0 } }, false],
  ])('%j: %s', (policy, valid) => expect(validate(policy)).toBe(valid));
});

describe('renderJson', () => {
  it('does not depend on the order in which the report was built', () => {
    const reversed = Object.fromEntries(Object.entries(oneBlocked()).reverse()) as GateReport;
    expect(Object.keys(reversed)[0]).not.toBe('type');
    expect(renderJson(reversed)).toBe(renderJson(oneBlocked()));
    expect(renderJson(reversed)).toMatch(/^\{\n {2}"type": "GateReport",\n[\s\S]*\n\}\n$/);
  });
});

it('gives a report one digest, whatever the order of its keys', () => {
  const reversed = Object.fromEntries(Object.entries(oneBlocked()).reverse()) as GateReport;
  expect(reportDigest(reversed)).toBe(reportDigest(oneBlocked()));
  for (const value of [oneBlocked(), everythingWrong(), [{}, [], [2, 10, [null]]], {}, 'é', null]) {
    const digest = createHash('sha256').update(canonicalize(value)).digest('hex');
    expect(reportDigest(value)).toBe(`sha256:${digest}`);
  }
  expect(reportDigest(oneBlocked())).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(reportDigest(allWell())).not.toBe(reportDigest(oneBlocked()));
});
