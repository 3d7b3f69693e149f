import type { GateReport } from '../gate-report.ts';
import { readWords } from '../view/read-files.ts';
import { count } from '../view/words.ts';
import { type Linker, sentence } from './prose.ts';

const MOST = 12;

/** Returns what decides what the checks mean and was changed here, new files first. */
export function readSection({ read = [] }: GateReport, links: Linker): string[] {
  if (read.length === 0) return [];
  const items = read.slice(0, MOST).map((file) => {
    const { path, why } = file;
    const words = readWords(file);
    const about = words === '' ? '' : ` (${words})`;
    return `- ${links.place({ path, line: 1 }, path)}${about}: ${sentence(why)}`;
  });
  const more = read.length - items.length;
  return [
    '#### Read these files',
    '',
    'They decide what the checks mean, and this change touches them.',
    '',
    ...items,
    ...(more > 0 ? [`- and ${count(more, 'other file')}`] : []),
    '',
  ];
}
