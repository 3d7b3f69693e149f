import { defineRule } from '../../../finding/rule.ts';

export const auditLogRemoved = defineRule<{ path: string }>({
  id: 'audit-log-removed',
  layer: 'change',
  severity: 'error',
  since: '0.1.0',
  title: 'The audit log was removed, renamed or replaced',
  why: `\`events.jsonl\` is the record of what an agent did. Without it, or with a symlink or a submodule
in its place, no claim about past successes can be proved.`,
  wrong: 'git rm assets/gep/events.jsonl',
  right: 'Keep assets/gep/events.jsonl where it is, and append to it',
  message: ({ path }) => `${path} is an audit log, and the change removes or replaces it.`,
  remedy: ({ path }) => `Restore ${path} from the base branch.`,
});
