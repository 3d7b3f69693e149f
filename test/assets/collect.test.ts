import { describe, expect, it } from 'vitest';
import { type CollectRequest, collectAssets } from '../../src/assets/collect.ts';
import { AuditClock } from '../../src/ground/signals.ts';
import { policySchema } from '../../src/policy/policy.ts';
import { type LiteralEntry, literalTree } from '../../src/repo/literal-tree.ts';
import type { Tree } from '../../src/repo/tree.ts';
import { changeBetween, changeOf, renamed } from '../audit/fixture.ts';
import { summary } from './reading.ts';

type Files = Readonly<Record<string, LiteralEntry>>;
const STORE = 'assets/gep/genes.json';
const GEP = ['assets/gep'];
const genes = (...ids: string[]) =>
  JSON.stringify({ genes: ids.map((id) => ({ type: 'Gene', id })) });

async function collect(
  base: Files,
  head: Files,
  terms: Partial<CollectRequest> & { moved?: string[]; include?: string[] } = {},
) {
  const { moved, include, ...more } = terms;
  const [oldPath = '', path = ''] = moved ?? [];
  const result = await collectAssets({
    baseTree: literalTree(base),
    headTree: literalTree(head),
    change: moved ? changeOf(renamed(oldPath, path)) : changeBetween(base, head),
    policy: policySchema.parse(include ? { assets: { include } } : {}),
    ...more,
  });
  return {
    changes: result.changes.map(({ kind, asset }) => `${kind} ${asset.id} ${asset.path}`),
    problems: result.problems.map(
      ({ location }, index) => `${location.path} ${summary(result.problems)[index]}`,
    ),
    files: result.files,
  };
}

describe('collectAssets', () => {
  it('ends between two files once it is interrupted', async () => {
    const controller = new AbortController();
    const store = `${STORE.slice(0, -5)}-2.json`;
    const clock = new AuditClock(controller.signal);
    const collecting = collect({}, { [STORE]: genes('x'), [store]: genes('y') }, { clock });
    controller.abort();
    await expect(collecting).rejects.toMatchObject({ code: 'interrupted' });
  });

  it('reads both sides of changed files, and unchanged files for applied genes', async () => {
    const base = { [STORE]: genes('x', 'y'), 'assets/gep/events.jsonl': '', 'README.md': 'a' };
    const line = '{"type":"EvolutionEvent","id":"e","genes_used":["x"]}\n';
    const head = { ...base, 'assets/gep/events.jsonl': line, 'README.md': 'b' };
    expect(await collect(base, head)).toEqual({
      changes: ['added e assets/gep/events.jsonl', 'applied x assets/gep/genes.json'],
      problems: [],
      files: ['assets/gep/events.jsonl', STORE],
    });
  });

  it('reports nothing about unchanged files, except with `all`', async () => {
    const base = { [STORE]: 'prose', 'lib/data/default_genes.json': genes('x') };
    const head = { ...base, 'src/a.js': '' };
    const files = [STORE, 'lib/data/default_genes.json'];
    expect(await collect(base, head)).toEqual({ changes: [], problems: [], files });
    expect(await collect(base, head, { all: true })).toEqual({
      changes: ['unchanged x lib/data/default_genes.json'],
      problems: [`${STORE} file-not-json 1:1`],
      files,
    });
  });

  it('follows renames between asset files, into them and out of them', async () => {
    const [inside, seed, outside] = [STORE, 'assets/gep/genes.seed.json', 'data/mine.json'];
    const x = genes('x');
    const move = (from: string, to: string) =>
      collect({ [from]: x }, { [to]: x }, { moved: [from, to] });
    expect((await move(inside, seed)).changes).toEqual([]);
    expect((await move(outside, inside)).changes).toEqual([`added x ${inside}`]);
    const leaving = await move(inside, outside);
    expect(leaving.changes).toEqual([`removed x ${inside}`]);
    expect(leaving.problems).toEqual([`${outside} outside-globs 1:11`]);
  });

  it('reports genes outside the globs, only in changed files', async () => {
    const base = { 'old.json': genes('x'), 'a.json': '{}' };
    const nested = `{"n": [\n${genes('y')}]}`;
    const files = { 'a.json': nested, 'b.json': '{"type":"\\u0047ene"}', 'c.txt': genes('z') };
    const head = { ...base, ...files };
    expect((await collect(base, head)).problems).toEqual([
      'a.json outside-globs 2:11',
      'b.json outside-globs 1:1',
    ]);
  });

  it('reads only files that the policy includes', async () => {
    const head = { [STORE]: genes('x'), 'my/genes.json': genes('y') };
    expect(await collect({}, head, { include: ['my/*.json'] })).toEqual({
      changes: ['added y my/genes.json'],
      problems: [`${STORE} outside-globs 1:11`],
      files: ['my/genes.json'],
    });
  });

  it('checks the size before it reads', async () => {
    const policy = { assets: { ...policySchema.parse({}).assets, max_file_bytes: 20 } };
    const head = { [STORE]: genes('x'), 'big.json': genes('y') };
    const unread: Tree = {
      ...literalTree(head),
      read: () => Promise.reject(new Error('was read')),
    };
    expect((await collect({}, head, { policy, headTree: unread })).problems).toEqual([
      `${STORE} file-too-large 1:1`,
      'big.json outside-globs 1:1',
    ]);
  });
});

