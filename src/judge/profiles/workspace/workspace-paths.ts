import type { SimpleCommand } from '../../../command/shell-text.ts';
import { splitAtEquals } from '../../../families/read-flags.ts';
import type { Family } from '../../../families/schema.ts';
import type { Span } from '../../../model/finding.ts';
import { type Finding, finding } from '../../../rules/finding.ts';
import type { Places } from '../../command-context.ts';
import { isDataFlag, splitArguments } from './split-arguments.ts';

/** The second layer: every word of a command that may be a path must be inside the workspace. */
export function findPathObjections(
  command: SimpleCommand,
  family: Family | undefined,
  places: Places,
): readonly Finding[] {
  const spec = family?.workspace;
  const [, ...words] = command.words;
  const { flags, operands } = splitArguments(words, spec);
  const variables = command.problems.filter(({ rule }) => rule === 'variable-expansion');
  const targets = command.redirections.flatMap(({ target }) => target ?? []);
  const values = flags
    .filter(({ text }) => spec === undefined || !isDataFlag(text, spec))
    .flatMap(({ text, span }) => valuesOf(text).map((value) => ({ text: value, span })));
  return [...operands, ...values, ...targets].flatMap(({ text, span }) => {
    const expands = variables.some(({ span: at }) => at.start >= span.start && at.end <= span.end);
    return judgePath(text, span, places, expands);
  });
}

/**
 * Judges one path.
 *
 * @param expands whether a shell would expand the path
 */
export function judgePath(
  path: string,
  span: Span,
  places: Places,
  expands = false,
): readonly Finding[] {
  const at = expands || path.startsWith('~') ? undefined : places.locate(path);
  if (at === undefined || !places.isIn(at, places.workspace)) {
    return [finding('path_outside_workspace', { path }, { span })];
  }
  const climbs = path.split(/[\\/]/).includes('..');
  return climbs ? [finding('path_traversal', { path }, { span })] : [];
}

/** Returns what may be a path in a flag: the value after `=`, or attached to one letter. */
function valuesOf(text: string): string[] {
  const { attached } = splitAtEquals(text);
  return [
    ...(attached === undefined ? [] : [attached]),
    ...(text.startsWith('--') ? [] : [text.slice(2)]),
  ];
}
