import { describe, expect, it } from 'vitest';
import { protectedPaths } from '../../../src/audit/change/protected-paths.ts';
import type { ChangeSubject } from '../../../src/audit/subject.ts';
import { policySchema } from '../../../src/policy/policy.ts';
import type { FileChange } from '../../../src/repo/change.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import {
  added,
  bindingGene,
  brief,
  changeOf,
  changeSubject,
  deleted,
  file,
  renamed,
} from '../fixture.ts';

const POLICY = '.github/gene-gate.yml';
const DESTROYED = ['protected-file-destroyed'];
const WARNED = ['protected-path (warning)'];

/** A change whose policy protects some paths. */
function subjectOf(named: readonly string[], differences: Partial<ChangeSubject>): ChangeSubject {
  const policy = policySchema.parse({ blast_radius: { protected_paths: named } });
  return changeSubject({ policy, genes: [bindingGene()], ...differences });
}

function judge(path: string, named: string[] = [], via = '') {
  const subject = subjectOf(named, { policyPath: POLICY, touched: [{ path, via }] });
  return brief(protectedPaths(subject));
}

describe('protected paths', () => {
  it.each([
    ...['AGENTS.md', 'agents.md', '.env', '.ENV.Local', '.env\nx', 'Tools.md'],
    ...['.github/workflows/ci.yml', '.github/workflows/a\nb.yml'],
  ])('warns about %s by default', (path) => {
    expect(judge(path)).toEqual(WARNED);
  });

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
    ['config/prod/a\nb.json', 'config/**'],
    ['config/a\nb/db.json', '**/*.json'],
    ['config/prod/db.json', 'config/prod'],
    ['config/prod/db.json', './config/prod/'],
    ['Config/Prod/db.json', 'config/prod'],
    ['\u017fecrets/db.json', 'secrets'],
    ['secrets\\db.json', 'secrets'],
    ['docs/[a].md', 'docs/[a].md'],
    ['docs/A.md', 'docs/{a,b}.md'],
    ['docs/any.md', '.'],
  ])('makes %s an error if the policy names %s', (path, pattern) => {
    expect(judge(path, [pattern])).toEqual(['protected-path']);
  });

  it('does not match a pattern against the start of a name', () => {
    expect(judge('config-old/db.json', ['config'])).toEqual([]);
  });

  it('follows symlinks', () => {
    expect(judge('notes.md', [], 'AGENTS.md')).toEqual(WARNED);
  });

  it('leaves an edit of the policy to the policy rules, unless the policy protects it', () => {
    expect(judge(POLICY)).toEqual([]);
    expect(judge(POLICY, ['.github/**'])).toEqual(['protected-path']);
  });
});

describe('protected files that a change destroys', () => {
  const tree = literalTree({ 'AGENTS.md': '', 'docs/agents.md': 'x' });

  it.each<[string, FileChange, string[], boolean, string[]]>([
    ['a deletion', deleted('AGENTS.md'), [], true, DESTROYED],
    ['an emptied file', file('AGENTS.md'), [], true, DESTROYED],
    ['a name that is gone', renamed('SOUL.md', 'docs/agents.md'), [], true, DESTROYED],
    [
      'a deletion without a gene',
      deleted('AGENTS.md'),
      [],
      false,
      ['protected-file-destroyed (warning)'],
    ],
    ['what the policy names', deleted('x.md'), ['x.md'], false, DESTROYED],
    ['an empty file that is new', added('AGENTS.md'), [], true, WARNED],
    ['other files', deleted('x.md'), [], true, []],
  ])('judges %s', (_, changed, named, hasGene, expected) => {
    const genes = hasGene ? [bindingGene()] : [];
    const subject = subjectOf(named, { change: changeOf(changed), tree, genes });
    expect(brief(protectedPaths(subject))).toEqual(expected);
  });
});
