import { parseFailed } from '../../../audit/rules/curated/parse-failed.ts';
import { shellOperatorBackground } from '../../../audit/rules/curated/shell-operator-background.ts';
import { shellOperatorChaining } from '../../../audit/rules/curated/shell-operator-chaining.ts';
import { shellOperatorMultiline } from '../../../audit/rules/curated/shell-operator-multiline.ts';
import { shellOperatorPipeline } from '../../../audit/rules/curated/shell-operator-pipeline.ts';
import { shellOperatorRedirection } from '../../../audit/rules/curated/shell-operator-redirection.ts';
import { shellOperatorSubstitution } from '../../../audit/rules/curated/shell-operator-substitution.ts';
import type { Reading, Word } from '../../../command/reading.ts';
import type { Finding } from '../../../finding/finding.ts';

/** Problems behind which no words belong to the command any more. */
const ENDS_COMMAND: ReadonlySet<string> = new Set([
  'shell-operator',
  'shell-redirection',
  'line-break',
]);

/** The words of the first command of a text: those before any operator. */
export function firstCommand({ words, problems }: Reading): readonly Word[] {
  const ends = problems.filter(({ kind }) => ENDS_COMMAND.has(kind)).map(({ span }) => span.start);
  const end = Math.min(...ends);
  return words.filter(({ span }) => span.start < end);
}

/** What the lexer found, in the curated validator's own words. */
export function shapeReasons({ problems }: Reading): readonly Finding[] {
  return problems.flatMap(({ kind, span, args }) => {
    const place = { span };
    switch (kind) {
      case 'shell-operator':
        return [
          operatorRule(String(args.operator)).find({ operator: String(args.operator) }, place),
        ];
      case 'shell-redirection':
        return [shellOperatorRedirection.find({ operator: String(args.operator) }, place)];
      case 'command-substitution':
        return [shellOperatorSubstitution.find({ operator: String(args.written) }, place)];
      case 'line-break':
      case 'nul-character':
        return [shellOperatorMultiline.find({ operator: String(args.character) }, place)];
      case 'unterminated-quote':
      case 'trailing-backslash':
      case 'command-too-long':
        return [parseFailed.find({}, place)];
      default:
        return [];
    }
  });
}

function operatorRule(operator: string) {
  if (operator === '|' || operator === '|&') return shellOperatorPipeline;
  return operator === '&' ? shellOperatorBackground : shellOperatorChaining;
}
