import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runIn } from '../cli/fake-terminal.ts';
import { gene, genesFile } from '../e2e/cli.ts';
import { createRepository } from '../repo/repository.ts';

const COMPOSER = 'composer install --no-interaction --no-scripts --no-plugins';

const FOR_POETRY = [
  'pip install poetry==2.2.1',
  'POETRY_VIRTUALENVS_CREATE=false poetry install --no-interaction',
];
const pip = (name: string) => [`pip install -r ${name}`];

const filesOf = (names: string) =>
  Object.fromEntries(
    names.split(' ').map((name) => [name, name.startsWith('composer') ? '{}' : '']),
  );

describe.each<[string, string, string, string[], string]>([
  ['pip', 'pytest -q', 'tests/test_a.py requirements.txt', pip('requirements.txt'), ''],
  [
    'pip for development',
    'python -m pytest',
    'tests/test_a.py requirements.txt requirements-dev.txt',
    pip('requirements-dev.txt'),
    '',
  ],
  [
    'uv',
    'uv run pytest',
    'tests/test_a.py uv.lock pyproject.toml',
    ['pipx install uv==0.9.5'],
    'uv sync --frozen',
  ],
  ['poetry', 'pytest', 'tests/test_a.py poetry.lock pyproject.toml', FOR_POETRY, ''],
  ['cargo', 'cargo test', 'Cargo.lock Cargo.toml src/lib.rs', ['cargo fetch --locked'], ''],
  ['composer', 'phpunit', 'composer.lock composer.json', [], COMPOSER],
])('init for %s', (_, command, names, before, prepare) => {
  it('writes the step that installs, and its next commands work before a commit', async () => {
    const repository = createRepository();
    const genes = genesFile(gene('gene_a', { validation: [command] }));
    repository.write({ ...filesOf(names), 'assets/gep/genes.json': genes });
    repository.commit('begin');
    const run = (...args: string[]) => runIn(repository.directory, args);
    const { output } = await run('init', '--no-history');
    const workflow = readFileSync(
      join(repository.directory, '.github/workflows/gene-gate.yml'),
      'utf8',
    );
    const steps: readonly { run?: string; id?: string; with?: { prepare?: string } }[] =
      parse(workflow).jobs.gate.steps;
    const lines = steps.flatMap((step) => step.run?.trim().split('\n') ?? []);
    expect(lines).toEqual(before);
    expect(steps.find(({ id }) => id === 'gate')?.with?.prepare?.trim() ?? '').toBe(prepare);
    const next = [...output.matchAll(/^ {5}gene-gate (.*)$/gm)].map(([, words = '']) => words);
    expect(next).toContain('audit');
    for (const words of next) expect((await run(...words.split(' '))).exitCode, words).toBe(0);
    expect(JSON.parse((await run('doctor', '--format', 'json')).output)).toMatchObject({
      lacks: [],
      genes: { stored: 1, refused: 0 },
      workflow: { lacks: [] },
    });
  });
});

it('init counts the edits under the policy that it writes', async () => {
  const repository = createRepository();
  const genes = genesFile(gene('gene_a', { validation: ['pytest -q && pytest -x'] }));
  repository.write({ 'tests/test_a.py': '', 'assets/gep/genes.json': genes });
  repository.commit('begin');
  const { output } = await runIn(repository.directory, ['init']);
  const [, told] = /own, with (\d+) edits/.exec(output) ?? [];
  const fixed = await runIn(repository.directory, ['fix', '--format', 'json']);
  expect(told).toBe(String(JSON.parse(fixed.output).edits.length));
});
