import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Asset, AssetFile, AssetProblem, Message } from '../assets/asset.ts';
import type { AssetLimits } from '../assets/asset-limits.ts';
import { carriesAssets } from '../assets/envelope.ts';
import { readAssetFile } from '../assets/file.ts';
import { assetProblemFinding } from '../audit/claims/asset-files.ts';
import { GateError } from '../ground/error.ts';
import type { Location } from '../model/finding.ts';
import { folderTree } from '../repo/folder-tree.ts';
import { isRegular } from '../repo/tree.ts';
import { describe, type Finding } from '../rules/finding.ts';
import { readArchive } from './archive/gepx.ts';
import { ARCHIVE_LIMITS } from './archive/unpack.ts';

/** An asset to promote. */
export interface Candidate {
  readonly asset: Asset;
  /** The problems found while reading it, because other readers could read it differently. */
  readonly findings: readonly Finding[];
}

/** The content of a source. */
export interface Candidates {
  /** In the order of the source; those of an archive in the order of its paths. */
  readonly candidates: readonly Candidate[];
  /** About parts of the source that are not assets. */
  readonly findings: readonly Finding[];
  /** The messages between agents that offer no assets, such as a `revoke`. */
  readonly messages: readonly Message[];
}

/** Where candidates come from. */
export interface CandidateSource {
  /** The path or name for messages. */
  readonly name: string;
  open(): AsyncIterable<Buffer>;
  /** The files of a directory, which are read instead. */
  files?(): readonly CandidateSource[];
}

/**
 * Reads candidates from JSON (an asset, an array, `{genes: []}`), JSONL, a message between agents,
 * a portable archive, which is recognized by its first bytes, or a directory with such files.
 *
 * @param limits the limits of one asset file
 * @throws GateError `input_invalid` if the source is not empty but contains neither an asset nor a
 *   message; `file_unreadable` if it cannot be read
 */
export async function readCandidates(
  source: CandidateSource,
  limits: AssetLimits,
): Promise<Candidates> {
  const files: AssetFile[] = [];
  for (const each of source.files?.() ?? [source]) files.push(...(await readFiles(each, limits)));
  const contents = files.map(contentOf);
  const candidates = contents.flatMap((each) => each.candidates);
  const findings = contents.flatMap((each) => each.findings);
  const messages = files
    .flatMap((file) => file.messages ?? [])
    .filter(({ value }) => !carriesAssets(value));
  const [first] = findings;
  if (candidates.length + messages.length === 0 && first !== undefined) throw unusable(first);
  return { candidates, findings, messages };
}

/** Reads one file, or those of an archive. */
async function readFiles(
  { name, open }: CandidateSource,
  limits: AssetLimits,
): Promise<AssetFile[]> {
  const { head, rest } = await peek(open());
  if (!isArchive(head)) return [readAssetFile(name, await readAll(rest, name, limits), limits)];
  const archived = await readArchive(rest);
  return archived.map(({ path, bytes }) => readAssetFile(`${name}/${path}`, bytes, limits));
}

/** Whether a file is a portable archive, by its first bytes: those of gzip. */
export function isArchive(head: Buffer): boolean {
  return head[0] === 0x1f && head[1] === 0x8b;
}

/** Joins the first chunks until they are long enough to recognize the format. */
async function peek(
  chunks: AsyncIterable<Buffer>,
): Promise<{ head: Buffer; rest: AsyncIterable<Buffer> }> {
  const iterator = chunks[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < 2) {
    const { done, value } = await iterator.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  async function* rest(): AsyncGenerator<Buffer> {
    yield head;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { head, rest: rest() };
}

/**
 * Reads a source completely.
 *
 * @throws GateError `input_invalid` if it is larger than an asset file may be
 */
export async function readAll(
  chunks: AsyncIterable<Buffer>,
  name: string,
  { maxBytes }: AssetLimits,
): Promise<Buffer> {
  const kept: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      throw new GateError(
        'input_invalid',
        `${name} is larger than ${maxBytes} bytes.`,
        'Pass the candidates in smaller files, or increase `assets.max_file_bytes` in the policy.',
      );
    }
    kept.push(chunk);
  }
  return Buffer.concat(kept);
}

