import * as z from 'zod';
import { riskSchema } from '../../model/verdict.ts';
import { GENE_PROFILES, PROFILE_NAMES } from '../../model/word-lists.ts';
import { addedFlagsSchema, familySchema } from '../../programs/schema.ts';
import { isWithin } from '../../repo/paths.ts';
import { key } from '../key.ts';
import { compileLinear } from '../linear-pattern.ts';
import { repositoryPath } from '../path-schemas.ts';
import {
  emptyIsLoosest,
  fewerEntriesAreStricter,
  fewerIsStricter,
  fromLoosest,
  incomparable,
  moreIsStricter,
} from '../strictness.ts';

/** A pattern that a policy adds to a layer of the `workspace` profile, to block commands. */
const patternSchema = z.strictObject({
  name: z.string().trim().min(1).describe('Name of the pattern in the report.'),
  layer: z
    .union([z.literal(1), z.literal(2), z.literal(3)], { error: 'expected 1, 2 or 3' })
    .describe('Layer of the pattern: 1 dangerous patterns, 2 paths, 3 allowed commands.'),
  reason: z
    .string()
    .trim()
    .min(1, { error: 'expected a sentence that says why' })
    .describe('Why the command is blocked; shown to its author.'),
  regex: z
    .string()
    .min(1)
    .superRefine((regex, context) => {
      const compiled = compileLinear(regex);
      if ('error' in compiled) context.addIssue({ code: 'custom', message: compiled.error });
    })
    .describe(
      'Regular expression in RE2 syntax (linear time), matched against each simple command with its words joined by one space.',
    ),
  match: z
    .array(z.string())
    .min(1, { error: 'expected at least one command' })
    .describe('Commands that the pattern must match.'),
  not_match: z
    .array(z.string())
    .min(1, { error: 'expected at least one command' })
    .describe('Commands that the pattern must not match.'),
});

const patterns = key({
  schema: z.array(patternSchema),
  default: [],
  description: 'More commands that the `workspace` profile blocks.',
  strictness: moreIsStricter,
  example: [
    {
      name: 'no_production',
      layer: 1,
      reason: 'Validations stay away from production.',
      regex: '\\bprod(uction)?\\b',
      match: ['grep x config/prod.json'],
      not_match: ['grep product docs/shop.md'],
    },
  ],
});

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
    description: 'Whether `mode: dangerous` accepts dangerous commands.',
    strictness: fromLoosest([true, false]),
  }),
  allowed_roots: key({
    schema: z.array(z.string().min(1)),
    default: [],
    description:
      'Directories that contain every path of a command, in the `curated` profile; if empty, paths are not checked.',
    strictness: emptyIsLoosest<string>((root, other) => root === other || isWithin(root, other)),
  }),
  workspace: key({
    schema: repositoryPath,
    default: '.',
    description: 'Directory that contains every path of a command, in the `workspace` profile.',
    strictness: incomparable('Two directories can be unrelated.'),
  }),
  disabled_packs: key({
    schema: z.array(z.string().min(1)),
    default: [],
    description:
      'Packs that `curated` and `workspace` disable: archives, build, files, git, javascript, network, packages, python, system, text, other, or a pack of `families`.',
    strictness: moreIsStricter,
  }),
  experimental: key({
    schema: z.array(z.string().min(1)),
    default: [],
    description:
      'Families that need `approvals.very_strong` people in the `curated` profile. It blocks families of maturity `experimental_only` that are not listed.',
    strictness: incomparable(
      'An entry requires more approvals for one family, and allows another family that is blocked otherwise.',
    ),
  }),
  programs: key({
    schema: z.array(z.string().min(1)),
    default: [],
    description:
      'Programs besides node, npm and npx: bun, cargo, deno, go, make, mypy, php, phpunit, pnpm, pytest, python, ruff, uv, yarn, or a name in `families`. See docs/commands.md#other-programs.',
    strictness: fewerIsStricter,
    example: ['pytest'],
  }),
  tool_flags: key({
    schema: addedFlagsSchema,
    default: {},
    description: 'Flags that the gate does not know, for each tool or program.',
    strictness: fewerEntriesAreStricter,
    example: { eslint: [{ flag: '--new-flag', value: 'none' }] },
  }),
  make_variables: key({
    schema: z.array(z.string().regex(/^[A-Za-z_][\w.-]*$/, 'expected the name of a variable')),
    default: [],
    description:
      'Variables that a command may set for make, besides V and VERBOSE. Recipes put them into shell text.',
    strictness: fewerIsStricter,
    example: ['TESTS'],
  }),
  families: key({
    schema: z.array(familySchema),
    default: [],
    description:
      'Descriptions of more programs. An entry replaces the built-in description of the same name.',
    strictness: incomparable('A family can be looser or stricter than the built-in one.'),
  }),
  patterns,
};
