import { hash } from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { GateError } from '../../src/ground/error.ts';
import { openInput } from '../../src/ground/open-input.ts';
import { CANDIDATE_LIMITS, readArchive } from '../../src/promote/archive.ts';
import { openInputs } from '../../src/promote/promotion-inputs.ts';
import { temporaryFolder } from '../repo/repository.ts';
import { decide, gene, jsonl } from './fixture.ts';
import { block, END, ENGINE_MANIFEST, type Entry, gepx, MANIFEST, tarball } from './tarball.ts';

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
  const { decisions, rejected, inputs } = await decide([], opened);
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

  it('does not follow links', async () => {
    const outside = folderWith({ 'secret.json': JSON.stringify(gene('gene_secret')) });
    const folder = folderWith({ 'a.json': JSON.stringify(gene('gene_a')) });
    symlinkSync(join(outside, 'secret.json'), join(folder, 'b.json'));
    symlinkSync(outside, join(folder, 'c'));
    symlinkSync(folder, join(folder, 'again'));
    expect((await decided(folder)).ids).toEqual(['gene_a inbox/a.json']);
  });

  const MANY = Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`${n}.json`, '{}']));
  const HALF = Buffer.alloc(33 * 1024 * 1024);
  it.each<[string, Readonly<Record<string, string | Buffer>>, RegExp]>([
    ['nothing to read', { 'readme.md': '' }, /it has no JSON file/],
    ['an archive in it', { 'a.json': '{}', 'b.gepx': tarball(gepx({})) }, /b\.gepx is an archive/],
    ['too much in it', { 'a.json': HALF, 'b.json': HALF }, /at most 1000 files/],
    ['too many files in it', MANY, /at most 1000 files/],
  ])('is one error with %s', async (_, files, words) => {
    await expect(decided(folderWith(files))).rejects.toMatchObject({
      code: 'input_invalid',
      message: expect.stringMatching(words),
    });
  });
});

