import { CANNOT_FAIL, type ScriptPart, SHELL_WORDS, splitScript } from './script-text.ts';

/** Text in which operators do not simply join commands, or in which a shell stops at a failure. */
const NOT_A_LIST = /[(){}]|(?:^|[\s;&|])(?:if|for|while|until|case|set)\s/;

/** A list that passes because all of it fails: its status is turned around, or not asked for. */
const PASSES_ANYWAY =
  /^!\s|[)}]\s*\|\|\s*(?:true|:|exit\s+0)$|\|\|\s*\(\s*(?:true|:|exit\s+0)\s*\)$|^set\s.*\|\|\s*(?:true|:)$/s;

/**
 * Finds a command of a script whose failure does not fail the script: one before `|| true`, `;`, `|`, a
 * line break, or in the background (POSIX, 2.9.2 and 2.9.3: the status is that of the last command).
 *
 * @param text of an npm script
 * @returns undefined as well if the text is more than a list of commands
 */
export function commandWithLostStatus(text: string): string | undefined {
  if (PASSES_ANYWAY.test(text)) return text;
  if (NOT_A_LIST.test(text)) return undefined;
  const { commands } = splitScript(text);
  const lost = commands.find(
    (command, index) => !isShells(command) && losesStatus(text, commands, index),
  );
  return lost?.text;
}

function losesStatus(text: string, commands: readonly ScriptPart[], index: number): boolean {
  if (operatorAfter(text, commands, index) === '||' && failsAlways(commands[index + 1]))
    return false;
  return commands.slice(index).some((_, offset) => {
    const next = commands[index + offset + 1];
    const operator = operatorAfter(text, commands, index + offset);
    if (operator === '||') return next !== undefined && succeedsAlways(next);
    return operator === '&' || (next !== undefined && operator !== '&&');
  });
}

/** @returns an empty text for a line break, and at the end */
function operatorAfter(text: string, commands: readonly ScriptPart[], index: number): string {
  return text.slice(commands[index]?.end, commands[index + 1]?.start).trim();
}

function isShells({ text }: ScriptPart): boolean {
  return SHELL_WORDS.has(text.split(/\s/)[0] ?? '');
}

/** Whether a command tests nothing and ends with success. */
export function succeedsAlways({ text }: ScriptPart): boolean {
  return CANNOT_FAIL.has(text.split(/\s/)[0] ?? '') || /^exit\s+0$/.test(text);
}

function failsAlways(part: ScriptPart | undefined): boolean {
  return part !== undefined && /^(?:false|exit\s+[1-9]\d*)$/.test(part.text);
}
