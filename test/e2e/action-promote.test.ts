import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { promotionSchema } from '../../src/promote/promotion.ts';
import { dispatchPayload } from '../event/payload.ts';
import { event, jsonl } from '../promote/fixture.ts';
import { temporaryFolder } from '../repo/repository.ts';
import { scene } from './action-scene.ts';
import { GENES, gene, genesFile } from './cli.ts';

const NEW = gene('gene_new', { validation: ['node scripts/check.js'] });
const OTHER_ID = `sha256:${'0'.repeat(64)}`;
const OTHER = gene('gene_other', { validation: ['node scripts/check.js && echo done'] });
/** An event does not need the evidence that the policy requires of a gene. */
const EVENT = event('evt_new', { genes_used: [] });
const DISPATCH = { name: 'workflow_dispatch', payload: {} };

/** The event of a repository with this default branch. */
function dispatchWith(default_branch: string): typeof DISPATCH {
  const payload = dispatchPayload('refs/heads/topic');
  return {
    ...DISPATCH,
    payload: { ...payload, repository: { ...payload.repository, default_branch } },
  };
}

it('promotes what the gate has validated, and nothing else', async () => {
  const { origin, step, run } = await scene({ head: { [GENES]: genesFile(NEW) } });
  const gated = await run();
  expect(gated.main).toMatchObject({ code: 0 });
  const folder = temporaryFolder();
  const assets = join(folder, 'candidates.jsonl');
  writeFileSync(assets, jsonl([NEW, OTHER]));

  const promote = async (report: string, event = DISPATCH) => {
    const inputs = { mode: 'promote', assets, report };
    const started = step({ checkout: origin.checkout('main'), event, inputs });
    const main = await started.main();
    expect(await started.post()).toMatchObject({ code: 0 });
    return { main, outputs: started.outputs(), summary: started.file('STEP_SUMMARY') };
  };

  const published = gated.outputs['report-path'] ?? '';
  const { main, outputs, summary } = await promote(published);
  expect(main.code).toBe(1);
  expect(main.log).toContain('Unsafe validation command: node scripts/check.js && echo done');
  expect(outputs).toMatchObject({ promoted: '1', rejected: '1' });
  expect(summary).toContain('## Promotion: 1 promoted, 1 rejected');
  const decided = promotionSchema.parse(
    JSON.parse(readFileSync(outputs['promotion-path'] ?? '', 'utf8')),
  );
  expect(decided.promoted).toEqual([NEW]);
  expect(readFileSync(outputs['promoted-path'] ?? '', 'utf8')).toBe(jsonl([NEW]));
  expect(decided.rejected.map(({ id }) => id)).toEqual(['gene_other']);

  const other = join(folder, 'gate-report.json');
  writeFileSync(other, readFileSync(published, 'utf8').replaceAll(String(NEW.asset_id), OTHER_ID));
  const second = await promote(other);
  expect(second.outputs).toMatchObject({ promoted: '0', quarantined: '1', rejected: '1' });
  expect(second.main.log).toContain('no report names its `asset_id`');

  const proposed = await promote(published, { name: 'pull_request', payload: {} });
  expect(proposed.main.code).toBe(1);
  expect(proposed.main.log).toContain('that of a pull request is only a proposal');
  expect(proposed.outputs).toEqual({});
});

it('says that the gate of another branch is weaker than that of the default branch', async () => {
  const policy = '.github/gene-gate.yml';
  const { origin, step } = await scene({
    base: { [policy]: 'fail_on: warning\n' },
    head: { [policy]: 'fail_on: error\n' },
  });
  const assets = join(temporaryFolder(), 'candidates.jsonl');
  writeFileSync(assets, jsonl([EVENT]));
  const promote = async (how: 'head' | 'main', event = DISPATCH) => {
    const inputs = { mode: 'promote', assets };
    const started = step({ checkout: origin.checkout(how), event, inputs });
    const main = await started.main();
    const path = started.outputs()['promotion-path'] ?? '';
    const { promoted, gate } = promotionSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    expect({ code: main.code, promoted }).toEqual({ code: 0, promoted: [EVENT] });
    return { log: main.log, summary: started.file('STEP_SUMMARY'), gate };
  };
  const weaker = await promote('head');
  expect(weaker.gate).toMatchObject([{ rule: 'gate-weakened', severity: 'warning' }]);
  expect(weaker.log).toContain('The change weakens the gate in');
  expect(weaker.summary).toContain('gate       The change weakens the gate in');
  expect((await promote('head', dispatchWith('main'))).gate).toEqual(weaker.gate);
  // The default branch is the one that the event names, even if there is another `main`.
  expect((await promote('head', dispatchWith('topic'))).gate).toBeUndefined();
  expect((await promote('head', dispatchWith('missing'))).gate).toBeUndefined();
  const honest = await promote('main');
  expect(honest.gate).toBeUndefined();
  expect(honest.log + honest.summary).not.toMatch(/weaken/i);
});
