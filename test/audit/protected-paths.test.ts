import { describe, expect, it } from 'vitest';
import { protectedPathFindings } from '../../src/audit/protected-paths.ts';
import { brief } from './fixture.ts';

const POLICY = '.github/gene-gate.yml';

function judge(path: string, named: string[] = [], via = '') {
  return brief(protectedPathFindings([{ path, via }], named, POLICY));
}

describe('protectedPathFindings', () => {
  it.each(['AGENTS.md', 'agents.md', '.env', '.ENV.Local', '.github/workflows/ci.yml'])(
    'warns about %s by default',
    (path) => {
      expect(judge(path)).toEqual(['protected-path (warning)']);
    },
  );

  it.each(['src/AGENTS.md.js', '.environment/x', 'docs/x.md', '.github/dependabot.yml'])(
    'lets %s be',
    (path) => {
      expect(judge(path)).toEqual([]);
    },
  );

  it.each([
    ['AGENTS.md', 'AGENTS.md'],
    ['config/prod/db.json', 'config/prod/**'],
    ['config/prod/.hidden/db.json', 'config/**'],
    ['config/prod/db.json', 'config/prod'],
    ['config/prod/db.json', './config/prod/'],
    ['Config/Prod/db.json', 'config/prod'],
  ])('makes %s an error where the policy names %s', (path, pattern) => {
    expect(judge(path, [pattern])).toEqual(['protected-path']);
  });

  it('does not take a pattern for the beginning of a name', () => {
    expect(judge('config-old/db.json', ['config'])).toEqual([]);
  });

  it('follows symlinks', () => {
    expect(judge('notes.md', [], 'AGENTS.md')).toEqual(['protected-path (warning)']);
  });

  it('leaves an edit of the policy to the rules about policies, unless the policy names it', () => {
    expect(judge(POLICY)).toEqual([]);
    expect(judge(POLICY, ['.github/**'])).toEqual(['protected-path']);
  });
});
