import { describe, expect, it } from 'vitest';
import { assetLimits } from '../../src/assets/asset-limits.ts';
import { readAssetFile } from '../../src/assets/file.ts';
import { auditAssetFile } from '../../src/audit/asset-file.ts';
import { inSteps } from '../../src/ground/turns.ts';
import type { ProfileName } from '../../src/policy/policy.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { commandAnswer, fileAnswer } from '../../src/report/audit-answer.ts';
import { judgeText } from '../judge/fixture.ts';
import { judgeIn } from '../remedy/fixture.ts';

const answer = (command: string, profile: ProfileName) =>
  commandAnswer('1', command, judgeText(command, profile), profile);

describe('commandAnswer', () => {
  it('has the first objection of the workspace profile as its tools return it', () => {
    expect(answer('rm -rf /', 'workspace')).toMatchObject({
      error:
        "Command blocked by safety rule: Pattern 'rm -rf /' matches dangerous pattern 'mass_deletion'",
      rule: 'mass_deletion',
      layer: 1,
    });
  });

  it.each<[string, ProfileName]>([
    ['cat notes.md', 'workspace'],
    ['pip install x', 'workspace'],
    ['rm -rf /', 'curated'],
    ['rm -rf /', 'evolver'],
  ])('has none for %s by %s', (command, profile) => {
    expect(answer(command, profile)).not.toHaveProperty('error');
  });

  it.each<[ProfileName, string[]]>([
    ['evolver', ['evolver', 'validator']],
    ['validator', ['evolver', 'validator']],
    ['curated', ['evolver', 'validator', 'curated']],
    ['workspace', ['evolver', 'validator', 'workspace']],
  ])('by %s says what %j say', (profile, names) => {
    expect(Object.keys(answer('cat notes.md', profile).profiles)).toEqual(names);
  });
});

describe('fileAnswer', () => {
  it('is made in steps, between which a signal is heard', async () => {
    const genes = Array.from({ length: 1_000 }, (_, n) => ({ type: 'Gene', id: `gene_${n}` }));
    const file = readAssetFile('genes.json', Buffer.from(JSON.stringify(genes)), assetLimits(1e6));
    const audited = await auditAssetFile(file, judgeIn(literalTree({})));
    expect([...fileAnswer(audited, 'evolver')].length).toBeGreaterThan(3);
    const whole = await inSteps(fileAnswer(audited, 'evolver'));
    expect(whole.assets.map(({ id }) => id)).toEqual(genes.map(({ id }) => id));
    const ended = inSteps(fileAnswer(audited, 'evolver'), AbortSignal.abort());
    await expect(ended).rejects.toMatchObject({ code: 'interrupted' });
  });
});
