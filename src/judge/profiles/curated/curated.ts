import type { Reading } from '../../../command/reading.ts';
import type { Confirmation, Risk } from '../../../model/verdict.ts';
import { registryOf } from '../../../programs/registry.ts';
import type { CuratedFamily, Family } from '../../../programs/schema.ts';
import type { RuleId } from '../../../rules/catalogue.ts';
import { type Finding, finding, isProblem } from '../../../rules/finding.ts';
import type { Word } from '../../../shell/word.ts';
import {
  type CommandContext,
  type CommandPolicy,
  Places,
  type ProposalMode,
} from '../../command-context.ts';
import {
  besidesProgram,
  firstOfEach,
  type ProfileDefinition,
  type ProfileJudgement,
} from '../profile.ts';
import { type Operation, readOperation } from './operation.ts';

/** Maximum number of findings of one rule: every operand of a long command may break the same rule. */
const SHOWN_REASONS = 10;

/**
 * The curated validator: a registry of families defines the accepted forms, flags and operands, the
 * risk is computed from what the command would do, and the policy accepts the risk or not. All reasons
 * are collected; a command without reasons is accepted.
 */
export const curated: ProfileDefinition = (reading, found, context) => {
  const shape = [...shapeReasons(reading), ...besidesProgram(found, reading)];
  const [base, ...words] = firstCommand(reading);
  if (base === undefined) return refuse([finding('no_command', {}), ...shape], context);
  return judgeFamily(base, words, shape, context);
};

function judgeFamily(
  base: Word,
  words: readonly Word[],
  shape: readonly Finding[],
  context: CommandContext,
): ProfileJudgement {
  const { policy } = context;
  const name = context.proposal.family ?? base.text;
  const place = { span: base.span };
  const mismatch =
    name === base.text
      ? []
      : [finding('family_base_mismatch', { family: name, base: base.text }, place)];
  const family = registryOf(policy.families).get(name);
  const spec = family?.curated;
  if (family === undefined || spec === undefined) {
    return refuse(
      [finding('not_in_registry', { family: name }, place), ...mismatch, ...shape],
      context,
    );
  }
  const proposalMode = proposalModeOf(name, context);
  const places = new Places(context);
  const operation = readOperation(family, spec, words, places);
  const reasons = [
    ...availability(family, spec, context, proposalMode).map((finding) => ({
      ...finding,
      ...place,
    })),
    ...shape,
    ...mismatch,
    ...operation.reasons,
    ...rootReasons(operation, places, policy.allowed_roots),
    ...riskReasons(operation.risk, policy),
  ];
  const { risk } = operation;
  const confirmation = confirmationFor(risk, proposalMode);
  // Only accepted commands get warnings; a blocked command has its reasons.
  if (reasons.some(({ severity }) => severity === 'error')) {
    return { findings: firstOfEach(reasons.filter(isReason), SHOWN_REASONS), risk, confirmation };
  }
  return {
    findings: [...reasons, ...warningsOf(operation, proposalMode)],
    risk,
    confirmation,
  };
}

function refuse(reasons: readonly Finding[], { proposal }: CommandContext): ProfileJudgement {
  const confirmation = confirmationFor('dangerous', proposal.mode ?? 'structured');
  return { findings: reasons.filter(isReason), risk: 'dangerous', confirmation };
}

function proposalModeOf(family: string, { policy, proposal }: CommandContext): ProposalMode {
  return proposal.mode ?? (policy.experimental.includes(family) ? 'experimental' : 'structured');
}

function isReason({ severity }: Finding): boolean {
  return severity !== 'warning';
}

/** Checks that the family is enabled, supports the platform, and may be used in the proposal's mode. */
function availability(
  { name, category }: Family,
  { maturity, platforms }: CuratedFamily,
  { policy, platform }: CommandContext,
  proposalMode: ProposalMode,
): Finding[] {
  const findings: Finding[] = [];
  if (policy.disabled_packs.includes(category)) {
    findings.push(finding('family_disabled', { family: name, pack: category }));
  }
  if (platforms !== undefined && !platforms.includes(platform)) {
    findings.push(finding('platform_unsupported', { family: name, platform }));
  }
  if (!ACCEPTED_IN[maturity].includes(proposalMode)) {
    findings.push(finding('maturity_refused', { family: name, maturity }));
  }
  return findings;
}

