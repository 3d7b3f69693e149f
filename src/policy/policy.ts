import * as z from 'zod';
import { familySchema } from '../judge/families/family.ts';
import { riskSchema } from '../model/verdict.ts';
import { ignoreSchema } from './ignore.ts';
import { checkNames } from './names.ts';
import { patternSchema } from './pattern.ts';
import { repositoryPath } from './repository-path.ts';

/**
 * The sets of rules that a command can be judged by: the engine's and the stricter one of the hub's
 * validators, and those of two agent sandboxes, which are neither stricter nor laxer than these.
 */
export const PROFILE_NAMES = ['evolver', 'validator', 'curated', 'workspace'] as const;
export type ProfileName = (typeof PROFILE_NAMES)[number];

/** Commands side by side. */
export const concurrencySchema = z.int().positive().max(256);

const seconds = z.number().positive().max(86_400);

/** More are not looked at; see the reviews of a pull request. */
const people = z.int().min(1).max(10);

/** Default globs of asset files; `picomatch` syntax, matched against the path from the root. */
const DEFAULT_ASSET_GLOBS = [
  '**/assets/gep/genes*.{json,jsonl}',
  '**/assets/gep/capsules*.{json,jsonl}',
  '**/assets/gep/events.jsonl',
  '**/assets/gep/external_candidates.jsonl',
  '**/assets/gep/*.seed.json',
  '**/*.seed.json',
  '**/data/default_genes.json',
  '**/.evolver/gep/*.{json,jsonl}',
] as const;

/** Warned about when a change touches them; those that a policy names itself are errors. */
export const DEFAULT_PROTECTED_PATHS = [
  'AGENTS.md',
  'CLAUDE.md',
  'GEMINI.md',
  'SOUL.md',
  'IDENTITY.md',
  'MEMORY.md',
  'USER.md',
  'TOOLS.md',
  'HEARTBEAT.md',
  '.env*',
  '.github/workflows/**',
  '.github/gene-gate.yml',
] as const;

/** Whether commands must be contained, from the most permissive to the strictest. */
export const CONTAINMENTS = ['off', 'auto', 'require-for-forks', 'require'] as const;

/** From the most permissive to the strictest. */
export const NETWORKS = ['allow', 'none'] as const;

/** Who shares a view of the checkout, from the most permissive to the strictest. */
export const VIEWS = ['gene', 'command'] as const;

/** Where tools keep what they can do without; `picomatch` syntax, from the root. */
const DEFAULT_CACHES = [
  '.git/**',
  '**/.cache/**',
  '**/node_modules/.*/**',
  '**/.eslintcache',
  '**/*.tsbuildinfo',
  '**/.nyc_output/**',
  '**/coverage/**',
] as const;

/** Which changed files count towards a blast radius. */
export const COUNTINGS = ['full', 'reference'] as const;

