import { describe, expect, it, onTestFinished } from 'vitest';
import type { Publication } from '../../src/publish/context.ts';
import { publish, startCheck } from '../../src/publish/publisher.ts';
import { type Emulator, startEmulator } from '../github/emulator.ts';
import { findings, publicationOf, runOf } from './fixture.ts';

interface Check {
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
}

async function emulator(): Promise<Emulator> {
  const started = await startEmulator();
  onTestFinished(() => started.close());
  return started;
}

async function run(github: Emulator, publication: Publication, headSha = github.pull.head) {
  const { context } = await runOf(github, { headSha, number: github.pull.number });
  return (await publish(context, await startCheck(context), publication)).channels;
}

async function checksOf({ call, pull }: Emulator): Promise<Check[]> {
  const path = `/commits/${pull.head}/check-runs?filter=all`;
  const { check_runs } = await call<{ check_runs: Check[] }>('GET', path);
  return check_runs.filter(({ name }) => name === 'gene-gate');
}

const commentsOf = ({ call, pull }: Emulator) =>
  call<{ id: number; body: string }[]>('GET', `/issues/${pull.number}/comments`);

describe('on an independent GitHub emulator', () => {
  it.each([0, 120])('publishing twice equals publishing once: %i findings', async (count) => {
    const github = await emulator();
    const publication = publicationOf({ findings: findings(count) });
    expect(await run(github, publication)).toMatchObject({
      check: { status: 'reached' },
      comment: { status: 'reached' },
    });
    const [first] = await commentsOf(github);
    await run(github, publication);
    expect(await commentsOf(github)).toEqual([expect.objectContaining({ id: first?.id })]);
    // It replaces annotations where GitHub appends them, so their number is not compared.
    expect(await checksOf(github)).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
  });

  it('a fixed change updates its comment and its check', async () => {
    const github = await emulator();
    await run(github, publicationOf());
    await run(github, publicationOf({ verdict: 'pass' }));
    expect(await commentsOf(github)).toMatchObject([
      { body: expect.stringContaining('Nothing is left') },
    ]);
    expect(await checksOf(github)).toMatchObject([{ conclusion: 'success' }]);
  });

  it('two concurrent runs leave one comment', async () => {
    const github = await emulator();
    await Promise.all([run(github, publicationOf()), run(github, publicationOf())]);
    expect(await commentsOf(github)).toHaveLength(1);
    const [first] = await checksOf(github);
    expect(first).toMatchObject({ status: 'completed', conclusion: 'failure' });
  });

  it('a run for an outdated commit does not change the comment', async () => {
    const github = await emulator();
    expect(await run(github, publicationOf(), 'c'.repeat(40))).toMatchObject({
      comment: { status: 'skipped', reason: expect.stringContaining('is now') },
    });
    expect(await commentsOf(github)).toEqual([]);
  });
});
