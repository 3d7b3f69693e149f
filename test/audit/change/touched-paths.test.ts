import { describe, expect, it } from 'vitest';
import { forbiddenPaths, protectedPaths } from '../../../src/audit/change/protected-paths.ts';
import { touchedPaths, touchesOf } from '../../../src/audit/change/touched-paths.ts';
import { unauditableFiles } from '../../../src/audit/change/unauditable-files.ts';
import type { ChangeSubject } from '../../../src/audit/subject.ts';
import { policySchema } from '../../../src/policy/policy.ts';
import type { FileChange } from '../../../src/repo/change.ts';
import { type LiteralEntry, literalTree } from '../../../src/repo/literal-tree.ts';
import type { Tree } from '../../../src/repo/tree.ts';
import { describe as say } from '../../../src/rules/finding.ts';
import { identityOf } from '../../../src/rules/identity.ts';
import { list, pairs } from '../../table.ts';
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

interface Sides {
  readonly base?: Record<string, LiteralEntry>;
  readonly head?: Record<string, LiteralEntry>;
}

function touches(entry: string, change: FileChange, { base = {}, head = {} }: Sides = {}) {
  const touched = touchedPaths(changeOf(change), literalTree(head));
  return touchesOf(
    touched,
    literalTree(base),
  )(entry).map(({ path, via }) => (via === '' ? path : `${path} -> ${via}`));
}

function forbidden(
  change: FileChange,
  head: Record<string, LiteralEntry> = {},
  paths: string[] = [],
) {
  const policy = policySchema.parse({ blast_radius: { forbidden_paths: paths } });
  const subject = { change: changeOf(change), tree: literalTree(head), baseTree: literalTree({}) };
  return forbiddenPaths(changeSubject({ ...subject, policy }));
}

describe('a declared forbidden path', () => {
  it.each([
    ['itself', 'src', file('src'), ['src']],
    ['what is under it', 'src', file('src/a/b.js'), ['src/a/b.js']],
    ['not what merely begins like it', 'src', file('srcfoo/a.js'), []],
    ['not the same name further down', 'src', file('lib/src/a.js'), []],
    ['case as it is', 'src', file('SRC/a.js'), []],
    ['a deleted file', 'src', deleted('src/a.js'), ['src/a.js']],
    ['the old name of a rename', 'src', renamed('src/a.js', 'lib/a.js'), ['src/a.js']],
    ['the new name of a rename', 'src', renamed('lib/a.js', 'src/a.js'), ['src/a.js']],
  ])('covers %s', (_, entry, change, expected) => expect(touches(entry, change)).toEqual(expected));

  it('is reached through a symlink of the change', () => {
    const head = { 'notes.md': { symlink: 'src/secret.md' }, 'src/secret.md': '' };
    expect(touches('src', added('notes.md', 1, '120000'), { head })).toEqual([
      'notes.md -> src/secret.md',
    ]);
  });

  it('covers the target if it is a symlink at the base', () => {
    const base = { secrets: { symlink: 'config/real' }, 'config/real/key': '' };
    expect(touches('secrets', file('config/real/key'), { base })).toEqual(['config/real/key']);
    expect(touches('secrets', file('config/other'), { base })).toEqual([]);
  });

  it('that does not exist at the base does not forbid its parents', () => {
    expect(touches('src/core', file('src/a.js'))).toEqual([]);
  });
});

describe('forbidden paths', () => {
  it.each(list`
    .git/config ¦ node_modules/x/index.js ¦ packages/api/node_modules/x/index.js
    vendor/.git/hooks/pre-commit ¦ .GIT/config ¦ Node_Modules/x.js ¦ node_modules
    lib\.git\config ¦ ./.git/config ¦ a/../.git
  `)('always forbids %s', (path) => {
    expect(brief(forbidden(added(path)))).toEqual(['forbidden-path']);
    expect(brief(forbidden(renamed(path, 'src/a.js')))).toEqual(['forbidden-path']);
  });

  it.each(list`
    .gitattributes ¦ .github/x.yml ¦ src/node_modules.md ¦ my.git/config ¦ .gitmodules
  `)('does not forbid %s', (path) => expect(forbidden(added(path))).toEqual([]));

  it.each(['.git/config', 'node_modules/evil', './x/../.git'])('follows a link to %s', (target) => {
    const files = { link: { symlink: target }, 'x/y': '' };
    const [finding, ...rest] = forbidden(added('link', 1, '120000'), files);
    expect(rest).toEqual([]);
    expect(finding?.rule).toBe('forbidden-path');
    expect(finding?.args.via).not.toBe('');
  });

  it.each(['infra', './infra', 'a/../infra', 'infra/'])('reads %s as a path', (entry) => {
    expect(brief(forbidden(file('infra/main.tf'), {}, [entry]))).toEqual(['forbidden-path']);
    expect(forbidden(file('infrastructure/main.tf'), {}, [entry])).toEqual([]);
  });
});

