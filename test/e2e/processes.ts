import { readdirSync, readFileSync } from 'node:fs';

/** Counts the processes of the whole machine, also those in namespaces, whose arguments are of this kind. */
export function processes(isOne: (words: readonly string[]) => boolean | undefined): number {
  return readdirSync('/proc').filter((pid) => {
    try {
      return isOne(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'));
    } catch {
      return false;
    }
  }).length;
}
