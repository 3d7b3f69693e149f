import { defineRule } from '../../../finding/rule.ts';

export const firewallManipulation = defineRule<{ pattern: string }>({
  id: 'firewall_manipulation',
  layer: 1,
  severity: 'error',
  since: '0.1.0',
  title: 'Firewall manipulation',
  why: 'The first layer refuses dangerous patterns wherever they stand in what would run: in a chain, behind a prefix, in a substitution, in the text of an npm script. Text that is data, such as a search pattern, does not match.',
  wrong: 'iptables -F',
  right: 'cat notes.md',
  message: ({ pattern }) =>
    `Command blocked by safety rule: Pattern '${pattern}' matches dangerous pattern 'firewall_manipulation'.`,
  remedy: () => 'Do this outside of the agent.',
});
