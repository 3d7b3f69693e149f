import { type Entry, isEntry, listAt } from './entry.ts';

// A finding that a gene or one of its commands names is about that gene and command.

/** What a finding is about, because a gene or a command names it. */
export interface Owner {
  readonly subject: Entry;
  /** The line of the gene, from which lines are counted. */
  readonly line: number;
}

/** Returns the owner of each finding that genes name, by its number in the list of all findings. */
export function ownersIn(genes: readonly Entry[]): ReadonlyMap<number, Owner> {
  const owners = new Map<number, Owner>();
  const add = (entry: Entry, owner: Owner) => {
    for (const number of Array.isArray(entry.findings) ? entry.findings : []) {
      if (!owners.has(number)) owners.set(number, owner);
    }
  };
  for (const gene of genes) {
    const subject = { type: 'Gene', id: gene.id };
    const line = lineOf(gene);
    add(gene, { subject, line });
    for (const command of listAt(gene, 'commands')) {
      add(command, { subject: { ...subject, command: command.command }, line });
    }
  }
  return owners;
}

/** Returns the line of a gene; 0 if it has none. */
export function lineOf({ line }: Entry): number {
  return typeof line === 'number' ? line : 0;
}

/** Whether a finding has exactly this subject. */
export function isAbout({ subject }: Entry, owner: Owner | undefined): boolean {
  if (!isEntry(subject) || owner === undefined) return false;
  const names = Object.keys(subject);
  return (
    names.length === Object.keys(owner.subject).length &&
    names.every((name) => subject[name] === owner.subject[name])
  );
}
