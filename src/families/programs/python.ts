import type { EvolverInput } from '../schema.ts';

/** Files that pytest, tox and build backends of Python read. */
export const PYTHON_BUILD_FILES = [
  'conftest.py',
  'pytest.ini',
  'pyproject.toml',
  'setup.cfg',
  'setup.py',
  'sitecustomize.py',
  'tox.ini',
  'usercustomize.py',
];

/** Virtual environments, and what `pip install --user` leaves behind. */
export const PYTHON_DEPENDENCIES: NonNullable<EvolverInput['dependencies']> = [
  { path: '.venv', at: 'anywhere' },
  { path: 'venv', at: 'anywhere' },
  { path: '__pypackages__', at: 'root' },
  { path: '.local/bin', at: 'home' },
  { path: '.local/lib', at: 'home' },
  { path: '.pyenv', at: 'home', variable: 'PYENV_ROOT' },
];

export const PYTHON_ENVIRONMENT = {
  PYTHONDONTWRITEBYTECODE: '1',
  PYTHONNOUSERSITE: '0',
  PIP_NO_INDEX: '1',
  PIP_DISABLE_PIP_VERSION_CHECK: '1',
};

/** CPython 3.8 to 3.14: https://docs.python.org/3/using/cmdline.html. */
export const python: EvolverInput = {
  programs: ['python', 'python3'],
  starts: 'file',
  alone: 'reads-stdin',
  flags: {
    plain: 'b B d E I O OO P q R s S u v W= x',
    'changes-configuration': 'X= check-hash-based-pycs=',
    'evaluates-text': 'c+',
    module: 'm+',
    'reads-stdin': 'i',
    'only-prints': 'help,h version,V help-all help-env help-xoptions ?',
  },
  started_programs: ['pytest', 'ruff', 'mypy', 'tox'],
  build_files: ['sitecustomize.py', 'usercustomize.py'],
  dependencies: PYTHON_DEPENDENCIES,
  environment: PYTHON_ENVIRONMENT,
  match: [
    'python scripts/check.py',
    'python3 scripts/check.py --strict',
    'python -m pytest -q tests',
    'python3 -m unittest discover -s tests',
    'python -B -W error scripts/check.py',
  ],
  not_match: [
    'python -c "print(1)"',
    'python -Ic "print(1)"',
    'python',
    'python -',
    'python -i x.py',
    'python -m pip install x',
    'python -m http.server',
    'python -m timeit "1"',
    'python -m pytest -p ../x',
    'python -X importtime x.py',
    'python -m',
    'python https://x.test/y.py',
  ],
};
