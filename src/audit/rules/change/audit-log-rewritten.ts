import { defineRule } from '../../../finding/rule.ts';

export const auditLogRewritten = defineRule<{
  path: string;
  /** Of the base's, from 1. */
  line: number;
  /** Whether the log ends before this line. */
  gone: boolean;
}>({
  id: 'audit-log-rewritten',
  layer: 'change',
  severity: 'error',
  since: '0.1.0',
  title: 'Existing lines of the audit log were changed',
  why: `\`events.jsonl\` is the record of what an agent did, and eligibility is counted from it. New events
are appended at its end; every byte that was there stays. A change in the middle, a removed line and
an addition to the last line are all a rewriting of history.`,
  wrong: `-{"type":"EvolutionEvent","id":"evt_1","outcome":{"status":"failed"}}
+{"type":"EvolutionEvent","id":"evt_1","outcome":{"status":"success"}}`,
  right: ` {"type":"EvolutionEvent","id":"evt_1","outcome":{"status":"failed"}}
+{"type":"EvolutionEvent","id":"evt_2","parent":"evt_1","outcome":{"status":"success"}}`,
  configure: `blast_radius:
  audit_log: append   # or forbidden: the log must not change at all`,
  message: ({ path, line, gone }) =>
    gone
      ? `${path} has lost its end, from line ${line} on.`
      : `${path} no longer begins as it did: line ${line} was changed.`,
  remedy: ({ path }) =>
    `Restore ${path} from the base branch and append the new events at its end.`,
});
