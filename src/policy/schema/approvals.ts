import * as z from 'zod';
import { key, lowerLimit, section } from '../key.ts';
import { repositoryGlob } from '../path-schemas.ts';
import { emptyIsLoosest, fewerIsStricter } from '../strictness.ts';

/** Approvals by reviews consider a limited number of people. */
const people = z.int().min(1).max(10);

export const approvals = section(
  'Who approves commands that require confirmation.',
  {
    strong: lowerLimit(people, 1, 'People who must approve a dangerous command.'),
    very_strong: lowerLimit(people, 2, 'People who must approve an experimental command.'),
    gate: lowerLimit(
      z.int().min(0).max(10),
      1,
      'People who must approve a change that weakens the gate; 0 makes it a warning.',
    ),
    people: key({
      schema: z.array(z.string().min(1)),
      default: [],
      description:
        'Logins whose reviews count, if they have write access; if empty, everyone with write access.',
      strictness: emptyIsLoosest((login, other) => login === other),
    }),
    unaffected_by: key({
      schema: z.array(repositoryGlob),
      default: [],
      description:
        'Globs of files outside the scope of an approval. Do not list files that a command reads.',
      strictness: fewerIsStricter,
      example: ['docs/**', '*.md'],
    }),
  },
  (object) =>
    object.refine(({ strong, very_strong }) => very_strong >= strong, {
      path: ['very_strong'],
      error: 'expected at least as many as for strong confirmation',
    }),
);
