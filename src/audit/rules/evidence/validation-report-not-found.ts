import { defineRule } from '../../../finding/rule.ts';

export const validationReportNotFound = defineRule<{ event: string; report: string }>({
  id: 'validation-report-not-found',
  layer: 'asset',
  severity: 'warning',
  since: '0.1.0',
  title: 'An event names a validation report that does not exist',
  why: `\`validation_report_id\` names the report of the commands that an agent ran. If no asset file has it, there
is no evidence that anything was run.`,
  wrong: '{"type": "EvolutionEvent", "id": "evt_1", "validation_report_id": "vr_unknown", …}',
  right: '{"type": "EvolutionEvent", "id": "evt_1", "validation_report_id": "vr_1770477654235", …}',
  message: ({ event, report }) =>
    `The EvolutionEvent \`${event}\` names the ValidationReport \`${report}\`, which no asset file has.`,
  remedy: ({ report }) =>
    `Append the ValidationReport \`${report}\` to the log, or correct the name.`,
});
