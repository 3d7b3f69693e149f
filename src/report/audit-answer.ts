import type { JudgedAgentFile } from '../agent-files/judge.ts';
import type { AuditedFile } from '../audit/audit.ts';
import { groupBy } from '../ground/group-by.ts';
import type { CommandJudgement } from '../judge/judge-reading.ts';
import type { ReportAgentFile } from '../model/agent-file.ts';
import type { AssetType } from '../model/asset.ts';
import type { Location } from '../model/finding.ts';
import type { CommandVerdict, Confirmation, Risk } from '../model/verdict.ts';
import type { ProfileName } from '../policy/policy.ts';
import { describe, type Finding } from '../rules/finding.ts';
import { idsOf } from '../rules/identity.ts';
import type { Layer } from '../rules/rule.ts';
import {
  acceptanceOf,
  type IdentifiedFindings,
  reportAgentFile,
  reportFinding,
  reportFindings,
  verdictsOf,
} from './entries.ts';
import type { ReportFinding, ReportGene } from './gate-report.ts';

/** The answer of `gene-gate audit` for one command; a public contract. */
export interface CommandAnswer {
  readonly id: string | number;
  /** As given; a value that is not a string is shown as JSON. */
  readonly command: string;
  readonly verdict: CommandVerdict;
  readonly risk: Risk;
  readonly confirmation: Confirmation;
  /** Null if the command is ambiguous. */
  readonly argv: readonly string[] | null;
  readonly findings: readonly ReportFinding[];
  /** Ids of the rules that warn. */
  readonly warnings: readonly string[];
  readonly profiles: Readonly<Record<string, CommandVerdict>>;
  /** The first finding as the tools of the `workspace` profile return it; only for that profile. */
  readonly error?: string;
  readonly rule?: string;
  readonly layer?: Layer;
}

/** The answer of `gene-gate audit` for one asset file. */
export interface FileAnswer {
  readonly path: string;
  readonly assets: readonly {
    readonly type: AssetType;
    readonly id: string;
    readonly location: Location;
    /** Who accepts all of its commands, as in the report of a change; of an asset with commands. */
    readonly profiles?: ReportGene['profiles'];
    readonly commands: readonly CommandAnswer[];
  }[];
  /** How many assets without commands are not in the list. */
  readonly assets_not_listed?: number;
  readonly findings: readonly ReportFinding[];
}

/** The answer of `gene-gate audit` for one file of agents or editors. */
export interface AgentFileAnswer extends ReportAgentFile {
  readonly findings: readonly ReportFinding[];
}

export function agentFileAnswer(judged: JudgedAgentFile): AgentFileAnswer {
  const ids = idsOf([...judged.findings]);
  return {
    ...reportAgentFile(judged, judged.findings, ids),
    findings: reportFindings(judged.findings, ids),
  };
}

/** Builds the answer for a command that was judged in a profile. */
export function commandAnswer(
  { id, command }: Pick<CommandAnswer, 'id' | 'command'>,
  judgement: CommandJudgement,
  profile: ProfileName,
  ids?: IdentifiedFindings['ids'],
): CommandAnswer {
  const { verdict, risk, confirmation, reading, findings, profiles } = judgement;
  const [first] = verdict === 'block' && profile === 'workspace' ? findings : [];
  return {
    id,
    command,
    verdict,
    risk,
    confirmation,
    argv: reading.argv,
    findings: reportFindings(findings, ids),
    warnings: warningsOf(findings),
    profiles: verdictsOf(profiles),
    // The tools of the profile end the sentence without a full stop.
    ...(first && {
      error: describe(first).message.replace(/\.$/, ''),
      rule: first.rule,
      layer: first.layer,
    }),
  };
}

function warningsOf(findings: readonly Finding[]): string[] {
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  return [...new Set(warnings.map(({ rule }) => rule))];
}

/** Findings of one rule that are listed for a file; a broken log has hundreds of thousands. */
const MOST_OF_RULE = 100;
/** Assets without commands that are listed for a file. */
const MOST_ASSETS = 1000;

/** Returns the first findings of each rule and severity, and the first other one of each, with their number. */
function firstOfEach(findings: readonly Finding[]) {
  const groups = [...groupBy(findings, ({ rule, severity }) => `${severity} ${rule}`).values()];
  const first = new Set(groups.flatMap((each) => each.slice(0, MOST_OF_RULE)));
  return {
    listed: findings.filter((each) => first.has(each)),
    others: groups.flatMap((each) => {
      const count = each.length - MOST_OF_RULE;
      return each.slice(MOST_OF_RULE, MOST_OF_RULE + 1).map((other) => ({ other, count }));
    }),
  };
}

/** Returns an entry that stands for findings that are not listed. */
function unlisted({ other, count }: { readonly other: Finding; readonly count: number }) {
  const message = `${count} more findings of \`${other.rule}\` in this file, from here on, are not listed.`;
  return { ...reportFinding(other), message };
}

export function fileAnswer(
  { path, assets, findings }: AuditedFile,
  profile: ProfileName,
): FileAnswer {
  const ofCommands = assets.flatMap(({ commands }) =>
    commands.flatMap((command) => command.findings),
  );
  const { listed, others } = firstOfEach(findings);
  const ids = idsOf([...ofCommands, ...listed]);
  const idle = assets.filter(({ commands }) => commands.length === 0);
  const left = new Set(idle.slice(MOST_ASSETS));
  return {
    path,
    assets: assets
      .filter((each) => !left.has(each))
      .map(({ asset, commands }) => ({
        type: asset.type,
        id: asset.id,
        location: asset.locate(),
        ...(commands.length > 0 && {
          profiles: acceptanceOf(commands.map((each) => each.profiles)),
        }),
        commands: commands.map((command, index) =>
          commandAnswer({ id: `${asset.id}#${index}`, ...command }, command, profile, ids),
        ),
      })),
    ...(left.size > 0 && { assets_not_listed: left.size }),
    findings: [...reportFindings(listed, ids), ...others.map(unlisted)],
  };
}
