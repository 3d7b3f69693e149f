import * as z from 'zod';
import { key, section } from '../key.ts';
import { higherIsStricter, lowerIsStricter } from '../strictness.ts';

const count = z.int().positive();
const share = z.number().min(0).max(1);

export const a2a = section(
  'What `gene-gate promote` requires of an asset before other agents get it.',
  {
    min_score: key({
      schema: share,
      default: 0.7,
      description: 'Minimum score of an outcome that can be promoted.',
      strictness: higherIsStricter,
    }),
    max_files: key({
      schema: count,
      default: 5,
      description: 'Maximum number of files that a promoted Capsule touched.',
      strictness: lowerIsStricter,
    }),
    max_lines: key({
      schema: count,
      default: 200,
      description: 'Maximum number of added and deleted lines of a promoted Capsule.',
      strictness: lowerIsStricter,
    }),
    min_success_streak: key({
      schema: count,
      default: 2,
      description: 'Consecutive successes, counted from the events, that a promotion requires.',
      strictness: higherIsStricter,
    }),
    confidence_factor: key({
      schema: share,
      default: 0.6,
      description: 'Factor by which the confidence of a promoted Capsule is multiplied.',
      strictness: lowerIsStricter,
    }),
  },
);
