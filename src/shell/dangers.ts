import type { Span } from '../model/finding.ts';
import type { DangerousPatternId } from '../rules/workspace.ts';
import { baseName, isShell, programNamed, runsCode } from './programs.ts';
import { everyCommand, readShellText, type SimpleCommand, withoutReserved } from './shell-text.ts';
import { startedWords, textHanded } from './started-words.ts';
import type { Word } from './word.ts';

/** A program with its arguments, without prefixes such as `sudo`. */
interface Started {
  /** The base name in lower case, because some file systems treat `RM` as `rm`. */
  readonly program: string;
  readonly args: readonly string[];
  readonly words: readonly Word[];
}

const DISK = /^\/dev\/(?:sd|hd|vd|xvd|nvme|disk|mmcblk|mapper\/|loop)/m;

/** The root, a directory in the root, home, or everything in the current or parent directory. */
const WHOLE =
  /^(?:\/+(?:[\w.-]*\/?)?\*?|\*|\.{1,2}\/?\*?|~[^/\n]*(?:\/\*?)?|\$\{?HOME\}?(?:\/\*?)?)$/m;

const INIT = /^(?:init|telinit)$/;
const CONTROL = /^(?:systemctl|loginctl)$/;

/**
 * The patterns, tried in this order: the program, and what its arguments must all match, one argument on a line. They
 * match the parsed arguments, not the text.
 */
const PATTERNS: readonly (readonly [DangerousPatternId, program: RegExp, ...args: RegExp[]])[] = [
  ['mass_deletion', /^rm$/, /^(?:-[A-Za-z]*r[A-Za-z]*|--re\w*)$/im, WHOLE],
  ['raw_disk_write', /^dd$/, /^(?:if=|of=\/dev\/)/m],
  ['filesystem_format', /^(?:mkfs(?:\..+)?|mke2fs)$/],
  ['direct_disk_write', /^tee$/, DISK],
  ['world_writable', /^chmod$/, /^(?:[0-7]{2,4}[2367]$|[ug]*[ao][uoga]*[+=][rxst]*w)/m],
  // The superuser as owner with any group, or as the group alone.
  ['privilege_escalation', /^chown$/, /^(?:\+?(?:root|0+)(?::.*)?|:\+?(?:root|0+))$/m],
  ['firewall_manipulation', /^(?:ip6?tables(?:-.+)?|nft|ufw|firewall-cmd)$/],
  ['system_shutdown', /^(?:shutdown|poweroff|halt)$/],
  ['system_shutdown', INIT, /^0$/m],
  ['system_shutdown', CONTROL, /^(?:poweroff|halt)$/m],
  ['system_reboot', /^reboot$/],
  ['system_reboot', INIT, /^6$/m],
  ['system_reboot', CONTROL, /^(?:reboot|kexec)$/m],
  ['force_kill', /^(?:kill|pkill|killall)$/, /^(?:-s\n?|--signal[=\n]|-)(?:9|(?:sig)?kill)$/im],
];

function patternOf({ program, args }: Started): DangerousPatternId | undefined {
  const lines = args.join('\n');
  return PATTERNS.find(
    ([, name, ...needed]) => name.test(program) && needed.every((each) => each.test(lines)),
  )?.[0];
}

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
    const name = patternOf(started);
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
