import { packDigest, unpackDigest } from './digests.ts';
import { packEdit, unpackEdit } from './edits.ts';
import { type Entry, isEntry, ofEntry } from './entry.ts';
import type { Growth } from './growth.ts';
import { isAbout, type Owner } from './owners.ts';
import { packLocation, unpackLocation } from './places.ts';

// A finding that no gene names has its subject in `kind` and `about`. The name of the subject is MARK in the
// message, which many findings then share. An entry names its findings by their numbers in the list of all of them.

const MARK = '{id}';

/**
 * Returns a function that writes a finding shorter.
 *
 * @param owners of the findings that genes name, by their numbers
 * @param grows counts the characters of messages
 */
export function findingPacker(owners: ReadonlyMap<number, Owner>, grows: Growth) {
  return (entry: Entry, number: number): Entry => {
    const owner = owners.get(number);
    const isOwned = isAbout(entry, owner);
    const short = packDigest(packLocation(packEdit(entry), owner?.line), 'id');
    const { subject, message, ...rest } = short;
    if (Object.hasOwn(entry, 'about') || !isEntry(subject)) {
      return owner === undefined ? short : { ...short, subject: subject ?? null };
    }
    const { type: kind, id: about, ...more } = subject;
    if (typeof about !== 'string' || about.length < 2) return short;
    const template =
      typeof message === 'string' && !message.includes(MARK) && message.replaceAll(about, MARK);
    const isMarked = template !== false && grows(grown(template, about));
    const text = isMarked ? { template } : { message };
    if (isOwned) return { ...rest, ...text };
    const own = Object.keys(more).length > 0 ? { subject: more } : {};
    return { ...rest, ...text, kind, about, ...own };
  };
}

/**
 * Returns a function that undoes {@link findingPacker}, for the findings of one report.
 *
 * @param owners the same
 * @param grows counts the same; a message beyond its limit is left out
 */
export function findingUnpacker(owners: ReadonlyMap<number, Owner>, grows: Growth) {
  return (entry: Entry, number: number): Entry => {
    const owner = owners.get(number);
    const { about, kind, template, subject, ...rest } = unpackDigest(
      unpackLocation(entry, owner?.line),
      'id',
    );
    const more = isEntry(subject) ? subject : {};
    const whole = {
      ...rest,
      ...subjectOf(entry, { type: kind, id: about, ...more }, owner),
    };
    const id = isEntry(whole.subject) ? whole.subject.id : undefined;
    if (typeof template !== 'string' || typeof id !== 'string' || !grows(grown(template, id)))
      return unpackEdit(whole);
    return unpackEdit({ ...whole, message: template.replaceAll(MARK, () => id) });
  };
}

/** Returns the characters that count for the message of a template. */
function grown(template: string, id: string): number {
  return template.length + (template.split(MARK).length - 1) * id.length;
}

/** Writes a finding that has only `like` and `id` as a list of both. */
export function packPair(finding: Entry): unknown {
  const { like, id } = finding;
  const isPair = Object.keys(finding).length === 2 && like !== undefined && id !== undefined;
  return isPair ? [like, id] : finding;
}

/** Undoes {@link packPair}. */
export function unpackPair(finding: unknown): unknown {
  if (!Array.isArray(finding)) return finding;
  const [like, id] = finding;
  return { like, id };
}

/** Returns the subject as it is stated, by its own fields or by the gene that names the finding. */
function subjectOf(
  { about, subject }: Entry,
  named: Entry,
  owner: Owner | undefined,
): { readonly subject?: unknown } {
  if (typeof about === 'string') return { subject: named };
  if (subject === null) return {};
  if (subject !== undefined) return { subject };
  return owner ? { subject: owner.subject } : {};
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

/** The lists, beside the genes, whose entries name findings. */
export const NAMING = ['capsules', 'events'] as const;

/** Applies a conversion to the commands of an entry. */
export function withCommands(entry: Entry, convert: (command: Entry) => unknown): Entry {
  return Array.isArray(entry.commands)
    ? { ...entry, commands: entry.commands.map(ofEntry(convert)) }
    : entry;
}
