import { canonicalize } from '@evomap/gep-sdk';
import { getNodePath, getNodeValue } from 'jsonc-parser';
import { decodeUtf8, Source } from '../assets/source.ts';
import { isMapping } from '../ground/mapping.ts';
import { redact } from '../ground/redact/redact.ts';
import { finding } from '../rules/finding.ts';
import type { AgentEntry, AgentFile, FilePlace } from './entry.ts';
import { readValue, textOf, UNREAD } from './read-value.ts';
import { readSyntax, SyntaxProblem } from './syntax.ts';
import { type Found, findValues, membersOf } from './values.ts';

/** A file that people write is small. */
export const MAX_BYTES = 1024 * 1024;
/** A file with more commands and settings is not read. */
const MAX_ENTRIES = 1_000;

/** Reads the commands that a file runs automatically, and its settings. Runs nothing, and never throws. */
export function readAgentFile(place: FilePlace, bytes: Uint8Array): AgentFile {
  const { text, complete } = decodeUtf8(bytes);
  const source = new Source(place.path, text);
  const broken = (detail: string, at = 0) => unreadFile(place, detail, source, at);
  if (!complete) return broken('it is not UTF-8', text.length);
  const { format } = place;
  try {
    const found = findValues(readSyntax(text, format.syntax ?? 'json'), format);
    if (found.length > MAX_ENTRIES)
      return broken(`it has more than ${MAX_ENTRIES} commands and settings`);
    return {
      ...place,
      entries: found.map((each) => entryOf(each, source)),
      secrets: secretsIn(source),
    };
  } catch (error) {
    if (error instanceof SyntaxProblem) return broken(error.message, error.offset);
    throw error;
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
  const broken = finding('agent-file-unread', { path, detail }, { location: source.location(at) });
  return { ...place, entries: [], secrets: [], broken };
}

/** Fields that change nothing about what runs, and when. */
const WITHOUT_EFFECT =
  /^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/;

/** A task that shows no terminal, on all platforms or on one. */
const HIDDEN = /"(?:reveal|showOutput)":"never"/i;

function entryOf(found: Found, source: Source): AgentEntry {
  const { node, chain, isWrong, place } = found;
  const { form, inherits = [], trust, guards } = place;
  const own: unknown = getNodeValue(node);
  const given = chain
    .slice(0, 1)
    .flatMap((root) => inherits.flatMap((name) => membersOf(root, name)));
  const inherited = Object.fromEntries(given.map(([name, each]) => [name, getNodeValue(each)]));
  const value = isMapping(own) ? { ...inherited, ...own } : own;
  const commands = isWrong ? [UNREAD] : readValue(form, value);
  const isObject = isMapping(value) && form !== 'command' && form !== 'setting';
  const kept = Object.entries(isObject ? value : {}).filter(([name]) => !WITHOUT_EFFECT.test(name));
  const isHidden = HIDDEN.test(JSON.stringify([inherited, own]));
  const texts = commands.map(textOf).filter((text) => text !== '');
  const isUnknown = form === 'setting' && trust === undefined && !isWrong;
  const event = oneLine(isWrong ? getNodePath(node).join('.') || 'the whole file' : eventOf(found));
  return {
    commands,
    form,
    event,
    shown: isUnknown
      ? ''
      : oneLine(texts.join(' ; ') || (typeof own === 'string' ? own : JSON.stringify(own))),
    content: canonicalize([isHidden, isObject ? Object.fromEntries(kept) : (value ?? null)]),
    isHidden,
    ...(form === 'setting' && !isWrong && { setting: { ...(trust && { trust }), value: own } }),
    isGuard: guards?.test(event) ?? false,
    location: source.location(node.offset, node.offset + node.length),
  };
}

const LONGEST = 1_000;

function oneLine(text: string): string {
  const line = redact(text).text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

function eventOf({ names, chain, place: { at, event, detail = '' } }: Found): string {
  const words =
    event?.replace('{0}', () => names[0] || '""') ??
    names.reduce((text, name) => text.replace('*', () => name), at.replaceAll('/', '.'));
  const around = chain.flatMap((node) => membersOf(node, detail)).at(-1);
  const more: unknown = around?.[1].value;
  return typeof more === 'string' && more !== '' ? `${words} (${more})` : words;
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
