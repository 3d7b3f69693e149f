import { posix } from 'node:path';
import type { DangerousPatternId } from '../rules/workspace.ts';
import { type Danger, DOES, findDangers } from '../shell/dangers.ts';
import { baseName, programNamed, runsCode } from '../shell/programs.ts';
import { everyCommand, readShellText, type SimpleCommand } from '../shell/shell-text.ts';
import { startedWords, textHanded } from '../shell/started-words.ts';

/** A danger in a text that a machine runs automatically. */
export interface TextDanger {
  /** As the rest of a sentence. */
  readonly does: string;
  /** The offset in the text. */
  readonly at: number;
}

/** Dangerous patterns that no set-up script needs. */
const UNWANTED: ReadonlySet<DangerousPatternId> = new Set([
  'remote_code_execution',
  'filesystem_format',
  'direct_disk_write',
]);

/** The root or the home directory. Scripts may delete anything below. */
const DELETES_ALL = /\s(?:\/\*?|~\/?\*?|\$\{?HOME\}?\/?\*?)(?:\s|$)/;

export function dangersInShell(text: string): readonly TextDanger[] {
  const commands = readShellText(asPosix(text));
  const found = findDangers(commands)
    .filter(isUnwanted)
    .map(({ name, span }) => ({ does: DOES[name], at: span.start }));
  const connected = [...text.matchAll(CONNECTS)].map(({ index }) => ({
    does: 'gives a shell to another machine',
    at: index,
  }));
  return [...found, ...everyCommand(commands).flatMap(dangersInWords), ...connected];
}

/** Converts a command line of Windows: `\\` is part of a path, and `start` starts a program. */
function asPosix(text: string): string {
  const isOfWindows = /%\w+%|\b[A-Za-z]:\\/.test(text);
  const paths = isOfWindows ? text.replaceAll('\\', '/') : text;
  return paths.replace(
    /(^|[&|;]\s*)start[ \t]+(?:"[^"\n]*"[ \t]+)?(?:\/\w+[ \t]+)*/gim,
    (whole, before) => before.padEnd(whole.length),
  );
}

function isUnwanted({ name, pattern }: Danger): boolean {
  return UNWANTED.has(name) || (name === 'mass_deletion' && DELETES_ALL.test(pattern));
}

const DECODES = /^(?:base32|base64|uudecode|xxd)$/;

/** Programs of Windows that run an address, or a text in a script language. */
const RUNS_ADDRESS = /^(?:mshta|regsvr32|rundll32|msiexec|installutil)$/;

function dangersInWords({ words, pipedFrom }: SimpleCommand): readonly TextDanger[] {
  const [first, ...rest] = startedWords(words);
  if (first === undefined) return [];
  const kind = programNamed(first.text)?.kind;
  const at = first.span.start;
  const isRemote = rest.some(({ text }) => /https?:|(?:java|vb)script:/i.test(text));
  if (RUNS_ADDRESS.test(baseName(first.text)) && isRemote)
    return [{ does: DOES.remote_code_execution, at }];
  const source = startedWords(pipedFrom?.words ?? [])[0]?.text ?? '';
  if (DECODES.test(source) && runsCode(first.text))
    return [{ does: 'runs text that it decodes', at }];
  const code = kind === 'interpreter' ? textHanded([first, ...rest])?.text : undefined;
  return code === undefined ? [] : dangersInCode(code).map((each) => ({ ...each, at }));
}

/** A shell given to another machine: `bash -i >& /dev/tcp/…`, `nc -e /bin/sh …`. */
const CONNECTS =
  /\/dev\/(?:tcp|udp)\/|\b(?:nc|ncat|netcat)\s+(?:(?!(?:nc|ncat|netcat)\s)\S+\s+)*?-\w*[ec]\s+\S*sh\b/g;

