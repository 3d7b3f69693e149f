import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';

const built = inject('built');
while (!existsSync(built)) await setTimeout(100);
if (readFileSync(built, 'utf8') !== 'yes') throw new Error('The bundles could not be built.');
