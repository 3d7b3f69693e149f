import { parseCode } from '../../command/javascript/parse.ts';
import { singleQuoted } from '../../rules/single-quoted.ts';
import { readEvaluation } from '../evaluation/read.ts';
import type { Rewrite } from './rewrite.ts';

/** `node -e` with nothing but its code, from the first quote of the command to the last. */
const CODE_ALONE = /^(node[ \t]+(?:-e|-p|-pe|--eval|--print))[ \t]+(["'])(.*)\2$/s;

/** A character that a shell would change inside of double quotes. */
const EXPANDED = /[$`\\]/;

/**
 * Rewrites `node -e "require("./x")"`, whose author did not escape the inner quotes: a shell removes
 * them, so that node always fails with a syntax error. Only if the text between the outer quotes is
 * JavaScript and what the shell makes of it is not.
 */
export const keepInnerQuotes: Rewrite = (reading) => {
  const [, start = '', quote = '', code = ''] = CODE_ALONE.exec(reading.command) ?? [];
  if (!code.includes(quote) || EXPANDED.test(code)) return undefined;
  const read = readEvaluation(reading);
  if (read === undefined || 'reason' in read) return undefined;
  const { code: received, sourceType } = read.evaluation;
  if (parseCode(received, sourceType) || parseCode(received, 'module')) return undefined;
  if (parseCode(code, sourceType) === undefined) return undefined;
  return { step: 'inner quotes kept', commands: [`${start} ${singleQuoted(code)}`] };
};
