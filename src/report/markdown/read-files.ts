import type { GateReport } from '../gate-report.ts';
import { count, size } from '../view/words.ts';
import { type Linker, sentence } from './prose.ts';

const MOST = 12;

/** Returns what decides what the checks mean and was changed here, new files first. */
export function readSection({ read = [] }: GateReport, links: Linker): string[] {
  if (read.length === 0) return [];
  const items = read.slice(0, MOST).map(({ path, why, new: isNew, bytes }) => {
    const facts = [...(isNew ? ['new'] : []), ...(bytes === undefined ? [] : [size(bytes)])];
    const about = facts.length > 0 ? ` (${facts.join(', ')})` : '';
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
