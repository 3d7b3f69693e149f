import type { ToolFlagRead } from '../../families/read-tool.ts';
import type { ProgramFamily } from '../../families/table.ts';
import type { Problem } from '../../rules/finding.ts';
import { wordProblem } from './parsed.ts';

/** `-logger:[class,]assembly[;parameters]` of MSBuild; the loggers of `dotnet test` have names. */
const LOGGER = /^-{1,2}(?:l|logger|dl|distributedlogger)(?::|$)/i;

/** `-target:A;B` of MSBuild. */
const TARGET = /^-{1,2}(?:t|target)(?::|$)/i;

/** A logger that is a file of code, or a target that publishes, among the switches of MSBuild. */
export function msbuildProblems(
  { program }: ProgramFamily,
  { word, written, value = '' }: ToolFlagRead,
): readonly Problem[] {
  if (program !== 'dotnet') return [];
  const [logger = ''] = `${written.replace(/^[^:]*/, '')}${value}`.split(';');
  if (LOGGER.test(written) && /\.dll$|[\\/]/i.test(logger)) {
    return [wordProblem('loads-code', program, word)];
  }
  const publishes =
    TARGET.test(written) && /(?:^|[:;,])(?:deploy|pack|publish|push)/i.test(value || written);
  return publishes ? [wordProblem('publishes', program, word)] : [];
}
