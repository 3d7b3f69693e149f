import { posix } from 'node:path';
import type { Span } from '../model/finding.ts';
import { DOES, findDangers } from '../shell/dangers.ts';
import { baseName, isShell, programNamed, runsCode, startsOthers } from '../shell/programs.ts';
import { everyCommand, readShellText, type SimpleCommand } from '../shell/shell-text.ts';
import { startedWords, textHanded } from '../shell/started-words.ts';
import type { Word } from '../shell/word.ts';

/** Dangerous effects of programs, with the programs; `git-push` for `git push`. */
const PROGRAMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'deletes files': 'rm rmdir shred truncate unlink git-clean',
    'overwrites files or disks': 'dd',
    'reaches other machines':
      'ftp nc ncat netcat rsync scp sftp ssh telnet git-push git-pull git-fetch git-clone gh aws gcloud az kubectl',
    'starts programs later': 'at crontab',
    'reads the environment': 'printenv',
  }).flatMap(([does, names]) => names.split(' ').map((name) => [name, does] as const)),
);

const MAX_DEPTH = 2;
/** A subcommand is searched for within this number of words. */
const MAX_WORDS = 8;

/** Files for secrets in the words of a command, except for files of variables that node itself reads. */
const SECRETS =
  /(?<=(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=]))(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/;

/** Effects of code on the machine, the environment or the network, in JavaScript and other languages. */
const CODE: Readonly<Record<string, RegExp>> = {
  'starts processes':
    /\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|['"`](?:node:)?(?:cluster|worker_threads)\\?['"`]|\bos\s*\.\s*(?:exec\w*|popen|spawn\w*|system)\b|\b(?:subprocess|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]/,
  'reads the environment':
    /\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|['"`](?:node:)?process\\?['"`]|\bos\s*\.\s*(?:environ|getenv)\b|\bgetenv\b|[%$@]ENV\b|\bENV\s*[[.]/,
  'deletes files':
    /\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(|\bos\s*\.\s*(?:remove|unlink)\b|\bshutil\b/,
  'uses the network':
    /\bfetch\s*\(|['"`](?:node:)?(?:dgram|dns|https?|http2|net|tls)\\?['"`]|\b(?:urllib|requests|socket)\b/,
  'runs text as code': /\b(?:eval|Function)\s*\(|['"`](?:node:)?vm\\?['"`]|\b__import__\b/,
};

/** What is dangerous about a command, as a clause, and the part of the command that is. */
interface CommandDanger {
  readonly does: string;
  readonly span: Span;
}

/**
 * Returns the danger of a refused command, by the programs, files and code in its text: `curl … | sh`
 * is not the same mistake as `npm test && node check.js`. Only a person decides if a gene needs it.
 * Never allows a command.
 */
export function dangerIn(command: string): CommandDanger | undefined {
  const found = (does: string, { index, 0: { length } }: RegExpExecArray) => {
    return { does, span: { start: index, end: index + length } };
  };
  const secret = SECRETS.exec(command);
  if (secret) return found('names a file that is made for secrets', secret);
  const commands = readShellText(command);
  const hasCode = everyCommand(commands).some(hasInlineCode);
  for (const [does, pattern] of hasCode ? Object.entries(CODE) : []) {
    const code = pattern.exec(command);
    if (code) return found(`${does} in inline code`, code);
  }
  const [danger] = findDangers(commands);
  return danger ? { does: DOES[danger.name], span: danger.span } : startedDanger(commands);
}

/** True if a command passes text to an interpreter, after any of its words: the first of each program has all. */
function hasInlineCode({ words }: SimpleCommand): boolean {
  const first = new Map(
    words.map(({ text }, at) => [programNamed(text), at] as const).toReversed(),
  );
  return [...first.values()].some((at) => textHanded(words.slice(at)) !== undefined);
}

/** Examines the programs of all commands, and all arguments of a program that starts others. */
function startedDanger(commands: readonly SimpleCommand[], depth = 0): CommandDanger | undefined {
  for (const { words, pipedFrom } of everyCommand(commands)) {
    const [first, ...rest] = words;
    if (first === undefined) continue;
    const program = posix.basename(first.text);
    const does = dangerOf(program, rest) ?? hiddenCode(startedWords(words));
    if (does !== undefined) return { does, span: first.span };
    if (isShell(program) && (pipedFrom !== undefined || rest.length === 0)) {
      return { does: `has \`${program}\` run whatever it reads`, span: first.span };
    }
    if (program !== 'find' && !startsOthers(program)) continue;
    for (const { text, span } of rest) {
      const isText = depth < MAX_DEPTH && /\s/.test(text);
      const within = isText ? startedDanger(readShellText(text), depth + 1) : undefined;
      const inner = dangerOf(posix.basename(text), rest) ?? within?.does;
      if (inner !== undefined) return { does: inner, span };
    }
  }
  return undefined;
}

function dangerOf(name: string, words: readonly Pick<Word, 'text'>[]): string | undefined {
  const { kind, wraps } = programNamed(name) ?? {};
  if (wraps === 'as-user') return `acts as another user with \`${name}\``;
  if (kind === 'downloader') return `downloads with \`${name}\``;
  const subcommands = words.slice(0, MAX_WORDS).map(({ text }) => `${name}-${text}`);
  const known = [name, ...subcommands].find((each) => PROGRAMS.has(each));
  return known && `${PROGRAMS.get(known)} with \`${known.replace('-', ' ')}\``;
}

/** A value that only the run knows, in the place of a program. The shell text has `_` for a substitution. */
const MADE = /^\s*(?:eval\s+)*["']?(?:\$[\w({]|`|_{4,}(?:\s|$))/;

/** Encoded text differs from its words. */
function hiddenCode(words: readonly Word[]): string | undefined {
  const [program, ...rest] = words.map(({ text }) => text);
  if (program === undefined || !runsCode(program)) return undefined;
  const handed = textHanded(words);
  if (handed !== undefined) {
    const isEncoded = handed.text !== handed.words.map(({ text }) => text).join(' ');
    return isEncoded || MADE.test(handed.text) ? 'runs text that nobody can read in it' : undefined;
  }
  // The audit itself finds the files of node.
  const file = rest.find((text) => !text.startsWith('-')) ?? '';
  const isOutside = baseName(program) !== 'node' && /^(?:~|\.\.|\/|[A-Za-z]:[\\/])/.test(file);
  return isOutside ? 'runs a file outside the repository' : undefined;
}
