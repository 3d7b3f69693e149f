import type { Reading } from '../../command/reading.ts';
import { riskSchema } from '../../model/verdict.ts';
import { compileLinear } from '../../policy/linear-pattern.ts';
import { PATH_KINDS } from '../../programs/kinds.ts';
import { type Arguments, readArguments, warningsIn } from '../../programs/read-arguments.ts';
import { splitAtEquals } from '../../programs/read-flags.ts';
import { type SandboxProgram, sandboxProgram } from '../../programs/registry.ts';
import type { FamilyInput } from '../../programs/schema.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { type Danger, findDangers } from '../../shell/dangers.ts';
import { everyCommand, readShellText, type SimpleCommand } from '../../shell/shell-text.ts';
import type { Word } from '../../shell/word.ts';
import { type CommandContext, Places } from '../command-context.ts';
import {
  besidesProgram,
  firstOfEach,
  type ProfileDefinition,
  type ProfileJudgement,
} from './profile.ts';
import { readToolCall } from './tool-call.ts';

/**
 * The safety system of an agent's sandbox, in three layers: dangerous patterns, paths, and the table of
 * allowed commands. Only the first layer with findings reports. Shell syntax is always blocked, because
 * no command runs in a shell.
 */
export const workspace: ProfileDefinition = (reading, found, context) =>
  context.proposal.tool === 'runpy'
    ? judgeCall(reading, found, context)
    : judgeText(reading, besidesProgram(found, reading), context);

/** One simple command, as its program reads it. */
interface ReadCommand {
  readonly command: SimpleCommand;
  /** Undefined if the profile does not accept the program. */
  readonly program: SandboxProgram | undefined;
  readonly read: Arguments;
}

function judgeText(
  reading: Reading,
  rest: readonly Finding[],
  context: CommandContext,
): ProfileJudgement {
  const { families, patterns, disabled_packs } = context.policy;
  const places = new Places(context);
  const written = readShellText(reading.command);
  const readAll = (commands: readonly SimpleCommand[]) =>
    commands.map((command) => readWithin(command, families, disabled_packs));
  const commands = readAll(everyCommand(written));
  const own = (layer: 1 | 2 | 3) =>
    commands.flatMap((each) => {
      const text = subjectOf(each);
      return patterns
        .filter((pattern) => pattern.layer === layer && matchesPattern(pattern.regex, text))
        .map(({ name, regex, reason }) =>
          finding('custom_pattern', { name, pattern: regex, reason }, { layer }),
        );
    });
  const layers: readonly (() => readonly Finding[])[] = [
    () => dangersIn(reading, written),
    () =>
      readAll(expanded(reading, context.mount, places, commands)).flatMap((each) =>
        pathObjections(each, places),
      ),
    () => commands.flatMap(commandObjections),
  ];
  for (const [index, findObjections] of layers.entries()) {
    const objections = [...findObjections(), ...own((index + 1) as 1 | 2 | 3)];
    // A blocked command has only its reasons.
    if (objections.length > 0)
      return { findings: [...firstOfEach(objections, 1), ...rest.filter(isError)] };
  }
  const uses = commands.map(({ read }) => read.use);
  const warnings = new Set(uses.flatMap(warningsIn));
  const findings = [...rest, ...[...warnings].map((id) => finding(id, {}))];
  const risk = riskSchema.options.findLast((each) => uses.some((use) => use.risk === each));
  return risk === undefined || risk === 'safe' || findings.some(isError)
    ? { findings }
    : { findings, risk };
}

