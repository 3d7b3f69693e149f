import type { Flag, Invocation, Reading, Target, Word } from '../command/reading.ts';
import type { Finding } from '../finding/finding.ts';
import { judgeCommand } from '../judge/command.ts';
import type { CommandVerdict } from '../model/verdict.ts';
import type { ProfileName } from '../policy/policy.ts';
import { GENE_PROFILES } from '../policy/schema/commands.ts';
import { reportFinding } from './findings.ts';
import type { ReportFinding } from './gate-report.ts';
import type { AnyRule } from './rules/catalogue.ts';

/** A finding, and which profiles have it. */
export type ExplainedFinding = ReportFinding & { readonly profiles: readonly ProfileName[] };

/** Everything that is known about one command, as data; spans are UTF-16 offsets, end excluded. */
export interface Explanation {
  readonly command: string;
  readonly profiles: Readonly<Record<(typeof GENE_PROFILES)[number], CommandVerdict>>;
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
  /** Each once: those of the default profile, errors first, and then what the others add. */
  readonly findings: readonly ExplainedFinding[];
}

/**
 * Explains a command by what was read from it, for the engine and the hub's validators at once.
 *
 * @param tree names the files that it was read against, if there were any
 */
export function explainReading(reading: Reading, tree?: string): Explanation {
  const { command, words, assignments, argv, invocation, targets } = reading;
  const judged = GENE_PROFILES.map((name) => ({ name, ...judgeCommand(reading, name) }));
  return {
    command,
    profiles: Object.fromEntries(
      judged.map(({ name, verdict }) => [name, verdict]),
    ) as Explanation['profiles'],
    words,
    assignments,
    argv,
    invocation: invocation ? explainInvocation(invocation) : null,
    tree: tree ?? null,
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
  judged: readonly { readonly name: ProfileName; readonly findings: readonly Finding[] }[],
): ExplainedFinding[] {
  const merged = new Map<string, { finding: Finding; profiles: Set<ProfileName> }>();
  for (const { name, findings } of judged) {
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
export function explainRule({
  id,
  title,
  severity,
  layer,
  since,
  why,
  wrong,
  right,
  configure,
}: AnyRule) {
  return { id, title, severity, layer, since, why, wrong, right, ...(configure && { configure }) };
}
