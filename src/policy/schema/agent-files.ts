import * as z from 'zod';
import { key, section } from '../key.ts';
import { repositoryGlob } from '../path-schemas.ts';
import { fewerIsStricter, moreIsStricter, ordered } from '../strictness.ts';

const LEVELS = ['off', 'warn', 'approve', 'error'] as const;
type Level = (typeof LEVELS)[number];

/** `approve` and `error` refuse different things, so neither is stricter. */
function rank(level: Level): number {
  return Math.min(LEVELS.indexOf(level), LEVELS.indexOf('approve'));
}

export const agentFiles = section(
  'Files from which agents and editors run commands automatically.',
  {
    level: key({
      schema: z.enum(LEVELS),
      default: 'warn',
      description:
        'What happens if a change edits commands that run automatically: `warn` shows it, `approve` asks `approvals.gate` people about all that is more than a notice, `error` fails for what is dangerous or cannot be read, `off` reads none of the files.',
      strictness: ordered<Level>((from, to) => rank(to) - rank(from)),
    }),
    include: key({
      schema: z.array(repositoryGlob).min(1),
      default: ['**'],
      description: 'Globs of the files that are read, of all that a format names.',
      strictness: moreIsStricter,
    }),
    exclude: key({
      schema: z.array(repositoryGlob),
      default: [],
      description: 'Globs of excluded files, such as templates.',
      strictness: fewerIsStricter,
      example: ['templates/**'],
    }),
  },
);
