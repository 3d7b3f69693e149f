import { readdirSync, readFileSync } from 'node:fs';

/** A process that this one may read. */
interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly words: readonly string[];
}

/** All processes of the machine, also those in namespaces. */
export function running(): readonly Running[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      const words = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0');
      return /^\d+$/.test(name) ? [{ pid: Number(name), parent, words }] : [];
    } catch {
      return [];
    }
  });
}

/** Counts the processes whose arguments are of this kind. */
export const processes = (isOne: (words: readonly string[]) => boolean | undefined): number =>
  running().filter(({ words }) => isOne(words)).length;
