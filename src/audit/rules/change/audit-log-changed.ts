import { defineRule } from '../../../finding/rule.ts';

export const auditLogChanged = defineRule<{ path: string }>({
  id: 'audit-log-changed',
  layer: 'change',
  severity: 'error',
  since: '0.1.0',
  title: 'The audit log was touched, which the policy forbids',
  why: `With \`audit_log: forbidden\` only the process that owns \`events.jsonl\` writes it, on the base
branch. A pull request may not even append to it.`,
  wrong: '+{"type":"EvolutionEvent","id":"evt_2"}   // in a pull request',
  right: 'A change that leaves assets/gep/events.jsonl alone',
  configure: `blast_radius:
  audit_log: forbidden   # the default, append, lets the log grow`,
  message: ({ path }) =>
    `The change touches ${path}, and the policy forbids any change of the audit log.`,
  remedy: ({ path }) => `Take ${path} out of the change.`,
});
