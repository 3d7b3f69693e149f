import { defineRule } from '../../../finding/rule.ts';

export const networkTouching = defineRule<Record<string, never>>({
  id: 'network_touching',
  layer: 'policy',
  severity: 'warning',
  since: '0.1.0',
  title: 'The command contacts other hosts',
  why: 'Accepted, because its form is read-only, with the warning that it leaves traces elsewhere.',
  wrong: 'curl -I https://host.test',
  right: 'cat notes.md',
  message: () =>
    'This command contacts external hosts and may reveal your IP address, DNS query, target host, or network metadata.',
  remedy: () => 'Make sure that this is meant.',
});
