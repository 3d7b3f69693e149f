import { python } from '../programs/languages/python.ts';
import type { Tree } from '../repo/tree.ts';

/** How the workflow installs what commands need. */
export interface Installation {
  /** Lines of `prepare`: contained, after the audit. */
  readonly prepare: readonly string[];
  /** Lines of a step before the gate, for what is not in the checkout. */
  readonly before: readonly string[];
}

const { programs = [], started_programs: started = [] } = python;
const PYTHON = [...programs, ...started, 'uv'];
const POETRY = 'POETRY_VIRTUALENVS_CREATE=false poetry install --no-interaction';

/** The lockfiles of languages, and the programs of a policy that need what they name. The first one counts. */
const INSTALLATIONS: readonly (readonly [
  lockfile: string,
  programs: readonly string[],
  Partial<Installation>,
])[] = [
  ['uv.lock', PYTHON, { before: ['pipx install uv==0.9.5'], prepare: ['uv sync --frozen'] }],
  ['poetry.lock', PYTHON, { before: ['pip install poetry==2.2.1', POETRY] }],
  ['requirements-dev.txt', PYTHON, { before: ['pip install -r requirements-dev.txt'] }],
  ['requirements.txt', PYTHON, { before: ['pip install -r requirements.txt'] }],
  ['Cargo.lock', ['cargo'], { before: ['cargo fetch --locked'] }],
  [
    'composer.lock',
    ['php', 'phpunit'],
    { prepare: ['composer install --no-interaction --no-scripts --no-plugins'] },
  ],
];

/** Returns what installs the dependencies of programs, by the lockfiles at the root of a tree. */
export function installationFor(programs: readonly string[], tree: Tree): Installation {
  const needed = INSTALLATIONS.filter(
    ([path, names]) =>
      tree.stat(path) !== undefined && names.some((name) => programs.includes(name)),
  );
  const first = needed.filter(
    ([, names], index) => needed.findIndex(([, others]) => others === names) === index,
  );
  return {
    prepare: first.flatMap(([, , { prepare = [] }]) => prepare),
    before: first.flatMap(([, , { before = [] }]) => before),
  };
}
