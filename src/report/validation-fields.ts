import { computeAssetId, SCHEMA_VERSION } from '@evomap/gep-sdk';

/** What some commands gave, whoever ran them. */
interface RunFields {
  readonly commands: readonly {
    readonly command: string;
    readonly ok: boolean;
    readonly stderr: string;
    readonly duration_ms: number;
  }[];
  /** ISO 8601. */
  readonly startedAt: string;
  readonly finishedAt: string;
}

/**
 * What every ValidationReport says alike: the summary of its commands in both shapes. No commands is
 * not a pass.
 */
export function commonFields({ commands, startedAt, finishedAt }: RunFields) {
  return {
    type: 'ValidationReport' as const,
    schema_version: SCHEMA_VERSION,
    results: commands.map(({ command, ok, duration_ms, stderr }) => ({
      cmd: command,
      ok,
      duration_ms,
      ...(ok ? {} : { err: stderr }),
    })),
    overall_ok: commands.length > 0 && commands.every(({ ok }) => ok),
    duration_ms: Math.max(0, Date.parse(finishedAt) - Date.parse(startedAt)),
    started_at: startedAt,
    finished_at: finishedAt,
    created_at: finishedAt,
  };
}

/** A report with the hash of its content. */
export function sealed<Report extends object>(report: Report): Report & { asset_id: string } {
  const id = computeAssetId(report);
  if (id === null) throw new TypeError('computeAssetId gives null only for what is no object');
  return { ...report, asset_id: id };
}
