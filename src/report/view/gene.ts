import type { ReportGene } from '../gate-report.ts';
import { count } from './words.ts';

/** @returns `1 of 2 commands passed, 1 blocked` */
export function commandCounts({ commands }: ReportGene): string {
  const blocked = commands.filter(({ verdict }) => verdict === 'block').length;
  const passed = commands.filter(({ outcome }) => outcome?.status === 'passed').length;
  const all = `${passed} of ${count(commands.length, 'command')} passed`;
  return blocked > 0 ? `${all}, ${blocked} blocked` : all;
}
