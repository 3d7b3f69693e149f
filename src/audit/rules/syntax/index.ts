import type { Rule } from '../../../finding/rule.ts';
import { arithmeticExpansion } from './arithmetic-expansion.ts';
import { assignmentRefused } from './assignment-refused.ts';
import { bidirectionalCharacter } from './bidirectional-character.ts';
import { blankPadding } from './blank-padding.ts';
import { braceExpansion } from './brace-expansion.ts';
import { commandSubstitution } from './command-substitution.ts';
import { commandTooLong } from './command-too-long.ts';
import { compatibilityCharacter } from './compatibility-character.ts';
import { controlCharacter } from './control-character.ts';
import { dollarQuote } from './dollar-quote.ts';
import { emptyCommand } from './empty-command.ts';
import { environmentAssignment } from './environment-assignment.ts';
import { globFlag } from './glob-flag.ts';
import { globOutside } from './glob-outside.ts';
import { globProgram } from './glob-program.ts';
import { globUnclear } from './glob-unclear.ts';
import { invisibleCharacter } from './invisible-character.ts';
import { lineBreak } from './line-break.ts';
import { lineContinuation } from './line-continuation.ts';
import { loneSurrogate } from './lone-surrogate.ts';
import { lookAlikeLetters } from './look-alike-letters.ts';
import { markupInjection } from './markup-injection.ts';
import { nonAsciiUnquoted } from './non-ascii-unquoted.ts';
import { nulCharacter } from './nul-character.ts';
import { reservedWord } from './reserved-word.ts';
import { shellComment } from './shell-comment.ts';
import { shellOperator } from './shell-operator.ts';
import { shellParenthesis } from './shell-parenthesis.ts';
import { shellRedirection } from './shell-redirection.ts';
import { tildeExpansion } from './tilde-expansion.ts';
import { tooManyQuotes } from './too-many-quotes.ts';
import { trailingBackslash } from './trailing-backslash.ts';
import { unquotedGlob } from './unquoted-glob.ts';
import { unterminatedQuote } from './unterminated-quote.ts';
import { variableExpansion } from './variable-expansion.ts';
import { workflowCommand } from './workflow-command.ts';

/**
 * The rules about the characters of a command, in the order of the documentation: the command as a
 * whole, grammar, expansion, characters, patterns, environment, and what forges reports.
 * Their findings are made from the problems that the lexer reports under the same ids.
 */
export const syntaxRules = [
  emptyCommand,
  commandTooLong,
  blankPadding,
  tooManyQuotes,
  shellOperator,
  shellRedirection,
  shellParenthesis,
  lineBreak,
  lineContinuation,
  nulCharacter,
  controlCharacter,
  variableExpansion,
  commandSubstitution,
  arithmeticExpansion,
  dollarQuote,
  tildeExpansion,
  braceExpansion,
  shellComment,
  reservedWord,
  unterminatedQuote,
  trailingBackslash,
  invisibleCharacter,
  bidirectionalCharacter,
  loneSurrogate,
  nonAsciiUnquoted,
  compatibilityCharacter,
  lookAlikeLetters,
  unquotedGlob,
  globOutside,
  globFlag,
  globProgram,
  globUnclear,
  environmentAssignment,
  assignmentRefused,
  workflowCommand,
  markupInjection,
] as const satisfies readonly Rule<never>[];
