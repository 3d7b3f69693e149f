import type { Reading, Word } from '../../../command/reading.ts';
import { everyCommand, readShellText, type SimpleCommand } from '../../../command/shell-text.ts';
import { type Registry, registryOf } from '../../../families/registry.ts';
import type { Family } from '../../../families/schema.ts';
import { riskSchema } from '../../../model/verdict.ts';
import { type Finding, finding } from '../../../rules/finding.ts';
import { type CommandContext, Places } from '../../context.ts';
import {
  besidesProgram,
  firstOfEach,
  type ProfileDefinition,
  type ProfileJudgement,
} from '../profile.ts';
import { findCommandObjections, workspaceRisk, workspaceWarnings } from './allowed.ts';
import { findCustomPatterns } from './custom.ts';
import { type Danger, findDangers } from './danger.ts';
import { findPathObjections, judgePath } from './paths.ts';
import { readToolCall } from './tool-call.ts';

/**
 * The safety system of an agent's sandbox, in three layers: dangerous patterns, paths, and the table of
 * allowed commands. Only the first layer with findings reports. Shell syntax is always blocked, because
 * no command runs in a shell.
 */
export const workspace: ProfileDefinition = {
  judge: (reading, found, context) =>
    context.proposal.tool === 'runpy'
      ? judgeCall(reading, found, context)
      : judgeText(reading, besidesProgram(found, reading), context),
};

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
const CHARACTERS: ReadonlySet<string> = new Set([
  'bidirectional-character',
  'command-not-text',
  'command-too-long',
  'control-character',
  'invisible-character',
  'lone-surrogate',
  'markup-injection',
  'nul-character',
  'workflow-command',
]);

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
