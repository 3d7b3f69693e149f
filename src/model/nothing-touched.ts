import type { BlastRadius } from './blast-radius.ts';

export const NOTHING_TOUCHED: BlastRadius = {
  files: 0,
  lines: 0,
  exempt_files: 0,
  exempt_lines: 0,
};
