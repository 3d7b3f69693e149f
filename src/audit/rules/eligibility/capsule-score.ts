import { defineRule } from '../../../finding/rule.ts';

export const capsuleScore = defineRule<{ capsule: string; score: string; least: number }>({
  id: 'capsule-score',
  layer: 'asset',
  severity: 'error',
  since: '0.1.0',
  title: 'A capsule with a low score, or none, is not promoted',
  why: `Other agents get only what worked well: \`outcome.score\` must reach the policy's \`min_score\`
(0.7). A score that is missing, or is no number from 0 to 1, is never enough.`,
  wrong: '"outcome": { "status": "success", "score": 0.5 }',
  right: '"outcome": { "status": "success", "score": 0.85 }',
  configure: `a2a:
  min_score: 0.7`,
  message: ({ capsule, score, least }) =>
    `The Capsule \`${capsule}\` is not eligible: its \`outcome.score\` is ${score}; it takes at least ${least}, at most 1.`,
  remedy: () => 'Promote a Capsule with a better outcome.',
});
