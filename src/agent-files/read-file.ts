import { canonicalize } from '@evomap/gep-sdk';
import {
  getNodePath,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { decodeUtf8, Source } from '../assets/source.ts';
import { isMapping, type Mapping } from '../ground/mapping.ts';
import { redact } from '../ground/redact/redact.ts';
import { finding } from '../rules/finding.ts';
import type { AgentEntry, AgentFile, FilePlace } from './entry.ts';
import type { AgentFormat, Place } from './format.ts';
import { readValue, textOf, UNREAD } from './read-value.ts';

/** A file that people write is small. */
export const MAX_BYTES = 1024 * 1024;
/** More commands of one file are not read. */
const MAX_ENTRIES = 1_000;

/** Reads the commands that a file runs automatically. Runs nothing, and never throws. */
export function readAgentFile(place: FilePlace, bytes: Uint8Array): AgentFile {
  const { text, complete } = decodeUtf8(bytes);
  const source = new Source(place.path, text);
  const broken = (detail: string, at = 0) => unreadFile(place, detail, source, at);
  if (!complete) return broken('it is not UTF-8', text.length);
  try {
    const errors: ParseError[] = [];
    // Some of the tools accept comments and trailing commas.
    const root = parseTree(text, errors, { allowTrailingComma: true });
    const [error] = errors;
    if (error !== undefined) return broken(wordsOf(printParseErrorCode(error.error)), error.offset);
    if (root === undefined) return broken('it is empty');
    const found = runningIn(root, place.format);
    if (found.length > MAX_ENTRIES) {
      const args = { detail: `more than ${MAX_ENTRIES} commands` };
      const tooMany = finding('file-too-large', args, { location: source.location(0) });
      return { ...place, entries: [], secrets: [], broken: tooMany };
    }
    const entries = found.map((each) => entryOf(each, source));
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
  source: Source = new Source(place.path, ''),
  at = 0,
): AgentFile {
  const { path } = place;
  const broken = finding('agent-file-broken', { path, detail }, { location: source.location(at) });
  return { ...place, entries: [], secrets: [], broken };
}

/** `PropertyNameExpected` as words. */
function wordsOf(code: string): string {
  return code.replace(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

/** Finds the values that run, and those in whose place none can stand. */
function runningIn(root: Node, { places }: AgentFormat): readonly Found[] {
  const running = places.flatMap((place) => {
    const found = valuesAt(root, place).map((each) =>
      whatOf(each) === 'wrong' ? { ...each, isWrong: true as const } : each,
    );
    const own = found.filter((each) => whatOf(each) !== 'other');
    const startsOthers = ({ node }: Found) => place.startsOthers && 'dependsOn' in fieldsOf(node);
    return own.some(startsOthers) ? found : own;
  });
  // Places have their first names in common.
  return [...new Map(running.map((each) => [each.node, each])).values()];
}

/** Whether a value is one that its place is about; `wrong` if nobody can tell, because of its type. */
function whatOf({ node, isWrong, place: { only } }: Found): 'wrong' | 'own' | 'other' {
  if (isWrong) return 'wrong';
  const value = only && fieldOf(getNodeValue(node), only.field);
  const isOne = only?.values.some((each) => inLowerCase(each) === inLowerCase(value)) ?? true;
  if (isOne) return 'own';
  const isKnown = value === undefined || only?.values.some((each) => typeof each === typeof value);
  return isKnown ? 'other' : 'wrong';
}

function inLowerCase(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value;
}

/** Returns what stands in a value at a path of names; null if the path leads into no object. */
function fieldOf(value: unknown, path: string): unknown {
  const names = path === '' ? [] : path.split('/');
  const inside = (each: unknown, name: string) =>
    isMapping(each) ? each[name] : each === undefined ? each : null;
  return names.reduce(inside, value);
}

/** Fields that change nothing about what runs, and when. */
const WITHOUT_EFFECT =
  /^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/;

/** A task that shows no terminal, on all platforms or on one. */
const HIDDEN = /"(?:reveal|showOutput)":"never"/i;

function entryOf(found: Found, source: Source): AgentEntry {
  const { node, chain, isWrong, place } = found;
  const { form, inherits = [] } = place;
  const own: unknown = getNodeValue(node);
  const given = chain
    .slice(0, 1)
    .flatMap((root) => inherits.flatMap((name) => membersOf(root, name)));
  const inherited = Object.fromEntries(given.map(([name, each]) => [name, getNodeValue(each)]));
  const value = isMapping(own) ? { ...inherited, ...own } : own;
  const commands = isWrong ? [UNREAD] : readValue(form, value);
  const isObject = isMapping(value) && form !== 'command';
  const kept = Object.entries(isObject ? value : {}).filter(([name]) => !WITHOUT_EFFECT.test(name));
  const isHidden = HIDDEN.test(JSON.stringify([inherited, own]));
  const texts = commands.map(textOf).filter((text) => text !== '');
  return {
    commands,
    form,
    event: oneLine(isWrong ? getNodePath(node).join('.') || 'the whole file' : eventOf(found)),
    shown: oneLine(texts.join(' ; ') || (JSON.stringify(own) ?? '')),
    content: canonicalize([isHidden, isObject ? Object.fromEntries(kept) : (value ?? null)]),
    isHidden,
    location: source.location(node.offset, node.offset + node.length),
  };
}

const LONGEST = 1_000;

function oneLine(text: string): string {
  const line = redact(text).text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

function eventOf({ names, chain, place: { at, event, detail = '' } }: Found): string {
  const words = (event ?? at).replaceAll('/', '.').replace('{0}', () => names[0] || '""');
  const around = chain.flatMap((node) => membersOf(node, detail)).at(-1);
  const more: unknown = around?.[1].value;
  return typeof more === 'string' && more !== '' ? `${words} (${more})` : words;
}

function fieldsOf(node: Node): Mapping {
  return node.type === 'object' ? (getNodeValue(node) as Mapping) : {};
}

/** What stands in the place of a secret in templates and examples. */
const PLACEHOLDER =
  /your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;

/** Names, passwords of the own machine, and counters are none. */
function looksReal(value: string): boolean {
  const isMixed = /\d/.test(value) && /[A-Za-z]/.test(value) && new Set(value).size >= 8;
  return value.length >= 12 && isMixed && !PLACEHOLDER.test(value);
}

/** Finds the secrets that stand in a text in clear: only what has the look of a real one. */
function secretsIn(source: Source): AgentFile['secrets'] {
  const { text, path } = source;
  return redact(text).redactions.flatMap(({ kind, start, end }) => {
    const value = text.slice(start, end);
    const location = source.location(start, end);
    const found = finding('agent-file-secret', { path, kind }, { location });
    return looksReal(value) ? [{ value, finding: found }] : [];
  });
}

/** A value of a file, found by a place. */
interface Found {
  readonly place: Place;
  readonly node: Node;
  /** What the `*` of the place stand for. */
  readonly names: readonly string[];
  /** The values from the root to it. */
  readonly chain: readonly Node[];
  /** Whether it stands on the way to the place, and has no members. */
  readonly isWrong?: true;
}

/** Finds the values at a place. A key that stands twice counts twice: which one a tool reads is its own affair. */
function valuesAt(root: Node, place: Place): readonly Found[] {
  const wrong: Found[] = [];
  let values: Found[] = [{ place, node: root, names: [], chain: [root] }];
  for (const step of place.at.split('/')) {
    values = values.flatMap((each) => {
      const { node, names, chain } = each;
      const isList = node.type === 'array' && step === '*';
      if (node.type !== 'object' && !isList) wrong.push({ ...each, isWrong: true });
      const isFirst = step === '*' && names.length === 0;
      return membersOf(node, step)
        .filter(([name]) => !isFirst || place.names?.test(name) !== false)
        .map(([name, value]) => ({
          place,
          node: value,
          names: step === '*' ? [...names, name] : names,
          chain: [...chain, value],
        }));
    });
  }
  return [...values, ...wrong];
}

/** Returns the members of an object with a name, or all, or the elements of an array by their numbers from 1. */
function membersOf({ type, children = [] }: Node, step: string): [name: string, value: Node][] {
  if (type === 'array' && step === '*') return children.map((each, at) => [`${at + 1}`, each]);
  if (type !== 'object') return [];
  return children.flatMap(({ children: [key, value] = [] }) =>
    value && (step === '*' || key?.value === step) ? [[String(key?.value), value]] : [],
  );
}
