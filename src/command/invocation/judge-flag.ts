import { PRELOADABLE_BY_TOOLS, PRELOADABLE_PACKAGES } from '../../programs/node-flags.ts';
import type { FlagRead } from '../../programs/read-use.ts';
import { type FlagRuleId, isReason } from '../../programs/reasons.ts';
import type { FlagSet, Use } from '../../programs/table.ts';
import { normalise } from '../../repo/paths.ts';
import type { Problem } from '../../rules/problem.ts';
import { isHarmlessVariable } from '../../shell/assignment.ts';
import type { Word } from '../../shell/word.ts';
import type { NamedFile } from '../reading.ts';
import { flagProblem, isElsewhere, isForeign, isOfMachine, wordProblem } from './parsed.ts';

/** The problems of one flag, and the files in its value. */
export interface JudgedFlag {
  readonly problems: readonly Problem[];
  readonly files?: readonly NamedFile[];
  /** A directory for relative paths that the program reads. */
  readonly root?: string;
}

const NOTHING: JudgedFlag = { problems: [] };

interface Judged {
  readonly rule?: FlagRuleId | undefined;
  readonly files?: readonly NamedFile[];
  readonly root?: string;
}

/** Judges a flag by its kind and value, or as unknown. */
export function judgeFlag(
  program: string,
  set: FlagSet & Partial<Pick<Use, 'data'>>,
  read: FlagRead,
): JudgedFlag {
  const { flag, value = '', written, off } = read;
  if (flag === undefined) return unknownFlag(program, set, read);
  const breaks = (rule: FlagRuleId) => valueProblem(rule, program, read);
  const { choices } = flag;
  if (choices?.every((each) => !isChoice(each, value.replace(/\s+/g, '')))) {
    return { problems: [breaks('unknown-flag')] };
  }
  if (off) return NOTHING;
  const { rule, ...named } = isReason(flag.kind)
    ? { rule: flag.kind }
    : judgeValue(program, read, set.stops === true);
  const isOutside = isForeign(written) || isOfMachine(written);
  const broken = rule ?? (isOutside ? 'outside-code' : undefined);
  return { ...(value === '' ? {} : named), problems: broken ? [breaks(broken)] : [] };
}

function isChoice(choice: string, value: string): boolean {
  const [before = '', after] = choice.split('~');
  if (after === undefined) return value === choice;
  const between = value.slice(before.length, value.length - after.length);
  const isPlain = /^[^"'\\{}<>\s]+$/.test(between);
  return isPlain && value === `${before}${between}${after}`;
}

function valueProblem(
  rule: FlagRuleId,
  program: string,
  { word: { text, span }, written, value = '' }: FlagRead,
): Problem {
  const shown = text === written && value !== '' ? `${written} ${value}` : text;
  return flagProblem(rule, program, { name: written, written: shown, span, value });
}

/** @param stops true if the arguments name the code that runs, so the flag comes before it */
function judgeValue(program: string, read: FlagRead, stops: boolean): Judged {
  const { word, flag, written, value = '' } = read;
  const { span } = word;
  const kind = flag?.kind ?? 'text';
  switch (kind) {
    case 'choice':
      return {};
    case 'tests':
      return { files: [{ as: 'tests', path: value, span }] };
    case 'path': {
      const rule = normalise(value) === undefined ? 'outside-code' : undefined;
      const files = isElsewhere(value) ? [] : [{ as: 'place', path: value, span } as const];
      return { rule, files, root: value };
    }
    case 'config': {
      if (isElsewhere(value)) return { rule: 'outside-code' };
      // ruff also accepts a setting as text.
      return /^[\w.-]+ *=/.test(value) ? {} : { files: [{ as: 'config', path: value, span }] };
    }
    case 'output': {
      // A report option can be `key=path`; only the path counts.
      const path = value.slice(value.lastIndexOf('=') + 1);
      if (/^(?:-?|stdout|stderr|\/dev\/null)$/.test(path)) return {};
      if (isElsewhere(path)) return { rule: 'writes-files' };
      return { rule: 'tool-writes', files: [{ as: 'place', path, span }] };
    }
    case 'code':
    case 'preload': {
      const rule = kind === 'code' ? ruleForCode(value, stops) : ruleForPreload(value, stops);
      const ifFile = valueProblem('tool-runs-file', program, read);
      return { rule, files: codeIn(value).map((path) => codeFile(path, span, ifFile, kind)) };
    }
    case 'module': {
      // `error:message:module.Category` contains the class of a module.
      const names = value.split(':').filter((each) => /^\w+(?:\.\w+)*$/.test(each));
      const paths = new Set(
        names.flatMap((each) => [each, each.replace(/\.\w+$/, '')]).flatMap(pythonFiles),
      );
      const ifFile = valueProblem('tool-runs-file', program, read);
      const rule = isForeign(value) || /[\\/]/.test(value) ? 'outside-code' : undefined;
      return { rule, files: [...paths].map((path) => ({ as: 'module', path, span, ifFile })) };
    }
    default: {
      const isOpened = isOfMachine(value) && !isPattern(written, value);
      const outside = isForeign(value) || isOpened || LOADS_FILE.test(value);
      return { rule: outside ? 'outside-code' : undefined };
    }
  }
}

/** A file other than JSON in nested settings: `{plugins: ['./x.js']}`. */
const LOADS_FILE = /[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\][{}:]*\.json\b)/s;

