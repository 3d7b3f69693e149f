import { posix } from 'node:path';
import { findDangers } from '../command/dangers.ts';
import { everyCommand, readShellText, type SimpleCommand } from '../command/shell-text.ts';
import { isShell } from '../command/started-words.ts';
import { startsOthers } from '../families/refused-programs.ts';

/** Programs that delete, download, reach other machines, or act as somebody else. */
const PROGRAMS: ReadonlySet<string> = new Set(
  `aria2c curl dd doas ftp nc ncat netcat printenv rm rmdir rsync scp sftp shred ssh su sudo telnet
  truncate unlink wget`.split(/\s+/),
);

/** Texts in texts that are looked at. */
const MAX_DEPTH = 2;

/** Files that are made for secrets, in the words of a command; node itself reads the variables of a file. */
const SECRETS =
  /(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/;

/** Interpreters with the flags behind which they take code. */
const INLINE =
  /(?:node|nodejs|bun|deno|tsx|es[mn]o|jiti|python[\d.]*|perl|ruby|php|lua)(?:\.exe)?\s[^;&|]{0,200}?(?:-\w*[ceEpr]|--eval|--print|eval)\b/;
/** What JavaScript does to the machine, the environment, or the network. */
const JAVASCRIPT =
  /\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|\b(?:fetch|eval|Function)\s*\(|['"`](?:node:)?(?:cluster|dgram|dns|https?|http2|net|process|tls|vm|worker_threads)\\?['"`]|\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(/;
/** What the code of other languages does to them. */
const OTHER_CODE =
  /\bos\s*\.\s*(?:environ|exec\w*|getenv|popen|remove|spawn\w*|system|unlink)\b|\b(?:subprocess|shutil|urllib|requests|socket|__import__|getenv|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]|[%$@]ENV\b|\bENV\s*[[.]/;

/**
 * Returns what a refused command would do that is dangerous, by the programs, files and code that its text
 * names: `curl … | sh` is not the same mistake as `npm test && node check.js`. Only a person decides whether a
 * gene needs it. Nothing is allowed because of it.
 */
export function dangerIn(command: string): string | undefined {
  if (SECRETS.test(command)) return 'names a file that is made for secrets';
  if (INLINE.test(command) && (JAVASCRIPT.test(command) || OTHER_CODE.test(command))) {
    return 'has code that starts processes, reads the environment, deletes files, or uses the network';
  }
  const commands = readShellText(command);
  return findDangers(commands).length > 0
    ? 'destroys files, changes the machine, or runs what it downloads'
    : startedDanger(commands);
}

/** Looks at the programs of all commands, and behind a program that starts others at all its words. */
function startedDanger(commands: readonly SimpleCommand[], depth = 0): string | undefined {
  for (const { words, pipedFrom } of everyCommand(commands)) {
    const [first, ...rest] = words;
    if (first === undefined) continue;
    const program = posix.basename(first.text);
    if (PROGRAMS.has(program)) return namesProgram(program);
    if (isShell(program) && (pipedFrom !== undefined || rest.length === 0)) {
      return `has \`${program}\` run whatever it reads`;
    }
    if (program !== 'find' && !startsOthers(program)) continue;
    for (const { text } of rest) {
      const name = posix.basename(text);
      if (PROGRAMS.has(name)) return namesProgram(name);
      const isText = depth < MAX_DEPTH && /\s/.test(text);
      const within = isText ? startedDanger(readShellText(text), depth + 1) : undefined;
      if (within !== undefined) return within;
    }
  }
  return undefined;
}

function namesProgram(name: string): string {
  return `names \`${name}\`, which deletes, downloads, reaches other machines, or acts as somebody else`;
}
