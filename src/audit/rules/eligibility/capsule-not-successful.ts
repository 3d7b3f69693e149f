import { defineRule } from '../../../finding/rule.ts';

export const capsuleNotSuccessful = defineRule<{ capsule: string; status: string }>({
  id: 'capsule-not-successful',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'A capsule that records no success is not promoted',
  why: `A Capsule is offered to other agents as a solution that worked. One whose \`outcome.status\` is
anything but \`success\` is not eligible, whatever its score.`,
  wrong: '"outcome": { "status": "failed", "score": 0.9 }',
  right: '"outcome": { "status": "success", "score": 0.9 }',
  message: ({ capsule, status }) =>
    `The Capsule \`${capsule}\` is not eligible: its \`outcome.status\` is ${status}, not "success".`,
  remedy: () => 'Promote a Capsule of a cycle that succeeded.',
});
