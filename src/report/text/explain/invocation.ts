import type { Flag } from '../../../command/reading.ts';
import type { Explanation } from '../../explanation.ts';
import { type Layout, prose } from '../row.ts';
import { placedRows, wordText } from './words.ts';

/** What the program makes of the words: subcommand, flags, operands, and what it only passes on. */
export function invocationRows({ command, invocation }: Explanation, layout: Layout): string[] {
  if (invocation === null) return prose(layout, 'program', 'none that may run');
  const { program, subcommand, flags, operands, passthrough } = invocation;
  const text = (word: (typeof operands)[number]) => wordText(word, command);
  return [
    ...prose(layout, 'program', program),
    ...(subcommand === null ? [] : prose(layout, 'subcommand', subcommand)),
    ...placedRows('flags', 'flag', flags, flagText, layout),
    ...placedRows('operands', 'operand', operands, text, layout),
    ...placedRows('passed on', 'word', passthrough, text, layout),
  ];
}

/** The canonical name, the value, and how the flag was written where that differs. */
function flagText({ name, written, value }: Flag): string {
  const meaning = value === undefined ? name : `${name} with ${value === '' ? '(empty)' : value}`;
  return written === name ? meaning : `${meaning}  written ${written}`;
}
