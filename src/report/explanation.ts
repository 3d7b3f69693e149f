import type { Flag, Invocation, Reading, Target, Word } from '../command/reading.ts';
import type { Judge } from '../judge/judge.ts';
import type { CommandJudgement } from '../judge/judge-reading.ts';
import type { CommandVerdict } from '../model/verdict.ts';
import type { ProfileName } from '../policy/policy.ts';
import { GENE_PROFILES, type GeneProfile } from '../policy/schema/commands.ts';
import { exampleText } from '../rules/example.ts';
import type { Finding } from '../rules/finding.ts';
import type { Rule } from '../rules/rule.ts';
import { reportFinding } from './entries.ts';
import type { ReportFinding } from './gate-report.ts';

/** A finding, and which profiles have it. */
export type ExplainedFinding = ReportFinding & { readonly profiles: readonly ProfileName[] };

/** Everything that is known about one command, as data; spans are UTF-16 offsets, end excluded. */
export interface Explanation {
  readonly command: string;
  readonly profiles: Readonly<
    Record<GeneProfile, CommandVerdict> & Partial<Record<ProfileName, CommandVerdict>>
  >;
  readonly words: readonly Word[];
  readonly assignments: Reading['assignments'];
  /** Null if the command has no single reading. */
  readonly argv: readonly string[] | null;
  /** Null if the command's program is none that may run. */
  readonly invocation: {
    readonly program: string;
    readonly subcommand: string | null;
    readonly flags: readonly Flag[];
    readonly operands: readonly Word[];
    readonly passthrough: readonly Word[];
  } | null;
  /** The files that it was judged against; null if nothing that depends on files was judged. */
  readonly tree: string | null;
  readonly targets: readonly Target[];
  /** Each once: those of the profile `evolver`, errors first, and then what the others add. */
  readonly findings: readonly ExplainedFinding[];
}

/** Explains a command for the engine, the hub's validators and the policy's own profile at once. */
export async function explainCommand(command: string, judge: Judge): Promise<Explanation> {
  const { policy, tree } = judge.terms;
  const judged = new Map<ProfileName, CommandJudgement>();
  for (const profile of [...GENE_PROFILES, policy.profile]) {
    judged.set(profile, await judge.with({ policy: { ...policy, profile } }).command(command));
  }
  const { reading } = await judge.command(command);
  const { words, assignments, argv, invocation, targets } = reading;
  return {
    command,
    profiles: Object.fromEntries(
      [...judged].map(([profile, { verdict }]) => [profile, verdict]),
    ) as Explanation['profiles'],
    words,
    assignments,
    argv,
    invocation: invocation ? explainInvocation(invocation) : null,
    tree: tree?.label ?? null,
    targets,
    findings: mergeFindings(judged),
  };
}

function explainInvocation(invocation: Invocation): Explanation['invocation'] {
  const { program, subcommand = null, flags, operands, passthrough } = invocation;
  return { program, subcommand, flags, operands, passthrough };
}

/** Profiles share most of what they find; they stand from the most permissive to the strictest. */
function mergeFindings(
  judged: ReadonlyMap<ProfileName, { readonly findings: readonly Finding[] }>,
): ExplainedFinding[] {
  const merged = new Map<string, { finding: Finding; profiles: Set<ProfileName> }>();
  for (const [name, { findings }] of judged) {
    for (const finding of findings) {
      const key = JSON.stringify([finding.rule, finding.span, finding.args]);
      const known = merged.get(key);
      if (known) known.profiles.add(name);
      else merged.set(key, { finding, profiles: new Set([name]) });
    }
  }
  return [...merged.values()].map(({ finding, profiles }) => ({
    ...reportFinding(finding),
    profiles: [...profiles],
  }));
}

/** The documentation of a rule, as data. */
export function explainRule(rule: Rule) {
  const { id, title, severity, layer, since, why, configure } = rule;
  const examples = { wrong: exampleText(rule.wrong), right: exampleText(rule.right) };
  return { id, title, severity, layer, since, why, ...examples, ...(configure && { configure }) };
}
