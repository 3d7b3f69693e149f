import { normalise } from '../../../repo/paths.ts';
import type { Problem } from '../../../rules/finding.ts';
import { lex } from '../../lex/lex.ts';
import type { Word } from '../../reading.ts';
import { parseNode } from '../node.ts';
import { PRELOADABLE_PACKAGES } from '../node-flags.ts';
import { type FlagRuleId, flagProblem } from '../parsed.ts';
import type { ToolFlagRead } from './read-tool.ts';
import type { ValueKind } from './tool-table.ts';

/** Packages besides those that node preloads, whose whole purpose is that a test runner loads them first. */
const REGISTERS =
  /^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|chai\/register-(?:assert|expect|should)|(?:global-jsdom|jsdom-global)\/register|core-js\/stable|reflect-metadata|regenerator-runtime\/runtime|should|sinon-chai|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/;

/** Variables that change nothing of what runs. */
const HARMLESS_VARIABLE = /^(?:NODE_ENV|CI|FORCE_COLOR|NO_COLOR|TZ|LANG|LC_ALL|DEBUG)[=:]/;
const VARIABLE_THAT_RUNS =
  /^(?:NODE_|LD_|DYLD_|npm_|TAP_|TS_NODE|TSX_|BASH_ENV|ENV|SHELL|PATH|HOME)/i;

/** What a flag with a value of one kind breaks. */
export function judgeValue(
  program: string,
  { word, written, flag, value = '', off }: ToolFlagRead,
): readonly Problem[] {
  if (flag === undefined) return [];
  const does = (rule: FlagRuleId | undefined) =>
    rule === undefined ? [] : [flagProblem(rule, program, flagOf(word, written, value))];
  if (flag.kind === 'node') return off ? [] : judgeNodeFlags(word, nodeFlagsIn(program, value));
  return does(ruleFor(flag.kind, value, off));
}

function flagOf({ text, span }: Word, written: string, value: string) {
  const shown = text === written && value !== '' ? `${written} ${value}` : text;
  return { name: written, written: shown, span, value };
}

function ruleFor(kind: ValueKind, value: string, off: boolean): FlagRuleId | undefined {
  switch (kind) {
    case 'plain':
    case 'command':
    case 'node':
      return isForeign(value) ? 'tool-loads-code' : undefined;
    case 'root':
      return normalise(value) === undefined ? 'tool-loads-code' : undefined;
    case 'config':
      return off || !isElsewhere(value) ? undefined : 'tool-loads-code';
    case 'code':
      return off ? undefined : ruleForCode(value);
    case 'preload':
      if (off) return undefined;
      return PRELOADABLE_PACKAGES.has(value) || REGISTERS.test(value)
        ? 'preloads-package'
        : 'preloads-code';
    case 'script-text':
      if (/^[@\w./-]*$/.test(value)) return off ? undefined : ruleForCode(value);
      return 'evaluates-text';
    case 'variable':
      return ruleForVariable(value);
    case 'output':
      return off ? undefined : ruleForOutput(value);
    default:
      return off ? undefined : kind;
  }
}

/** A name is a built-in or a package; a path is a file that runs and is not named as what runs. */
function ruleForCode(value: string): FlagRuleId | undefined {
  if (isElsewhere(value)) return 'tool-loads-code';
  return value.split(',').some((each) => /^\.|\.[cm]?[jt]sx?$/.test(each))
    ? 'tool-runs-file'
    : undefined;
}

function ruleForVariable(value: string): FlagRuleId | undefined {
  const pairs = value.split(',');
  if (pairs.every((pair) => HARMLESS_VARIABLE.test(pair))) return undefined;
  return pairs.some((pair) => VARIABLE_THAT_RUNS.test(pair.trim()))
    ? 'changes-node-options'
    : undefined;
}

/** A report option is `key=path`; the path alone decides. */
function ruleForOutput(value: string): FlagRuleId | undefined {
  const path = value.slice(value.lastIndexOf('=') + 1);
  if (path === '' || path === '-' || path === 'stdout' || path === 'stderr') return undefined;
  return isElsewhere(path) ? 'writes-files' : 'tool-writes';
}

/** Configuration in an argument, at an address, or outside the repository is code that no one reads. */
function isElsewhere(value: string): boolean {
  return (
    /^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(value) ||
    value.split(',').some((each) => normalise(each) === undefined)
  );
}

/** An address of code, or a relative path that leaves the root; an absolute one has its own rule. */
export function isForeign(value: string): boolean {
  if (/(?:^|[=,\s])(?:data|file):/i.test(value)) return true;
  return (
    value.includes('..') && !/^(?:[\\/]|[A-Za-z]:)/.test(value) && normalise(value) === undefined
  );
}

/**
 * mocha takes options without dashes, divided by commas; ava one text that it splits as a shell
 * would; the others one option each.
 */
function nodeFlagsIn(program: string, value: string): readonly string[] {
  if (program === 'mocha' || program === '_mocha') {
    return value.split(',').map((each) => (each.startsWith('-') ? each : `--${each}`));
  }
  return program === 'ava' ? lex(value).words.map(({ text }) => text) : [value];
}

/** Stands for the tool's own script, and for the value of a flag that has none. */
const SCRIPT = 'x.js';

/** Flags that a tool hands to the node that it starts, judged as node's own. */
export function judgeNodeFlags(word: Word, flags: readonly string[]): readonly Problem[] {
  const { span } = word;
  const words = [...flags, SCRIPT, SCRIPT].map((text) => ({ text, span, quoted: false }));
  return parseNode(words).problems;
}
