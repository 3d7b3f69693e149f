import * as z from 'zod';
import { DIGEST } from '../../ground/digest.ts';
import { key, section } from '../key.ts';
import { repositoryGlob } from '../path-schemas.ts';
import { fewerIsStricter, moreIsStricter, ordered } from '../strictness.ts';

const LEVELS = ['off', 'warn', 'approve', 'error'] as const;
type Level = (typeof LEVELS)[number];

const acceptanceSchema = z.strictObject({
  accept: z
    .string()
    .regex(DIGEST, { error: 'expected sha256: and 64 digits' })
    .describe('The digest of a command or setting, as `gene-gate audit` prints it.'),
  reason: z.string().trim().min(1).describe('Shown with each finding.'),
  expires: z.iso
    .date({ error: 'expected a date such as 2027-01-31' })
    .describe('The last day (UTC); after it, the findings count again.'),
});

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
        'What happens if a change edits commands that run automatically; see docs/agent-files.md#decide-what-a-change-needs.',
      strictness: ordered<Level>((from, to) => rank(to) - rank(from)),
    }),
    include: key({
      schema: z.array(repositoryGlob).min(1),
      default: ['**'],
      description: 'Globs of the files that are read.',
      strictness: moreIsStricter,
    }),
    exclude: key({
      schema: z.array(repositoryGlob),
      default: [],
      description: 'Globs of excluded files, such as templates.',
      strictness: fewerIsStricter,
      example: ['templates/**'],
    }),
    rules: key({
      schema: z.array(acceptanceSchema),
      default: [],
      description: 'Commands and settings, by digest, that a person accepts until a day.',
      strictness: fewerIsStricter,
      example: [
        { accept: `sha256:${'0'.repeat(64)}`, reason: 'our formatter', expires: '2027-06-30' },
      ],
    }),
  },
);
