import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { block, END } from '../promote/tarball.ts';
import { temporaryFolder } from '../repo/repository.ts';
import { startCli } from './cli.ts';

const MEMBERS = 100;
const MEMBER_BYTES = 100 * 1024 * 1024;
/** 10 GB of zeros: gzip allows any number of compressed parts, one after another. */
const ZEROS = Array.from({ length: MEMBERS }).fill(
  gzipSync(Buffer.alloc(MEMBER_BYTES)),
) as Buffer[];
const SIZE = MEMBERS * MEMBER_BYTES;

const fileOfZeros = (path: string): Buffer =>
  Buffer.concat([gzipSync(block({ path, size: SIZE })), ...ZEROS, gzipSync(END)]);

function entries(count: number): Buffer {
  const entry = block({ path: 'memory/', type: 'Directory' });
  return gzipSync(Buffer.concat([...(Array.from({ length: count }).fill(entry) as Buffer[]), END]));
}

/** Runs `promote` on an archive, and says how much memory the process had at its most, in MB. */
async function promoteArchive(archive: Buffer) {
  const folder = temporaryFolder();
  const path = join(folder, 'agent.gepx');
  writeFileSync(path, archive);
  const peak = join(folder, 'peak');
  const hook = join(folder, 'hook.mjs');
  writeFileSync(
    hook,
    `import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync(${JSON.stringify(peak)}, String(process.resourceUsage().maxRSS)));
`,
  );
  const env = { NODE_OPTIONS: `--import=${pathToFileURL(hook)}` };
  const run = await startCli(['promote', '--assets', path], { cwd: folder, env });
  return { ...run, megabytes: Number(readFileSync(peak, 'utf8')) / 1024 };
}

it.each<[string, () => Buffer, RegExp]>([
  ['10 GB of assets', () => fileOfZeros('genes/genes.json'), /unpacked content has more than/],
  ['10 GB of memory', () => fileOfZeros('memory/graph.jsonl'), /unpacked content has more than/],
  ['10 GB that are no tar', () => Buffer.concat(ZEROS), /unpacked content has more than/],
  ['100,000 entries', () => entries(100_000), /more than 1000 entries/],
  [
    'a description of a file with 10 GB',
    () =>
      Buffer.concat([gzipSync(block({ path: 'x', type: 'ExtendedHeader', size: SIZE })), ...ZEROS]),
    /unpacked content has more than/,
  ],
  [
    '20 MB of nothing at all',
    () => Buffer.concat(Array.from({ length: 1_000_000 }).fill(gzipSync('')) as Buffer[]),
    /it has no manifest\.json|it is not a complete gzipped tar/,
  ],
])('promote rejects an archive of %s, in less than 200 MB', async (_, archive, message) => {
  const { exitCode, stdout, stderr, megabytes } = await promoteArchive(archive());
  expect(stderr).toMatch(/^error: The archive is not valid: [\s\S]*\nhint: /);
  expect(stderr).toMatch(message);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  expect(megabytes).toBeGreaterThan(10);
  expect(megabytes).toBeLessThan(200);
});
