import type { Fix } from '../fix/fix.ts';
import { describeUnfixed, withProposals } from '../fix/unfixed.ts';
import { terminal as escaped } from '../report/escape.ts';
import { wrap } from '../report/view/columns.ts';
import type { Terminal } from './terminal.ts';

/**
 * Says what was fixed in each file, what was not, and how many files change.
 *
 * @param written whether the files were written
 * @returns lines with a final line break
 */
export async function summarise(
  { files, scripts, judge }: Fix,
  written: boolean,
  { columns }: Pick<Terminal, 'columns'>,
): Promise<string> {
  const described = files.map(async (file) => {
    const { path, steps } = file;
    const left = await withProposals(file.left, judge);
    const counts = [...new Set(steps)].map(
      (step) => `  ${steps.filter((each) => each === step).length} × ${step}`,
    );
    if (counts.length === 0 && left.length === 0) return [];
    return [
      escaped(path),
      ...counts,
      ...(left.length === 0 ? [] : ['  Not fixed:', ...describeUnfixed(left)]),
    ];
  });
  const lines = (await Promise.all(described)).flat();
  const changed = files.filter(isChanged).length;
  const counts = `${changed} of ${files.length}; new scripts: ${scripts.length}`;
  const total = `Asset files ${written ? 'written' : 'to change'}: ${counts}.`;
  const hint = changed > 0 && !written ? ' Run with --write to apply.' : '';
  // Words such as commands and paths stay whole.
  const wrapped = [...lines, total + hint].flatMap((line) => {
    const margin = /^ */.exec(line)?.[0] ?? '';
    const room = columns - margin.length;
    return wrap(line.slice(margin.length), room, Number.POSITIVE_INFINITY).map(
      (part) => margin + part,
    );
  });
  return `${wrapped.join('\n')}\n`;
}

/** Whether the text of a file is another one than before. */
export function isChanged({ before, after }: { before: string; after: string }): boolean {
  return before !== after;
}
