import { closeSync, openSync } from 'node:fs';
import { systemError } from './error.ts';

/** Files that git, the containment and one command have open at the same time. */
const NEEDED = 50;

/** @throws GateError if this process may not open enough files; a later step would fail with an unclear message */
export function requireDescriptors(): void {
  const opened: number[] = [];
  try {
    while (opened.length < NEEDED) opened.push(openSync(process.execPath, 'r'));
  } catch (error) {
    if (/^E[MN]FILE$/.test((error as NodeJS.ErrnoException).code ?? '')) throw systemError(error);
  } finally {
    for (const each of opened) closeSync(each);
  }
}
