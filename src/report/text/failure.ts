import { terminalLines } from '../escape.ts';

/** Why the gate could not decide and what to do about it: names in it may be hostile. */
export function failureText({ message, hint }: { message: string; hint: string }): string {
  return `error: ${shown(message)}\nhint: ${shown(hint)}\n`;
}

function shown(text: string): string {
  return terminalLines(text).join('\n');
}
