import { join } from 'node:path';
import { inject } from 'vitest';

/** The file of a built bundle. */
export function bundle(entry: 'action' | 'cli'): string {
  return join(inject('bundles'), entry, 'index.js');
}
