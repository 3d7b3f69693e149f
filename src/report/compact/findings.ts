import { type Entry, isEntry, ofEntry } from './entry.ts';
import { packLocation, unpackLocation } from './places.ts';

// A finding names its subject by `kind` and `about`, and writes the name as MARK in its message, which
// many findings then share. An entry names its findings by their numbers in the list of all of them.

const MARK = '{id}';
/** Limits what a hostile file can grow to: of a message, and of all messages. */
const LONGEST_MESSAGE = 65_536;
const LONGEST_IN_ALL = 256 * 1024 * 1024;

/** Writes a finding shorter. */
export function packFinding(entry: Entry): Entry {
  const { subject, message, ...rest } = packLocation(entry);
  if (!isEntry(subject) || Object.hasOwn(entry, 'about')) return packLocation(entry);
  const { type: kind, id: about, ...more } = subject;
  if (typeof about !== 'string' || about.length < 2) return packLocation(entry);
  const isMarked =
    typeof message === 'string' && message.length <= LONGEST_MESSAGE && !message.includes(MARK);
  const text = isMarked ? { template: message.replaceAll(about, MARK) } : { message };
  const own = Object.keys(more).length > 0 ? { subject: more } : {};
  return { ...rest, ...text, kind, about, ...own };
}

/** Returns a function that undoes {@link packFinding}, for the findings of one report. */
export function findingUnpacker(): (entry: Entry) => Entry {
  let left = LONGEST_IN_ALL;
  return (entry) => {
    const { about, kind, template, subject, ...rest } = unpackLocation(entry);
    if (typeof about !== 'string') return unpackLocation(entry);
    const more = isEntry(subject) ? subject : {};
    const whole = { ...rest, subject: { type: kind, id: about, ...more } };
    if (typeof template !== 'string') return whole;
    const marks = template.split(MARK).length - 1;
    const length = template.length + marks * about.length;
    left -= length;
    if (template.length > LONGEST_MESSAGE || left < 0) return whole;
    return { ...whole, message: template.replaceAll(MARK, () => about) };
  };
}

/** Returns a function that replaces the ids of an entry's findings by numbers. */
export function numbering(findings: readonly Entry[]): (entry: Entry) => Entry {
  const numbers = new Map(findings.map(({ id }, index) => [id, index]));
  return (entry) => withFindings(entry, (id) => numbers.get(id) ?? id);
}

/** Undoes {@link numbering}. */
export function naming(findings: readonly unknown[]): (entry: Entry) => Entry {
  const idAt = (index: number) => {
    const each = findings[index];
    return isEntry(each) ? each.id : undefined;
  };
  return (entry) => withFindings(entry, (each) => (typeof each === 'number' ? idAt(each) : each));
}

function withFindings(entry: Entry, convert: (id: unknown) => unknown): Entry {
  return Array.isArray(entry.findings)
    ? { ...entry, findings: entry.findings.map(convert) }
    : entry;
}

/** The lists whose entries name findings. */
export const NAMING = ['genes', 'capsules', 'events'] as const;

/** Applies a conversion to the commands of an entry. */
export function withCommands(entry: Entry, convert: (command: Entry) => unknown): Entry {
  return Array.isArray(entry.commands)
    ? { ...entry, commands: entry.commands.map(ofEntry(convert)) }
    : entry;
}
