import * as z from 'zod';
import { platformSchema } from '../model/run.ts';
import { riskSchema } from '../model/verdict.ts';
import { parseForm, parseOperands } from './forms.ts';
import { KINDS, type Kind } from './kinds.ts';
import { OPERAND_KINDS, REASONS, VALUE_KINDS } from './reasons.ts';

/** Rule ids. */
export const FAMILY_WARNINGS = [
  'network_touching',
  'archive_extraction_overwrite',
  'archive_creation_overwrite',
  'env_secrets',
  'recursive_deletion',
  'broad_permission_target',
  'writes_files',
] as const;
export type FamilyWarning = (typeof FAMILY_WARNINGS)[number];

const warning = z.enum(FAMILY_WARNINGS);
const name = z.string().regex(/^[A-Za-z0-9][\w.+-]*$/, 'expected the name of a program');
const repositoryFile = z
  .string()
  .regex(
    /^(?![\\/]|[A-Za-z]:)(?!(?:.*[\\/])?\.\.(?:[\\/]|$))[^\\]+$/,
    'expected a relative path without ..',
  );
const flag = z.string().regex(/^-\S*$/, 'expected a flag, such as -n or --name');
const names = z.array(flag).readonly();

/** A flag of a newer version of a tool or program. */
const addedFlag = z.strictObject({
  flag: z
    .string()
    .regex(/^--?[A-Za-z0-9][\w.:-]*$/, 'expected a flag such as --name')
    .describe('As it is written, with its dashes.'),
  value: z
    .enum(['none', 'path', 'text'])
    .describe('Its value: none, a path of the repository, or any other text.'),
});

/** Flags missing from the tables, by tool or program. */
export const addedFlagsSchema = z.record(z.string().min(1), z.array(addedFlag).min(1));
export type AddedFlags = z.infer<typeof addedFlagsSchema>;

const examples = {
  match: z.array(z.string()).min(1).describe('Commands that the family must accept.'),
  not_match: z.array(z.string()).min(1).describe('Commands that the family must reject.'),
};

const reason = z.enum(REASONS);
const kinds = Object.keys(KINDS) as [Kind, ...Kind[]];
const NAMES = 'names without dashes, separated by blanks';

const MARKS =
  'A comma separates spellings, a mark behind a name is its value: `=` required, `?` optional, `?=` attached, `*` several, `+` all following words, `=a|b` one of these; `~` stands for any end.';

/** For sandbox profiles; `read-arguments.ts` has the defaults. */
const basics = {
  flags: z
    .partialRecord(z.enum(kinds), z.string())
    .optional()
    .describe(`The accepted flags by the kind of their values: ${NAMES}. ${MARKS}`),
  operands: z
    .string()
    .refine((text) => parseOperands(text) !== undefined, {
      error: 'expected kinds such as path; a kind with ? * or ... only at the end',
    })
    .optional()
    .describe(
      'Kinds in order; the last may end with `?` (optional), `...` (one or more) or `*` (any number). Default: `path*`.',
    ),
  risk: riskSchema.optional().describe('Default: safe.'),
  warnings: z.array(warning).readonly().optional(),
  network_touching: z.boolean().optional(),
} as const;

const sandboxUse = {
  ...basics,
  leading_flags: names
    .optional()
    .describe('Flags before the operands; all others are behind them.'),
  first_operand_by: names
    .optional()
    .describe('With one of these flags, there is no first operand.'),
  last_operand_by: names
    .optional()
    .describe('With one of these flags, the last operand may be absent.'),
  default_operand: z.string().optional().describe('The path that the program uses by default.'),
  flag_warnings: z.record(z.string(), warning).optional(),
  dangerous_targets: z.array(z.string()).readonly().optional(),
  forbidden_prefixes: z.array(z.string()).readonly().optional(),
  forms: z
    .record(z.string(), z.strictObject(basics))
    .refine((forms) => Object.keys(forms).every((form) => parseForm(form) !== undefined), {
      error: 'expected words and placeholders such as {path}; {source...} only at the end',
    })
    .optional()
    .describe(
      'The only accepted words after the program: literal, or {kind}, {count:1-10}, and {kind...} at the end; with what differs from the program.',
    ),
  subcommands: z
    .record(z.string(), z.strictObject(basics))
    .optional()
    .describe('The only accepted first words, with what differs from the program.'),
} as const;

const sandbox = z.strictObject({
  ...sandboxUse,
  only: z
    .enum(['curated', 'workspace'])
    .optional()
    .describe('The only profile that accepts the program. Default: both.'),
  curated: z
    .strictObject(sandboxUse)
    .optional()
    .describe('What replaces the keys above in the `curated` profile.'),
  maturity: z.enum(['structured', 'direct_only', 'experimental_only', 'blocked']).optional(),
  platforms: z.array(platformSchema).optional(),
  ...examples,
});

/**
 * The meaning of the first operand, if the program starts it. `file`: a script of the repository; `package`: a
 * package of the repository; `program`: another program of the policy; `node`: a script with node's flags;
 * `command`: any program; for package managers, `script`: a script of package.json; `own-script`: the script
 * named like the subcommand; `tool`: a binary of a dependency; `script-or-tool` and `script-tool-or-file`: the
 * first that exists; `command-texts`: commands of one word each; `npm-scripts`: names of scripts.
 */
