import * as z from 'zod';

export const eventNameSchema = z.enum([
  'pull_request',
  'merge_group',
  'push',
  'workflow_dispatch',
  'range',
  'worktree',
]);

/** What made the gate run: an event of GitHub, or the terminal. */
export type EventName = z.infer<typeof eventNameSchema>;