/** What a repository allows. Everything has a default; an empty file is a valid policy. */
export const policySchema = z
  .strictObject({
    profile: z
      .enum(PROFILE_NAMES)
      .default('evolver')
      .describe('The rules a command must satisfy; a gene must be allowed by it to run.'),
    mode: riskSchema
      .default('write')
      .describe('The greatest risk that the profile `curated` accepts.'),
    allow_dangerous: z
      .boolean()
      .default(false)
      .describe('Whether the mode `dangerous` really accepts dangerous commands.'),
    allowed_roots: z
      .array(z.string().min(1))
      .default([])
      .describe(
        'Directories that every path of a command must lead into, in the profile `curated`; none: paths are not checked.',
      ),
    workspace: repositoryPath
      .default('.')
      .describe(
        'Directory that every path of a command must stay inside of, in the profile `workspace`; commands start at the root of the repository all the same.',
      ),
    disabled_packs: z
      .array(z.string().min(1))
      .default([])
      .describe(
        'Categories of families that are switched off in the profiles `curated` and `workspace`: archives, files, git, network, packages, python, system, text, other, or one that `families` names.',
      ),
    experimental: z
      .array(z.string().min(1))
      .default([])
      .describe(
        'Families whose commands are experimental in the profile `curated`: each needs very strong confirmation. One of the maturity `experimental_only` is accepted in no other way.',
      ),
    families: z
      .array(familySchema)
      .default([])
      .describe(
        'Programs that the profiles `curated` and `workspace` accept besides the built-in ones, or in place of one of the same name; schema/policy.schema.json has their keys.',
      ),
    patterns: z
      .array(patternSchema)
      .default([])
      .describe('Commands that the profile `workspace` refuses besides the built-in ones.')
      .meta({
        examples: [
          [
            {
              name: 'no_production',
              layer: 1,
              reason: 'Validations stay away from production.',
              regex: '\\bprod(uction)?\\b',
              match: ['grep x config/prod.json'],
              not_match: ['grep product docs/shop.md'],
            },
          ],
        ],
      }),
    approvals: z
      .strictObject({
        strong: people
          .default(1)
          .describe('People who have to agree before a dangerous command runs.'),
        very_strong: people
          .default(2)
          .describe('People who have to agree before an experimental command runs.'),
        people: z
          .array(z.string().min(1))
          .default([])
          .describe(
            'Logins whose reviews count, if they may write to the repository; none: those of everybody who may.',
          ),
      })
      .refine(({ strong, very_strong }) => very_strong >= strong, {
        path: ['very_strong'],
        error: 'expected at least as many as for strong confirmation',
      })
      .prefault({})
      .describe('Whom commands wait for that a person has to confirm.'),
    fail_on: z
      .enum(['error', 'warning'])
      .default('error')
      .describe('The least severity of a finding that fails the gate.'),
    containment: z
      .enum(CONTAINMENTS)
      .default('require-for-forks')
      .describe(
        'Whether each command must have namespaces of its own (for changes from forks, or for all), has them where the machine gives them, or has none.',
      ),
    network: z
      .enum(NETWORKS)
      .default('none')
      .describe('What a command in namespaces of its own can reach besides itself.'),
    views: z
      .enum(VIEWS)
      .default('command')
      .describe(
        'Whether each command has a view of the checkout of its own, or the commands of a gene share one, in which later ones see what earlier ones wrote.',
      ),
    concurrency: z
      .union([z.literal('cores'), concurrencySchema])
      .default('cores')
      .describe(
        'How many commands run side by side, at most; only where each has a view of its own.',
      ),
    caches: z
      .array(z.string().min(1))
      .default([...DEFAULT_CACHES])
      .describe('Globs of files that a command may write without a warning; replaces the list.'),
    assets: z
      .strictObject({
        include: z
          .array(z.string().min(1))
          .min(1)
          .default([...DEFAULT_ASSET_GLOBS])
          .describe('Globs of the files that hold assets; replaces the default list.'),
        max_file_bytes: z
          .number()
          .int()
          .positive()
          .default(16 * 1024 * 1024)
          .describe('Larger asset files are an error.'),
      })
      .prefault({})
      .describe('Where the repository keeps its assets.'),
    limits: z
      .strictObject({
        command_timeout_seconds: seconds
          .default(180)
          .describe('A command that runs longer is stopped and fails.'),
        budget_seconds: seconds
          .default(5 * 60 * 60)
          .describe(
            'Time for all commands of a run together; what has not ended by then fails. A job of GitHub’s ends after six hours.',
          ),
        slow_command_seconds: seconds
          .default(60)
          .describe('A command that takes longer gets a warning.'),
        output_bytes: z
          .number()
          .int()
          .min(1024)
          .max(16 * 1024 * 1024)
          .default(64 * 1024)
          .describe(
            'Kept from the beginning and from the end of each output stream, at most; less where there are many commands.',
          ),
        memory_bytes: z
          .number()
          .int()
          .min(64 * 1024 * 1024)
          .default(2 * 1024 * 1024 * 1024)
          .describe('Memory of a command with all of its processes, where a cgroup can be had.'),
        processes: z
          .number()
          .int()
          .min(16)
          .max(32_768)
          .default(256)
          .describe('Processes and threads of a command at one time, in namespaces.'),
        open_files: z
          .number()
          .int()
          .min(64)
          .max(1_048_576)
          .default(1024)
          .describe('Files that one process of a command may have open, in namespaces.'),
        file_bytes: z
          .number()
          .int()
          .positive()
          .default(256 * 1024 * 1024)
          .describe('The largest file that a command may write, in namespaces.'),
        written_bytes: z
          .number()
          .int()
          .min(1024 * 1024)
          .default(512 * 1024 * 1024)
          .describe('Everything that a command may write, in namespaces.'),
      })
      .prefault({})
      .describe('What validation commands may cost.'),
    blast_radius: z
      .strictObject({
        counting: z
          .enum(COUNTINGS)
          .default('full')
          .describe(
            'Which files count: all but the asset store and new validation scripts, or those that the protocol’s reference engine counts.',
          ),
        hard_cap_files: z
          .number()
          .int()
          .positive()
          .default(60)
          .describe('No change may count more files, whatever its genes allow.'),
        hard_cap_lines: z
          .number()
          .int()
          .positive()
          .default(20_000)
          .describe('No change may count more added and deleted lines.'),
        forbidden_paths: z
          .array(repositoryPath)
          .default([])
          .describe('No change may touch these paths or anything under them.'),
        protected_paths: z
          .array(repositoryPath)
          .default([])
          .describe('Globs of files that need a person; a change that touches one fails.'),
        audit_log: z
          .enum(['append', 'forbidden'])
          .default('append')
          .describe('Whether events.jsonl may grow or must not change at all.'),
      })
      .prefault({})
      .describe('How much a change with a gene may touch, and what no change may.'),
    a2a: z
      .strictObject({
        min_score: z
          .number()
          .min(0)
          .max(1)
          .default(0.7)
          .describe('The least score of an outcome that may be promoted.'),
        max_files: z
          .int()
          .positive()
          .default(5)
          .describe('A Capsule that touched more files is not promoted.'),
        max_lines: z
          .int()
          .positive()
          .default(200)
          .describe('A Capsule that touched more added and deleted lines is not promoted.'),
        min_success_streak: z
          .int()
          .positive()
          .default(2)
          .describe('Successes in a row, counted from the events, that a promotion takes.'),
        confidence_factor: z
          .number()
          .min(0)
          .max(1)
          .default(0.6)
          .describe('What the confidence of an asset from elsewhere is multiplied by.'),
      })
      .prefault({})
      .describe('What `gene-gate promote` asks of an asset before other agents get it.'),
    ignores: z
      .array(ignoreSchema)
      .default([])
      .describe(
        'Findings to live with until a date. They stay in the report and do not count. Nothing that decides whether a command may run can be ignored.',
      )
      .meta({
        examples: [
          [
            {
              rule: 'content-hash-missing',
              where: { path: 'assets/gep/genes.json' },
              reason: 'Written before the engine hashed its genes.',
              expires: '2027-01-31',
            },
          ],
        ],
      }),
  })
  .check(checkNames)
  .describe('gene-gate policy: .github/gene-gate.yml');

export type Policy = z.infer<typeof policySchema>;

/** An input that would have allowed more than the policy does, and was ignored. */
export interface IgnoredInput {
  readonly input: string;
  readonly given: string;
  readonly kept: string;
  /** The policy's key for the same thing: where to put it instead. */
  readonly key: string;
}

/** The policy that counts, and where it came from. */
export interface LoadedPolicy {
  readonly policy: Policy;
  /** `default` when the base has no policy file. */
  readonly source: 'default' | 'base' | 'file';
  /** The path of the file, if there is one. */
  readonly path?: string;
  /** What the file says, for places in it. */
  readonly text?: string;
  /** The commit it was read from, for `base` and `default`. */
  readonly ref?: string;
  /** `sha256:` of the effective policy as canonical JSON. */
  readonly digest: string;
  /** The policy that was combined with it, each key as the stricter one has it. */
  readonly combinedWith?: { readonly name: string; readonly ref?: string; readonly digest: string };
  /** Inputs of the workflow that would have loosened it. */
  readonly ignoredInputs: readonly IgnoredInput[];
}
