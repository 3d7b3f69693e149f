import { PRELOADABLE_BY_TOOLS, PRELOADABLE_PACKAGES } from '../../programs/node-flags.ts';
import type { ToolFlagRead } from '../../programs/read-tool.ts';
import type { ValueKind } from '../../programs/schema.ts';
import type { FlagSet } from '../../programs/table.ts';
import { normalise } from '../../repo/paths.ts';
import type { Problem } from '../../rules/problem.ts';
import { isHarmlessVariable } from '../../shell/assignment.ts';
import { lex } from '../../shell/lex.ts';
import type { Word } from '../../shell/word.ts';
import { parseNode } from './parse-node.ts';
import { type FlagRuleId, flagProblem, type Parsed } from './parsed.ts';
import { isElsewhere, isForeign, isOfMachine } from './value-text.ts';

/** What a flag with a value of one kind breaks. */
export function judgeValue(
  program: string,
  read: ToolFlagRead,
  tool?: FlagSet,
): readonly Problem[] {
  const { word, flag, value = '', off } = read;
  if (flag === undefined) return [];
  if (
    flag.choices !== undefined &&
    !flag.choices.some((choice) => isChoice(choice, value.replace(/\s+/g, '')))
  ) {
    return [valueProblem('unknown-flag', program, read)];
  }
  if (flag.kind === 'node') return off ? [] : judgeNodeFlags(word, nodeFlagsIn(program, value));
  const rule =
    flag.kind === 'preload' && !off
      ? ruleForPreload(value, tool?.stops === true)
      : ruleBefore(flag.kind, read, tool) ||
        ((isForeign(read.written) || isOfMachine(read.written)) && 'outside-code');
  return rule ? [valueProblem(rule, program, read)] : [];
}

function isChoice(choice: string, value: string): boolean {
  const [before = '', after] = choice.split('~');
  if (after === undefined) return value === choice;
  const between = value.slice(before.length, value.length - after.length);
  const isPlain = /^[^"'\\{}<>\s]+$/.test(between);
  return isPlain && value === `${before}${between}${after}`;
}

/** A problem with one flag of a tool and its value. */
export function valueProblem(
  rule: FlagRuleId,
  program: string,
  { word: { text, span }, written, value = '' }: ToolFlagRead,
): Problem {
  const shown = text === written && value !== '' ? `${written} ${value}` : text;
  return flagProblem(rule, program, { name: written, written: shown, span, value });
}

/** Code that a tool loads to compile a script runs before the script, as what is preloaded does. */
function ruleBefore(
  kind: ValueKind,
  read: ToolFlagRead,
  tool: FlagSet | undefined,
): FlagRuleId | undefined {
  const rule = ruleFor(kind, read);
  const isBefore = tool?.starts === 'node' && kind === 'code';
  return isBefore && rule === 'tool-runs-file' ? 'outside-code' : rule;
}

function ruleFor(kind: ValueKind, read: ToolFlagRead): FlagRuleId | undefined {
  const { written, value = '', off } = read;
  switch (kind) {
    case 'options':
      if (LOADS_FILE.test(value)) return 'outside-code';
      return ruleFor('plain', read);
    case 'plain':
      return isForeign(value) || (isOfMachine(value) && !isPattern(written, value))
        ? 'outside-code'
        : undefined;
    case 'node':
      return isForeign(value) ? 'outside-code' : undefined;
    case 'root':
      return normalise(value) === undefined ? 'outside-code' : undefined;
    case 'config':
      return off || !isElsewhere(value) ? undefined : 'outside-code';
    case 'code':
      return off ? undefined : ruleForCode(value);
    case 'preload':
    case 'tests':
    case 'choice':
      return undefined;
    case 'script-text':
      if (/^[@\w./-]*$/.test(value)) return off ? undefined : ruleForCode(value);
      return 'outside-code';
    case 'module':
      return isForeign(value) || /[\\/]/.test(value) ? 'outside-code' : undefined;
    case 'name':
      if (value === 'help') return 'only-prints';
      return /^(?!.*--)[\w:.,-]+$/.test(value) ? undefined : 'outside-code';
    case 'output':
      return off ? undefined : ruleForOutput(value);
    default:
      return off ? undefined : kind;
  }
}

/** A file other than JSON in nested settings: `{plugins: ['./x.js']}`. */
const LOADS_FILE = /[[{](?:.*["'[{:,\s])?\.{1,2}\/(?![^"'\s,\]}]*\.json\b)/s;

/**
 * Where the command names what runs, nothing but a known package may run before it: `ts-node` and `nyc`
 * are as node. A tool that finds its tests or inputs loads one more file of the commit.
 */
function ruleForPreload(value: string, stops: boolean): FlagRuleId {
  if (PRELOADABLE_PACKAGES.has(value) || PRELOADABLE_BY_TOOLS.has(value)) return 'tool-runs-file';
  if (stops) return 'outside-code';
  const isName = /^(?:@[^/]+\/)?[^/]+$/.test(value);
  return ruleForCode(value) ?? (isName ? 'tool-runs-file' : 'tool-runs-file');
}

/** Flags with patterns of names, with paths that are left out, or with those that a program may read and write. */
const PATTERNS =
  /(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;

/** Whether a path of the machine in a value is not opened; the `-t` of webpack can name a file behind a colon. */
function isPattern(written: string, value: string): boolean {
  return PATTERNS.test(written) || (written === '-t' && !value.includes(':'));
}

/** A name is a built-in or a package; a path is a file that runs and is not named as what runs. */
function ruleForCode(value: string): FlagRuleId | undefined {
  if (isElsewhere(value)) return 'outside-code';
  return value.split(',').some((each) => /^\.|\.[cm]?[jt]sx?$/.test(each))
    ? 'tool-runs-file'
    : undefined;
}

/** Whether a text such as `NAME=value` (rollup: `NAME:value`) sets a harmless variable. */
export function setsHarmless(text: string): boolean {
  const [, name = '', value = ''] = /^(\w+)[=:](.*)$/s.exec(text) ?? [];
  return name !== '' && isHarmlessVariable(name, value);
}

/** A report option is `key=path`; the path alone decides. */
function ruleForOutput(value: string): FlagRuleId | undefined {
  const path = value.slice(value.lastIndexOf('=') + 1);
  if (/^(?:-?|stdout|stderr|\/dev\/null)$/.test(path)) return undefined;
  return isElsewhere(path) ? 'writes-files' : 'tool-writes';
}

/**
 * The flags of node in one value. mocha takes options without dashes, divided by commas, and deno those of V8;
 * ava one text that it splits as a shell would; the others one option each.
 */
export function nodeFlagsIn(program: string, value: string): readonly string[] {
  if (/^(?:_?mocha|deno)$/.test(program)) {
    return value.split(',').map((each) => (each.startsWith('-') ? each : `--${each}`));
  }
  return program === 'ava' ? lex(value).words.map(({ text }) => text) : [value];
}

/** Stands for the tool's own script, and for the value of a flag that has none. */
const SCRIPT = 'x.js';

/** Flags that a tool hands to the node that it starts, judged as node's own. */
export function judgeNodeFlags(word: Word, flags: readonly string[]): readonly Problem[] {
  return parseHandedOn(word, flags).problems;
}

/** Reads flags that a tool hands to the node that it starts. */
export function parseHandedOn({ span }: Word, flags: readonly string[]): Parsed {
  return parseNode([...flags, SCRIPT, SCRIPT].map((text) => ({ text, span, quoted: false })));
}
