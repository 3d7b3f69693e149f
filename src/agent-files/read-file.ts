import { posix } from 'node:path';
import { canonicalize } from '@evomap/gep-sdk';
import { getNodePath, getNodeValue } from 'jsonc-parser';
import { decodeUtf8, Source } from '../assets/source.ts';
import { isMapping } from '../ground/mapping.ts';
import { redact } from '../ground/redact/redact.ts';
import { finding } from '../rules/finding.ts';
import type { AgentEntry, AgentFile, FilePlace } from './entry.ts';
import type { AgentFormat, Place } from './format.ts';
import { findHidden } from './hidden-characters.ts';
import { readValue, textOf, UNREAD } from './read-value.ts';
import { readSyntax, SyntaxProblem, syntaxOf } from './syntax.ts';
import { sourceText } from './trust.ts';
import { type Found, findValues, membersOf } from './values.ts';

/** Handwritten files are smaller. */
export const MAX_BYTES = 1024 * 1024;
/** Larger files are not read. */
const MAX_ENTRIES = 1_000;

/** Runs nothing and never throws. */
export function readAgentFile(place: FilePlace, bytes: Uint8Array): AgentFile {
  const { text, complete } = decodeUtf8(bytes);
  const source = new Source(place.path, text);
  const broken = (detail: string, at = 0) => unreadFile(place, detail, source, at);
  const { format, path } = place;
  const { syntax = syntaxOf(path) } = format;
  // Programs can be binary.
  if (!complete && syntax !== 'program' && syntax !== 'text')
    return broken('it is not UTF-8', text.length);
  const isText = syntax === 'markdown' || (syntax === 'text' && complete);
  try {
    const found = findValues(readSyntax(text, syntax), format);
    if (found.length > MAX_ENTRIES)
      return broken(`it has more than ${MAX_ENTRIES} commands and settings`);
    return {
      ...place,
      entries: found.map((each) => entryOf(each, source, format)),
      get contents() {
        return [...secretsIn(source), ...(isText ? hiddenIn(source) : [])];
      },
    };
  } catch (error) {
    if (error instanceof SyntaxProblem) return broken(error.message, error.offset);
    throw error;
  }
}

export function unreadFile(
  place: FilePlace,
  detail: string,
  source: Source = new Source(place.path, ''),
  at = 0,
): AgentFile {
  const { path } = place;
  const broken = finding('agent-file-unread', { path, detail }, { location: source.location(at) });
  return { ...place, entries: [], contents: [], broken };
}

/** Fields without effect on commands and events. */
const WITHOUT_EFFECT =
  /^(?:_?\$?comments?|description|detail|group|label|name|note|problemMatcher|statusMessage|timeout|timeoutSec|title)$/;

/** A task without a visible terminal, on one platform or all. */
const HIDDEN = /"(?:reveal|showOutput)":"never"/i;

function entryOf(found: Found, source: Source, { places }: AgentFormat): AgentEntry {
  const { node, chain, isWrong, place } = found;
  const { form, inherits = [], trust, guards } = place;
  const own: unknown = getNodeValue(node);
  const given = chain
    .slice(0, -1)
    .flatMap((root) => inherits.flatMap((name) => membersOf(root, name)));
  const inherited = Object.fromEntries(given.map(([name, each]) => [name, getNodeValue(each)]));
  const value = isMapping(own) ? { ...inherited, ...own } : own;
  const commands = isWrong ? [UNREAD] : readValue(form, value, source.path);
  const isObject = isMapping(value) && form !== 'command' && form !== 'setting';
  const kept = Object.entries(isObject ? value : {}).filter(
    ([name]) => !WITHOUT_EFFECT.test(name) && !isSetting(`${place.at}/${name}`, places),
  );
  const isHidden = HIDDEN.test(JSON.stringify([inherited, own]));
  const named = form === 'scripts' ? commands.slice(0, 1) : commands;
  const texts = named.map(textOf).filter((text) => text !== '');
  const plain = trust === 'source' && isMapping(own) ? sourceText(own) : own;
  const isUnknown = form === 'setting' && trust === undefined && !isWrong;
  const event = oneLine(
    isWrong ? getNodePath(node).join('.') || 'the whole file' : eventOf(found, source),
  );
  return {
    commands,
    form,
    event,
    shown: isUnknown
      ? ''
      : oneLine(texts.join(' ; ') || (typeof plain === 'string' ? plain : JSON.stringify(plain))),
    content: contentOf(found, isHidden, isObject ? Object.fromEntries(kept) : (value ?? null)),
    isHidden,
    ...(form === 'setting' && !isWrong && { setting: { ...(trust && { trust }), value: own } }),
    isGuard: guards?.test(event) ?? false,
    location: source.location(node.offset, node.offset + node.length),
  };
}

/** The scripts beside a file are compared separately. */
function contentOf({ place: { form } }: Found, isHidden: boolean, value: unknown): string {
  return form === 'scripts' ? '' : canonicalize([isHidden, value]);
}

function isSetting(at: string, places: readonly Place[]): boolean {
  return places.some((each) => each.form === 'setting' && each.at === at);
}

const LONGEST = 1_000;

function oneLine(text: string): string {
  const line = redact(text).text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

function eventOf(
  { names, chain, place: { at, event, detail = '' } }: Found,
  { path }: Source,
): string {
  const words =
    event
      ?.replace(/\{(\d)\}/, (_, at: string) => names[Number(at)] || '""')
      .replace('{file}', () => nameOf(path)) ??
    names.reduce((text, name) => text.replace('*', () => name), at.replaceAll('/', '.'));
  const around = chain.flatMap((node) => membersOf(node, detail)).at(-1);
  const more: unknown = around?.[1].value;
  return typeof more === 'string' && more !== '' ? `${words} (${more})` : words;
}

/** The name of a hook's file, or of a skill's folder. */
function nameOf(path: string): string {
  const name = posix.basename(path);
  return name === 'SKILL.md' ? posix.basename(posix.dirname(path)) : name;
}

/** Placeholders for secrets in templates and examples. */
const PLACEHOLDER =
  /your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;

const MOST_NAMES = 4;

/** False for names, local passwords and counters. */
function looksReal(value: string): boolean {
  const isMixed = /\d/.test(value) && /[A-Za-z]/.test(value) && new Set(value).size >= 8;
  return value.length >= 12 && isMixed && !PLACEHOLDER.test(value);
}

/** Finds secrets in clear text that look real. */
function secretsIn(source: Source): AgentFile['contents'] {
  const { text, path } = source;
  return redact(text).redactions.flatMap(({ kind, start, end }) => {
    const value = text.slice(start, end);
    const location = source.location(start, end);
    const found = finding('agent-file-content', { path, kind }, { location });
    return looksReal(value) ? [{ value, finding: found }] : [];
  });
}

/** The first characters are named. */
function hiddenIn(source: Source): AgentFile['contents'] {
  return findHidden(source.text).map(({ text, offset, names }) => {
    const characters = names.slice(0, MOST_NAMES);
    const args = { path: source.path, kind: 'hidden', characters, more: names.length > MOST_NAMES };
    const location = source.location(offset);
    return { value: text, finding: finding('agent-file-content', args, { location }) };
  });
}
