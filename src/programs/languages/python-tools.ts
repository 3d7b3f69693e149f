import type { EvolverInput } from '../schema.ts';
import { PYTHON_DEPENDENCIES, PYTHON_ENVIRONMENT } from './python.ts';

/** Ruff 0.4 to 0.14: https://docs.astral.sh/ruff/configuration/#command-line-interface. */
export const ruff: EvolverInput = {
  alone: 'only-prints',
  flags: {
    text: `
      check color= diff exclude= exit-non-zero-on-fix exit-non-zero-on-format extend-exclude= extend-ignore=
      extend-select= fixable= force-exclude ignore= ignore-noqa isolated line-length= no-cache,n
      output-format= per-file-ignores= preview quiet,q respect-gitignore select= silent,s statistics
      show-fixes target-version= unfixable= unsafe-fixes verbose,v
    `,
    path: 'cache-dir=',
    config: 'config=',
    output: 'output-file,o=',
    'tool-writes': 'fix fix-only add-noqa? add-ignore?',
    'never-ends': 'watch,w',
    'reads-stdin': 'stdin-filename=',
    weakens: 'exit-zero,e',
    'only-prints': 'help,h version,V show-files show-settings',
  },
  refused: {
    'only-prints': 'rule config linter version help analyze',
    'writes-files': 'clean',
    'never-ends': 'server',
  },
  subcommands: {
    check: {},
    format: { unless: { 'tool-writes': 'check diff' } },
  },
  build_files: ['ruff.toml', '.ruff.toml', 'pyproject.toml'],
  dependencies: PYTHON_DEPENDENCIES,
  environment: { RUFF_NO_CACHE: 'true' },
  match: ['ruff check', 'ruff check src --select E', 'ruff format --check', 'ruff check --fix'],
  not_match: ['ruff check --watch', 'ruff check ../x', 'ruff clean', 'ruff nonsense'],
};

/** mypy 1: https://mypy.readthedocs.io/en/stable/command_line.html. */
export const mypy: EvolverInput = {
  completes: true,
  flags: {
    text: `
      allow-redefinition always-false= always-true= cache-fine-grained check-untyped-defs color-output
      disable-error-code= disallow-any-explicit disallow-any-expr disallow-any-generics
      disallow-any-unimported disallow-incomplete-defs disallow-subclassing-any disallow-untyped-calls
      disallow-untyped-decorators disallow-untyped-defs enable-error-code= error-summary exclude=
      explicit-package-bases extra-checks follow-imports= ignore-missing-imports implicit-optional
      implicit-reexport incremental,i local-partial-types module,m= namespace-packages output,O= package,p=
      platform= pretty python-version= scripts-are-modules show-column-numbers show-error-codes
      show-error-context show-traceback,tb sqlite-cache strict strict-equality strict-optional verbose,v
      warn-incomplete-stub warn-no-return warn-redundant-casts warn-return-any warn-unreachable
      warn-unused-configs warn-unused-ignores
    `,
    path: 'cache-dir= custom-typing-module= custom-typeshed-dir=',
    config: 'config-file=',
    output:
      'cobertura-xml-report= html-report= linecount-report= txt-report= xml-report= junit-xml=',
    'outside-code': 'command,c=',
    'uses-network': 'interactive',
    'reads-stdin': 'pdb',
    'only-prints': 'find-occurrences= stats',
  },
  build_files: ['mypy.ini', '.mypy.ini', 'pyproject.toml', 'setup.cfg'],
  dependencies: PYTHON_DEPENDENCIES,
  environment: { ...PYTHON_ENVIRONMENT, MYPY_FORCE_COLOR: '0' },
  match: ['mypy src', 'mypy --strict src', 'mypy -p package --no-incremental', 'mypy'],
  not_match: ['mypy -c "1"', 'mypy --python-executable=./x src', 'mypy --config-file=/etc/x src'],
};

/** uv 0.4 to 0.9: https://docs.astral.sh/uv/reference/cli. */
export const uv: EvolverInput = {
  extensions: 'py',
  alone: 'only-prints',
  flags: {
    text: `
      active all-extras all-groups all-packages check exact extra= frozen group= isolated locked no-cache,n
      no-config no-default-groups no-dev no-editable no-env-file no-project no-sync offline only-dev
      only-group= package= prerelease= quiet,q resolution= verbose,v dev
    `,
    path: 'directory= project= cache-dir=',
    config: 'config-file=',
    weakens: 'env-file=',
    'outside-code': 'python,p=',
    module: 'module,m+',
    'uses-network': 'with,w=',
    'only-prints': 'help,h version,V show-settings',
  },
  refused: {
    'uses-network': `
      sync add remove pip venv init tool x export python self cache auth workspace publish
    `,
    'writes-files': 'build version format',
    'only-prints': 'tree help generate-shell-completion',
  },
  subcommands: {
    run: { starts: 'program', alone: 'only-prints' },
    lock: { unless: { 'tool-writes': 'check locked dry-run' } },
  },
  started_programs: ['pytest', 'ruff', 'mypy', 'python', 'python3'],
  directory_flags: ['--directory'],
  build_files: ['pyproject.toml', 'uv.toml'],
  dependencies: [
    ...PYTHON_DEPENDENCIES,
    { path: '.cache/uv', at: 'home', variable: 'UV_CACHE_DIR' },
    { path: '.local/share/uv/python', at: 'home' },
    { path: '.local/share/uv/tools', at: 'home' },
  ],
  environment: {
    ...PYTHON_ENVIRONMENT,
    UV_OFFLINE: '1',
    UV_NO_PROGRESS: '1',
    UV_PYTHON_DOWNLOADS: 'never',
  },
  match: ['uv run scripts/check.py', 'uv run --frozen python -m pytest', 'uv lock --check'],
  not_match: [
    'uv run sh -c id',
    'uv run pytest -o addopts=x',
    'uv run https://x.test/y.py',
    'uv run -',
    'uv run ci/e.sh',
    'uv run ci/e.PY.sh',
    'uv run ./e.zip',
  ],
};
