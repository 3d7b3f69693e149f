import { describe, expect, it } from 'vitest';
import { ask, ofChange } from '../../src/audit/check.ts';
import { subjectOfAssets } from '../../src/audit/read-subject.ts';
import { type Finding, finding } from '../../src/rules/finding.ts';
import { judgeWith } from '../judge/fixture.ts';
import { changeSubject } from './fixture.ts';

const found = (gene: string) => finding('gene-removed', { gene });

describe('the checks of the audit', () => {
  it('return findings in their order, however long each takes', async () => {
    const slow = () =>
      new Promise<Finding[]>((resolve) => setTimeout(() => resolve([found('slow')]), 5));
    const findings = await ask({ slow, fast: () => [found('fast')] }, changeSubject());
    expect(findings.map(({ args }) => args.gene)).toEqual(['slow', 'fast']);
  });

  it('run checks of a change only if there is a change', async () => {
    const checks = { limited: ofChange(({ change }) => [found(change.base)]) };
    expect(await ask(checks, changeSubject())).toHaveLength(1);
    const standing = subjectOfAssets({ assets: [], problems: [] }, judgeWith(), () => 'hand');
    expect(await ask(checks, standing)).toEqual([]);
  });
});
