import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { promotionPolicy } from '../../src/promote/existing-assets.ts';
import { type Promotion, promotionSchema } from '../../src/promote/promotion.ts';
import { renderPromotion } from '../../src/promote/promotion-text.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { runIn } from '../cli/fake-terminal.ts';
import { createRepository, type TestRepository, temporaryFolder } from '../repo/repository.ts';
import { answerTo, event, jsonl, source } from './fixture.ts';

const POLICY = '.github/gene-gate.yml';
const GATE = '.github/workflows/gate.yml';
const WORKFLOW = `name: gate
on: [pull_request, merge_group]
jobs:
  gate:
    runs-on: ubuntu-24.04
    steps:
      - uses: actions/checkout@v5
      - uses: gene-gate/gene-gate@v0
`;
const BASE = {
  'package.json': '{ "scripts": { "test": "node --test" } }',
  [POLICY]: 'fail_on: warning\n',
  [GATE]: WORKFLOW,
};
/** An event does not need the evidence that the policy requires of a gene. */
const CANDIDATE = event('evt_good', { genes_used: [] });
type Files = Readonly<Record<string, string | null>>;

function repositoryOnTopic(base: Files = BASE, defaultBranch = 'main'): TestRepository {
  const repository = createRepository();
  repository.git('checkout', '--quiet', '-b', defaultBranch, '--no-track');
  repository.write(base);
  repository.commit();
  repository.git('checkout', '--quiet', '-b', 'topic');
  return repository;
}

async function promote(repo: string, ...args: string[]) {
  const inputs = { '-': jsonl([CANDIDATE]), 'policy.yml': 'fail_on: error\n' };
  const { exitCode, output, notes } = await runIn(
    temporaryFolder(),
    ['promote', '--assets', '-', '--repo', repo, '--format', 'json', ...args],
    { inputs },
  );
  expect({ exitCode, notes }).toEqual({ exitCode: 0, notes: '' });
  return gateIn(promotionSchema.parse(JSON.parse(output)));
}

/** Promotes from a checkout with other files than its default branch. */
async function promoteFrom(changed: Files, base: Files = BASE) {
  const defaultBranch = literalTree(filesOf(base));
  const tree = literalTree(filesOf({ ...base, ...changed }));
  const workspace = { directory: '/nowhere', tree, defaultBranch };
  const promotion = await answerTo({
    candidates: source(jsonl([CANDIDATE])),
    policy: await promotionPolicy(workspace),
    platform: 'linux',
    workspace,
  });
  const text = renderPromotion(promotion, { columns: 80, colour: false, verbose: false });
  const words = text.replace(/\s+/g, ' ');
  for (const { message } of promotion.gate ?? []) {
    expect(words).toContain(`gate ${message} (gate-weakened)`);
  }
  expect(words.includes('weakens')).toBe(promotion.gate !== undefined);
  return gateIn(promotion);
}

function filesOf(files: Files): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, content]) => (content === null ? [] : [[path, content]])),
  );
}

function gateIn({ promoted, gate }: Promotion) {
  expect(promoted).toEqual([CANDIDATE]);
  return gate?.map(({ rule, message }) => [rule, /in `(.+?)`: /.exec(message)?.[1]]);
}

describe('a promotion reports that the gate is weaker than on the default branch', () => {
  it.each<[string, Files, readonly string[]]>([
    ['a looser policy', { [POLICY]: 'fail_on: error\n' }, [POLICY]],
    ['a removed policy', { [POLICY]: null }, [POLICY]],
    ['disabled job', { [GATE]: WORKFLOW.replace('  gate:\n', '  gate:\n    if: false\n') }, [GATE]],
    ['both files', { [POLICY]: null, [GATE]: null }, [POLICY, GATE]],
  ])('%s', async (_, files, paths) => {
    expect(await promoteFrom(files)).toEqual(paths.map((path) => ['gate-weakened', path]));
  });

  it('on the default branch, if it is not committed', async () => {
    const repository = repositoryOnTopic();
    repository.git('checkout', '--quiet', 'main');
    repository.write({ [POLICY]: null });
    expect(await promote(repository.directory)).toEqual([['gate-weakened', POLICY]]);
  });

  it('of origin, also if the branch of the clone and a tag are as weak', async () => {
    const origin = repositoryOnTopic();
    origin.git('checkout', '--quiet', 'main');
    const clone = createRepository({ cloneOf: origin.directory });
    clone.write({ [POLICY]: 'fail_on: error\n' });
    clone.commit();
    clone.git('tag', 'origin/main');
    mkdirSync(join(clone.directory, 'below'));
    expect(await promote(join(clone.directory, 'below'))).toEqual([['gate-weakened', POLICY]]);
  });
});

describe('a promotion does not report', () => {
  it.each<[string, Files]>([
    ['an unchanged gate', { 'src/index.js': 'work();\n' }],
    ['stricter policy', { [POLICY]: 'fail_on: warning\nlimits: { command_timeout_seconds: 5 }\n' }],
    ['a comment', { [GATE]: `# The gate.\n${WORKFLOW}` }],
  ])('%s', async (_, files) => expect(await promoteFrom(files)).toBeUndefined());

  it('a first policy and a first workflow', async () => {
    expect(await promoteFrom(BASE, { 'package.json': BASE['package.json'] })).toBeUndefined();
  });

  it('anything if the clone has no default branch', async () => {
    const repository = repositoryOnTopic(BASE, 'trunk');
    repository.write({ [POLICY]: 'fail_on: error\n' });
    expect(await promote(repository.directory)).toBeUndefined();
  });
});
