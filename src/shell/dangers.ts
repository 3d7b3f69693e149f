import type { Span } from '../model/finding.ts';
import type { DangerousPatternId } from '../rules/workspace.ts';
import { baseName, isShell, programNamed, runsCode } from './programs.ts';
import { everyCommand, readShellText, type SimpleCommand, withoutReserved } from './shell-text.ts';
import { startedWords, textHanded } from './started-words.ts';
import type { Word } from './word.ts';

/** A program with its arguments, without prefixes such as `sudo`. */
export interface Started {
  /** The base name in lower case, because some file systems treat `RM` as `rm`. */
  readonly program: string;
  readonly args: readonly string[];
  readonly words: readonly Word[];
}

interface DangerousPattern {
  readonly name: DangerousPatternId;
  readonly matches: (started: Started) => boolean;
}

const DISK = /^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/;

const flag = (args: readonly string[], letters: string, long: string): boolean =>
  args.some(
    (arg) =>
      (/^-[A-Za-z]+$/.test(arg) && [...arg.slice(1)].some((letter) => letters.includes(letter))) ||
      (arg.length > 3 && long.startsWith(arg.toLowerCase())),
  );

/** The root, a directory in the root, home, or everything in the current or parent directory. */
const WHOLE =
  /^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/;

const signal = (args: readonly string[]): boolean =>
  args.some((arg, index) => {
    const value = /^(?:-s|--signal)$/.test(arg)
      ? args[index + 1]
      : /^(?:-s|--signal=|-)(.+)$/.exec(arg)?.[1];
    return value !== undefined && /^(?:9|(?:sig)?kill)$/i.test(value);
  });

const systemctl = (program: string, args: readonly string[], verbs: RegExp): boolean =>
  (program === 'systemctl' || program === 'loginctl') && args.some((arg) => verbs.test(arg));