const STARTED = [
  'file',
  'package',
  'program',
  'node',
  'command',
  'script',
  'own-script',
  'tool',
  'script-or-tool',
  'script-tool-or-file',
  'command-texts',
  'npm-scripts',
] as const;
export type Started = (typeof STARTED)[number];

/** For the default profile. */
const useKeys = {
  flags: z
    .partialRecord(z.enum([...VALUE_KINDS, ...REASONS]), z.string())
    .optional()
    .describe(`Flags by the kind of their values, or by why they are refused: ${NAMES}. ${MARKS}`),
  operands: z.enum(OPERAND_KINDS).optional().describe('The kind of all operands. Default: path.'),
  /** First operands that are refused or change what the program does. */
  refused: z
    .partialRecord(reason, z.string())
    .optional()
    .describe(`First operands by why they are refused: ${NAMES}; \`~\` stands for any end.`),
  starts: z.enum(STARTED).optional().describe('What the first operand is, if the program runs it.'),
  unless: z
    .partialRecord(reason, z.string())
    .optional()
    .describe('Refused for a reason, unless one of these flags is set.'),
  alone: reason.optional().describe('What it does without an operand or subcommand.'),
  /** For a package manager: it selects packages, so any package's script may run. */
  any_package: z.boolean().optional(),
  /** The number of words before the first operand, such as the name of a workspace. */
  skips: z.int().nonnegative().optional(),
  /** Build file variables that operands `NAME=value` may set. */
  variables: z.array(z.string()).optional(),
} as const;

const use = z.strictObject({
  ...useKeys,
  behind: z
    .strictObject({ flags: useKeys.flags })
    .optional()
    .describe('The flags that may stand behind `--`; default: operands.'),
});

export type UseData = z.infer<typeof use>;

/** The tools of one package behind npx and package managers, for the default profile. */
export interface ToolData extends UseData {
  /** The names of its binaries. */
  readonly programs: readonly string[];
  /** First operands with which a server ends by itself. */
  readonly ends_with?: string;
  /** True if flags outside of the table belong to the node that the tool starts. */
  readonly hands_on?: true;
  /** True if its own flags are unknown; the table then has the usual meaning of such names. */
  readonly unknown?: true;
  /** Commands without findings. */
  readonly match?: readonly string[];
  /** Commands that must be refused or get a warning. */
  readonly not_match?: readonly string[];
}

const evolver = z.strictObject({
  ...useKeys,
  programs: z
    .array(name)
    .optional()
    .describe('The words that start the program; default: the name of the family.'),
  risk: riskSchema.default('safe'),
  completes: z
    .boolean()
    .default(false)
    .describe('Flags may be written by their beginning, as for getopt and argparse.'),
  subcommands: z
    .record(z.string().regex(/^\S+(?: \S+)*$/), use)
    .default({})
    .describe('By name; a comma separates spellings, a blank the words of a nested subcommand.'),
  extensions: z
    .string()
    .optional()
    .describe('Extensions of the files that it may run, besides files without one.'),
  /** Programs of its dependencies, which run as files of `vendor`. */
  dependency_tools: z.array(name).default([]),
  /** Programs that may follow if it starts a command. */
  started_programs: z.array(name).default([]),
  directory_flags: z.array(flag).default([]),
  /** For a package manager: flags that select packages, so any package's script may run. */
  selecting_flags: z.array(flag).default([]),
  settings: z
    .array(repositoryFile)
    .default([])
    .describe(
      'Files and folders, from the working directory up, that can give a command another meaning: a change must not edit them.',
    ),
  build_files: z
    .array(repositoryFile)
    .default([])
    .describe('Files of the commit that decide what the program does; `*` matches in a name.'),
  dependencies: z
    .array(
      z.strictObject({
        path: repositoryFile,
        /** The root of the checkout, any directory in it, or the user's home directory. */
        at: z.enum(['root', 'anywhere', 'home']),
        /** For a directory at home: the variable by which the program finds it. */
        variable: z
          .string()
          .regex(/^[A-Z][A-Z0-9_]*$/)
          .optional(),
      }),
    )
    .default([])
    .describe('Where its dependencies are, outside of the commit.'),
  environment: z
    .record(z.string().regex(/^[A-Za-z_]\w*$/), z.string())
    .default({})
    .describe('Variables that are set for the program.'),
  ...examples,
});

/** One allowed program; also the format of policies. It matches all words of a command, not a prefix. */
export const familySchema = z.strictObject({
  name,
  category: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The pack, for `disabled_packs`; default: the pack of the built-in family of the same name, or `other`.',
    ),
  notes: z.string().optional(),
  evolver: evolver
    .optional()
    .describe('For the default profile, which accepts the program if `programs` names it.'),
  sandbox: sandbox
    .optional()
    .describe('For the `curated` and `workspace` profiles. Default: neither accepts the program.'),
});

export type FamilyInput = z.input<typeof familySchema>;
export type Family = z.infer<typeof familySchema> & { readonly category: string };
/** The programs of a pack by profile. */
export type SandboxPack = Readonly<
  Partial<
    Record<'curated' | 'workspace' | 'both', Readonly<Record<string, FamilyInput['sandbox'] & {}>>>
  >
>;
export type SandboxUse = z.infer<z.ZodObject<typeof sandboxUse>>;
export type EvolverInput = NonNullable<FamilyInput['evolver']>;
export type EvolverFamily = NonNullable<Family['evolver']>;
/** A directory where a program finds its dependencies. */
export type DependencyFolder = EvolverFamily['dependencies'][number];
