import { posix } from 'node:path';
import { everyCommand, readShellText, type SimpleCommand } from '../command/shell-text.ts';
import { startsOthers } from '../families/refused-programs.ts';
import { findDangers } from './profiles/workspace/dangerous-patterns.ts';

/** Programs that delete, download, reach other machines, or act as somebody else. */
const PROGRAMS: ReadonlySet<string> = new Set(
  `aria2c curl dd doas ftp nc ncat netcat printenv rm rmdir rsync scp sftp shred ssh su sudo telnet
  truncate unlink wget`.split(/\s+/),
);

/** Texts in texts that are looked at. */
const MAX_DEPTH = 2;

/** Files that are made for secrets, in the words of a command. */
const SECRETS =
  /(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/;

/** The flags behind which interpreters take code. */
const INLINE = /\s(?:-\w*[cep]|--eval|--print)\b/;
/** What the code of `node -e` and its like does to the machine, the environment, or the network. */
const CODE =
  /child_process|process\s*(?:\.|\[['"])\s*env\b|\b(?:fetch|eval|Function)\s*\(|['"`](?:node:)?(?:https?|http2|net|tls|dgram|worker_threads|vm)['"`]|\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(/;

/**
 * Whether a command that is refused would do harm, by the programs, files and code that its text names:
 * `curl … | sh` is not the same mistake as `npm test && node check.js`. Nothing is allowed because of it.
 */
export function isDangerous(command: string): boolean {
  if (SECRETS.test(command) || (INLINE.test(command) && CODE.test(command))) return true;
  const commands = readShellText(command);
  return startsDangerous(commands) || findDangers(commands).length > 0;
}

/** Looks at the programs of all commands, and behind a program that starts others at all its words. */
function startsDangerous(commands: readonly SimpleCommand[], depth = 0): boolean {
  return everyCommand(commands).some(({ words: [first, ...rest] }) => {
    if (first === undefined) return false;
    if (isProgram(first.text)) return true;
    const program = posix.basename(first.text);
    if (program !== 'find' && !startsOthers(program)) return false;
    return rest.some(
      ({ text }) =>
        isProgram(text) ||
        (depth < MAX_DEPTH && /\s/.test(text) && startsDangerous(readShellText(text), depth + 1)),
    );
  });
}

function isProgram(text: string): boolean {
  return PROGRAMS.has(posix.basename(text));
}
