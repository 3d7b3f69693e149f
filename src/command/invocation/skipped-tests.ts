import type { ToolFlagRead } from '../../families/read-tool.ts';
import type { ProgramFamily } from '../../families/table.ts';
import type { Problem } from '../../rules/finding.ts';
import { wordProblem } from './parsed.ts';

/** Properties of Maven and Gradle builds with which no test runs, or a failed one counts for nothing. */
const SKIPS =
  /^(?:(?:skip(?:[.\w-]*(?:[Tt]est|[Uu]nit|[Ii]ntegration|IT|[.-]it|surefire|failsafe)[.\w-]*)?|(?:maven\.(?:main|test)|surefire|failsafe|invoker)\.skip(?:\.exec)?)(?:=(?!false$)|$)|(?:[\w.]+\.)?failIfNo(?:Specified)?Tests=false$|test=!\*+$)/;
const IGNORES = /^(?:maven\.test\.failure\.ignore|testFailureIgnore)(?:=(?!false$)|$)/;

/** A flag with which the build passes without its tests: `-DskipTests`, `-x test`. */
export function skippedTests(
  { program }: ProgramFamily,
  { flag, word, written, value = '' }: ToolFlagRead,
): readonly Problem[] {
  if (flag?.kind === 'property') {
    if (IGNORES.test(value)) return [wordProblem('hides-failures', program, word)];
    return SKIPS.test(value) ? [wordProblem('skips-tests', program, word)] : [];
  }
  const excludes = program === 'gradle' && /^(?:-x|--exclude-task)$/.test(written);
  const skips = excludes && /(?:^|:)(?:check|\w*test)$/i.test(value);
  return skips ? [wordProblem('skips-tests', program, word)] : [];
}