/** Flags with patterns of names, with excluded paths, or with paths that a program may read and write. */
const PATTERNS =
  /(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;

/** True if a path in a value is not opened. `-t` of webpack can name a file after a colon. */
function isPattern(written: string, value: string): boolean {
  return PATTERNS.test(written) || (written === '-t' && !value.includes(':'));
}

/**
 * A name is a built-in or a package. A path is a file that runs without being the command's operand; if the
 * operand names the code that runs, no file of the commit may run before it.
 */
function ruleForCode(value: string, stops: boolean): FlagRuleId | undefined {
  if (isElsewhere(value) || /[\s(){};`]/.test(value)) return 'outside-code';
  const isFile = value.split(',').some((each) => /^\.|\.[cm]?[jt]sx?$/.test(each));
  if (!isFile) return undefined;
  return stops ? 'outside-code' : 'tool-runs-file';
}

/** Only a known package may run before the operand. A tool that finds its tests may load one more file. */
function ruleForPreload(value: string, stops: boolean): FlagRuleId {
  if (PRELOADABLE_PACKAGES.has(value) || PRELOADABLE_BY_TOOLS.has(value)) return 'tool-runs-file';
  return stops ? 'outside-code' : (ruleForCode(value, stops) ?? 'tool-runs-file');
}

function codeIn(value: string): readonly string[] {
  const inside = value.split(',').filter((each) => each !== '' && !isElsewhere(each));
  return inside.map((each) => each.replace(/^<rootDir>\//, './'));
}

function codeFile(
  path: string,
  span: Word['span'],
  ifFile: Problem,
  kind: 'code' | 'preload',
): NamedFile {
  const isPath = /^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(path);
  if (isPath) return { as: 'code', path, span };
  return { as: 'module', path, span, ifFile, first: kind === 'preload' };
}

export function pythonFiles(module: string): readonly string[] {
  const path = module.replaceAll('.', '/');
  return ['', 'src/'].flatMap((folder) =>
    ['.py', '/__main__.py', '/__init__.py'].map((end) => `${folder}${path}${end}`),
  );
}

/** True if a text such as `NAME=value` (rollup: `NAME:value`) sets a harmless variable. */
export function setsHarmless(text: string): boolean {
  const [, name = '', value = ''] = /^(\w+)[=:](.*)$/s.exec(text) ?? [];
  return name !== '' && isHarmlessVariable(name, value);
}

/**
 * Judges a flag outside of the table. An unknown flag of a launcher may take the word that would start.
 * Others may be newer than the table.
 */
function unknownFlag(
  program: string,
  { stops, data = {} }: FlagSet & Partial<Pick<Use, 'data'>>,
  { word, written, value = '' }: FlagRead,
): JudgedFlag {
  const does = (rule: FlagRuleId): JudgedFlag => ({ problems: [wordProblem(rule, program, word)] });
  if (stops) return does('unknown-flag');
  // npm reads it, so it is judged with the scripts that receive it.
  if (data.starts === 'npm-scripts' && word.text.includes('=')) return NOTHING;
  const isOutside = [written, value].some((text) => isForeign(text) || isOfMachine(text));
  if (isOutside) return does('outside-code');
  return data.unknown ? NOTHING : does('unknown-flag');
}
