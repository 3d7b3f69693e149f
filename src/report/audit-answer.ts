import type { JudgedAgentFile } from '../agent-files/judge.ts';
import type { AuditedFile } from '../audit/audit.ts';
import type { CommandJudgement } from '../judge/judge-reading.ts';
import type { ReportAgentFile } from '../model/agent-file.ts';
import type { AssetType } from '../model/asset.ts';
import type { Location } from '../model/finding.ts';
import type { CommandVerdict, Confirmation, Risk } from '../model/verdict.ts';
import type { ProfileName } from '../policy/policy.ts';
import { describe, type Finding } from '../rules/finding.ts';
import { idsOf } from '../rules/identity.ts';
import type { Layer } from '../rules/rule.ts';
import { type IdentifiedFindings, reportAgentFile, reportFindings, verdictsOf } from './entries.ts';
import type { ReportFinding } from './gate-report.ts';

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
  /** The verdicts of the hub's validators, by version of the reference engine. */
  readonly validators: Readonly<Record<string, CommandVerdict>>;
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
    readonly commands: readonly CommandAnswer[];
  }[];
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
  const { verdict, risk, confirmation, reading, findings, profiles, validators } = judgement;
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
    validators: verdictsOf(validators),
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

export function fileAnswer(
  { path, assets, findings }: AuditedFile,
  profile: ProfileName,
): FileAnswer {
  const ofCommands = assets.flatMap(({ commands }) =>
    commands.flatMap((command) => command.findings),
  );
  const ids = idsOf([...ofCommands, ...findings]);
  return {
    path,
    assets: assets.map(({ asset, commands }) => ({
      type: asset.type,
      id: asset.id,
      location: asset.locate(),
      commands: commands.map((command, index) =>
        commandAnswer({ id: `${asset.id}#${index}`, ...command }, command, profile, ids),
      ),
    })),
    findings: reportFindings(findings, ids),
  };
}
