import { defineRule } from '../../../finding/rule.ts';

export const auditLogMalformed = defineRule<{ path: string; line: number; problem: string }>({
  id: 'audit-log-malformed',
  layer: 'change',
  severity: 'error',
  since: '0.1.0',
  title: 'A line that was appended to the audit log is no record',
  why: `The log is read line by line: each is one JSON object with a \`type\`. A line that is none stops readers,
or hides what follows it.`,
  wrong: '{"type": "EvolutionEvent",   // and the rest on the next line',
  right: '{"type": "EvolutionEvent", "id": "evt_2", "parent": "evt_1", …}',
  message: ({ path, line, problem }) => `Line ${line} of ${path} is no record: ${problem}.`,
  remedy: () => 'Append each record as one line of JSON, ended by a line break.',
});
