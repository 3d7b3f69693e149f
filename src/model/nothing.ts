import type { BlastRadius } from './blast-radius.ts';
import type { Isolation } from './isolation.ts';

/** The isolation of a run without commands. */
export const NOTHING_RUN: Isolation = { level: 'none', description: 'Nothing was run.' };

export const NOTHING_TOUCHED: BlastRadius = {
  files: 0,
  lines: 0,
  exempt_files: 0,
  exempt_lines: 0,
};
