import type { OperandKind } from '../../families/schema.ts';
import {
  type FlagSet,
  flagKey,
  type ProgramFamily,
  type ProgramUse,
} from '../../families/table.ts';
import { normalise } from '../../repo/paths.ts';
import type { Problem } from '../../rules/finding.ts';
import type { Word } from '../reading.ts';
import { propertyProblems } from './build-flags.ts';
import { isForeign } from './foreign-paths.ts';
import { type FlagRuleId, wordProblem } from './parsed.ts';

/** What the operands of a program break, by their kind and by the names that its table refuses. */
export function judgeOperands(
  { data: { operands: kind = 'path' }, refusedOperands }: ProgramUse,
  operands: readonly Word[],
  family: ProgramFamily,
): readonly Problem[] {
  const properties = family.data.deciding_properties !== '';
  return operands.flatMap((word) => {
    const refused = refusal(refusedOperands, word.text);
    const short = family.program === 'gradle' && abbreviatesPublishing(word.text);
    const rule = refused ?? (short ? 'publishes' : ruleForOperand(kind, word.text));
    if (rule !== undefined) return [wordProblem(rule, family.program, word)];
    return properties && kind === 'plain' ? propertyProblems(family, word) : [];
  });
}

/** First words of tasks that publish, and what begins the rest of their names; a publication can have any name. */
const PUBLISHING: readonly (readonly [word: string, rest: RegExp])[] = [
  ['publish', /^/],
  ['upload', /^(?:$|A)/],
  ['deploy', /^$/],
];

/** Gradle completes the parts of a name: `pTML` is `publishToMavenLocal`. */
function abbreviatesPublishing(text: string): boolean {
  const task = text.slice(text.lastIndexOf(':') + 1);
  const [first = ''] = task.split(/(?=[A-Z-])/);
  const rest = task.slice(first.length);
  return first !== '' && PUBLISHING.some(([word, of]) => word.startsWith(first) && of.test(rest));
}

/** A task of a part of the build, `:app:publish`, is the task; `@id` names one of its executions. */
function refusal({ flags, prefixes }: FlagSet, text: string): FlagRuleId | undefined {
  const task = text.replace(/@[^@]*$/, '');
  const names = [text, task, task.slice(task.lastIndexOf(':') + 1)].map(flagKey);
  for (const name of names) {
    // Every table has the flags that print help and versions.
    const exact = /^(?:help|h|version|v|V)$/.test(name) ? undefined : flags.get(name);
    const found = exact ?? prefixes.find(([beginning]) => name.startsWith(beginning))?.[1];
    if (found !== undefined) return found.kind as FlagRuleId;
  }
  return undefined;
}

/** The rule that one operand breaks by its kind. */
export function ruleForOperand(kind: OperandKind, text: string): FlagRuleId | undefined {
  if (/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(text)) return 'downloads';
  // Several programs read further words from such a file, and nobody reads it here.
  if (text.startsWith('@') && kind !== 'package') return 'tool-loads-code';
  switch (kind) {
    case 'path':
    case 'tests':
      if (text === '-') return 'reads-stdin';
      return isOutside(text.replace(/::.*$/s, '')) || isForeign(text)
        ? 'tool-loads-code'
        : undefined;
    case 'package':
      if (text.includes('@')) return 'downloads';
      return isOutside(text) ? 'tool-loads-code' : undefined;
    case 'goal':
      return text.split(':').length > 2 ? 'downloads' : undefined;
    case 'plain':
      return isForeign(text) ? 'tool-loads-code' : undefined;
  }
}

function isOutside(path: string): boolean {
  return normalise(path) === undefined;
}
