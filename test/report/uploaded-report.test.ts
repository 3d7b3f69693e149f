import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { pullRequest } from '../../src/event/payload.ts';
import { readZipFile } from '../../src/github/artifact.ts';
import { MAX_REPORT_BYTES, readUploadedReport } from '../../src/report/read.ts';
import { pullRequestPayload } from '../event/payload.ts';
import { HEAD, report } from '../publish/fixture.ts';
import { forAll } from '../runs.ts';

const PULL = pullRequest(pullRequestPayload({ head: HEAD, base: 'b'.repeat(40) }));
const NAME = 'gate-report.json';

const zip = (files: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );

const read = async (archive: Buffer) =>
  readUploadedReport(await readZipFile(archive, NAME, MAX_REPORT_BYTES), PULL);
const SMALL = 64 * 1024;
const refused = (words: RegExp) =>
  expect.objectContaining({ code: 'artifact_invalid', message: expect.stringMatching(words) });

it('is refused: a bomb', async () => {
  const bomb = zip({ [NAME]: ' '.repeat(SMALL + 1) });
  expect(bomb.length).toBeLessThan(1024);
  await expect(readZipFile(bomb, NAME, SMALL)).rejects.toThrow(refused(/too large/));
});

it('is read, whatever else is there', async () => {
  const archive = zip({ 'a/b': 'x', [NAME]: JSON.stringify(report()), 'report.md': '# no' });
  expect(await read(archive)).toEqual(report());
});

it.each<[string, Buffer, RegExp]>([
  ['nothing', Buffer.of(), /not a readable zip archive/],
  ['no archive', Buffer.from('PK\x03\x04 or so'), /not a readable zip archive/],
  ['half of one', zip({ [NAME]: '{}' }).subarray(0, 40), /not a readable zip archive/],
  ['another file', zip({ 'x/gate-report.json': '{}' }), /has no gate-report.json/],
  ['a path that leads away', zip({ '../gate-report.json': '{}' }), /not a readable zip archive/],
  ['invalid JSON', zip({ [NAME]: '{' }), /it is not JSON/],
  ['a shape', zip({ [NAME]: '{"type":"Gene"}' }), /is not a valid GateReport: `type`/],
  ['a bomb that denies it', lying(' '.repeat(65 * 1024 * 1024)), /not a readable zip archive/],
  [
    'another version',
    zip({ [NAME]: JSON.stringify({ ...report(), schema_version: '0.0.1' }) }),
    /is a GateReport of version "0\.0\.1"; this version of gene-gate reads/,
  ],
  ['no commit', zip({ [NAME]: JSON.stringify(report({ head_sha: null })) }), /about commit null/],
])('is refused: %s', (_, archive, words) => expect(read(archive)).rejects.toThrow(refused(words)));

it('is refused with one kind of error, whatever the bytes are', async () => {
  const good = zip({ [NAME]: JSON.stringify(report()) });
  const damage = fc.record({ at: fc.nat(good.length - 1), byte: fc.nat(255) });
  await forAll(fc.array(damage, { minLength: 1, maxLength: 8 }), async (damages) => {
    const bytes = Buffer.from(good);
    for (const { at, byte } of damages) bytes[at] = byte;
    const outcome = await read(bytes).catch((error) => error.code);
    expect(['artifact_invalid', report()]).toContainEqual(outcome);
  });
});

/** An archive whose one file is said to have ten bytes. */
function lying(text: string): Buffer {
  const data = deflateRawSync(text);
  const name = Buffer.from(NAME);
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(data.length, 4);
  sizes.writeUInt32LE(10, 8);
  const common = Buffer.concat([Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0x21, 0x50]), sizes]);
  const length = Buffer.of(name.length, 0, 0, 0);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, length, name, data]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.of(20, 0),
    common,
    length,
    Buffer.alloc(14),
    name,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
