import { defineRule } from '../../finding/rule.ts';

export const strategyMissing = defineRule<{ gene: string }>({
  id: 'strategy-missing',
  layer: 'promotion',
  severity: 'error',
  since: '0.1.0',
  title: 'A candidate has no strategy',
  why: `A gene is its strategy: the steps that an agent takes. Without a step there is nothing to promote, and
other agents refuse it.`,
  wrong: '"strategy": []',
  right: '"strategy": ["Find the smallest change that removes the error."]',
  message: ({ gene }) => `The Gene \`${gene}\` has no strategy.`,
  remedy: () => 'Write at least one step that is not empty.',
});
