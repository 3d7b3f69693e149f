import * as z from 'zod';
import { key, section } from '../key.ts';
import { higherIsStricter, lowerIsStricter } from '../strictness.ts';

const count = z.int().positive();
const share = z.number().min(0).max(1);

export const a2a = section(
  'What `gene-gate promote` asks of an asset before other agents get it.',
  {
    min_score: key({
      schema: share,
      default: 0.7,
      description: 'The least score of an outcome that may be promoted.',
      strictness: higherIsStricter,
    }),
    max_files: key({
      schema: count,
      default: 5,
      description: 'A Capsule that touched more files is not promoted.',
      strictness: lowerIsStricter,
    }),
    max_lines: key({
      schema: count,
      default: 200,
      description: 'A Capsule that touched more added and deleted lines is not promoted.',
      strictness: lowerIsStricter,
    }),
    min_success_streak: key({
      schema: count,
      default: 2,
      description: 'Successes in a row, counted from the events, that a promotion takes.',
      strictness: higherIsStricter,
    }),
    confidence_factor: key({
      schema: share,
      default: 0.6,
      description: 'What the confidence of an asset from elsewhere is multiplied by.',
      strictness: lowerIsStricter,
    }),
  },
);
