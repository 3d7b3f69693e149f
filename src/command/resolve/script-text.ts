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