describe('the answer of a hub', () => {
  const [A, B] = [gene('gene_a'), gene('gene_b')];
  const sent = (message_type: string, sender_id: string, payload: object) => ({
    ...{ protocol: 'gep-a2a', protocol_version: '1.0.0', message_type, message_id: 'msg_1' },
    ...{ sender_id, timestamp: '2026-03-02T09:30:00.000Z', payload },
  });
  const wrapped = (asset: Record<string, unknown>) => ({
    ...{ asset_id: asset.asset_id, local_id: asset.id, asset_type: 'Gene' },
    ...{ status: 'promoted', source_node_id: 'node_1', reputation_score: 80, payload: asset },
  });
  it.each<[string, object]>([
    ['results of a fetch', { payload: { results: [A, B] } }],
    ['a message of the hub', sent('fetch', 'hub_1', { results: [A, B] })],
    ['assets of a search', { assets: [A, B] }],
    ['wrapped assets', { assets: [A, B].map(wrapped) }],
    ['publish messages in a list', { messages: [A, B].map((asset) => published(asset)) }],
    ['a bundle', published({ assets: [A, B] })],
  ])('is read: %s', async (_, answer) => {
    const { decisions, rejected } = await decide(JSON.stringify(answer));
    expect(rejected).toEqual([]);
    expect(decisions.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([
      'gene_a promoted',
      'gene_b promoted',
    ]);
  });

  function published(content: object): object {
    const { type, id, asset_id } = content as Record<string, unknown>;
    const single = { asset_type: type, asset_id, local_id: id, asset: content };
    return sent('publish', 'node_1', type === undefined ? content : single);
  }

  it.each<[string, object]>([
    ['results that are no assets', { payload: { results: [{ asset_id: 'sha256:1' }] } }],
    ['a result that is no asset', { payload: { results: [A, { asset_id: 'sha256:1' }] } }],
    ['a wrapped result that is no asset', { assets: [{ payload: A }, { payload: { id: 'x' } }] }],
    ['a result that is a text', { assets: [A, 'sha256:1'] }],
    ['no results', { payload: { results: [] } }],
  ])('is not passed over in silence: %s', async (_, answer) => {
    const decided = decide(JSON.stringify(answer)).then(({ rejected }) => rejected.length);
    expect(await decided.catch(() => 1)).toBeGreaterThan(0);
  });
});

const NOT_ALLOWED = /the path ".*", which is not allowed/;
const GENES = '{"version":1,"genes":[]}';

function refusal(bytes: Buffer, limits = CANDIDATE_LIMITS): string {
  try {
    throw new Error(`no GateError: ${JSON.stringify(readArchive(bytes, limits))}`);
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    expect(error).toMatchObject({ code: 'input_invalid', hint: expect.stringContaining('Export') });
    return error.message;
  }
}

describe('readArchive', () => {
  const files = {
    'memory/memory_graph.jsonl': '{"type":"MemoryGraphEvent"}\n',
    'genes/genes.json': GENES,
    'genes/genes.jsonl': '',
    'events/events.jsonl': '{"type":"EvolutionEvent"}\n',
  };

  it.each(['', './', 'main/', 'main.gepx/'])('reads the asset files below “%s”', (folder) => {
    const read = readArchive(tarball(gepx(files, folder)));
    expect(read.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
      ['events/events.jsonl', '{"type":"EvolutionEvent"}\n'],
      ['genes/genes.json', GENES],
      ['genes/genes.jsonl', ''],
    ]);
  });

  const SUM = `${hash('sha256', MANIFEST)}  manifest.json\n`;
  const FUTURE = MANIFEST.replace('"1.0.0"', '"2.0.0"');
  const WINDOWS = `${hash('sha256', GENES)}  genes\\genes.json\n`;
  it.each<[string, readonly Entry[]]>([
    ['the reference engine', replaced('manifest.json', ENGINE_MANIFEST)],
    ['the reference engine on Windows', summed(WINDOWS)],
    ['one that lists its manifest', summed(SUM)],
    ['one without checksums', without('checksum.sha256')],
    ['one without assets', summed('\n')],
    ['macOS', [...gepx(files), { path: 'genes/._genes.json', content: '\0' }]],
  ])('reads the archive of %s', (_, entries) => {
    expect(readArchive(tarball(entries)).map(({ name }) => name)).toEqual([
      ...['events/events.jsonl', 'genes/genes.json', 'genes/genes.jsonl'],
    ]);
  });

  it('accepts directory entries', () => {
    const entries: Entry[] = [{ path: 'genes/', type: 'Directory' }, ...gepx(files)];
    expect(readArchive(tarball(entries))).toHaveLength(3);
  });

  const linkTo = (type: 'SymbolicLink' | 'Link', linkpath: string): Entry => ({
    ...{ path: 'genes/a.json', type, linkpath },
  });
  it.each<[string, Entry, RegExp]>([
    ['climbs', { path: '../evil.json' }, NOT_ALLOWED],
    ['climbs later', { path: 'genes/../../evil.json' }, NOT_ALLOWED],
    ['is absolute', { path: '/etc/passwd' }, NOT_ALLOWED],
    ['is of Windows', { path: 'C:\\evil.json' }, NOT_ALLOWED],
    ['climbs with Windows', { path: 'genes\\..\\evil.json' }, NOT_ALLOWED],
    ['hides', { path: 'genes/a\u202ejson' }, NOT_ALLOWED],
    ['is nothing', { path: '.' }, NOT_ALLOWED],
    ['is there already', { path: './genes/genes.json', content: 'x' }, /it contains .* twice/],
    ['is a symlink', linkTo('SymbolicLink', '/etc'), /"genes\/a\.json" is a SymbolicLink/],
    ['is a link', linkTo('Link', 'manifest.json'), /is a Link/],
    ['is a device', { path: 'genes/null', type: 'CharacterDevice' }, /is a CharacterDevice/],
    ['is a pipe', { path: 'genes/pipe', type: 'FIFO' }, /is a FIFO/],
  ])('rejects an archive with an entry that %s', (_, entry, message) => {
    expect(refusal(tarball([...gepx(files), entry]))).toMatch(message);
  });

  it('rejects a symlinked directory before a file below it', () => {
    const entries: Entry[] = [
      { path: 'genes', type: 'SymbolicLink', linkpath: '/tmp' },
      { path: 'genes/genes.json', content: GENES },
    ];
    expect(refusal(tarball(entries))).toMatch(/"genes" is a SymbolicLink/);
  });

  it.each<[string, readonly Entry[], RegExp]>([
    ['another content', replaced('genes/genes.json', '{}'), /checksum of "genes\/genes\.json"/],
    ['a file left out', without('genes/genes.json'), /has a checksum but is missing/],
    ['no checksum', summed('all is well\n'), /contains the invalid line "all is/],
    ['two checksums for a file', summed(SUM.repeat(2)), /"manifest\.json" has two checksums/],
    ['no manifest', without('manifest.json'), /no manifest\.json at its root/],
    ['a manifest of no JSON', replaced('manifest.json', '{'), /manifest\.json, it is not JSON/],
    [
      'a manifest of the future',
      replaced('manifest.json', FUTURE),
      /`gep_version` is missing or has/,
    ],
    ['nothing in it', [], /no manifest|not a complete/],
  ])('rejects an archive with %s', (_, entries, message) => {
    expect(refusal(tarball(entries))).toMatch(message);
  });

  function without(path: string): Entry[] {
    return gepx(files).filter((entry) => entry.path !== path);
  }

  function summed(text: string): Entry[] {
    return replaced('checksum.sha256', text);
  }

  function replaced(path: string, content: string): Entry[] {
    return gepx(files).map((entry) => (entry.path === path ? { path, content } : entry));
  }

  it('rejects an archive that is truncated at any position', () => {
    const whole = tarball(gepx(files));
    for (let length = 2; length < whole.length - 1; length += 13) {
      expect(refusal(whole.subarray(0, length))).toMatch(/archive is not valid/);
    }
  });

  it.each<[string, Buffer, RegExp]>([
    ['no tar', gzipSync('x'.repeat(2000)), /not a complete gzipped tar/],
    ['gzipped twice', gzipSync(tarball(gepx(files))), /gzipped twice/],
    [
      'cut off inside of a file',
      gzipSync(block({ path: 'genes/genes.json', content: GENES, size: 5000 })),
      /not a complete gzipped tar/,
    ],
    [
      'a header whose sum is wrong',
      gzipSync(Buffer.concat([block({ path: 'a' }).fill('b', 0, 1), END])),
      /not a complete gzipped tar/,
    ],
  ])('rejects what is %s', (_, bytes, message) => expect(refusal(bytes)).toMatch(message));

  it('limits the entries and the bytes', () => {
    const many = tarball(Array.from({ length: 12 }, (_, index) => ({ path: `memory/${index}` })));
    expect(refusal(many, { ...CANDIDATE_LIMITS, entries: 11 })).toMatch(/more than 11 entries/);
    const large = tarball([{ path: 'genes/genes.json', content: Buffer.alloc(100_000) }]);
    expect(refusal(large, { ...CANDIDATE_LIMITS, bytes: 50_000 })).toMatch(
      /unpacked content has more than 50000 bytes/,
    );
  });
});
