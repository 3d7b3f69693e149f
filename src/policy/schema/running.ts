import * as z from 'zod';
import { key } from '../key.ts';
import { homeFolder, repositoryGlob } from '../path-schemas.ts';
import { baseCounts, fewerIsStricter, fromLoosest, lowerIsStricter } from '../strictness.ts';

/** Values of `containment`, from the most permissive to the strictest. */
const CONTAINMENTS = ['off', 'auto', 'require-for-forks', 'require'] as const;

/** Values of `network`, from the most permissive to the strictest. */
const NETWORKS = ['allow', 'none'] as const;

/** Values of `proof`, from the most permissive to the strictest. */
const PROOFS = ['off', 'auto'] as const;

/** Commands at the same time. */
export const concurrencySchema = z.int().positive().max(256);

/** Variables that give a program the rights of the workflow step, or decide what runs. */
const REFUSED =
  /^(?:INPUT_|ACTIONS_|GITHUB_(?:TOKEN|ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$|GH_TOKEN$|NODE_OPTIONS$|LD_|DYLD_|BASH_ENV$|ENV$|PATH$|GIT_)/i;

/** For `prepare`. */
const environmentName = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/)
  .refine((name) => !REFUSED.test(name), {
    error: 'expected a variable that holds no secret of the runner and does not decide what runs',
  });

/** Default globs of tool caches; `picomatch` syntax, matched against the path from the root. */
const DEFAULT_CACHES = [
  '.git/**',
  '**/.cache/**',
  '**/node_modules/.*/**',
  '**/.eslintcache',
  '**/*.tsbuildinfo',
  '**/.nyc_output/**',
  '**/coverage/**',
  '**/{.*_cache,target,.tox,.gradle}/**',
] as const;

/** How commands run, and what they can access. */
export const runningKeys = {
  containment: key({
    schema: z.enum(CONTAINMENTS),
    default: 'require-for-forks',
    description:
      'Whether commands run in namespaces: always, always for changes from forks, if available (`auto`), or never.',
    strictness: fromLoosest(CONTAINMENTS),
    input: { name: 'containment', schema: z.enum(CONTAINMENTS) },
  }),
  network: key({
    schema: z.enum(NETWORKS),
    default: 'none',
    description: 'Whether a command in namespaces has network access.',
    strictness: fromLoosest(NETWORKS),
  }),
  proof: key({
    schema: z.enum(PROOFS),
    default: 'auto',
    description:
      'Whether passed commands run again without the change, if namespaces are available (`auto`).',
    strictness: fromLoosest(PROOFS),
  }),
  concurrency: key({
    schema: z.union([
      z.literal('cores', { error: 'expected `cores` or a number from 1 to 256' }),
      concurrencySchema,
    ]),
    default: 'cores',
    description: 'Maximum number of concurrent commands; with namespaces only.',
    // The meaning of `cores` depends on the machine.
    strictness: baseCounts<'cores' | number>((from, to) =>
      from === 'cores' || to === 'cores' ? undefined : lowerIsStricter.compare(from, to),
    ),
    input: {
      name: 'concurrency',
      schema: z.coerce.number().pipe(concurrencySchema),
      open: 'cores',
    },
  }),
  build_outputs: key({
    schema: z.array(repositoryGlob),
    default: [],
    description:
      'Globs of files that are not in the commit and that commands see, such as the output of an earlier step.',
    strictness: fewerIsStricter,
    example: ['dist/**'],
  }),
  prepare_env: key({
    schema: z.array(environmentName),
    default: [],
    description: 'Environment variables of the workflow step that `prepare` gets.',
    strictness: fewerIsStricter,
    example: ['NPM_TOKEN', 'HTTPS_PROXY'],
  }),
  home_caches: key({
    schema: z.array(homeFolder),
    default: [],
    description: 'Directories of the home directory that commands in namespaces can read.',
    strictness: fewerIsStricter,
    example: ['.cache/ms-playwright', '.cargo/registry'],
  }),
  caches: key({
    schema: z.array(repositoryGlob),
    default: [...DEFAULT_CACHES],
    description:
      'Globs of files that a command may write without a warning; replaces the default list.',
    strictness: fewerIsStricter,
  }),
};
