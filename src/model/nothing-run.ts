import type { Isolation } from './isolation.ts';

/** The isolation of a run without commands. */
export const NOTHING_RUN: Isolation = { level: 'none', description: 'Nothing was run.' };
