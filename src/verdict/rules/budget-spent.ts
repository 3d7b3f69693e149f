import { defineRule } from '../../finding/rule.ts';

export const budgetSpent = defineRule<{ gene: string; seconds: number; commands: number }>({
  id: 'budget-spent',
  layer: 'run',
  severity: 'error',
  since: '0.1.0',
  title: 'The time for all commands together was over',
  why: `All commands of a run have one budget beside the time limit of each, so that the gate can still
report before the job itself is ended. When it is spent, the commands that are running are stopped and
the rest is not started. What did not end has not passed.`,
  wrong: '200 genes with `npm run full-integration-test` each',
  right: 'Commands that several genes share: they run once',
  configure: `limits:
  budget_seconds: 18000`,
  message: ({ gene, seconds, commands }) =>
    `The budget of ${seconds} seconds for all commands was spent, and ${commands === 1 ? 'one command' : `${commands} commands`} of \`${gene}\` did not end.`,
  remedy: () =>
    'Make the slowest commands faster, or give the job and `limits.budget_seconds` more time.',
});
