import { closeSync, openSync } from 'node:fs';
import { systemError } from './error.ts';

/** What git, the containment and one command need at the same time. */
const NEEDED = 50;

/** @throws GateError if this process may not open enough files; it would fail anywhere, with other words */
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
