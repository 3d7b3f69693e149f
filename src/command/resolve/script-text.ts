/** One simple command of a script, and where it stands in the text. */
export interface ScriptPart {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The simple commands of an npm script's shell text. */
interface ScriptParts {
  readonly commands: readonly ScriptPart[];
  /** True if the text is more than one simple command, or uses more of the shell than words. */
  readonly compound: boolean;
}

/**
 * Splits a script's text at `&&`, `||`, `;`, `|`, `&` and line breaks that stand outside of quotes.
 * It is no shell parser and needs to be none: what a part still holds of the shell is found by the
 * lexer, and then the part is shown, not followed.
 */
export function splitScript(text: string): ScriptParts {
  const commands: ScriptPart[] = [];
  let quote = '';
  let start = 0;
  const take = (end: number) => {
    const part = text.slice(start, end);
    const trimmed = part.trimStart();
    const first = end - trimmed.length;
    commands.push({ text: trimmed.trimEnd(), start: first, end: first + trimmed.trimEnd().length });
    start = end + 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\' && quote !== "'") {
      at += 1;
    } else if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (character !== undefined && '&|;\n'.includes(character)) {
      take(at);
    }
  }
  take(text.length);
  return { commands: commands.filter((part) => part.text !== ''), compound: commands.length > 1 };
}

/** A shell's own words; none of them runs anything that is not written in the text. */
export const SHELL_WORDS: ReadonlySet<string> = new Set([
  ':',
  '[',
  'cd',
  'echo',
  'exit',
  'false',
  'test',
  'true',
]);

/** Commands that cannot fail. */
const CANNOT_FAIL: ReadonlySet<string> = new Set([':', 'echo', 'printf', 'true']);

/** The patterns that the agent sandbox's first layer refuses anywhere in a command. */
const DANGERS: readonly (readonly [RegExp, string])[] = [
  [/\bdd\s+if=/, 'writes to raw disks'],
  [/\bmkfs\b/, 'formats a file system'],
  [/>\s*\/dev\/(?:sd|nvme|disk)/, 'writes to raw disks'],
  [/\|\s*(?:sudo\s+)?(?:ba|da|z|k)?sh\b/, 'pipes text into a shell'],
  [/\bchmod\s+(?:-\S+\s+)*0?777\b/, 'makes files world-writable'],
  [/\bchown\s+(?:-\S+\s+)*root\b/, 'changes the owner of files to root'],
  [/\b(?:iptables|shutdown|reboot)(?=\s|$)/, 'changes the firewall or stops the machine'],
  [/\bkill\s+-(?:9|KILL|SIGKILL)\b/, 'kills processes'],
];

/** `rm` with its flags and the beginning of what it deletes. */
const REMOVAL = /\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g;

/** No script that people write is longer; a longer one is not looked through. */
const MAX_TEXT = 16 * 1024;

/** @returns what is dangerous about a script's text, if anything is */
export function dangerOf(text: string): string | undefined {
  if (text.length > MAX_TEXT) return 'is too long to check';
  for (const [, flags = '', path = ''] of text.matchAll(REMOVAL)) {
    const recursive = /(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(flags);
    if (recursive && /^(?:[/*~]|\.\.|\$\{?HOME\b)/.test(path)) return 'deletes entire directories';
  }
  return DANGERS.find(([pattern]) => pattern.test(text))?.[1];
}

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
