import * as z from 'zod';
import { familySchema } from '../../judge/families/family.ts';
import { riskSchema } from '../../model/verdict.ts';
import { isWithin } from '../../repo/paths.ts';
import { key } from '../key.ts';
import { GENE_PROFILES, PROFILE_NAMES } from '../profile-names.ts';
import { repositoryPath } from '../repository-path.ts';
import {
  emptyIsLoosest,
  fewerIsStricter,
  fromLoosest,
  incomparable,
  moreIsStricter,
} from '../strictness.ts';
import { patterns } from './patterns.ts';

/** Which commands are allowed, and by which rules. */
export const commandKeys = {
  profile: key({
    schema: z.enum(PROFILE_NAMES),
    default: 'evolver',
    description: 'The rules that decide whether a command may run.',
    strictness: fromLoosest<(typeof PROFILE_NAMES)[number]>(GENE_PROFILES),
    input: { name: 'profile', schema: z.enum(GENE_PROFILES) },
  }),
  mode: key({
    schema: riskSchema,
    default: 'write',
    description: 'Highest risk that the `curated` profile accepts.',
    strictness: fromLoosest(riskSchema.options.toReversed()),
  }),
  allow_dangerous: key({
    schema: z.boolean(),
    default: false,
    description:
      'Whether `mode: dangerous` accepts dangerous commands; without it, they are blocked.',
    strictness: fromLoosest([true, false]),
  }),
  allowed_roots: key({
    schema: z.array(z.string().min(1)),
    default: [],
    description:
      'Directories that every path of a command must be in, in the `curated` profile; if the list is empty, paths are not checked.',
    strictness: emptyIsLoosest<string>((root, other) => root === other || isWithin(root, other)),
  }),
  workspace: key({
    schema: repositoryPath,
    default: '.',
    description:
      'Directory that every path of a command must be in, in the `workspace` profile; commands still start at the root of the repository.',
    strictness: incomparable('Two directories can be unrelated.'),
  }),
  disabled_packs: key({
    schema: z.array(z.string().min(1)),
    default: [],
    description:
      'Packs of families that are disabled in the `curated` and `workspace` profiles: archives, build, files, git, javascript, network, packages, python, system, text, other, or a pack that `families` defines.',
    strictness: moreIsStricter,
  }),
  experimental: key({
    schema: z.array(z.string().min(1)),
    default: [],
    description:
      'Families whose commands are experimental in the `curated` profile and require very strong confirmation. A family of maturity `experimental_only` is accepted only if it is listed here.',
    strictness: incomparable(
      'An entry requires more approvals for one family, and allows another family that is blocked otherwise.',
    ),
  }),
  programs: key({
    schema: z.array(z.string().min(1)),
    default: [],
    description:
      'Programs that the default profile may run besides node, npm and npx, by the name of their family: bun, cargo, deno, dotnet, go, gradle, make, maven, mypy, pnpm, pytest, python, ruff, tox, uv, yarn, or one that `families` defines. See docs/programs.md.',
    strictness: fewerIsStricter,
    example: ['pytest'],
  }),
  families: key({
    schema: z.array(familySchema),
    default: [],
    description:
      'Programs in addition to the built-in ones, for each profile that an entry describes; it replaces what the built-in family of the same name says about that profile. The default profile runs those that `programs` names. The keys are in schema/policy.schema.json.',
    strictness: incomparable('A family can be looser or stricter than the built-in one.'),
  }),
  patterns,
};
