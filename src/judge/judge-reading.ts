import type { Reading } from '../command/reading.ts';
import type { CommandVerdict, Confirmation, Risk } from '../model/verdict.ts';
import { ENGINES, type Engine, type GeneProfile, SEVERITIES } from '../model/word-lists.ts';
import type { ProfileName } from '../policy/policy.ts';
import { normalise } from '../repo/paths.ts';
import { ruleOf } from '../rules/catalogue.ts';
import { type Finding, notJudged } from '../rules/finding.ts';
import type { CommandContext } from './command-context.ts';
import { dangerIn } from './command-harm.ts';
import { curated, judgeRisk } from './profiles/curated.ts';
import { refusalBy } from './profiles/engines.ts';
import { evolver, validator } from './profiles/gene-profiles.ts';
import { findProblems, type ProfileDefinition, type ProfileJudgement } from './profiles/profile.ts';
import { workspace } from './profiles/workspace.ts';

export interface ProfileAnswer {
  readonly verdict: CommandVerdict;
  /** Set on an engine that must accept the command (`a2a.engines`). */
  readonly required?: true;
  /** The first error, if the verdict is `block`. */
  readonly reason?: Finding;
  /** A note on an accepted command. */
  readonly remark?: Finding;
}

/** Of the profiles that always judge, of the policy's, and of each engine, oldest first. */
export type ProfileAnswers = Readonly<
  Record<GeneProfile | Engine, ProfileAnswer> & Partial<Record<ProfileName, ProfileAnswer>>
>;

/** The same for every gene. */
export interface CommandJudgement {
  readonly reading: Reading;
  readonly verdict: CommandVerdict;
  readonly risk: Risk;
  readonly confirmation: Confirmation;
  /** Of the policy's profile, errors first. */
  readonly findings: readonly Finding[];
  /** Includes the policy's profile, which gives `verdict`. */
  readonly profiles: ProfileAnswers;
}

/** Judges a Reading by the profiles. Pure. */
export function judgeReading(
  reading: Reading,
  profile: ProfileName,
  context: CommandContext,
): CommandJudgement {
  const found = findProblems(reading);
  const judge = (name: ProfileName) => PROFILES[name](reading, found, context);
  const evolver = judge('evolver');
  const validator = judge('validator');
  const chosen = { evolver, validator }[profile as GeneProfile] ?? judge(profile);
  return judgementOf(reading, [profile, chosen], { evolver, validator }, context);
}

/** @param reading the command of the entry, which is shown but not judged */
export function judgeRiskAlone(
  reading: Reading,
  risk: Risk,
  context: CommandContext,
): CommandJudgement {
  const found = { findings: inOrder(findProblems(reading)) };
  const others = { evolver: found, validator: found };
  return judgementOf(reading, ['curated', judgeRisk(risk, context)], others, context);
}

/** @throws GateError `interrupted` */
export function unjudged(
  command: unknown,
  profile: ProfileName,
  error: unknown,
  context: CommandContext,
): CommandJudgement {
  const text = typeof command === 'string' ? command : '';
  const findings = [notJudged(`the command \`${text}\``, error)];
  const others = { evolver: { findings }, validator: { findings } };
  const reading: Reading = {
    command: text,
    words: [],
    assignments: [],
    argv: null,
    targets: [],
    problems: [],
  };
  return judgementOf(reading, [profile, { findings }], others, context);
}

function judgementOf(
  reading: Reading,
  [profile, chosen]: readonly [ProfileName, ProfileJudgement],
  others: Readonly<Record<GeneProfile, ProfileJudgement>>,
  { policy: { a2a } }: CommandContext,
): CommandJudgement {
  const findings = graded(reading, inOrder(chosen.findings));
  const answer = answerOf(findings);
  const answerFor = (judged: ProfileJudgement) =>
    judged === chosen ? answer : answerOf(inOrder(judged.findings));
  const engines = ENGINES.map((engine) => {
    const refusal = refusalBy(engine, reading.command);
    const required = a2a.engines.includes(engine) && ({ required: true } as const);
    return [engine, { ...answerOf(refusal ? [refusal] : []), ...required }] as const;
  });
  return {
    reading,
    verdict: answer.verdict,
    risk: chosen.risk ?? riskOf(answer.verdict, findings),
    confirmation: chosen.confirmation ?? 'standard',
    findings,
    profiles: {
      evolver: answerFor(others.evolver),
      validator: answerFor(others.validator),
      [profile]: answer,
      ...(Object.fromEntries(engines) as Record<Engine, ProfileAnswer>),
    },
  };
}

/** Marks each error of a refused dangerous command with the danger. */
function graded({ command }: Reading, findings: readonly Finding[]): readonly Finding[] {
  const danger = findings[0]?.severity === 'error' ? dangerIn(command)?.does : undefined;
  if (danger === undefined) return findings;
  return findings.map((each) =>
    each.severity === 'error' ? { ...each, harm: 'danger' as const, danger } : each,
  );
}

/** @param findings in order: the first is the most severe */
function answerOf(findings: readonly Finding[]): ProfileAnswer {
  const verdict = verdictOf(findings);
  const [reason] = findings;
  if (verdict === 'block' && reason) return { verdict, reason };
  const remark = findings.find(({ rule }) => rule === 'validator-empty-folder');
  return remark ? { verdict, remark } : { verdict };
}

/** An error blocks the command, a warning allows it with a warning, a notice has no effect. */
function verdictOf(findings: readonly Finding[]): CommandVerdict {
  if (findings.some(({ severity }) => severity === 'error')) return 'block';
  const remarks = findings.some(
    ({ severity, rule }) => severity === 'warning' && rule !== 'experimental_mode',
  );
  return remarks ? 'warn' : 'allow';
}

function riskOf(verdict: CommandVerdict, findings: readonly Finding[]): Risk {
  if (verdict === 'block') return 'dangerous';
  return findings.some(({ rule }) => ruleOf(rule).writes === true) ? 'write' : 'safe';
}

/** By severity; otherwise stable. */
function inOrder(findings: readonly Finding[]): readonly Finding[] {
  return SEVERITIES.flatMap((each) => findings.filter(({ severity }) => severity === each));
}

/** All profiles that a policy can name. */
const PROFILES: Readonly<Record<ProfileName, ProfileDefinition>> = {
  evolver,
  validator,
  curated,
  workspace,
};

/** Returns the paths that a command names but the commit lacks, as seen from where it starts. */
export function missingPaths({ findings }: Pick<CommandJudgement, 'findings'>): readonly string[] {
  return findings.flatMap(({ rule, args: { path } }) =>
    rule === 'target-missing' && typeof path === 'string' ? (normalise(path) ?? []) : [],
  );
}
