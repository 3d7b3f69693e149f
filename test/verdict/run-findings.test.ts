import { describe, expect, it } from 'vitest';
import { DEFAULT_POLICY } from '../../src/policy/default.ts';
import { judgeGene } from '../../src/verdict/gene.ts';
import { earlierOutputOf } from '../../src/verdict/run-findings.ts';
import { brief } from '../audit/fixture.ts';
import { list } from '../table.ts';
import { auditedGene, NOTHING_IGNORED, outcome, POLICY } from './fixture.ts';

const wrote = (...created: readonly string[]) =>
  outcome('passed', { side_effects: { created, changed: [], deleted: [] } });

const printed = (head: string) =>
  outcome('failed', { stderr: { head, tail: '', bytes: head.length, truncated: false } });

describe('earlierOutputOf', () => {
  const build = { command: 'npm run build', outcome: wrote('dist/lib/index.js', 'required.txt') };

  it.each([
    ['node dist/lib/index.js', '', 'dist/lib/index.js'],
    ['node --test ./dist/lib/index.js', '', 'dist/lib/index.js'],
    ['node x.js', 'Missing required.txt.\n', 'required.txt'],
    ['node x.js', "Error: Cannot find module '/w/agent/dist/lib/index.js'\n", 'dist/lib/index.js'],
    ['node x.js', "ENOENT: no such file or directory, scandir 'dist/lib'", 'dist/lib'],
    ['node x.js', "ENOENT: no such file or directory, scandir '/w/agent/dist'", 'dist'],
    ['node x.js', 'dist is wrong somehow', undefined],
    ['node x.js', 'cannot find the distance in dist.txt', undefined],
    ['node x.js', 'the file not-required.txt is missing', undefined],
    ['node x.js', 'required.txt.bak does not exist', undefined],
    ['node x.js', '', undefined],
  ])('%s printing %j: %s', (command, text, path) => {
    expect(earlierOutputOf({ command, outcome: printed(text) }, [build])).toEqual(
      path && { path, writer: 'npm run build' },
    );
  });

  it('names the last writer, and nothing without a writer', () => {
    const failed = { command: 'node required.txt', outcome: printed('') };
    const again = { command: 'npm run again', outcome: wrote('required.txt') };
    expect(earlierOutputOf(failed, [build, again])?.writer).toBe('npm run again');
    expect(earlierOutputOf(failed, [])).toBeUndefined();
    expect(earlierOutputOf(failed, [{ command: 'x', outcome: outcome('passed') }])).toBeUndefined();
  });
});

it.each([
  ['namespaces', ['command-writes (warning)', 'command-failed', 'file-left-out (notice)']],
  ['process_group', ['command-writes (warning)', 'command-failed']],
] as const)('is reported if each command has its own view: %s', async (level, rules) => {
  const gene = await auditedGene(['npm test', 'node dist/check.js']);
  const ran = {
    outcomes: new Map([[gene, [wrote('dist/check.js'), printed('')]]]),
    modified: new Map(),
    isolation: { level, description: '' },
  };
  expect(
    brief(judgeGene(gene, ran, { policy: POLICY, ignoring: NOTHING_IGNORED }).runFindings),
  ).toEqual(rules);
});

it('does not report the caches that tools write by default', async () => {
  const gene = await auditedGene(['npm test']);
  const written = async (...paths: readonly string[]) => {
    const outcomes = new Map([[gene, [wrote(...paths)]]]);
    const ran = {
      outcomes,
      modified: new Map(),
      isolation: { level: 'namespaces', description: '' },
    };
    const terms = {
      policy: { ...POLICY, caches: DEFAULT_POLICY.caches },
      ignoring: NOTHING_IGNORED,
    };
    return brief(judgeGene(gene, ran as never, terms).runFindings);
  };
  const caches = list`
    .pytest_cache/v/nodeids ¦ a/.ruff_cache/0 ¦ target/debug/a ¦ .tox/log ¦ coverage/a
  `;
  expect(await written(...caches)).toEqual([]);
  expect(await written('src/target.js')).toEqual(['command-writes (warning)']);
});
