import { defineRule } from '../../finding/rule.ts';

export const runInterrupted = defineRule<{ skipped: number }>({
  id: 'run-interrupted',
  layer: 'run',
  severity: 'error',
  since: '0.1.0',
  title: 'The run was stopped before every command had been run',
  why: `A cancelled job or an interrupted terminal leaves commands without an answer. What was not run is
not passed.`,
  wrong: 'A job whose `timeout-minutes` is shorter than the validations take.',
  right: 'A job with time enough, or fewer and faster validations.',
  message: ({ skipped }) =>
    `The run was stopped; ${skipped === 1 ? 'one command was' : `${skipped} commands were`} not run.`,
  remedy: () => 'Start the gate again.',
});
