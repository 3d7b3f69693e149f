import { describe, expect, it } from 'vitest';
import type { ProfileName } from '../../src/policy/policy.ts';
import { commandAnswer } from '../../src/report/audit-answer.ts';
import { judgeText } from '../judge/fixture.ts';

const answer = (command: string, profile: ProfileName) =>
  commandAnswer({ id: '1', command }, judgeText(command, profile), profile);

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
});
