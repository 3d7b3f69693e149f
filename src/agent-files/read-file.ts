import { canonicalize } from '@evomap/gep-sdk';
import {
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { decodeUtf8, Source } from '../assets/source.ts';
import { groupBy } from '../ground/group-by.ts';
import { redact } from '../ground/redact/redact.ts';
import type { Location } from '../model/finding.ts';
import { lfsObstacle } from '../repo/lfs-pointer.ts';
import type { AgentEntry, AgentFile, WrittenCommand, WrittenSecret } from './entry.ts';
import type { AgentFormat, Place } from './format.ts';
import { quoted, READERS, UNREAD } from './forms.ts';

/** A file that people write is small. */
export const MAX_BYTES = 1024 * 1024;
/** More commands of one file are not read. */
const MAX_ENTRIES = 1_000;

/** Where a file stands, and how it is read. */
export type FilePlace = Pick<AgentFile, 'path' | 'format' | 'root'>;

/** Reads what a file says that machines run by themselves. Runs nothing, and never throws. */
export function readAgentFile(place: FilePlace, bytes: Uint8Array): AgentFile {
  const { text, complete } = decodeUtf8(bytes);
  const source = new Source(place.path, text);
  const broken = (detail: string, at = 0) => unreadFile(place, detail, source.location(at));
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
      if (entries.length <= MAX_ENTRIES) continue;
      const detail = `more than ${MAX_ENTRIES} commands`;
      return unreadFile(place, detail, source.location(0), 'too-many');
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
  rule: NonNullable<AgentFile['broken']>['rule'] = 'agent-file-broken',
): AgentFile {
  return { ...place, entries: [], secrets: [], broken: { rule, detail, location } };
}

/** `PropertyNameExpected` as words. */
function wordsOf(code: string): string {
  return code.replace(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

/** Yields one by one, so that a file with too many ends early. */
function* entriesIn(root: Node, { places }: AgentFormat, source: Source): Generator<AgentEntry> {
  const told = new Set<Node>();
  for (const place of places) {
    const { values, wrong } = valuesAt(root, place);
    const running = values.filter((each) => isOneOf(each, place));
    for (const each of place.startsOthers ? withStarted(running, values) : running)
      yield entryOf(each, place, source);
    for (const each of wrong) {
      // Places have their first names in common.
      if (told.has(each.node)) continue;
      told.add(each.node);
      yield { ...entryOf(each, place, source), ...UNREAD };
    }
  }
}

function isOneOf({ node }: Found, { only }: Place): boolean {
  if (only === undefined) return true;
  const found = valuesAt(node, { at: only.field }).values.map((each) => getNodeValue(each.node));
  return (found.length === 0 ? [undefined] : found).some((value) => only.values.includes(value));
}

/** Adds the tasks on which those that run depend, by their labels. */
function withStarted(running: readonly Found[], all: readonly Found[]): ReadonlySet<Found> {
  const labelled = groupBy(all, ({ node }) => labelIn(fieldsOf(node)));
  const found = new Set(running);
  for (const { node } of found) {
    for (const named of [fieldsOf(node).dependsOn].flat()) {
      const label = labelIn(named);
      if (label !== undefined) for (const each of labelled.get(label) ?? []) found.add(each);
    }
  }
  return found;
}

function labelIn(task: unknown): unknown {
  if (typeof task !== 'object' || task === null) return task;
  const { label, taskName, task: name } = task as Record<string, unknown>;
  return label ?? taskName ?? name;
}

/** Fields that change nothing about what runs, and when. */
const WITHOUT_EFFECT =
  /^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/;

function entryOf(found: Found, place: Place, source: Source): AgentEntry {
  const { node } = found;
  const value: unknown = getNodeValue(node);
  const read = READERS[place.form](value);
  const fields = fieldsOf(node);
  const kept = Object.entries(fields).filter(([name]) => !WITHOUT_EFFECT.test(name));
  const isObject = node.type === 'object' && place.form !== 'command';
  const presentation = fields.presentation as { readonly reveal?: unknown } | undefined;
  const shown = [...read.commands.map(textOf), ...(read.address ? [read.address] : [])].join(' ; ');
  return {
    ...read,
    event: eventOf(found, place),
    shown: oneLine(shown === '' ? (JSON.stringify(value) ?? '') : shown),
    content: canonicalize((isObject ? Object.fromEntries(kept) : value) ?? null),
    isSetting: place.form === 'setting',
    isServer: place.form === 'server',
    isHidden: presentation?.reveal === 'never',
    location: source.location(node.offset, node.offset + node.length),
  };
}

function textOf(command: WrittenCommand): string {
  return 'shell' in command ? command.shell : command.argv.map(quoted).join(' ');
}

const LONGEST = 1_000;

function oneLine(text: string): string {
  const line = redact(text).text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

function eventOf({ names, chain }: Found, { at, event, detail }: Place): string {
  const words = (event ?? at).replace('{0}', names[0] ?? '');
  const objects = chain.filter(({ type }) => type === 'object');
  const around = objects.flatMap(membersOf).findLast(([name]) => name === detail);
  const more: unknown = around?.[1].value;
  return typeof more === 'string' && more !== '' ? `${words} (${more})` : words;
}

function fieldsOf(node: Node): Readonly<Record<string, unknown>> {
  return node.type === 'object' ? (getNodeValue(node) as Record<string, unknown>) : {};
}

/** What stands in the place of a secret in templates and examples. */
const PLACEHOLDER =
  /your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;

/** Names, passwords of the own machine, and counters. */
function looksReal(value: string): boolean {
  return (
    value.length >= 12 &&
    /\d/.test(value) &&
    /[A-Za-z]/.test(value) &&
    new Set(value).size >= 8 &&
    !PLACEHOLDER.test(value)
  );
}

/** Finds the secrets that stand in a text in clear: only what has the look of a real one. */
function secretsIn(source: Source): readonly WrittenSecret[] {
  const { text } = source;
  return redact(text).redactions.flatMap(({ kind, start, end }) => {
    const value = text.slice(start, end);
    return looksReal(value) ? [{ kind, value, location: source.location(start, end) }] : [];
  });
}

/** A value of a file, found by a place. */
interface Found {
  readonly node: Node;
  /** What the `*` of the place stand for. */
  readonly names: readonly string[];
  /** The values from the root to it. */
  readonly chain: readonly Node[];
}

/**
 * Finds the values at a place, and those on the way to it that have no members. A key that stands twice counts
 * twice: which one a tool reads is its own affair.
 */
function valuesAt(
  root: Node,
  { at, names: wanted }: Pick<Place, 'at' | 'names'>,
): { readonly values: readonly Found[]; readonly wrong: readonly Found[] } {
  const wrong: Found[] = [];
  let values: Found[] = [{ node: root, names: [], chain: [root] }];
  for (const step of at === '' ? [] : at.split('/')) {
    values = values.flatMap((each) => {
      const { node, names, chain } = each;
      if (node.type !== 'object' && (node.type !== 'array' || step !== '*')) {
        wrong.push(each);
        return [];
      }
      const isFirst = step === '*' && names.length === 0;
      return membersOf(node)
        .filter(([name]) => (isFirst ? !wanted || wanted.test(name) : ['*', name].includes(step)))
        .map(([name, value]) => ({
          node: value,
          names: step === '*' ? [...names, name] : names,
          chain: [...chain, value],
        }));
    });
  }
  return { values, wrong };
}

/** Returns the members of an object, or the elements of an array by their numbers from 1. */
function membersOf({ type, children = [] }: Node): readonly (readonly [string, Node])[] {
  if (type === 'array') return children.map((child, index) => [`${index + 1}`, child]);
  return children.flatMap(({ children: [key, value] = [] }) =>
    key === undefined || value === undefined ? [] : [[String(key.value), value] as const],
  );
}
