import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { withChangedFiles } from '../../src/action/gate-job.ts';
import { inputsSchema, readInputs, readPublishingInputs } from '../../src/action/inputs.ts';
import { checkPlace } from '../../src/action/other-pulls.ts';
import { parsePayload, pullRequest, pullRequestReview } from '../../src/event/payload.ts';
import { connect } from '../../src/github/client.ts';
import { pullRequestPayload, reviewPayload } from '../event/payload.ts';
import { startGitHub } from '../github/server.ts';
import { actionsToken, READ_ALL } from '../github/tokens.ts';
import { createRepository, TEST_ENVIRONMENT } from '../repo/repository.ts';

const HEAD = 'a'.repeat(40);
const COUNTED = pullRequestPayload({ head: HEAD, base: 'b'.repeat(40), changedFiles: 3 });
const REVIEWED = pullRequestReview(reviewPayload(COUNTED, 'submitted'));

/** Returns the count and the warnings, with this head and count on GitHub. */
async function ask(payload: typeof REVIEWED, head = HEAD, token = 'ghs_test') {
  const github = await startGitHub({
    repository: 'octo/genes',
    tokens: { ghs_test: actionsToken(READ_ALL) },
  });
  onTestFinished(() => github.close());
  github.state.push(7, head, { changedFiles: 5 });
  const client = connect(token, { baseUrl: github.url });
  const warnings: string[] = [];
  const target = { client, owner: 'octo', repo: 'genes', headSha: HEAD };
  const { pullRequest } = await withChangedFiles(payload, target, (text) => warnings.push(text));
  return { count: pullRequest.changedFiles, warnings };
}

it('withChangedFiles keeps the count of a push and asks for that of a review', async () => {
  const pushed = pullRequest(COUNTED);
  expect(await ask(pushed)).toEqual({ count: 3, warnings: [] });
  expect(await ask(REVIEWED)).toEqual({ count: 5, warnings: [] });
});

it.each([
  ['GitHub is at another commit', 'c'.repeat(40), 'ghs_test', /newer commits/],
  ['GitHub denies access', HEAD, 'wrong', /could not read the number.*401/],
])('withChangedFiles warns that nothing was compared if %s', async (_, head, token, words) => {
  const { count, warnings } = await ask(REVIEWED, head, token);
  expect(count).toBeUndefined();
  expect(warnings).toEqual([expect.stringMatching(words)]);
});

/** A pull request into the protected `release/1`, whose head is that of another one into `main`, too. */
async function place() {
  const github = await startGitHub({
    repository: 'octo/genes',
    tokens: { ghs_test: actionsToken(READ_ALL) },
  });
  onTestFinished(() => github.close());
  const repository = createRepository();
  onTestFinished(repository.remove);
  repository.write({ '.github/gene-gate.yml': "branches: { 'release/*': {} }\n" });
  const base = repository.commit();
  const head = repository.commit();
  for (const branch of ['main', 'release/1']) github.state.refs.set(`heads/${branch}`, base);
  github.state.push(7, head, { base, baseRef: 'release/1' });
  github.state.push(8, head, { base, baseRef: 'main' });
  const payload = pullRequestPayload({ head, base, baseRef: 'release/1' });
  const event = parsePayload('pull_request', {
    ...payload,
    repository: { ...payload.repository, default_branch: 'main' },
  });
  const env = {
    ...TEST_ENVIRONMENT,
    GITHUB_WORKSPACE: repository.directory,
    GITHUB_API_URL: github.url,
  };
  const given: Readonly<Record<string, string>> = { 'github-token': 'ghs_test' };
  const inputs = readPublishingInputs((name) => given[name] ?? '');
  const { signal } = new AbortController();
  return { repository, found: await checkPlace({ inputs, env, signal }, event) };
}

it('checkPlace reads once which branches the policy of the default branch protects', async () => {
  const { repository, found } = await place();
  expect(found.doubt).toBeUndefined();
  expect(found.context.checkName).toBe('gene-gate');
  repository.remove();
  expect(await found.context.others?.list()).toEqual([{ number: 8, base: 'main' }]);
  expect(await found.context.others?.canDiffer()).toBe(true);
});

const action = parse(readFileSync('action.yml', 'utf8')) as {
  description: string;
  inputs: Record<string, { default?: string; description: string }>;
  runs: { using: string };
};

const read = (given: Record<string, string>) => readInputs((name) => given[name] ?? '');

it('has a description that the marketplace shows in full', () => {
  expect(action.description.length).toBeLessThanOrEqual(125);
});

it('readInputs has exactly the inputs of action.yml', () => {
  const names = Object.keys(inputsSchema.shape);
  expect(names.toSorted()).toEqual(Object.keys(action.inputs).toSorted());
});

it('readInputs has the same defaults as action.yml', () => {
  const written = Object.fromEntries(
    Object.entries(action.inputs)
      .filter(([name, input]) => input.default !== undefined && name !== 'github-token')
      .map(([name, input]) => [name, input.default as string]),
  );
  expect(read(written)).toEqual(read({}));
});

it('readInputs parses YAML booleans and numbers', () => {
  expect(read({ all: 'TRUE', 'command-timeout-seconds': '90' })).toMatchObject({
    all: true,
    'command-timeout-seconds': 90,
  });
});

it.each([
  ['all', 'yes'],
  ['profile', 'lenient'],
  ['fail-on', 'never'],
  ['command-timeout-seconds', 'soon'],
  ['command-timeout-seconds', '-1'],
  ['concurrency', '0'],
  ['concurrency', '1.5'],
  ['budget-seconds', 'never'],
  ['comment', 'sometimes'],
])('readInputs rejects %s: %s and names the input', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`\\n${name}: `));
});

it('readInputs reports every mistake', () => {
  expect(() => read({ all: 'yes', comment: 'sometimes' })).toThrow(/all: .*\ncomment: /);
});

it('readPublishingInputs uses the default for an invalid input, so that mistakes are published', () => {
  const given: Record<string, string> = {
    all: 'yes',
    comment: 'sometimes',
    'check-name': 'x'.repeat(101),
    'github-token': 'token',
  };
  expect(readPublishingInputs((name) => given[name] ?? '')).toEqual({
    mode: 'gate',
    comment: 'on-findings',
    suggestions: true,
    'check-name': 'gene-gate',
    'github-token': 'token',
  });
});
