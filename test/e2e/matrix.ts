import { expect } from 'vitest';
import type { GateReport } from '../../src/report/gate-report.ts';
import { gene } from './cli.ts';

/** Commands of which no two have the same Plan; every fifth of them fails. */
const COMMANDS = Array.from({ length: 10 }, (_, number) =>
  number % 5 === 4 ? `node scripts/fail.js ${number}` : `node scripts/pass.js ${number}`,
);

/**
 * A hundred genes of all kinds: with a command of their own and one that many share, with the same
 * commands as another, blocked, and without a command.
 */
export function hundredGenes(): Record<string, unknown>[] {
  return Array.from({ length: 100 }, (_, number) => {
    const own = COMMANDS[(number * 7) % COMMANDS.length] as string;
    return gene(`gene_${number}`, { validation: validationOf(number, own) });
  });
}

function validationOf(number: number, own: string): string[] {
  if (number === 40) return ['npm publish', own];
  if (number === 41) return [];
  return number % 3 === 0 ? ['node scripts/pass.js', own] : [own];
}

/** What two machines cannot have in common: when, how long, at what cost, and in which shards. */
const OWN_TO_A_RUN = new Set([
  'shards',
  'started_at',
  'finished_at',
  'created_at',
  'duration_ms',
  'resources',
  // Which machine ran a command first.
  'reused',
]);

/** Ids count milliseconds, and the content hash of a ValidationReport is about its times, too. */
const TIMES = /\bvr_\d+\b/g;

/** A report without times and the notes about shards. */
export function withoutTimes(report: GateReport): unknown {
  const ids = report.validation_reports.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const text = JSON.stringify(report, (key, value) => {
    if (OWN_TO_A_RUN.has(key)) return undefined;
    if (value?.type === 'ValidationReport') return { ...value, asset_id: 'of its times' };
    return value;
  });
  return JSON.parse(text.replace(TIMES, (id) => `report ${ids.indexOf(id)}`));
}
