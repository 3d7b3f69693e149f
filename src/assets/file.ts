import type { Location, Span } from '../model/finding.ts';
import { whyNotJudged } from '../rules/finding.ts';
import { type Asset, type AssetFile, type JsonObject, withArticle } from './asset.ts';
import { type AssetNode, type FoundAssets, findCandidates } from './candidates.ts';
import { statedContent } from './envelope.ts';
import { type JsonNode, readJson } from './json.ts';
import { type AssetLimits, decodeUtf8, Problems, Source } from './source.ts';

/**
 * Reads the assets of one file. Accepts any bytes: errors are in `problems`, readable assets in `assets`.
 * @param firstLine the line of the first byte of a part of the file
 */
export function readAssetFile(
  path: string,
  bytes: Uint8Array,
  limits: AssetLimits,
  firstLine = 1,
): AssetFile {
  if (bytes.length > limits.maxBytes) return tooLargeFile(path, bytes.length, limits);
  const { text, complete } = decodeUtf8(bytes);
  const source = new Source(path, text, firstLine);
  const problems = new Problems(source);
  if (!complete) {
    const place = { start: text.length, end: text.length };
    problems.add('file-not-utf8', place, 'a byte that no UTF-8 text can have here');
    return { path, assets: [], problems: problems.found };
  }
  const values = readJson(text, limits, problems);
  if (values.length === 0 && problems.found.length === 0 && !isLog(path)) {
    problems.add(
      'file-not-json',
      { start: 0, end: 0 },
      'expected a JSON value, found an empty file',
    );
  }
  const [first, second] = values;
  if (second && isDocument(path) && problems.found.length === 0)
    problems.add('file-not-json', second, SECOND_VALUE);
  else if (first && Array.isArray(first.value) && OF_ENGINE.test(path))
    problems.add('without-effect', first, LIST_AT_ENGINE, { severity: 'warning' });
  const { candidates, messages } = placedIn(source, values, limits, problems);
  const assets = nameAssets(candidates, source, problems);
  const found = messages.map((node) => ({
    value: node.value as JsonObject,
    location: locatePointer(source, node, []),
  }));
  return {
    path,
    assets,
    problems: problems.found,
    ...(isLog(path) && bytes[0] !== MARK && isByLine(values, source) && { lines: true }),
    ...(found.length > 0 && { messages: found }),
  };
}

export interface PlacedAsset {
  readonly asset: Asset;
  readonly node: JsonNode;
}

export function readAssetNodes(
  path: string,
  text: string,
  limits: AssetLimits,
): readonly PlacedAsset[] {
  const source = new Source(path, text);
  const problems = new Problems(source);
  const { candidates } = placedIn(source, readJson(text, limits, problems), limits, problems);
  const assets = nameAssets(candidates, source, problems);
  return candidates.flatMap(({ node }, index) => {
    const asset = assets[index];
    return asset ? { asset, node } : [];
  });
}

function placedIn(
  { path }: Source,
  values: readonly JsonNode[],
  { maxAssets }: AssetLimits,
  problems: Problems,
): FoundAssets {
  const { candidates, messages } = findCandidates(values, problems);
  const excess = candidates[maxAssets];
  if (excess) {
    problems.add(
      'file-too-large',
      excess.node,
      `more than ${maxAssets} assets; the rest is not read`,
    );
  }
  const isSequence = isLog(path) || values.length > 1;
  const placed = candidates
    .slice(0, maxAssets)
    .map((each) => (isSequence ? each : { ...each, pointer: each.pointer.slice(1) }));
  return { candidates: placed, messages };
}

/** The first byte of a byte order mark, which begins no JSON. */
const MARK = 0xef;

/** True if each value is a line of its own. */
function isByLine(values: readonly JsonNode[], source: Source): boolean {
  let last = 0;
  return values.every(({ start, end }) => {
    const { line, end_line } = source.location(start, end);
    const isOwn = line === end_line && line > last;
    last = line;
    return isOwn;
  });
}

export function tooLargeFile(path: string, bytes: number, { maxBytes }: AssetLimits): AssetFile {
  const detail = `${bytes} bytes, of at most ${maxBytes}`;
  return {
    path,
    assets: [],
    problems: [{ rule: 'file-too-large', location: { path, line: 1, column: 1 }, detail }],
  };
}

export function unreadFile(path: string, error: unknown): AssetFile {
  const location = { path, line: 1, column: 1 };
  const detail = whyNotJudged(`the file \`${path}\``, error);
  return { path, assets: [], problems: [{ rule: 'not-judged', location, detail }] };
}

