import { defineRule } from '../../../finding/rule.ts';

export const estimateDrift = defineRule<{ event: string; estimate: number; actual: number }>({
  id: 'estimate-drift',
  layer: 'asset',
  severity: 'warning',
  since: '0.1.0',
  title: 'A change has another size than the agent had estimated',
  why: `An agent estimates the blast radius before it edits. More than three times as many files, or fewer than
a tenth, means that it did not do what it had planned.`,
  wrong: '"meta": { "blast_radius_estimate": { "files": 2 } }   // and a change of 31 files',
  right: '"meta": { "blast_radius_estimate": { "files": 2 } }   // and a change of 3 files',
  message: ({ event, estimate, actual }) =>
    `The EvolutionEvent \`${event}\` estimates ${estimate} files; the change touches ${actual}.`,
  remedy: () => 'Look at what was changed besides the plan, or estimate anew.',
});
