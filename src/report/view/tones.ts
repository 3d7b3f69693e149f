import type { Severity } from '../../model/finding.ts';
import type { CommandVerdict, Verdict } from '../../model/verdict.ts';

/** The meaning of a color or icon; a word beside it always states it too. */
export type Tone = 'good' | 'bad' | 'caution' | 'waiting' | 'quiet';

export const VERDICT_TONES = {
  pass: 'good',
  warn: 'caution',
  fail: 'bad',
  error: 'bad',
  needs_approval: 'waiting',
} as const satisfies Record<Verdict, Tone>;

export const COMMAND_TONES = {
  allow: 'good',
  warn: 'caution',
  block: 'bad',
} as const satisfies Record<CommandVerdict, Tone>;

export const SEVERITY_TONES = {
  error: 'bad',
  warning: 'caution',
  notice: 'quiet',
} as const satisfies Record<Severity, Tone>;