const CHANGED = ['submodule-changed'];

describe('files that cannot be audited', () => {
  const judge = (change: FileChange, tree = literalTree({})) =>
    unauditableFiles(changeSubject({ change: changeOf(change), tree, genes: [bindingGene()] }));

  it.each([
    ['an absolute symlink', '/etc/passwd', ['symlink-leaves-tree']],
    ['a symlink above the root', '../outside', ['symlink-leaves-tree']],
    ['a symlink to itself', 'link', ['symlink-leaves-tree']],
    ['a symlink inside', 'a.js', []],
    ['a symlink to what is not there', 'b.js', []],
  ])('judges %s', (_, symlink, expected) => {
    const tree = literalTree({ link: { symlink }, 'a.js': '' });
    expect(brief(judge(added('link', 1, '120000'), tree))).toEqual(expected);
  });

  it('reports all symlinks and all submodules of a change once each, with their number', () => {
    const names = Array.from({ length: 12 }, (_, index) => `s${index}`);
    const links = names.map((name) => added(`link-${name}`, 1, '120000'));
    const modules = names.map((name) => ({ ...added(name), newMode: '160000' }));
    const tree = literalTree(
      Object.fromEntries(names.map((name) => [`link-${name}`, { symlink: '/etc' }])),
    );
    const change = changeOf(...links, ...modules);
    const found = unauditableFiles(changeSubject({ change, tree, genes: [bindingGene()] }));
    const [alone] = judge(modules[0] ?? file('x'));
    expect(found[0] && identityOf(found[0])).toBe(alone && identityOf(alone));
    expect(found.map((each) => say(each).message)).toEqual([
      expect.stringMatching(
        /^The change adds or updates `s0`, .*; likewise `s1`, .*`s9` and 2 more\.$/,
      ),
      expect.stringMatching(/^The symlink `link-s0` points to .*`link-s9` and 2 more\.$/),
    ]);
  });

  const TOOLS = literalTree({ tools: { submodule: '3'.repeat(40) } });
  it.each<[string, FileChange, string[], Tree?]>([
    ['an update', file('tools', { oldMode: '160000', newMode: '160000' }), CHANGED, TOOLS],
    ['a removal', { ...deleted('tools'), oldMode: '160000' }, [], TOOLS],
    ['an edit of the definitions', file('.gitmodules'), CHANGED],
    ['new definitions', added('.gitmodules'), CHANGED],
    ['removed definitions', deleted('.gitmodules'), []],
    ['a file of that name elsewhere', file('docs/.gitmodules'), []],
  ])('reports of submodules %s', (_, change, expected, tree) => {
    expect(brief(judge(change, tree))).toEqual(expected);
  });
});

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
  ])('warns about %s by default', (path) => expect(judge(path)).toEqual(WARNED));

  it.each(['src/AGENTS.md.js', '.environment/x', 'docs/x.md', '.github/dependabot.yml'])(
    'lets %s be',
    (path) => expect(judge(path)).toEqual([]),
  );

  it.each(pairs`
    AGENTS.md → AGENTS.md ¦ config/prod/db.json → config/prod/**
    config/prod/.hidden/db.json → config/** ¦ config/prod/a<U+000A>b.json → config/**
    config/a<U+000A>b/db.json → **/*.json ¦ config/prod/db.json → config/prod
    config/prod/db.json → ./config/prod/ ¦ Config/Prod/db.json → config/prod
    <U+017F>ecrets/db.json → secrets ¦ secrets\db.json → secrets ¦ docs/[a].md → docs/[a].md
    docs/A.md → docs/{a,b}.md ¦ docs/any.md → .
  `)('makes %s an error if the policy names %s', (path, pattern) => {
    expect(judge(path, [pattern])).toEqual(['protected-path']);
  });

  it('follows symlinks', () => expect(judge('notes.md', [], 'AGENTS.md')).toEqual(WARNED));

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
    ['one without a gene', deleted('AGENTS.md'), [], false, ['protected-file-destroyed (warning)']],
    ['what the policy names', deleted('x.md'), ['x.md'], false, DESTROYED],
    ['an empty file that is new', added('AGENTS.md'), [], true, WARNED],
    ['other files', deleted('x.md'), [], true, []],
  ])('judges %s', (_, changed, named, hasGene, expected) => {
    const genes = hasGene ? [bindingGene()] : [];
    const subject = subjectOf(named, { change: changeOf(changed), tree, genes });
    expect(brief(protectedPaths(subject))).toEqual(expected);
  });
});