function readWithin(
  command: SimpleCommand,
  families: readonly FamilyInput[],
  disabled: readonly string[],
): ReadCommand {
  const [first, ...words] = command.words;
  const known = sandboxProgram('workspace', first?.text ?? '', families);
  const program = known && !disabled.includes(known.family.category) ? known : undefined;
  return { command, program, read: readArguments(words, program ?? {}) };
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
function dangerFinding({ name, pattern, span }: Danger, here: boolean): Finding {
  return finding(name, { pattern: clip(pattern) }, here ? { span } : {});
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
  commands: readonly ReadCommand[],
): readonly SimpleCommand[] {
  const here = tree !== undefined && at !== '/' && at === cwd;
  return here && commands.length === 1
    ? everyCommand(readShellText(command, tree))
    : commands.map((each) => each.command);
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

/** The words that are certainly text; all others may be paths. */
function dataOf({ program, read }: ReadCommand): ReadonlySet<Word> {
  const values = program === undefined ? [] : read.values;
  return new Set(values.flatMap(({ kind, word }) => (PATH_KINDS.has(kind) ? [] : word)));
}

const compiled = new Map<string, ReturnType<typeof compileLinear>>();

/** A pattern that cannot be compiled matches everything: it fails closed. */
function matchesPattern(source: string, text: string): boolean {
  const linear = compiled.get(source) ?? compileLinear(source);
  compiled.set(source, linear);
  return 'error' in linear || linear.matches(text);
}

/** True if a policy's pattern matches a command of a text. */
export function matchesAnyCommand(
  text: string,
  regex: string,
  families: readonly FamilyInput[],
): boolean {
  return everyCommand(readShellText(text)).some((command) =>
    matchesPattern(regex, subjectOf(readWithin(command, families, []))),
  );
}

/** Joins the words that are not data, and the redirections, by spaces. */
function subjectOf(each: ReadCommand): string {
  const { words, redirections } = each.command;
  const data = dataOf(each);
  return [
    ...words.filter((word) => !data.has(word)).map(({ text }) => text),
    ...redirections.map(({ operator, target }) => `${operator} ${target?.text ?? ''}`),
  ].join(' ');
}

/** The second layer: every word that is or contains a possible path must be inside the workspace. */
function pathObjections(each: ReadCommand, places: Places): readonly Finding[] {
  const { words, redirections, problems } = each.command;
  const data = dataOf(each);
  const variables = problems.filter(({ rule }) => rule === 'variable-expansion');
  const targets = redirections.flatMap(({ target }) => target ?? []);
  return [...words.slice(1).filter((word) => !data.has(word)), ...targets].flatMap(
    ({ text, span }) => {
      const expands = variables.some(
        ({ span: at }) => at.start >= span.start && at.end <= span.end,
      );
      return [text, ...valuesIn(text)].flatMap((path) => judgePath(path, span, places, expands));
    },
  );
}

/** A flag's possible path: the value behind `=`, or attached to one letter. */
function valuesIn(text: string): readonly string[] {
  if (!text.startsWith('-')) return [];
  const { attached } = splitAtEquals(text);
  return [...(attached ? [attached] : []), ...(/^-[^-]./.test(text) ? [text.slice(2)] : [])];
}

/** @param expands whether a shell would expand the path */
function judgePath(
  path: string,
  span: Word['span'],
  places: Places,
  expands = false,
): readonly Finding[] {
  const at = expands || path.startsWith('~') ? undefined : places.locate(path);
  if (at === undefined || !places.isIn(at, places.workspace)) {
    return [finding('path_outside_workspace', { path }, { span })];
  }
  const climbs = path.split(/[\\/]/).includes('..');
  return climbs ? [finding('path_traversal', { path }, { span })] : [];
}

/** The flags that the specification blocks, by program. */
const BLOCKED_FLAGS: readonly (readonly [RegExp, RegExp])[] = [
  [/^rm$/, /^-[A-Za-z]*[rRfiI]|^--(?:recursive|interactive|all)$/],
  [/^(?:chmod|chown|dd|kill)$/, /^--all$/],
  [/^/, /^--force$/],
];

/** The third layer: blocked flags, then the table of allowed commands. */
function commandObjections({ command, program: known, read }: ReadCommand): readonly Finding[] {
  const [first, ...words] = command.words;
  if (first === undefined) return [];
  const { text: program } = first;
  const flags = BLOCKED_FLAGS.flatMap(([of, flag]) => (of.test(program) ? [flag] : []));
  const blocked = words.filter(({ text }) => flags.some((flag) => flag.test(text)));
  if (blocked.length > 0)
    return blocked.map(({ text, span }) =>
      finding('blocked_flag', { program, flag: text }, { span }),
    );
  if (words.length === 1 && known && /^--(?:version|help)$/.test(words[0]?.text ?? '')) return [];
  const objections = known ? read.objections : [{ objection: 'is not allowed', word: first }];
  return objections.map(({ objection, word = first }) =>
    finding('command_not_allowed', { program, objection }, { span: word.span }),
  );
}

/** Judges a call of the agent's Python tool: a function whose first argument is a file. */
function judgeCall(
  { command }: Reading,
  found: readonly Finding[],
  context: CommandContext,
): ProfileJudgement {
  const rest = found.filter(({ rule }) => ruleOf(rule).anyText === true);
  const call = readToolCall(command);
  const [path] = call?.args ?? [];
  if (call?.name !== 'write_file' || path === undefined) {
    const program = clip(call?.name ?? command);
    const objection = 'is not a call of a file tool with literal arguments';
    return { findings: [finding('command_not_allowed', { program, objection }), ...rest] };
  }
  const findings = [...judgePath(path.text, path.span, new Places(context)), ...rest];
  return findings.some(isError) ? { findings } : { findings, risk: 'write' };
}
