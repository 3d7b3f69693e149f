import { describe, expect, it } from 'vitest';
import { ask, defineChangeCheck, defineCheck } from '../../src/audit/check.ts';
import {
  CLAIM_CHECKS,
  GENE_CHECKS,
  REMOVED_GENE_CHECKS,
  SUBJECT_CHECKS,
} from '../../src/audit/checks.ts';
import { subjectOfAssets } from '../../src/audit/read-subject.ts';
import { finding } from '../../src/rules/finding.ts';
import { judgeWith } from '../judge/fixture.ts';
import { changeSubject } from './fixture.ts';

const found = (gene: string) => finding('gene-removed', { gene });

describe('the checks of the audit', () => {
  it('have unique names', () => {
    const ofAssets = [...CLAIM_CHECKS, ...GENE_CHECKS, ...REMOVED_GENE_CHECKS];
    const checks = new Set([...SUBJECT_CHECKS, ...ofAssets]);
    const names = [...checks].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('return findings in their order, however long each takes', async () => {
    const slow = defineCheck({
      name: 'slow',
      find: () => new Promise((resolve) => setTimeout(() => resolve([found('slow')]), 5)),
    });
    const fast = defineCheck({ name: 'fast', find: () => [found('fast')] });
    const findings = await ask([slow, fast], changeSubject());
    expect(findings.map(({ args }) => args.gene)).toEqual(['slow', 'fast']);
  });

  it('run checks of a change only if there is a change', async () => {
    const ofChange = defineChangeCheck({
      name: 'of-change',
      find: ({ change }) => [found(change.base)],
    });
    expect(await ask([ofChange], changeSubject())).toHaveLength(1);
    const standing = subjectOfAssets({ assets: [], problems: [] }, judgeWith(), () => 'hand');
    expect(await ask([ofChange], standing)).toEqual([]);
  });
});