// No pattern here reads a place twice: it ends where another match could begin.
const RUN = String.raw`\b(?:exec|compile|eval|execSync|Function|runInThisContext|runInNewContext|system|popen)\b`;
const FETCH = String.raw`\b(?:fetch|axios(?:\.get)?|got|https?\.get)\s*\(`;
const THEN = String.raw`\.then\s*\(`;
const upTo = (next: string) => String.raw`(?:(?!${next})[^;\n])*?`;

/** A call that runs code or commands, with a download in its arguments. */
const EVALUATES = new RegExp(
  String.raw`${RUN}${upTo(RUN)}\b(?:fetch|urlopen|requests\.get|axios(?:\.get)?|got|https?\.get|urlretrieve|httpx\.get)\s*\(`,
  'g',
);

/** A download whose result runs. */
const RUNS_DOWNLOAD = new RegExp(
  String.raw`${FETCH}${upTo(FETCH)}${THEN}\s*(?:eval\b|${upTo(THEN)}\b(?:eval|Function|exec\w*|runIn\w+)\s*\()`,
  'g',
);

const QUOTE = /["'`]/g;
const TEXT = /(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/y;

/** Returns the quoted texts of code. After a quote without an end, none of its kind has one on the same line. */
function textsIn(code: string): readonly { readonly inner: string; readonly index: number }[] {
  const texts: { inner: string; index: number }[] = [];
  const unclosed = new Map<string, number>();
  const lines = `${code}\n`;
  let end = 0;
  for (const { 0: quote, index } of code.matchAll(QUOTE)) {
    if (index < end || index < (unclosed.get(quote) ?? 0)) continue;
    TEXT.lastIndex = index;
    const [whole, , inner = ''] = TEXT.exec(code) ?? [];
    if (whole === undefined) unclosed.set(quote, lines.indexOf('\n', index));
    else texts.push({ inner, index });
    end = index + (whole?.length ?? 0);
  }
  return texts;
}

/** Code before a text that goes to a shell: an open call, or a template's tag. */
const HANDS_TO_SHELL =
  /(?:\b(?:exec\w*|spawn\w*|system|[pP]open|run|call|check_\w+|getoutput|shell)\s*\([^)]*|\$)$/;
const BEFORE_TEXT = 200;

/**
 * Finds dangers in JavaScript or Python: a download run in one expression, and a dangerous text passed
 * to a shell.
 */
function dangersInCode(text: string): readonly TextDanger[] {
  const evaluated = [EVALUATES, RUNS_DOWNLOAD].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index }) => ({
      does: DOES.remote_code_execution,
      at: index,
    })),
  );
  const handed = textsIn(text).flatMap(({ inner, index }) =>
    HANDS_TO_SHELL.test(text.slice(Math.max(0, index - BEFORE_TEXT), index))
      ? dangersInShell(inner.replace(/\\(.)/g, '$1')).map((each) => ({ ...each, at: index }))
      : [],
  );
  return [...evaluated, ...handed];
}

const CODE = /\.(?:[cm]?[jt]sx?|py)$/i;
const SHELL = /\.(?:sh|bash|zsh|ksh|fish|bat|cmd|ps1|psm1|command)$/i;

/** Finds dangers in a script by its language, known by its name or first line. Other languages are not read. */
export function dangersInScript(path: string, text: string): readonly TextDanger[] {
  const [first = ''] = text.split('\n', 1);
  const interpreter = /^#!\s*(\S+)(?:\s+(?:-\S+\s+)*(\S+))?/.exec(first);
  const program = interpreter?.[1]?.endsWith('/env') ? interpreter[2] : interpreter?.[1];
  if (CODE.test(path)) return dangersInCode(text);
  const kind = programNamed(program ?? '')?.kind;
  const isShell =
    SHELL.test(path) || kind === 'shell' || (!interpreter && posix.extname(path) === '');
  if (isShell) return dangersInShell(text);
  return kind === 'interpreter' ? dangersInCode(text) : [];
}
