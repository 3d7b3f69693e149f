import type { Reading } from '../../command/reading.ts';
import type { Confirmation, Risk } from '../../model/verdict.ts';
import type { Refusal } from '../../programs/forms.ts';
import { KINDS, PATH_KINDS, SHELL_OPERATOR } from '../../programs/kinds.ts';
import { type Arguments, readArguments, warningsIn } from '../../programs/read-arguments.ts';
import { type SandboxProgram, sandboxProgram } from '../../programs/registry.ts';
import type { FamilyWarning } from '../../programs/schema.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { Arguments as RuleValues, RuleWords } from '../../rules/rule.ts';
import type { Word } from '../../shell/word.ts';
import {
  type CommandContext,
  type CommandPolicy,
  Places,
  type ProposalMode,
} from '../command-context.ts';
import {
  besidesProgram,
  firstOfEach,
  type ProfileDefinition,
  type ProfileJudgement,
} from './profile.ts';

/** Findings of one rule: every operand of a long command may break the same one. */
const SHOWN_REASONS = 10;

interface Subject {
  readonly context: CommandContext;
  readonly places: Places;
  /** The first word. */
  readonly base: Word;
  /** The name of the declared family. */
  readonly name: string;
  readonly program: SandboxProgram;
  readonly proposalMode: ProposalMode;
  readonly words: readonly Word[];
  readonly read: Arguments;
  /** Every path in the command, or the default path. */
  readonly paths: readonly { readonly path: string; readonly word?: Word }[];
  /** True for a change of permissions of everything. */
  readonly broad: boolean;
}

/** The checks of the curated validator, in order. */
const CHECKS: readonly ((subject: Subject) => readonly Finding[])[] = [
  isAvailable,
  isOfFamily,
  hasArguments,
  hasNoForbiddenPrefix,
  isInRoots,
  (subject) => riskReasons(riskOf(subject), subject.context.policy),
];

/**
 * The curated validator: a program's description defines the accepted forms, flags and operands; the
 * risk is the command's, and the policy accepts it or not. All reasons are collected; only a command
 * without reasons gets warnings.
 */
export const curated: ProfileDefinition = (reading, found, context) => {
  const { policy, proposal } = context;
  const [base, ...words] = firstCommand(reading);
  const shape = [...shapeReasons(reading), ...besidesProgram(found, reading)];
  const name = proposal.family ?? base?.text ?? '';
  const program = sandboxProgram('curated', name, policy.families);
  const proposalMode =
    proposal.mode ?? (policy.experimental.includes(name) ? 'experimental' : 'structured');
  if (base === undefined || program === undefined) {
    const missing = base
      ? finding('not_in_registry', { family: name }, { span: base.span })
      : finding('no_command', {});
    return { ...judgeRisk('dangerous', context), findings: [missing, ...shape].filter(isReason) };
  }
  const places = new Places(context);
  const read = readArguments(words, program, refusalIn(places));
  const paths = pathsOf(read);
  const targets = new Set(program.dangerous_targets?.map((target) => places.locate(target)));
  const broad = paths.some(({ path }) => targets.has(places.locate(path.replace(/\*$/, ''))));
  const subject: Subject = {
    context,
    places,
    base,
    name,
    program,
    proposalMode,
    words,
    read,
    paths,
    broad,
  };
  const [available, ...rest] = CHECKS.map((check) => check(subject));
  const reasons = [...(available ?? []), ...shape, ...rest.flat()];
  const risk = riskOf(subject);
  const confirmation = confirmationFor(risk, proposalMode);
  const isBlocked = reasons.some(({ severity }) => severity === 'error');
  const findings = isBlocked
    ? firstOfEach(reasons.filter(isReason), SHOWN_REASONS)
    : [...reasons, ...warningsOf(subject).map((id) => finding(id, {}))];
  return { findings, risk, confirmation };
};

function isReason({ severity }: Finding): boolean {
  return severity !== 'warning';
}

function pathsOf({ use, values }: Arguments): Subject['paths'] {
  const paths = values
    .filter(({ kind, text }) => PATH_KINDS.has(kind) && text !== '-')
    .map(({ text, word }) => ({ path: text, word }));
  const { default_operand: meant } = use;
  return paths.length === 0 && meant !== undefined ? [{ path: meant }] : paths;
}

/** By maturity of the family. */
const ACCEPTED_IN = {
  structured: ['structured', 'experimental'],
  direct_only: ['structured'],
  experimental_only: ['experimental'],
  blocked: [],
} as const satisfies Record<string, readonly ProposalMode[]>;

/** The family is enabled, supports the platform, and may be used in the proposal's mode. */
function isAvailable({ name, base, program, proposalMode, context }: Subject): Finding[] {
  const { maturity = 'structured', platforms } = program.family.sandbox ?? {};
  const { category } = program.family;
  const { policy, platform } = context;
  const modes: readonly ProposalMode[] = ACCEPTED_IN[maturity];
  const reasons = [
    ...(policy.disabled_packs.includes(category)
      ? [`is in the disabled pack \`${category}\``]
      : []),
    ...(platforms?.includes(platform) === false ? [`does not exist on \`${platform}\``] : []),
    ...(modes.includes(proposalMode) ? [] : [`has the maturity \`${maturity}\``]),
  ];
  return reasons.map((reason) =>
    finding('family_unavailable', { family: name, reason }, { span: base.span }),
  );
}

function isOfFamily({ name, base }: Subject): Finding[] {
  if (name === base.text) return [];
  return [finding('family_base_mismatch', { family: name, base: base.text }, { span: base.span })];
}