/** The candidates of a file, each with the problems inside it, and all other problems. */
function contentOf(file: AssetFile): Pick<Candidates, 'candidates' | 'findings'> {
  const problems = problemsOf(file);
  // A piece of a broken value is not a candidate; the error is told once, for the file.
  const offered = file.assets.filter(
    ({ envelope, cut }) => !cut && (!envelope || carriesAssets(envelope)),
  );
  const told = new Set<AssetProblem>();
  const candidates = offered.map((asset) => {
    if (problems.length === 0) return { asset, findings: [] };
    const place = asset.locate();
    const inside = problems.filter(({ location }) => isIn(location, place));
    for (const problem of inside) told.add(problem);
    return { asset, findings: inside.map(assetProblemFinding) };
  });
  const loose = problems.filter((problem) => !told.has(problem));
  return { candidates, findings: loose.map(assetProblemFinding) };
}

/** Whether two assets with the same id conflict is decided later. */
function problemsOf({ problems }: AssetFile): AssetProblem[] {
  return problems.filter(({ rule }) => rule !== 'duplicate-id' && rule !== 'duplicate-copy');
}

/** Whether a location starts inside another one. */
function isIn(inner: Location, outer: Location): boolean {
  const { end_line = outer.line, end_column = outer.column } = outer;
  const afterStart =
    inner.line > outer.line || (inner.line === outer.line && inner.column >= outer.column);
  const beforeEnd =
    inner.line < end_line || (inner.line === end_line && inner.column <= end_column);
  return afterStart && beforeEnd;
}

function unusable(finding: Finding): GateError {
  const { message, remedy } = describe(finding);
  const { path, line } = finding.location ?? { path: '', line: 1 };
  return new GateError(
    'input_invalid',
    `${path} contains no candidate. Line ${line}: ${message}`,
    remedy,
  );
}

/** The files of an unpacked archive that are not assets (specification 1.13, section 9). */
const COMPANIONS = /^(?:manifest\.json$|(?:memory|distiller)\/)/;

/**
 * Returns a source that reads the files below its path if that is a directory: those with JSON or JSON
 * Lines, in the order of their paths. No link is followed, and `.git` and `node_modules` are left out.
 *
 * @param path where the source is on disk
 * @param open reads a file
 */
export function withFolder(
  source: CandidateSource,
  path: string,
  open: (path: string) => AsyncIterable<Buffer>,
): CandidateSource {
  if (!(statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false)) return source;
  const files = () =>
    filesIn(path, source.name).map((file) => ({
      name: `${source.name}/${file}`,
      open: () => open(join(path, file)),
    }));
  return { ...source, files };
}

function filesIn(folder: string, name: string): string[] {
  const found = [...folderTree(folder).files()].filter(
    ({ path, kind }) => isRegular(kind) || path.endsWith('.gepx'),
  );
  const archive = found.find(({ path }) => path.endsWith('.gepx'));
  if (archive)
    throw unreadableFolder(name, `${archive.path} is an archive`, 'Pass archives one by one.');
  const files = found.filter(({ path }) => /\.jsonl?$/.test(path) && !COMPANIONS.test(path));
  const { entries, keptBytes } = ARCHIVE_LIMITS;
  const bytes = files.reduce((sum, { size = 0 }) => sum + size, 0);
  if (files.length === 0) {
    throw unreadableFolder(
      name,
      'it has no JSON file',
      'Pass a directory with `.json` or `.jsonl` files.',
    );
  }
  if (files.length > entries || bytes > keptBytes) {
    const limits = `at most ${entries} files with ${keptBytes} bytes are read`;
    throw unreadableFolder(name, limits, 'Pass the files in smaller directories.');
  }
  return files.map(({ path }) => path);
}

function unreadableFolder(name: string, why: string, hint: string): GateError {
  return new GateError('input_invalid', `The directory ${name} cannot be read: ${why}.`, hint);
}