/** The patterns, tried in this order. They match the parsed arguments, not the text. */
const PATTERNS: readonly DangerousPattern[] = [
  {
    name: 'mass_deletion',
    matches: ({ program, args }) =>
      program === 'rm' &&
      flag(args, 'rR', '--recursive') &&
      args.some((arg) => !arg.startsWith('-') && WHOLE.test(arg)),
  },
  {
    name: 'raw_disk_write',
    matches: ({ program, args }) =>
      program === 'dd' && args.some((arg) => arg.startsWith('if=') || /^of=\/dev\//.test(arg)),
  },
  {
    name: 'filesystem_format',
    matches: ({ program }) => /^(?:mkfs(?:\..+)?|mke2fs)$/.test(program),
  },
  {
    name: 'direct_disk_write',
    matches: ({ program, args }) => program === 'tee' && args.some((arg) => DISK.test(arg)),
  },
  {
    name: 'world_writable',
    matches: ({ program, args }) =>
      program === 'chmod' &&
      args.some(
        (arg) => /^[0-7]{2,4}[2367]$/.test(arg) || /^[ug]*[ao][uoga]*[+=][rxst]*w/.test(arg),
      ),
  },
  {
    name: 'privilege_escalation',
    matches: ({ program, args }) =>
      program === 'chown' &&
      // The superuser as owner with any group, or as the group alone.
      args.some((arg) => /^\+?(?:root|0+)(?::.*)?$|^:\+?(?:root|0+)$/s.test(arg)),
  },
  {
    name: 'firewall_manipulation',
    matches: ({ program }) => /^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/.test(program),
  },
  {
    name: 'system_shutdown',
    matches: ({ program, args }) =>
      /^(?:shutdown|poweroff|halt)$/.test(program) ||
      (/^(?:init|telinit)$/.test(program) && args[0] === '0') ||
      systemctl(program, args, /^(?:poweroff|halt)$/),
  },
  {
    name: 'system_reboot',
    matches: ({ program, args }) =>
      program === 'reboot' ||
      (/^(?:init|telinit)$/.test(program) && args[0] === '6') ||
      systemctl(program, args, /^(?:reboot|kexec)$/),
  },
  {
    name: 'force_kill',
    matches: ({ program, args }) => /^(?:kill|pkill|killall)$/.test(program) && signal(args),
  },
];

/** The program after a prefix is searched for within this number of words. */
const MAX_PREFIX_WORDS = 8;
/** Later layers reject deeper nesting. */
const MAX_SHELLS = 4;

export interface Danger {
  readonly name: DangerousPatternId;
  /** The matching words, joined by spaces. */
  readonly pattern: string;
  /** In the outermost text; from the download to what runs it. */
  readonly span: Span;
}

function spanOf(words: readonly Pick<Word, 'span'>[]): Span {
  const spans = words.map(({ span }) => span);
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
}

export function findDangers(
  commands: readonly SimpleCommand[],
  depth = 0,
  downloads = new Downloads(),
): readonly Danger[] {
  return everyCommand(commands).flatMap((command) => dangersOf(command, downloads, depth));
}

function dangersOf(command: SimpleCommand, downloads: Downloads, depth: number): Danger[] {
  const dangers: Danger[] = [];
  const { words } = withoutReserved(command);
  for (const { operator, target } of command.redirections) {
    if (operator.includes('>') && target && DISK.test(target.text)) {
      const pattern = `> ${target.text}`;
      dangers.push({ name: 'direct_disk_write', pattern, span: target.span });
    }
  }
  const all = startedBy(words);
  const download = downloads.runBy(command, all, depth);
  if (download !== undefined) {
    const pattern = `${download.program} | ${words[0]?.text ?? ''}`;
    const span = spanOf([...download.words, ...words]);
    dangers.push({ name: 'remote_code_execution', pattern, span });
  }
  const texts = new Set<string>();
  for (const started of all) {
    const name = PATTERNS.find(({ matches }) => matches(started))?.name;
    if (name !== undefined) {
      const pattern = started.words.map(({ text }) => text).join(' ');
      dangers.push({ name, pattern, span: spanOf(started.words) });
    }
    const isOfShell = programNamed(started.program)?.kind === 'shell';
    const text = isOfShell ? textHanded(started.words)?.text : undefined;
    if (text === undefined || texts.has(text) || depth === MAX_SHELLS) continue;
    texts.add(text);
    const inner = findDangers(readShellText(text), depth + 1, downloads);
    const span = spanOf(started.words);
    dangers.push(...inner.map((danger) => ({ ...danger, span })));
    if (DOWNLOADS_TEXT.test(text))
      dangers.push({ name: 'remote_code_execution', pattern: text, span });
  }
  return dangers;
}

/** Returns the program, and those started by prefixes and `find -exec`. */
function startedBy(words: readonly Word[]): readonly Started[] {
  const started = startedAt(words, 0);
  if (started === undefined) return [];
  const all = [started];
  if (programNamed(started.program)?.kind === 'wrapper') {
    for (let index = 1; index <= Math.min(words.length - 1, MAX_PREFIX_WORDS); index += 1) {
      const behind = startedAt(words, index);
      if (behind !== undefined && !/^-|=/.test(behind.program)) all.push(behind);
    }
  }
  if (started.program === 'find') {
    for (const [index, { text }] of words.entries()) {
      const behind = /^-(?:exec|ok)(?:dir)?$/.test(text) ? startedAt(words, index + 1) : undefined;
      if (behind !== undefined) all.push(behind);
      if (all.length > MAX_PREFIX_WORDS) break;
    }
  }
  return all;
}

function startedAt(words: readonly Word[], index: number): Started | undefined {
  const first = words[index];
  if (first === undefined) return undefined;
  const rest = words.slice(index);
  return {
    program: baseName(first.text),
    args: rest.slice(1).map(({ text }) => text),
    words: rest,
  };
}

/** Methods of .NET by which PowerShell downloads text to run. */
const DOWNLOADS_TEXT = /\bdownload(?:string|data)\b/i;

/** Tracks downloads in a text, to find those that are run. */
class Downloads {
  /** The downloader that feeds the input or output of a command. */
  readonly #piped = new Map<SimpleCommand, Started | undefined>();
  /** The downloader of a file, by file name. */
  readonly #saved = new Map<string, Started>();

  /** Returns the downloader whose data a command runs: from a pipe, a substitution, or a file. */
  runBy(command: SimpleCommand, started: readonly Started[], depth: number): Started | undefined {
    // The source of a pipe precedes the command, so it is already recorded.
    const source =
      (command.pipedFrom && this.#piped.get(command.pipedFrom)) ?? downloaderIn(command.inside);
    const own = started.find(({ program }) => isDownloader(program));
    this.#piped.set(command, source ?? own);
    const saved = started.flatMap(({ program, args, words }) =>
      (runsCode(program) ? args : words.slice(0, 1).map(({ text }) => text)).flatMap(
        (path) => this.#saved.get(fileName(path)) ?? [],
      ),
    )[0];
    // The offsets of a nested text are its own.
    if (own) this.#save(depth === 0 ? own : { ...own, words: [] }, command);
    return started.some(({ program }) => runsCode(program)) ? (source ?? saved) : saved;
  }

  /** A downloaded file is named after the end of its URL, or by an argument. */
  #save(own: Started, { redirections }: SimpleCommand): void {
    const outputs = redirections.flatMap(({ target }) => target?.text ?? []);
    for (const text of [...own.args, ...outputs]) {
      if (!text.startsWith('-') && fileName(text) !== '') this.#saved.set(fileName(text), own);
    }
  }
}

function fileName(path: string): string {
  return path.replace(/[?#].*$/s, '').replace(/^.*[\\/]/s, '');
}

function downloaderIn(commands: readonly SimpleCommand[]): Started | undefined {
  return everyCommand(commands)
    .flatMap(({ words }) => startedBy(words))
    .find(({ program }) => isDownloader(program));
}

function isDownloader(program: string): boolean {
  return programNamed(program)?.kind === 'downloader';
}

/** As part of a sentence. */
export const DOES: Readonly<Record<DangerousPatternId, string>> = {
  mass_deletion: 'deletes whole directories',
  raw_disk_write: 'overwrites files or disks',
  filesystem_format: 'formats a disk',
  direct_disk_write: 'overwrites a disk',
  world_writable: 'lets every user change files',
  privilege_escalation: 'gives files to the superuser',
  firewall_manipulation: 'changes the firewall',
  system_shutdown: 'shuts the machine down',
  system_reboot: 'restarts the machine',
  remote_code_execution: 'downloads a script and runs it',
  force_kill: 'kills processes',
};

/** `rm` with its flags and the start of its operand, even in a text that is passed to another program. */
const REMOVAL = /\brm\s+((?:-\S+\s+)+)["']*([^\s-]\S*)/g;

/** Scripts by people are shorter. Longer ones are refused unread. */
const MAX_SCRIPT = 16 * 1024;

export function dangerOfScript(text: string): string | undefined {
  if (text.length > MAX_SCRIPT) return 'is too long to check';
  for (const [, flags = '', path = ''] of text.matchAll(REMOVAL)) {
    const recursive = /(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.test(flags);
    if (recursive && /^(?:[/*~]|\.\.|\$\{?HOME\b)/.test(path)) return DOES.mass_deletion;
  }
  // A script may delete the contents of its own directory.
  const commands = readShellText(text);
  const danger = findDangers(commands).find(({ name }) => name !== 'mass_deletion');
  if (danger) return DOES[danger.name];
  return pipesToShell(commands) ? 'pipes text into a shell' : undefined;
}

function pipesToShell(commands: readonly SimpleCommand[]): boolean {
  return everyCommand(commands).some(({ pipedFrom, words }) => {
    const [program] = startedWords(words);
    return pipedFrom !== undefined && program !== undefined && isShell(program.text);
  });
}
