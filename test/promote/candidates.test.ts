import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openInput } from '../../src/ground/open-input.ts';
import { openInputs } from '../../src/promote/promotion-inputs.ts';
import { policyFromFile } from '../policy/from-text.ts';
import { temporaryFolder } from '../repo/repository.ts';
import { answerTo, gene, jsonl, source } from './fixture.ts';
import { gepx, tarball } from './tarball.ts';

const POLICY = policyFromFile('a2a: { require_evidence: claimed }', 'policy');

function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = join(temporaryFolder(), 'inbox');
  mkdirSync(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

async function decided(folder: string) {
  const parent = dirname(folder);
  const open = (path: string) => openInput(resolve(parent, path));
  const opened = await openInputs({ assets: basename(folder) }, parent, open);
  const { decisions, rejected, inputs } = await answerTo({
    ...opened,
    ...{ policy: POLICY, platform: 'linux' },
  });
  const files = rejected.filter(({ type }) => type === 'File').map(({ path }) => path);
  return { ids: decisions.map(({ id, path }) => `${id} ${path}`), files, inputs };
}

describe('a directory of candidates', () => {
  it('is read file by file, in the order of the paths', async () => {
    const folder = folderWith({
      'b.jsonl': jsonl([gene('gene_b')]),
      'a/deep/c.json': JSON.stringify({ genes: [gene('gene_c')] }),
      'manifest.json': '{ "gep_version": "1.0.0" }',
      'memory/memory_graph.jsonl': '{ "any": "thing" }\n',
      'readme.md': '# No candidate',
      'node_modules/x/package.json': '{}',
      '.git/x.json': '{}',
    });
    const { ids, files, inputs } = await decided(folder);
    expect(ids).toEqual(['gene_c inbox/a/deep/c.json', 'gene_b inbox/b.jsonl']);
    expect(files).toEqual([]);
    expect(inputs).toMatchObject([
      { role: 'assets', name: 'inbox/a/deep/c.json', digest: expect.stringMatching(/^sha256:/) },
      { role: 'assets', name: 'inbox/b.jsonl' },
    ]);
  });

  it('answers for a file that cannot be read, and reads the others', async () => {
    const folder = folderWith({
      'a.json': 'not json',
      'b.json': '{ "name": "no asset" }',
      'c.jsonl': jsonl([gene('gene_c')]),
    });
    const { ids, files } = await decided(folder);
    expect(ids).toEqual(['gene_c inbox/c.jsonl']);
    expect(files).toEqual(['inbox/a.json', 'inbox/b.json']);
  });

  it('does not follow links', async () => {
    const outside = folderWith({ 'secret.json': JSON.stringify(gene('gene_secret')) });
    const folder = folderWith({ 'a.json': JSON.stringify(gene('gene_a')) });
    symlinkSync(join(outside, 'secret.json'), join(folder, 'b.json'));
    symlinkSync(outside, join(folder, 'c'));
    symlinkSync(folder, join(folder, 'again'));
    expect((await decided(folder)).ids).toEqual(['gene_a inbox/a.json']);
  });

  const HALF = Buffer.alloc(33 * 1024 * 1024);
  it.each<[string, Readonly<Record<string, string | Buffer>>, RegExp]>([
    ['nothing to read', { 'readme.md': '' }, /it has no JSON file/],
    ['an archive in it', { 'a.json': '{}', 'b.gepx': tarball(gepx({})) }, /b\.gepx is an archive/],
    ['too much in it', { 'a.json': HALF, 'b.json': HALF }, /at most 1000 files/],
    [
      'too many files in it',
      Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`${index}.json`, '{}'])),
      /at most 1000 files/,
    ],
  ])('is one error with %s', async (_, files, words) => {
    await expect(decided(folderWith(files))).rejects.toMatchObject({
      code: 'input_invalid',
      message: expect.stringMatching(words),
    });
  });
});

describe('the answer of a hub', () => {
  const [A, B] = [gene('gene_a'), gene('gene_b')];
  it.each<[string, object]>([
    ['results of a fetch', { payload: { results: [A, B] } }],
    [
      'a message of the hub',
      {
        ...{ protocol: 'gep-a2a', protocol_version: '1.0.0', message_type: 'fetch' },
        ...{ message_id: 'msg_1', sender_id: 'hub_1', timestamp: '2026-03-02T09:30:00.000Z' },
        payload: { results: [A, B] },
      },
    ],
    ['assets of a search', { assets: [A, B] }],
    [
      'wrapped assets',
      {
        assets: [A, B].map((asset) => ({
          ...{ asset_id: asset.asset_id, local_id: asset.id, asset_type: 'Gene' },
          ...{ status: 'promoted', source_node_id: 'node_1', reputation_score: 80 },
          payload: asset,
        })),
      },
    ],
    ['publish messages in a list', { messages: [A, B].map((asset) => published(asset)) }],
    ['a bundle', published({ assets: [A, B] })],
  ])('is read: %s', async (_, answer) => {
    const { decisions, rejected } = await answerTo({
      candidates: source(JSON.stringify(answer)),
      ...{ policy: POLICY, platform: 'linux' },
    });
    expect(rejected).toEqual([]);
    expect(decisions.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([
      'gene_a promoted',
      'gene_b promoted',
    ]);
  });

  function published(content: object): object {
    const { type, id, asset_id } = content as Record<string, unknown>;
    const single = { asset_type: type, asset_id, local_id: id, asset: content };
    return {
      ...{ protocol: 'gep-a2a', protocol_version: '1.0.0', message_type: 'publish' },
      ...{ message_id: 'msg_1', sender_id: 'node_1', timestamp: '2026-03-02T09:30:00.000Z' },
      payload: type === undefined ? content : single,
    };
  }

  it.each<[string, object]>([
    ['results that are no assets', { payload: { results: [{ asset_id: 'sha256:1' }] } }],
    ['a result that is no asset', { payload: { results: [A, { asset_id: 'sha256:1' }] } }],
    ['a wrapped result that is no asset', { assets: [{ payload: A }, { payload: { id: 'x' } }] }],
    ['a result that is a text', { assets: [A, 'sha256:1'] }],
    ['no results', { payload: { results: [] } }],
  ])('is not passed over in silence: %s', async (_, answer) => {
    const promotion = answerTo({
      candidates: source(JSON.stringify(answer)),
      ...{ policy: POLICY, platform: 'linux' },
    });
    const refused = await promotion.then(
      ({ rejected }) => rejected.length,
      () => 1,
    );
    expect(refused).toBeGreaterThan(0);
  });
});
