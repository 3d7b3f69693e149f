import { canonicalize } from '@evomap/gep-sdk';
import {
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { Source } from '../assets/source.ts';
import { decodeUtf8 } from '../assets/utf8.ts';
import { groupBy } from '../ground/group-by.ts';
import { redact } from '../ground/redact/redact.ts';
import type { Location } from '../model/finding.ts';
import { lfsObstacle } from '../repo/lfs-pointer.ts';
import type { AgentEntry, AgentFile, WrittenCommand } from './entry.ts';
import type { AgentFormat, Place } from './format.ts';
import { quoted, READERS } from './forms.ts';
import { secretsIn } from './secrets.ts';
import { type Found, membersOf, valuesAt } from './values-at.ts';

/** A file that people write is small. */
export const MAX_BYTES = 1024 * 1024;
/** More commands of one file are not read. */
const MAX_ENTRIES = 1_000;

/** Where a file stands, and how it is read. */
export interface FilePlace {
  readonly path: string;
  readonly format: AgentFormat;
  readonly root: string;
}

/** Reads what a file says that machines run by themselves. Runs nothing, and never throws. */
export function readAgentFile(place: FilePlace, bytes: Uint8Array): AgentFile {
  const { text, complete } = decodeUtf8(bytes);
  const source = new Source(place.path, text);
  const broken = (detail: string, at = 0, rule?: Broken['rule']) =>
    unreadFile(place, detail, source.location(at), rule);
  if (!complete) return broken('it is not UTF-8', text.length);
  const pointer = lfsObstacle(text);
  if (pointer !== undefined) return broken(pointer);
  try {
    const errors: ParseError[] = [];
    // Some of the tools accept comments and trailing commas.
    const root = parseTree(text, errors, { allowTrailingComma: true });
    const [error] = errors;
    if (error !== undefined) return broken(wordsOf(printParseErrorCode(error.error)), error.offset);
    if (root === undefined) return broken('it is empty');
    const entries: AgentEntry[] = [];
    for (const each of entriesIn(root, place.format, source)) {
      entries.push(each);
      if (entries.length > MAX_ENTRIES)
        return broken(`more than ${MAX_ENTRIES} commands`, 0, 'too-many');
    }
    return { ...place, entries, secrets: secretsIn(source) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return broken('its brackets are nested too deeply');
  }
}

/** Returns a file of which nothing is read. */
export function unreadFile(
  place: FilePlace,
  detail: string,
  location: Location = { path: place.path, line: 1, column: 1 },
  rule: Broken['rule'] = 'agent-file-broken',
): AgentFile {
  return { ...place, entries: [], secrets: [], broken: { rule, detail, location } };
}

type Broken = NonNullable<AgentFile['broken']>;

/** `PropertyNameExpected` as words. */
function wordsOf(code: string): string {
  return code.replace(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

/** Yields one by one, so that a file with too many ends early. */
function* entriesIn(root: Node, { places }: AgentFormat, source: Source): Generator<AgentEntry> {
  const told = new Set<Node>();
  for (const place of places) {
    const found = valuesAt(root, place);
    for (const each of withStarted(found.values.filter(isOneOf(place)), found.values, place)) {
      yield entryOf(each, place, source);
    }
    for (const wrong of found.wrong) {
      // Places have their first names in common.
      if (told.has(wrong.node)) continue;
      told.add(wrong.node);
      yield { ...entryOf(wrong, place, source), unread: wrong.unread, commands: [] };
    }
  }
}

function isOneOf({ only }: Place): (found: Found) => boolean {
  if (only === undefined) return () => true;
  const path = only.field.split('/').filter((name) => name !== '');
  return ({ node }) => {
    const values = path.reduce<readonly Node[]>(
      (nodes, name) =>
        nodes.flatMap((each) =>
          membersOf(each).flatMap(([key, value]) => (key === name ? [value] : [])),
        ),
      [node],
    );
    // A key that stands twice has two values.
    return (values.length === 0 ? [undefined] : values.map(getNodeValue)).some((value) =>
      only.values.includes(value),
    );
  };
}

/** Adds the values that those which run start, by their labels. */
function withStarted(
  running: readonly Found[],
  all: readonly Found[],
  { starts }: Place,
): readonly Found[] {
  if (starts === undefined) return running;
  const labelled = groupBy(all, ({ node }) => labelIn(fieldsOf(node), starts.label));
  const found = new Set(running);
  for (const { node } of found) {
    for (const named of [fieldsOf(node)[starts.field]].flat()) {
      const label = labelIn(named, starts.label);
      if (label !== undefined) for (const each of labelled.get(label) ?? []) found.add(each);
    }
  }
  return [...found];
}

function labelIn(value: unknown, label: string): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const { [label]: own, taskName, task } = value as Record<string, unknown>;
  return [own, taskName, task].find((each) => typeof each === 'string') as string | undefined;
}

/** Fields that change nothing about what runs, and when. */
const WITHOUT_EFFECT =
  /^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/;

function entryOf(found: Found, place: Place, source: Source): AgentEntry {
  const { node, names } = found;
  const value: unknown = getNodeValue(node);
  const { commands, address, unread } = READERS[place.form](value);
  const fields = fieldsOf(node);
  const kept = Object.entries(fields).filter(([name]) => !WITHOUT_EFFECT.test(name));
  const isObject = node.type === 'object' && place.form !== 'lifecycle';
  const written = isObject ? Object.fromEntries(kept) : value;
  const presentation = fields.presentation as { readonly reveal?: unknown } | undefined;
  const shown = [...commands.map(textOf), ...(address === undefined ? [] : [address])].join(' ; ');
  return {
    event: eventOf(found, place, names),
    shown: oneLine(shown === '' ? (JSON.stringify(value) ?? '') : shown),
    content: contentOf(written),
    commands,
    ...(address !== undefined && { address }),
    ...(unread !== undefined && { unread }),
    isSetting: place.form === 'setting',
    isServer: place.form === 'server',
    isHidden: presentation?.reveal === 'never',
    location: source.location(node.offset, node.offset + node.length),
  };
}

/** JSON with sorted keys; a text has none that are too deep. */
function contentOf(value: unknown): string {
  return canonicalize(value ?? null);
}

function textOf(command: WrittenCommand): string {
  return 'shell' in command ? command.shell : command.argv.map(quoted).join(' ');
}

const LONGEST = 1_000;

function oneLine(text: string): string {
  const line = redact(text).text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

function eventOf(found: Found, { at, event, detail }: Place, names: readonly string[]): string {
  const words = (event ?? at).replace('{0}', names[0] ?? '');
  if (detail === undefined) return words;
  const above = found.chain.at(-1 - detail.above);
  const more = above && membersOf(above).findLast(([name]) => name === detail.field)?.[1].value;
  return typeof more === 'string' && more !== '' ? `${words} (${more})` : words;
}

function fieldsOf(node: Node): Readonly<Record<string, unknown>> {
  return node.type === 'object' ? (getNodeValue(node) as Record<string, unknown>) : {};
}
