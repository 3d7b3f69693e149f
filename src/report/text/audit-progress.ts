import type { AuditProgress, Stage } from '../../ground/signals.ts';
import { duration, grouped } from '../view/words.ts';

/** A stage is estimated from what it did for so long, and not from its first moments. */
const LEAST_MS = 1000;
/** When lines about an audit are written, in milliseconds. */
export interface Pace {
  /** An audit that ends before is not shown. */
  readonly first: number;
  /** Between two lines. */
  readonly next: number;
}

const LOG_PACE: Pace = { first: 3000, next: 5000 };

/**
 * Returns a function that describes a stage: `Judging the commands of genes: 1,200 of 10,000, about 4.1 s
 * left`. The estimate follows from the time that the stage has taken so far.
 *
 * @returns a function of the stage and the time in milliseconds
 */
export function stageWords(): (stage: Stage, now: number) => string {
  let begun: { readonly stage: Stage; readonly at: number; readonly done: number } | undefined;
  return (stage, now) => {
    const { done, total } = stage;
    if (begun?.stage !== stage) begun = { stage, at: now, done };
    const [ms, since] = [now - begun.at, done - begun.done];
    const counts = `${stage.doing}: ${grouped(done)} of ${grouped(total)}`;
    if (ms < LEAST_MS || since === 0) return counts;
    return `${counts}, about ${duration(((total - done) * ms) / since)} left`;
  };
}

/** Where {@link linesOfAudit} prints. */
export interface AuditLog {
  /** Receives a line without its line break. */
  line(text: string): void;
  /** Called before the first line. */
  begin?(): void;
  /** Called after the last line, if there was one. */
  end?(): void;
}

/**
 * Prints a line about a long audit again and again.
 *
 * @param pace default: for logs that cannot be rewritten
 */
export function linesOfAudit(log: AuditLog, pace = LOG_PACE): AuditProgress {
  const words = stageWords();
  let due: number | undefined;
  let isOpen = false;
  return {
    turn: (stage) => {
      const now = performance.now();
      const text = words(stage, now);
      due ??= now + pace.first;
      if (now < due) return;
      due = now + pace.next;
      if (!isOpen) log.begin?.();
      isOpen = true;
      log.line(text);
    },
    ended: () => {
      if (isOpen) log.end?.();
      isOpen = false;
      due = undefined;
    },
  };
}
