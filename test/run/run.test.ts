import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AuditedGeneChange, ChangeAudit } from '../../src/audit/audited.ts';
import { additionsOf } from '../../src/repo/additions.ts';
import { guardCheckout } from '../../src/repo/checkout-guard.ts';
import { readTree } from '../../src/repo/object-tree.ts';
import { BUDGET_SPENT, stopReason } from '../../src/run/not-run.ts';
import { namedRootOf } from '../../src/run/output-mentions.ts';
import { NO_PROGRESS, type Progress } from '../../src/run/progress.ts';
import { type RunRequest, runAudited, withinBudget } from '../../src/run/run.ts';
import { safeLine } from '../../src/run/safe-log.ts';
import { createRepository, open, temporaryFolder } from '../repo/repository.ts';
import { outcome, stream } from '../report/fixtures.ts';
import { forAll } from '../runs.ts';
import { auditedGene, POLICY } from '../verdict/fixture.ts';
import { superviseScript } from './fixture.ts';

async function run(genes: readonly AuditedGeneChange[], differences: Partial<RunRequest> = {}) {
  const repository = createRepository();
  repository.write({
    'pass.js': "console.log('ok');\n",
    'fail.js': 'process.exit(3);\n',
    'edit.js': "require('node:fs').writeFileSync('pass.js', '');\n",
  });
  const tree = await readTree(await open(repository.directory), repository.commit());
  const started: string[] = [];
  const progress: Progress = { ...NO_PROGRESS, started: (command) => started.push(command) };
  const audit: ChangeAudit = {
    genes,
    capsules: [],
    seeds: [],
    agentFiles: [],
    blastRadius: { files: 0, lines: 0, exempt_files: 0, exempt_lines: 0 },
    files: [],
    findings: [],
    plansDigest: '',
  };
  const ran = await runAudited(audit, {
    checkout: guardCheckout(repository.directory, [...tree.files()], additionsOf()),
    tree,
    // The part that is the same on every machine.
    policy: { ...POLICY, containment: 'off' },
    fork: false,
    privateFolders: [],
    path: process.env.PATH ?? '',
    waiting: new Set(),
    progress,
    signal: new AbortController().signal,
    ...differences,
  });
  const outcomes = genes.map((gene) =>
    ran.outcomes.get(gene)?.map(({ status, reason }) => (status === 'skipped' ? reason : status)),
  );
  return { ran, outcomes, started };
}

describe('runAudited', () => {
  it('counts the commands that an interrupt stopped', async () => {
    const controller = new AbortController();
    controller.abort();
    const { ran, outcomes, started } = await run([await auditedGene(['node pass.js'])], {
      signal: controller.signal,
    });
    expect({ outcomes, started }).toEqual({ outcomes: [['interrupted']], started: [] });
    expect(ran.interrupted).toBe(1);
  });

  it('is an error before anything runs, if a program is missing', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'node'), 'no program');
    const ran = run([await auditedGene(['node pass.js'])], { path: folder });
    await expect(ran).rejects.toMatchObject({ code: 'program_not_found' });
  });
});

const never = () => new AbortController().signal;
const ended = (signal: AbortSignal) =>
  new Promise<string>((resolve) => {
    signal.addEventListener('abort', () => resolve(stopReason(signal)));
  });

describe('withinBudget', () => {
  it('lets work finish within the budget', async () => {
    expect(await withinBudget(60_000, never(), async (signal) => signal.aborted)).toBe(false);
  });

  it('aborts work at the end of the budget, with a reason', async () => {
    expect(await withinBudget(10, never(), ended)).toBe(BUDGET_SPENT);
  });

  it('passes on an interrupt as such', async () => {
    const controller = new AbortController();
    const stopped = withinBudget(60_000, controller.signal, ended);
    controller.abort();
    expect(await stopped).toBe('interrupted');
  });

  it('ends a program as timed out, with the reason', async () => {
    const outcome = await withinBudget(200, never(), (signal) =>
      superviseScript('setInterval(() => {}, 1000)', { signal }),
    );
    expect(outcome).toMatchObject({ status: 'timed_out', reason: BUDGET_SPENT });
  });
});

const named = { stderr: stream('at /work/agent/a.js') };

it.each([
  ['the output of a failed command names it', { status: 'failed', ...named }, '/work/agent'],
  ['a command that was stopped names it', { status: 'timed_out', ...named }, '/work/agent'],
  ['the end names it', { status: 'failed', stdout: stream('a', '/work/agent/b') }, '/work/agent'],
  ['the output does not name it', { status: 'failed' }, undefined],
  ['the command passed', named, undefined],
] as const)('an outcome has the root of the checkout only if needed: %s', (_, part, root) =>
  expect(namedRootOf('/work/agent')(outcome(part)).root).toBe(root),
);

describe('safeLine', () => {
  it.each([
    ['::set-output name=x::y', ': :set-output name=x: :y'],
    [':::', ': : :'],
    ['x ##[error]y', 'x ## [error]y'],
    ['a\n::add-mask::b', 'a\\u{a}: :add-mask: :b'],
    ['a\r\x1b[2Kb\x9b1m', 'a\\u{d}\\u{1b}[2Kb\\u{9b}1m'],
    ['\u202egnp.x\u2028\u200b', '\\u{202e}gnp.x\\u{2028}\\u{200b}'],
    ['node "ä 😀" --url=http://x', 'node "ä 😀" --url=http://x'],
  ])('shows %j', (text, shown) => expect(safeLine(text)).toBe(shown));

  it('truncates between characters', () => {
    expect(safeLine('😀'.repeat(5), 3)).toBe('😀😀…');
    expect(safeLine('😀'.repeat(3), 3)).toBe('😀😀😀');
  });

  it('disables both forms of log commands and control characters', async () => {
    const hostile = fc.stringMatching(/^[:#[\]a \n\r\x1b\x85\u2028]*$/);
    await forAll(fc.oneof(hostile, fc.string({ unit: 'binary' })), (text) => {
      const shown = safeLine(text);
      expect(shown).not.toMatch(/::|##\[|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      expect(Array.from(shown).length).toBeLessThanOrEqual(200);
    });
  });
});
