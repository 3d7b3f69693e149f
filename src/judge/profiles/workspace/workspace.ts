import type { Reading } from '../../../command/reading.ts';
import type { Span } from '../../../model/finding.ts';
import { riskSchema } from '../../../model/verdict.ts';
import { compileLinear, type LinearPattern } from '../../../policy/linear-pattern.ts';
import { splitAtEquals } from '../../../programs/read-flags.ts';
import { type Registry, registryOf } from '../../../programs/registry.ts';
import type { Family } from '../../../programs/schema.ts';
import { type Finding, finding } from '../../../rules/finding.ts';
import { type Danger, findDangers } from '../../../shell/dangers.ts';
import { everyCommand, readShellText, type SimpleCommand } from '../../../shell/shell-text.ts';
import type { Word } from '../../../shell/word.ts';
import { type CommandContext, type CommandPolicy, Places } from '../../command-context.ts';
import {
  besidesProgram,
  firstOfEach,
  type ProfileDefinition,
  type ProfileJudgement,
} from '../profile.ts';
import {
  findCommandObjections,
  isDataFlag,
  splitArguments,
  workspaceRisk,
  workspaceWarnings,
} from './allowed-commands.ts';

/**
 * The safety system of an agent's sandbox, in three layers: dangerous patterns, paths, and the table of
 * allowed commands. Only the first layer with findings reports. Shell syntax is always blocked, because
 * no command runs in a shell.
 */
export const workspace: ProfileDefinition = (reading, found, context) =>
  context.proposal.tool === 'runpy'
    ? judgeCall(reading, found, context)
    : judgeText(reading, besidesProgram(found, reading), context);

function judgeText(
  reading: Reading,
  rest: readonly Finding[],
  context: CommandContext,
): ProfileJudgement {
  const { policy } = context;
  const registry = registryOf(policy.families);
  const places = new Places(context);
  const written = readShellText(reading.command);
  const commands = everyCommand(written);
  const familyOf = ({ words }: SimpleCommand) => allowedFamily(words[0], registry, context);
  const custom = (layer: 1 | 2 | 3) =>
    commands.flatMap((command) => findCustomPatterns(command, policy.patterns, layer, registry));
  const layers: readonly (() => readonly Finding[])[] = [
    () => [...dangersIn(reading, written), ...custom(1)],
    () => [
      ...expanded(reading, context.mount, places, commands).flatMap((command) =>
        findPathObjections(command, familyOf(command), places),
      ),
      ...custom(2),
    ],
    () => [
      ...commands.flatMap((command) => findCommandObjections(command, familyOf(command))),
      ...custom(3),
    ],
  ];
  for (const findObjections of layers) {
    const objections = findObjections();
    // A blocked command has only its reasons.
    if (objections.length > 0)
      return { findings: [...firstOfEach(objections, 1), ...rest.filter(isError)] };
  }
  const families = commands.flatMap((command) => {
    const family = familyOf(command);
    return family ? [{ command, family }] : [];
  });
  const warnings = new Set(
    families.flatMap(({ command, family }) => workspaceWarnings(command, family)),
  );
  const findings = [...rest, ...[...warnings].map((id) => finding(id, {}))];
  const risks = new Set(families.map(({ command, family }) => workspaceRisk(command, family)));
  const risk = riskSchema.options.findLast((each) => each !== 'safe' && risks.has(each));
  return risk && !findings.some(isError) ? { findings, risk } : { findings };
}

/** Finds patterns in the text, and in every npm script that it would run. */
function dangersIn({ targets }: Reading, written: readonly SimpleCommand[]): readonly Finding[] {
  const scripts = targets.flatMap(({ script }) => (script === undefined ? [] : [script]));
  return [
    ...findDangers(written).map((danger) => dangerFinding(danger, true)),
    ...scripts
      .flatMap((script) => findDangers(readShellText(script)))
      .map((danger) => dangerFinding(danger, false)),
  ];
}

/** @param here whether the words are in the command itself, and not in a script that it runs */
function dangerFinding({ name, pattern, words }: Danger, here: boolean): Finding {
  const start = words[0]?.span.start;
  const end = words.at(-1)?.span.end;
  const span = here && start !== undefined && end !== undefined ? { span: { start, end } } : {};
  return finding(name, { pattern: clip(pattern) }, span);
}

const SHOWN = 200;

