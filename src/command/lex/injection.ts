import type { Span } from '../../model/finding.ts';
import type { ProblemCollector } from './problem.ts';
import { visible } from './visible.ts';

/**
 * What GitHub's runner obeys when a program prints it: `::name …::` at the start of a line, and the
 * older `##[name]` anywhere. Names only: `Foo::Bar::baz` and `::1` are ordinary arguments.
 */
const WORKFLOW_COMMAND =
  /##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i;

/** What hides or ends the text around it in HTML and markdown, where reviewers read the command. */
const MARKUP = /<!--|```/;

/**
 * Reports text that is harmless to a shell and forges what people and runners read afterwards.
 *
 * @param span of the word that the text comes from; left out for the command itself
 */
export function inspectInjection(text: string, problems: ProblemCollector, span?: Span): void {
  const place = ({ index, 0: found }: RegExpExecArray): Span =>
    span ?? { start: index, end: index + found.length };
  const command = text.includes('::') || text.includes('##[') ? WORKFLOW_COMMAND.exec(text) : null;
  if (command) problems.add('workflow-command', place(command), { written: visible(command[0]) });
  const markup = MARKUP.exec(text);
  if (markup) problems.add('markup-injection', place(markup), { written: markup[0] });
}
