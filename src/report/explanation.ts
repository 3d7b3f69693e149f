import type { Flag, Invocation, Reading, Target } from '../command/reading.ts';
import type { Judge } from '../judge/judge.ts';
import type { CommandJudgement } from '../judge/judge-reading.ts';
import type { CommandVerdict } from '../model/verdict.ts';
import { type Engine, GENE_PROFILES, type GeneProfile } from '../model/word-lists.ts';
import type { ProfileName } from '../policy/policy.ts';
import { withEdit } from '../remedy/edits.ts';
import type { Finding } from '../rules/finding.ts';
import type { Rule } from '../rules/rule.ts';
import type { Word } from '../shell/word.ts';
import { reportFinding, reportScripts, verdictsOf } from './entries.ts';
import type { ReportFinding, ReportScript } from './gate-report.ts';
import { exampleText } from './rule-pages/example-text.ts';

export type ExplainedFinding = ReportFinding & { readonly profiles: readonly ProfileName[] };

/** The explanation of one command; spans are UTF-16 offsets, end excluded. */
export interface Explanation {
  readonly command: string;
  readonly profiles: Readonly<
    Record<GeneProfile | Engine, CommandVerdict> & Partial<Record<ProfileName, CommandVerdict>>
  >;
  readonly words: readonly Word[];
  readonly assignments: Reading['assignments'];
  /** Null if the command is ambiguous. */
  readonly argv: readonly string[] | null;
  /** Null if the program is not allowed. */
  readonly invocation: {
    readonly program: string;
    readonly subcommand: string | null;
    readonly flags: readonly Flag[];
    readonly operands: readonly Word[];
    readonly passthrough: readonly Word[];
  } | null;
  /** The label of the tree that the command was judged in; null without a tree. */
  readonly tree: string | null;
  /** The directory of the tree in which the command was judged, or `..`; absent for its root. */
  readonly root?: string;
  /** The name of the tree in the directory above it, if the command was judged there. */
  readonly checkout_as?: string;
  /** What the gate does with the command in a gene: by the policy's profile. */
  readonly outcome: 'runs' | 'needs_approval' | 'blocked';
  readonly targets: readonly Target[];
  /** The scripts that the gate runs in place of npm, in their order; null if it runs none itself. */
  readonly scripts: readonly ReportScript[] | null;
  /** Without duplicates: those of the profile `evolver`, errors first, then those of other profiles. */
  readonly findings: readonly ExplainedFinding[];
}

export async function explainCommand(command: string, judge: Judge): Promise<Explanation> {
  const { policy, tree, cwd, checkoutAs } = judge.terms;
  const judged = new Map<ProfileName, CommandJudgement>();
  for (const profile of [...GENE_PROFILES, policy.profile]) {
    const own = judge.with({ policy: { ...policy, profile } });
    const judgement = await own.command(command);
    // What to write instead must be accepted by the profile of the policy.
    const isChosen = profile === policy.profile;
    judged.set(profile, isChosen ? await withEdit(judgement, own) : judgement);
  }
  const { reading, profiles, verdict, confirmation } = await judge.command(command);
  const { words, assignments, argv, invocation, targets, scripts } = reading;
  return {
    command,
    profiles: verdictsOf(profiles) as Explanation['profiles'],
    words,
    assignments,
    argv,
    invocation: invocation ? explainInvocation(invocation) : null,
    tree: tree?.label ?? null,
    ...(cwd && { root: cwd }),
    ...(checkoutAs !== undefined && { root: '..', checkout_as: checkoutAs }),
    outcome:
      verdict === 'block' ? 'blocked' : confirmation === 'standard' ? 'runs' : 'needs_approval',
    targets,
    scripts: scripts ? reportScripts(scripts) : null,
    findings: mergeFindings(judged),
  };
}

function explainInvocation(invocation: Invocation): Explanation['invocation'] {
  const { program, subcommand = null, flags, operands, passthrough } = invocation;
  return { program, subcommand, flags, operands, passthrough };
}

/** Merges the findings of all profiles, from the most permissive profile to the strictest. */
function mergeFindings(
  judged: ReadonlyMap<ProfileName, { readonly findings: readonly Finding[] }>,
): ExplainedFinding[] {
  const merged = new Map<string, { finding: Finding; profiles: Set<ProfileName> }>();
  for (const [name, { findings }] of judged) {
    for (const finding of findings) {
      const key = JSON.stringify([finding.rule, finding.span, finding.args]);
      const known = merged.get(key);
      if (known) {
        known.profiles.add(name);
        known.finding = finding.edit ? finding : known.finding;
      } else merged.set(key, { finding, profiles: new Set([name]) });
    }
  }
  return [...merged.values()].map(({ finding, profiles }) => ({
    ...reportFinding(finding),
    profiles: [...profiles],
  }));
}

/** Returns the documentation of a rule as data. */
export function explainRule(rule: Rule) {
  const { id, title, severity, harm, layer, why, configure } = rule;
  const examples = { wrong: exampleText(rule.wrong), right: exampleText(rule.right) };
  return {
    id,
    title,
    severity,
    harm,
    layer,
    why,
    ...examples,
    ...(configure && { configure }),
  };
}

/** Returns rules by topic as data: what each finds, without its documentation. */
export function ruleList(topics: ReadonlyMap<string, readonly Rule[]>) {
  return [...topics].map(([topic, rules]) => ({
    topic,
    rules: rules.map(({ id, severity, title }) => ({ id, severity, title })),
  }));
}