/** An empty log is valid; an empty document is not JSON. */
function isLog(path: string): boolean {
  return path.toLowerCase().endsWith('.jsonl');
}

/** A name without an extension is no file of an engine. */
function isDocument(path: string): boolean {
  return !isLog(path) && /\.\w+$/.test(path);
}

const SECOND_VALUE =
  'a second JSON value, which `JSON.parse` refuses; only a `.jsonl` file has several';

/** The files in which the reference engine expects an object with a list. */
const OF_ENGINE = /(?:^|\/)assets\/gep\/(?:genes|capsules)\.json$/;
const LIST_AT_ENGINE =
  'the reference engine reads this file as an object with a list, `{"genes": […]}` or `{"capsules": […]}`, so that no engine reads a list here';

function nameAssets(
  candidates: readonly AssetNode[],
  source: Source,
  problems: Problems,
): readonly Asset[] {
  const firsts = new Map<string, AssetNode>();
  const copies = new Map<AssetNode, number>();
  const assets = candidates.map((candidate, index): Asset => {
    const { node, pointer, value, type, envelope, wrappers } = candidate;
    const declared = declaredId(value);
    const id = declared ?? `#${index + 1}`;
    const first = firsts.get(`${type} ${id}`);
    const isCopyOfFirst = declared !== undefined && first !== undefined && isCopy(candidate, first);
    if (declared === undefined) {
      const lack = Object.hasOwn(value, 'id') ? 'with an "id" that is not text' : 'without an "id"';
      const detail = `${withArticle(type)} ${lack}; it is called ${id} here`;
      if (!node.cut) problems.add('not-an-asset', node, detail, { id });
    } else if (isCopyOfFirst) {
      copies.set(first, (copies.get(first) ?? 1) + 1);
    } else if (first) {
      const detail = `${type} ${JSON.stringify(id)}, first at ${problems.place(first.node.start)}`;
      problems.add('duplicate-id', node, detail, { id });
    } else {
      firsts.set(`${type} ${id}`, candidate);
    }
    return {
      type,
      id,
      path: source.path,
      value,
      pointer,
      ...(node.cut && { cut: true }),
      ...(envelope && { envelope }),
      ...(wrappers && { wrappers }),
      ...(isCopyOfFirst && { copy: true }),
      locate: (at = [], span) => locatePointer(source, node, at, span),
    };
  });
  for (const [{ node, type, value }, times] of copies) {
    const id = declaredId(value);
    const named = `${type} ${JSON.stringify(id)}, ${times} times`;
    problems.add('without-effect', node, named, id === undefined ? {} : { id });
  }
  return assets;
}

/** True for a complete asset with the same content as another one, and no other statements about it. */
function isCopy(copy: AssetNode, of: AssetNode): boolean {
  const isWhole = (each: AssetNode) => !each.node.cut && !each.envelope;
  return isWhole(copy) && isWhole(of) && statedContent(copy) === statedContent(of);
}

/** @returns undefined without a usable id */
export function declaredId({ id }: Asset['value']): string | undefined {
  return typeof id === 'string' && id.trim() !== '' ? id : undefined;
}

/**
 * Returns the location of the value at `pointer` from `root`, or of its nearest existing ancestor. A
 * span applies only to a string.
 */
function locatePointer(
  source: Source,
  root: JsonNode,
  pointer: readonly (string | number)[],
  span?: Span,
): Location {
  let node = root;
  for (const step of pointer) {
    const child = childAt(node, step);
    if (!child) return source.location(node.start, node.end);
    node = child;
  }
  if (!span || typeof node.value !== 'string') return source.location(node.start, node.end);
  return source.location(
    sourceOffset(source.text, node, span.start),
    sourceOffset(source.text, node, span.end),
  );
}

function childAt({ value, children }: JsonNode, step: string | number): JsonNode | undefined {
  if (Array.isArray(value)) return typeof step === 'number' ? children?.[step] : undefined;
  return children?.findLast(({ key }) => key?.name === step);
}

/**
 * Converts an offset in a decoded string to the source: an escape is one UTF-16 unit of the value and
 * two or six of the source.
 * @returns an offset in `text` between the literal's quotes
 */
function sourceOffset(text: string, { start, end }: JsonNode, offset: number): number {
  const last = end - 1;
  let at = start + 1;
  for (let unit = 0; unit < offset && at < last; unit += 1) {
    if (text[at] !== '\\') at += 1;
    else at += text[at + 1] === 'u' ? 6 : 2;
  }
  return Math.min(at, last);
}
