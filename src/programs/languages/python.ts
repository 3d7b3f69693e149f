import type { EvolverInput } from '../schema.ts';

/** Files that pytest and Python build backends read: https://docs.pytest.org/en/stable/reference/customize.html. */
const PYTHON_BUILD_FILES =
  'conftest.py pytest.toml .pytest.toml pytest.ini .pytest.ini pyproject.toml tox.ini setup.cfg setup.py sitecustomize.py usercustomize.py'.split(
    ' ',
  );

/** Virtual environments, and the packages of `pip install --user`. */
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
  extensions: 'py',
  alone: 'reads-stdin',
  flags: {
    text: 'b B d E I P q R s S u v W=',
    choice: 'X=dev|utf8|utf8=1|importtime',
    'outside-code': 'x c+',
    weakens: 'O OO',
    module: 'm+',
    'reads-stdin': 'i',
    'only-prints': 'help,h version,V help-all help-env help-xoptions ?',
  },
  started_programs: ['pytest', 'ruff', 'mypy'],
  build_files: ['sitecustomize.py', 'usercustomize.py'],
  dependencies: PYTHON_DEPENDENCIES,
  environment: PYTHON_ENVIRONMENT,
  match: [
    'python3 scripts/check.py --strict',
    'python -m pytest -q tests',
    'python -B -W error scripts/check.py',
    'python -X dev -Xutf8 -X importtime scripts/check.py',
    'python -m py_compile scripts/check.py',
  ],
  not_match: [
    'python -Ic "print(1)"',
    'python -',
    'python -m pip install x',
    'python -X presite=evil scripts/check.py',
    'python -Xfrozen_modules=off scripts/check.py',
    'python scripts/x.sh',
    'python tool.pyz',
    'python -m py_compile -',
    'python -m py_compile ../x.py',
    'python https://x.test/y.py',
  ],
};

/** pytest 8 and 9, with the flags of its common plug-ins. */
export const pytest: EvolverInput = {
  operands: 'tests',
  flags: {
    text: `
      assert= cache-show? capture= color= deselect= doctest-continue-on-failure doctest-glob= doctest-modules
      durations= durations-min= exitfirst,x failed-first,ff full-trace import-mode= k= l showlocals
      last-failed,lf last-failed-no-failures,lfnf= log-cli-level= log-level= m= maxfail= new-first,nf
      no-header no-summary noconftest q,quiet r= s show-capture= stepwise,sw strict strict-config
      strict-markers runxfail tb= verbose,v verbosity= pyargs ignore= ignore-glob= disable-warnings
      collect-in-virtualenv max-warnings=
      cov? cov-append cov-branch cov-context= cov-fail-under= cov-report? cov-reset no-cov no-cov-on-fail
      numprocesses,n= maxprocesses= dist= max-worker-restart= timeout= timeout-method= asyncio-mode=
      randomly-seed= random-order random-order-seed= reruns= reruns-delay= forked count= splits= group=
      hypothesis-profile= hypothesis-seed= hypothesis-show-statistics benchmark-only benchmark-skip
      benchmark-disable reuse-db create-db disable-socket block-network record-mode= runslow
      mypy flake8 ruff headed browser=
    `,
    module: 'p= ds= W,pythonwarnings=',
    path: 'rootdir= confcutdir= cov-source=',
    config: 'config-file,c= cov-config=',
    output:
      'basetemp= junitxml= log-file= report-log= html= debug? benchmark-json= json-report-file=',
    'reads-stdin': 'pdb trace',
    'only-prints':
      'help,h version,V co,collect-only fixtures,funcargs fixtures-per-test markers setup-only setup-plan',
    'tool-writes': 'cache-clear snapshot-update benchmark-save= benchmark-autosave',
    weakens: 'suppress-no-test-exit-code',
  },
  build_files: PYTHON_BUILD_FILES,
  dependencies: PYTHON_DEPENDENCIES,
  environment: { ...PYTHON_ENVIRONMENT, PYTEST_ADDOPTS: '' },
  match: [
    'pytest -q tests/test_a.py::test_b',
    'pytest -p no:cacheprovider',
    'pytest --cov=src --cov-report=term-missing',
  ],
  not_match: [
    'pytest -o addopts=-x',
    'pytest --tx popen//python=sh',
    'pytest --junitxml=../x.xml',
    'pytest @args.txt',
  ],
};