/** Families with a rule about their fixed forms. */
const FORM_RULES = {
  tar: 'constrained_form.tar',
  unzip: 'constrained_form.unzip',
  zip: 'constrained_form.zip',
  ping: 'constrained_form.ping',
  curl: 'constrained_form.curl',
  dig: 'constrained_form.dns',
  nslookup: 'constrained_form.dns',
} as const;

function hasArguments(subject: Subject): Finding[] {
  const { name, program, words, read } = subject;
  const fixed = FORM_RULES[name as keyof typeof FORM_RULES] ?? 'constrained_form.other';
  const rule = program.forms ? fixed : 'argument_refused';
  const quoted = words.filter(
    ({ text }) => program.family.category === 'archives' && SHELL_OPERATOR.test(text),
  );
  return [
    ...quoted.map(({ text, span }) =>
      finding('shell_operator.quoted', { operator: text }, { span }),
    ),
    ...read.objections
      .filter(({ word }) => word === undefined || forbiddenPrefix(word, subject) === undefined)
      .map(({ objection, word }) =>
        finding(rule, { family: name, objection }, word ? { span: word.span } : {}),
      ),
  ];
}

function hasNoForbiddenPrefix(subject: Subject): Finding[] {
  return subject.words.flatMap((word) => {
    const prefix = forbiddenPrefix(word, subject);
    if (prefix === undefined) return [];
    const args = { family: subject.name, operand: word.text, prefix };
    return [finding('forbidden_operand_prefix', args, { span: word.span })];
  });
}

function forbiddenPrefix({ text }: Word, { program }: Subject): string | undefined {
  const { forbidden_prefixes: prefixes = [] } = program;
  return prefixes.find((each) => text.toLowerCase().startsWith(each.toLowerCase()));
}

function isInRoots({ paths, places, context }: Subject): Finding[] {
  const { allowed_roots: roots } = context.policy;
  if (roots.length === 0) return [];
  return paths
    .filter(({ path }) => path.startsWith('~') || !places.leadsInto(path, roots))
    .map(({ path, word }) =>
      finding('outside_allowed_roots', { path, roots }, word && { span: word.span }),
    );
}

function riskOf({ broad, read: { use } }: Subject): Risk {
  return broad ? 'dangerous' : (use.risk ?? 'safe');
}

/** Files with environment variables, which can be secrets. */
const ENVIRONMENT = /(?:^|[\\/])\.env(?:\.[\w.-]+)?$|^\/proc\/[^/]+\/environ$/i;

function warningsOf({ broad, paths, proposalMode, read }: Subject) {
  const { flag_warnings = {} } = read.use;
  const ids = new Set<FamilyWarning | 'experimental_mode'>([
    ...warningsIn(read.use),
    ...read.flags.flatMap((flag) => flag_warnings[flag] ?? []),
    ...(broad ? (['broad_permission_target'] as const) : []),
    ...(paths.some(({ path }) => ENVIRONMENT.test(path)) ? (['env_secrets'] as const) : []),
    ...(proposalMode === 'experimental' ? (['experimental_mode'] as const) : []),
  ]);
  return [...ids];
}

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

/** System directories: archives are neither extracted into them nor created from them. */
const SYSTEM_ROOTS = ['/bin', '/dev', '/etc', '/lib', '/private', '/sbin', '/usr', '/var'] as const;
/** Home directories and their parents. */
const HOMES = /^\/(?:home|Users|root)(?:\/[^/]*)?$/i;

/** Returns why a text is not of a kind, also by its destination. */
function refusalIn(places: Places): Refusal {
  return (kind, text) => {
    const reason = KINDS[kind](text);
    if (reason !== undefined || (kind !== 'destination' && kind !== 'source')) return reason;
    const at = places.locate(text);
    if (at === undefined) return 'cannot be resolved';
    if (at === '/') return 'is the root of the file system';
    const written = /^[\\/]|^[A-Za-z]:/.test(text) || !places.isIn(at, places.cwd);
    // The checkout may be in a system directory; relative paths inside it are accepted.
    const root = written && SYSTEM_ROOTS.find((directory) => places.mayBeIn(at, directory));
    if (root) return `is in the system directory ${root}`;
    if (kind === 'destination') return undefined;
    if (places.mayBeIn(places.cwd, at)) return 'is the working directory or one of its parents';
    return HOMES.test(at) ? 'is a home directory' : undefined;
  };
}

/** Returns the words before any operator. */
function firstCommand({ words, problems }: Reading): readonly Word[] {
  const ends = problems.filter(({ rule }) => ENDS.has(ruleOf(rule).shape));
  const end = Math.min(...ends.map(({ span }) => span.start));
  return words.filter(({ span }) => span.start < end);
}

const ENDS: ReadonlySet<RuleWords['shape']> = new Set(['operator', 'redirection', 'multiline']);

function shapeReasons({ problems }: Reading): readonly Finding[] {
  return problems.flatMap(({ rule, args, span }) => {
    const { shape } = ruleOf(rule);
    if (shape === undefined) return [];
    if (shape === 'unreadable') return [finding('parse_failed', {}, { span })];
    const { operator, written, character }: RuleValues = args;
    const found = String(operator ?? written ?? character);
    const kind = shape === 'operator' ? operatorKind(found) : shape;
    return [finding(`shell_operator.${kind}`, { operator: found }, { span })];
  });
}

function operatorKind(operator: string): 'pipeline' | 'background' | 'chaining' {
  if (operator === '|' || operator === '|&') return 'pipeline';
  return operator === '&' ? 'background' : 'chaining';
}