describe('an indirection in place of an asset file', () => {
  const evil = genes('evil');
  const table: [string, Files, Files, string[]][] = [
    ['a symlink', {}, { [STORE]: { symlink: '../../x.json' }, 'x.json': '{}' }, [STORE]],
    ['a broken symlink', {}, { [STORE]: { symlink: 'nowhere' } }, [STORE]],
    ['a symlink out of the tree', {}, { [STORE]: { symlink: '/etc/genes.json' } }, [STORE]],
    ['a symlink whose target changed', { 'x.json': '{}' }, { 'x.json': '[]' }, [STORE]],
    ['a linked directory', {}, { 'assets/gep': { symlink: '../d' }, 'd/genes.json': '{}' }, GEP],
    ['a linked parent', {}, { assets: { symlink: 'd' }, 'd/gep/genes.json': '{}' }, ['assets']],
    ['a directory outside the tree', {}, { 'assets/gep': { symlink: '/srv/genes' } }, GEP],
    ['a submodule as the store', {}, { 'assets/gep': { submodule: 'a'.repeat(40) } }, GEP],
    ['a link to a store that is read, too', {}, { 'b/assets': { symlink: '../assets' } }, []],
    ['a link to the root', {}, { self: { symlink: '.' } }, []],
    ['a loop', {}, { a: { symlink: 'b' }, b: { symlink: 'a' } }, []],
  ];
  const linked: Files = { [STORE]: { symlink: '../../x.json' } };
  it.each(table)('%s', async (name, base, head, expected) => {
    const kept: Files = name === 'a symlink whose target changed' ? linked : {};
    const { problems } = await collect({ ...kept, ...base }, { ...kept, ...head });
    expect(problems).toEqual(expected.map((path) => `${path} file-not-regular 1:1`));
  });

  it('is not reported while neither it nor its target changes', async () => {
    const files = { ...linked, 'x.json': evil };
    expect((await collect(files, { ...files, 'a.js': '' })).problems).toEqual([]);
    expect((await collect(files, files, { all: true })).problems).toEqual([
      `${STORE} file-not-regular 1:1`,
    ]);
  });

  it('removes the file’s assets if a symlink replaces it', async () => {
    const head = { [STORE]: { symlink: '../../x.json' }, 'x.json': evil };
    expect(await collect({ [STORE]: genes('x') }, head)).toEqual({
      changes: [`removed x ${STORE}`],
      problems: [`${STORE} file-not-regular 1:1`, 'x.json outside-globs 1:11'],
      files: [],
    });
  });
});