function clip(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** Expands the patterns of a single command, if it would run in the root of the tree. */
function expanded(
  { command }: Reading,
  { tree, at }: CommandContext['mount'],
  { cwd }: Places,
  commands: readonly SimpleCommand[],
): readonly SimpleCommand[] {
  const here = tree !== undefined && at !== '/' && at === cwd;
  return here && commands.length === 1 ? everyCommand(readShellText(command, tree)) : commands;
}

function allowedFamily(
  first: Word | undefined,
  registry: Registry,
  { policy }: CommandContext,
): Family | undefined {
  const family = first && registry.get(first.text);
  return family && !policy.disabled_packs.includes(family.category) ? family : undefined;
}

/** Rules about characters, which also apply to a text that is not a shell command. */
const CHARACTERS: ReadonlySet<string> = new Set(
  `
  bidirectional-character command-not-text command-too-long control-character invisible-character
  lone-surrogate markup-injection nul-character workflow-command
  `.match(/\S+/g),
);

/** Judges a call of the agent's Python tool: a function whose first argument is a file. */
function judgeCall(
  { command }: Reading,
  found: readonly Finding[],
  context: CommandContext,
): ProfileJudgement {
  const rest = found.filter(({ rule }) => CHARACTERS.has(rule));
  const call = readToolCall(command);
  const [path] = call?.args ?? [];
  if (call === undefined || path === undefined || !FILE_TOOLS.has(call.name)) {
    const program = clip(call?.name ?? command);
    const reason = 'is not a call of a file tool with literal arguments';
    return { findings: [finding('command_not_allowed', { program, reason }), ...rest] };
  }
  const objections = judgePath(path.text, path.span, new Places(context));
  const findings = [...objections, ...rest];
  return findings.some(isError) ? { findings } : { findings, risk: 'write' };
}

const FILE_TOOLS: ReadonlySet<string> = new Set(['write_file']);

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

const compiled = new Map<string, ReturnType<typeof compileLinear>>();

/** Matches one simple command with the policy's patterns of one layer. */
function findCustomPatterns(
  command: SimpleCommand,
  patterns: CommandPolicy['patterns'],
  layer: 1 | 2 | 3,
  registry: Registry,
): readonly Finding[] {
  const own = patterns.filter((pattern) => pattern.layer === layer);
  if (own.length === 0) return [];
  const text = subjectOf(command, registry);
  return own
    .filter(({ regex }) => matches(regex, text))
    .map(({ name, regex: pattern, reason }) =>
      finding(`custom_pattern.${layer}`, { name, pattern, reason }),
    );
}

/** A pattern that cannot be compiled matches everything: it fails closed. */
function matches(source: string, text: string): boolean {
  const linear = compilePattern(source);
  return 'error' in linear || linear.matches(text);
}

/** Compiles a pattern; the result is cached. */
export function compilePattern(source: string): LinearPattern | { readonly error: string } {
  const pattern = compiled.get(source) ?? compileLinear(source);
  compiled.set(source, pattern);
  return pattern;
}

/** Returns the words of a command that are not data, and its redirections, joined by spaces. */
export function subjectOf({ words, redirections }: SimpleCommand, registry: Registry): string {
  const [first, ...rest] = words;
  const { data } = splitArguments(rest, registry.get(first?.text ?? '')?.workspace);
  const text = new Set(data);
  return [
    ...words.filter((word) => !text.has(word)).map((word) => word.text),
    ...redirections.map(({ operator, target }) => `${operator} ${target?.text ?? ''}`),
  ].join(' ');
}

/** A Python call with only literal strings as arguments. */
interface ToolCall {
  readonly name: string;
  readonly args: readonly { readonly text: string; readonly span: Span }[];
}

const CALL = /^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d;
/** A string without escapes, prefix or concatenation, so that its value is its source. */
const ARGUMENT = /^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;

/** Parses a Python call. @returns undefined for any other text */
function readToolCall(text: string): ToolCall | undefined {
  const call = CALL.exec(text);
  if (call === null) return undefined;
  const [, name = '', list = ''] = call;
  const args: ToolCall['args'][number][] = [];
  let at = call.indices?.[2]?.[0] ?? 0;
  let rest = list;
  while (rest !== '') {
    const argument = ARGUMENT.exec(rest);
    if (argument === null) return undefined;
    const [written, single, double] = argument;
    args.push({ text: single ?? double ?? '', span: { start: at, end: at + written.length } });
    rest = rest.slice(written.length);
    at += written.length;
  }
  return { name, args };
}

/** The second layer: every word of a command that may be a path must be inside the workspace. */
function findPathObjections(
  command: SimpleCommand,
  family: Family | undefined,
  places: Places,
): readonly Finding[] {
  const spec = family?.workspace;
  const [, ...words] = command.words;
  const { flags, operands } = splitArguments(words, spec);
  const variables = command.problems.filter(({ rule }) => rule === 'variable-expansion');
  const targets = command.redirections.flatMap(({ target }) => target ?? []);
  const values = flags
    .filter(({ text }) => spec === undefined || !isDataFlag(text, spec))
    .flatMap(({ text, span }) => valuesOf(text).map((value) => ({ text: value, span })));
  return [...operands, ...values, ...targets].flatMap(({ text, span }) => {
    const expands = variables.some(({ span: at }) => at.start >= span.start && at.end <= span.end);
    return judgePath(text, span, places, expands);
  });
}

/**
 * Judges one path.
 *
 * @param expands whether a shell would expand the path
 */
function judgePath(path: string, span: Span, places: Places, expands = false): readonly Finding[] {
  const at = expands || path.startsWith('~') ? undefined : places.locate(path);
  if (at === undefined || !places.isIn(at, places.workspace)) {
    return [finding('path_outside_workspace', { path }, { span })];
  }
  const climbs = path.split(/[\\/]/).includes('..');
  return climbs ? [finding('path_traversal', { path }, { span })] : [];
}

/** Returns what may be a path in a flag: the value after `=`, or attached to one letter. */
function valuesOf(text: string): string[] {
  const { attached } = splitAtEquals(text);
  return [
    ...(attached === undefined ? [] : [attached]),
    ...(text.startsWith('--') ? [] : [text.slice(2)]),
  ];
}
