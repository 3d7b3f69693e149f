import { loadPolicy } from '../../src/policy/load.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { type PastLevels, pastLevels } from '../../src/setup/past-levels.ts';
import { GENES, gene, genesFile } from '../e2e/cli.ts';
import {
  createRepository,
  open,
  TEST_ENVIRONMENT,
  type TestRepository,
} from '../repo/repository.ts';

const NEVER = new AbortController().signal;
type Files = Parameters<TestRepository['write']>[0];

/** A repository with one commit for each entry, on top of a first one; the messages are numbers. */
export function repositoryOf(...changes: readonly Files[]): TestRepository {
  const repository = createRepository();
  repository.write({ 'scripts/pass.js': '\n' });
  repository.commit('first');
  changes.forEach((files, index) => {
    repository.write(files);
    repository.commit(`change ${index + 1}`);
  });
  return repository;
}

/** An asset file with one gene of these commands. */
export function geneWith(...validation: readonly string[]): Files {
  return { [GENES]: genesFile(gene('gene_a', { validation })) };
}

/** A gene whose limit of files the change exceeds, with other fields, and a Capsule that applies it. */
export function largeChange(name: string, fields: object = {}): Files {
  const constraints = { max_files: 1, forbidden_paths: ['.git'] };
  return {
    [GENES]: genesFile(gene('gene_a', { summary: name, constraints, ...fields })),
    'assets/gep/capsules.json': JSON.stringify([
      { type: 'Capsule', id: `capsule_${name}`, gene: 'gene_a' },
    ]),
    ...Object.fromEntries([1, 2, 3].map((each) => [`src/${name}-${each}.js`, '\n'])),
  };
}

/** Judges the past changes of a test's repository. */
export async function levelsIn(
  { directory }: TestRepository,
  { signal = NEVER, enough = NEVER, env = TEST_ENVIRONMENT } = {},
): Promise<PastLevels> {
  const repository = await open(directory, env);
  const tip = (await repository.user(['rev-parse', 'HEAD'])).toString().trim();
  const policy = await loadPolicy(literalTree({}), 'HEAD');
  const now = new Date('2026-06-01');
  return pastLevels({ repository, tip, policy, platform: 'linux', now, signal, enough });
}
