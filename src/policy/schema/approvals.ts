import * as z from 'zod';
import { key, section } from '../key.ts';
import { higherIsStricter, incomparable } from '../strictness.ts';

/** More are not looked at; see the reviews of a pull request. */
const people = z.int().min(1).max(10);

export const approvals = section(
  'Whom commands wait for that a person has to confirm.',
  {
    strong: key({
      schema: people,
      default: 1,
      description: 'People who have to agree before a dangerous command runs.',
      strictness: higherIsStricter,
    }),
    very_strong: key({
      schema: people,
      default: 2,
      description: 'People who have to agree before an experimental command runs.',
      strictness: higherIsStricter,
    }),
    people: key({
      schema: z.array(z.string().min(1)),
      default: [],
      description:
        'Logins whose reviews count, if they may write to the repository; none: those of everybody who may.',
      strictness: incomparable('No login means everybody, and each one more is one more.'),
    }),
  },
  (object) =>
    object.refine(({ strong, very_strong }) => very_strong >= strong, {
      path: ['very_strong'],
      error: 'expected at least as many as for strong confirmation',
    }),
);
