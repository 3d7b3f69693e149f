import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { GateError } from '../../src/ground/error.ts';
import { CANDIDATE_LIMITS, readArchive } from '../../src/promote/archive.ts';
import { block, END, type Entry, gepx, MANIFEST, tarball } from './tarball.ts';

const NOT_ALLOWED = /the path ".*", which is not allowed/;

const GENES = '{"version":1,"genes":[]}';

/** Returns the error message for an archive. */
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

  it('accepts directory entries', () => {
    const entries: Entry[] = [{ path: 'genes/', type: 'Directory' }, ...gepx(files)];
    expect(readArchive(tarball(entries))).toHaveLength(3);
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
    [
      'is a symlink',
      { path: 'genes/a.json', type: 'SymbolicLink', linkpath: '/etc/passwd' },
      /"genes\/a\.json" is a SymbolicLink/,
    ],
    [
      'is a hard link',
      { path: 'genes/a.json', type: 'Link', linkpath: 'manifest.json' },
      /is a Link/,
    ],
    ['is a device', { path: 'genes/null', type: 'CharacterDevice' }, /is a CharacterDevice/],
    ['is a pipe', { path: 'genes/pipe', type: 'FIFO' }, /is a FIFO/],
    ['has no checksum', { path: 'genes/more.json', content: GENES }, /more\.json" has no checksum/],
    ['has no checksum and is not read', { path: 'readme.md' }, /"readme\.md" has no checksum/],
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
    ['no checksums', without('checksum.sha256'), /no checksum\.sha256 at its root/],
    [
      'prose for checksums',
      replaced('checksum.sha256', 'all is well\n'),
      /contains the invalid line "all is/,
    ],
    [
      'two checksums for a file',
      replaced('checksum.sha256', `${hash('sha256', MANIFEST)}  manifest.json\n`.repeat(2)),
      /"manifest\.json" has two checksums/,
    ],
    ['no manifest', without('manifest.json'), /no manifest\.json at its root/],
    [
      'a manifest that is no JSON',
      replaced('manifest.json', '{'),
      /manifest\.json is not valid JSON/,
    ],
    [
      'a manifest of the future',
      replaced('manifest.json', MANIFEST.replace('"1.0.0"', '"2.0.0"')),
      /gep_version: expected a version 1/,
    ],
    ['nothing in it', [], /no manifest|not a complete/],
  ])('rejects an archive with %s', (_, entries, message) => {
    expect(refusal(tarball(entries))).toMatch(message);
  });

  function without(path: string): Entry[] {
    return gepx(files).filter((entry) => entry.path !== path);
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
  ])('rejects what is %s', (_, bytes, message) => {
    expect(refusal(bytes)).toMatch(message);
  });

  it('limits the entries and the bytes', () => {
    const many = tarball(Array.from({ length: 12 }, (_, index) => ({ path: `memory/${index}` })));
    expect(refusal(many, { ...CANDIDATE_LIMITS, entries: 11 })).toMatch(/more than 11 entries/);
    const large = tarball([{ path: 'genes/genes.json', content: Buffer.alloc(100_000) }]);
    expect(refusal(large, { ...CANDIDATE_LIMITS, bytes: 50_000 })).toMatch(
      /unpacked content has more than 50000 bytes/,
    );
  });
});