/** The modes in which a family of a maturity is accepted. */
const ACCEPTED_IN: Readonly<Record<CuratedFamily['maturity'], readonly ProposalMode[]>> = {
  structured: ['structured', 'experimental'],
  direct_only: ['structured'],
  experimental_only: ['experimental'],
  blocked: [],
};

function rootReasons(
  { paths }: Operation,
  places: Places,
  roots: readonly string[],
): readonly Finding[] {
  if (roots.length === 0) return [];
  return paths
    .filter(({ path }) => path.startsWith('~') || !places.leadsInto(path, roots))
    .map(({ path, word }) =>
      finding('outside_allowed_roots', { path, roots }, word && { span: word.span }),
    );
}

function warningsOf({ warnings }: Operation, proposalMode: ProposalMode): Finding[] {
  return [
    ...warnings.map((id) => finding(id, {})),
    ...(proposalMode === 'experimental' ? [finding('experimental_mode', {})] : []),
  ];
}

/** Judges a risk by the policy, for any command. */
export function judgeRisk(
  risk: Risk,
  { policy, proposal }: CommandContext,
): Required<ProfileJudgement> {
  const confirmation = confirmationFor(risk, proposal.mode ?? 'structured');
  return { findings: riskReasons(risk, policy), risk, confirmation };
}

/** `safe` is always accepted; `write` requires the mode; `dangerous` the mode and the switch. */
function riskReasons(risk: Risk, { mode, allow_dangerous }: CommandPolicy): Finding[] {
  const accepted =
    risk === 'safe' ||
    (risk === 'write' && mode !== 'safe') ||
    (risk === 'dangerous' && mode === 'dangerous' && allow_dangerous);
  return accepted ? [] : [finding('policy_risk', { risk, mode })];
}

function confirmationFor(risk: Risk, proposalMode: ProposalMode): Confirmation {
  if (proposalMode === 'experimental') return 'very_strong';
  return risk === 'dangerous' ? 'strong' : 'standard';
}

/** Problems that end the first command. */
const ENDS_COMMAND: ReadonlySet<RuleId> = new Set([
  'shell-operator',
  'shell-redirection',
  'line-break',
]);

/** Returns the words of the first command of a text: those before any operator. */
export function firstCommand({ words, problems }: Reading): readonly Word[] {
  const ends = problems.filter(({ rule }) => ENDS_COMMAND.has(rule)).map(({ span }) => span.start);
  const end = Math.min(...ends);
  return words.filter(({ span }) => span.start < end);
}

/** Returns the problems of the lexer as findings of the curated validator. */
export function shapeReasons({ problems }: Reading): readonly Finding[] {
  return problems.flatMap((problem) => {
    const place = { span: problem.span };
    const say = (rule: ReturnType<typeof operatorRule>, operator: string) => [
      finding(rule, { operator }, place),
    ];
    if (isProblem(problem, 'shell-operator'))
      return say(operatorRule(problem.args.operator), problem.args.operator);
    if (isProblem(problem, 'shell-redirection'))
      return say('shell_operator.redirection', problem.args.operator);
    if (isProblem(problem, 'command-substitution'))
      return say('shell_operator.substitution', problem.args.written);
    if (isProblem(problem, 'line-break') || isProblem(problem, 'nul-character'))
      return say('shell_operator.multiline', problem.args.character);
    return UNREADABLE.has(problem.rule) ? [finding('parse_failed', {}, place)] : [];
  });
}

/** Problems that make the end of a word unknown. */
const UNREADABLE: ReadonlySet<RuleId> = new Set([
  'unterminated-quote',
  'trailing-backslash',
  'command-too-long',
]);

function operatorRule(operator: string): Extract<RuleId, `shell_operator.${string}`> {
  if (operator === '|' || operator === '|&') return 'shell_operator.pipeline';
  return operator === '&' ? 'shell_operator.background' : 'shell_operator.chaining';
}
