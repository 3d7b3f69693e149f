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
