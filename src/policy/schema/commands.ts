import * as z from 'zod';
import { familySchema } from '../../judge/families/family.ts';
import { riskSchema } from '../../model/verdict.ts';
import { key } from '../key.ts';
import { repositoryPath } from '../repository-path.ts';
import { fromLoosest, incomparable, moreIsStricter } from '../strictness.ts';
import { patterns } from './patterns.ts';

/**
 * The rules of the engine, and the stricter ones of the hub's validators: always asked, because the
 * author of a gene needs to know what both say.
 */
export const GENE_PROFILES = ['evolver', 'validator'] as const;
export type GeneProfile = (typeof GENE_PROFILES)[number];

/**
 * The sets of rules that a command can be judged by. Those of two agent sandboxes answer only where
 * they are chosen; they allow other programs, and are neither stricter nor laxer than the first two.
 */
export const PROFILE_NAMES = [...GENE_PROFILES, 'curated', 'workspace'] as const;

/** Which commands are accepted, and by which rules. */
export const commandKeys = {
  profile: key({
    schema: z.enum(PROFILE_NAMES),
    default: 'evolver',
    description: 'The rules a command must satisfy; a gene must be allowed by it to run.',
    strictness: fromLoosest<(typeof PROFILE_NAMES)[number]>(GENE_PROFILES),
    input: { name: 'profile', schema: z.enum(GENE_PROFILES) },
  }),
  mode: key({
    schema: riskSchema,
    default: 'write',
    description: 'The greatest risk that the profile `curated` accepts.',
    strictness: fromLoosest(riskSchema.options.toReversed()),
  }),
  allow_dangerous: key({
    schema: z.boolean(),
    default: false,
    description: 'Whether the mode `dangerous` really accepts dangerous commands.',
    strictness: fromLoosest([true, false]),
  }),
  allowed_roots: key({
    schema: z.array(z.string().min(1)),
    default: [],
    description:
      'Directories that every path of a command must lead into, in the profile `curated`; none: paths are not checked.',
    strictness: incomparable('No root allows everything, and each one more allows more.'),
  }),
  workspace: key({
    schema: repositoryPath,
    default: '.',
    description:
      'Directory that every path of a command must stay inside of, in the profile `workspace`; commands start at the root of the repository all the same.',
    strictness: incomparable('Neither of two directories need be inside the other.'),
  }),
  disabled_packs: key({
    schema: z.array(z.string().min(1)),
    default: [],
    description:
      'Categories of families that are switched off in the profiles `curated` and `workspace`: archives, files, git, network, packages, python, system, text, other, or one that `families` names.',
    strictness: moreIsStricter,
  }),
  experimental: key({
    schema: z.array(z.string().min(1)),
    default: [],
    description:
      'Families whose commands are experimental in the profile `curated`: each needs very strong confirmation. One of the maturity `experimental_only` is accepted in no other way.',
    strictness: incomparable(
      'An entry asks for more people for one family, and is what lets another one run at all.',
    ),
  }),
  families: key({
    schema: z.array(familySchema),
    default: [],
    description:
      'Programs that the profiles `curated` and `workspace` accept besides the built-in ones, or in place of one of the same name; schema/policy.schema.json has their keys.',
    strictness: incomparable('A family may be laxer or stricter than the built-in one.'),
  }),
  patterns,
};
