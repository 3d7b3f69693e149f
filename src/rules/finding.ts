import { endsAudit, GateError } from '../ground/error.ts';
import type { Edit } from '../model/edit.ts';
import type { Eligibility } from '../model/evidence.ts';
import type { Harm, Location, Severity, Span, Subject, Suppression } from '../model/finding.ts';
import type { AppliedLevel } from '../model/level.ts';
import { type RuleArguments, type RuleId, ruleOf, type SeverityOf } from './catalogue.ts';
import type { Problem } from './problem.ts';
import type { Arguments, Layer } from './rule.ts';

/** The result of a rule: the rule and the arguments of its message; {@link describe} writes the text. */
export interface Finding {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly harm: Harm;
  readonly layer: Layer;
  readonly args: Arguments;
  readonly location?: Location;
  /** The position in the command string, if the finding is about a command. */
  readonly span?: Span;
  readonly subject?: Subject;
  /** A replacement that the gate accepts. */
  readonly edit?: Edit;
  /** The danger of its command, as a clause: only a person decides whether the gene needs it. */
  readonly danger?: string;
  /** Replaces the rule's remedy for this command. */
  readonly advice?: string;
  /** Why {@link severity} differs from the rule's: a level of the policy. */
  readonly level?: AppliedLevel;
  /** The base has the same finding about something unchanged. */
  readonly before?: true;
  /** Shown without effect on the verdict. */
  readonly suppressed?: Suppression;
}

/** The part of a finding that does not depend on its rule's arguments. */
export interface FindingPlace<R extends RuleId = RuleId> {
  readonly location?: Location;
  readonly span?: Span;
  readonly subject?: Subject;
  /** Set only if the rule grades its findings (`grades.ts`); default: the rule's. */
  readonly severity?: SeverityOf<R>;
  /** Like `severity`. */
  readonly harm?: Harm;
  /** Like `severity`. */
  readonly layer?: Layer;
}

export function finding<R extends RuleId>(
  rule: R,
  args: RuleArguments<R>,
  place: FindingPlace<R> = {},
): Finding {
  return found(rule, args, place);
}

function found<R extends RuleId>(rule: R, args: Arguments, place: FindingPlace<R>): Finding {
  const { severity, harm, layer } = ruleOf(rule);
  return { rule, severity, harm, layer, args, ...place };
}

export function problemFinding({ rule, args, span, severity }: Problem): Finding {
  return found(rule, args, { span, severity });
}

interface Description {
  /** One sentence that is clear without context. */
  readonly message: string;
  readonly remedy: string;
}

/**
 * Returns the message and remedy of a finding. They contain unescaped text from the change: every
 * output format must escape them.
 */
export function describe({ rule, args, edit, danger, advice, level }: Finding): Description {
  const words = ruleOf(rule);
  return {
    message: words.message(args) + (level ? ` ${levelSentence(level)}` : ''),
    remedy:
      danger === undefined
        ? ((edit && editSentence(edit)) ?? advice ?? words.remedy(args))
        : `Remove the command: it ${danger}. A person decides whether the gene needs it.`,
  };
}

function levelSentence({ rules, level, from, reason }: AppliedLevel): string {
  const why = reason === undefined ? '' : `: ${reason.replace(/\.$/, '')}`;
  return `The policy sets \`${rules}\` to \`${level}\`, instead of ${from}${why}.`;
}

/** Longer commands do not fit into a sentence. */
const LONGEST = 160;
const MOST_COMMANDS = 4;

/**
 * Writes an edit as an imperative sentence.
 * @returns undefined if it is too long and only a person can make it
 */
function editSentence({ new: commands, pointer, files = [], fix }: Edit): string | undefined {
  const isShort =
    commands.length <= MOST_COMMANDS &&
    commands.every((each) => each.length <= LONGEST && !each.includes('`'));
  if (!isShort) {
    return fix
      ? 'Run `gene-gate fix --write`, which replaces the command (accepted; not run).'
      : undefined;
  }
  const isHash = pointer?.endsWith('/asset_id') === true;
  const ran = isHash || commands.length === 0 ? '' : ' (accepted; not run)';
  const end = fix ? `; \`gene-gate fix --write\` does this${ran}.` : '.';
  const [first, ...more] = commands.map((each) => `\`${each}\``);
  if (first === undefined) return `Remove the command, which adds no check${end}`;
  if (isHash) return `Set \`asset_id\` to ${first}${end}`;
  if (files.length > 0) {
    const names = files.map(({ path }) => `\`${path}\``).join(', ');
    return `Move it into a script, ${names}, and run ${[first, ...more].join(', ')}${end}`;
  }
  if (more.length === 0) return `Write ${first} instead${end}`;
  return `Write separate entries in \`validation\`: ${[first, ...more].join(', ')}${end}`;
}

/** Limit of an exception's text in a message. */
const LONGEST_REASON = 500;

/**
 * Converts an exception into an error of the judged part, so that it neither passes nor ends the
 * judgement of other parts.
 * @param what the part, for example ``the command `npm test` ``
 * @throws the exception itself if the audit was interrupted or timed out: then nothing is judged
 */
export function notJudged(what: string, error: unknown, place: FindingPlace = {}): Finding {
  return finding('not-judged', { detail: whyNotJudged(what, error) }, place);
}

/** The detail of {@link notJudged} alone. */
export function whyNotJudged(what: string, error: unknown): string {
  if (endsAudit(error)) throw error;
  return `${what}: ${reasonOf(error).slice(0, LONGEST_REASON).replace(/\.$/, '')}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof GateError) return error.message;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/**
 * Decides the eligibility of an asset by the reasons against it: `unproven` if only evidence is missing
 * or the gate could not decide, else `refuted`.
 */
export function eligibilityOf(reasons: readonly Finding[]): Eligibility {
  if (reasons.length === 0) return 'eligible';
  return reasons.every(isMissingEvidence) ? 'unproven' : 'refuted';
}

/** Whether a reason does not contradict the asset. */
export function isMissingEvidence({ rule }: Finding): boolean {
  const { unproven, undecided } = ruleOf(rule);
  return unproven === true || undecided === true;
}
