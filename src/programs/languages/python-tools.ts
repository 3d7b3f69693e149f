import type { EvolverInput } from '../schema.ts';
import { PYTHON_DEPENDENCIES, PYTHON_ENVIRONMENT } from './python.ts';

/** Ruff 0.4 to 0.14: https://docs.astral.sh/ruff/configuration/#command-line-interface. */
export const ruff: EvolverInput = {
  alone: 'only-prints',
  flags: {
    text: `
      color= dummy-variable-rgx= exclude= exit-non-zero-on-fix exit-non-zero-on-format extend-exclude=
      extend-fixable= extend-ignore= extend-per-file-ignores= extend-select= extension= fixable=
      force-exclude ignore= ignore-noqa isolated line-length= no-cache,n no-fix no-preview
      no-respect-gitignore no-show-fixes no-unsafe-fixes output-format= per-file-ignores= preview
      quiet,q range= respect-gitignore select= show-fixes show-source silent,s statistics
      target-version= unfixable= unsafe-fixes verbose,v diff check
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
      allow-any-generics allow-any-unimported allow-empty-bodies allow-incomplete-defs allow-redefinition
      allow-redefinition-new allow-redefinition-old allow-subclassing-any allow-untyped-calls
      allow-untyped-decorators allow-untyped-defs allow-untyped-globals always-false= always-true=
      cache-fine-grained check-unreachable check-untyped-defs color-output deprecated-calls-exclude=
      disable-bytearray-promotion disable-error-code= disable-memoryview-promotion disallow-any-decorated
      disallow-any-explicit disallow-any-expr disallow-any-generics disallow-any-unimported
      disallow-empty-bodies disallow-incomplete-defs disallow-redefinition disallow-redefinition-new
      disallow-redefinition-old disallow-subclassing-any disallow-untyped-calls
      disallow-untyped-decorators disallow-untyped-defs disallow-untyped-globals enable-error-code=
      enable-incomplete-feature= error-summary exclude= exclude-gitignore explicit-package-bases
      export-ref-info extra-checks fast-exit fast-module-lookup fixed-format-cache follow-imports=
      follow-untyped-imports force-union-syntax force-uppercase-builtins hide-absolute-path
      hide-column-numbers hide-error-code-links hide-error-codes hide-error-context hide-error-end
      ignore-missing-imports implicit-optional implicit-reexport incremental,i junit-format=
      local-partial-types logical-deps module,m= namespace-packages native-parser new-type-inference
      num-workers,n= old-type-inference output,O= package,p= platform= pretty python-version=
      raise-exceptions report-deprecated-as-note scripts-are-modules show-absolute-path
      show-column-numbers show-error-code-links show-error-codes show-error-context show-error-end
      show-traceback,tb silence-site-packages site-packages skip-cache-mtime-checks skip-version-check
      soft-error-limit= sqlite-cache sqlite-num-shards= strict strict-bytes strict-concatenate
      strict-equality strict-equality-for-none strict-optional untyped-calls-exclude=
      verbose,v warn-incomplete-stub warn-no-return warn-redundant-casts warn-return-any
      warn-unreachable warn-unused-configs warn-unused-ignores
    `,
    path: 'cache-dir= custom-typing-module= custom-typeshed-dir=',
    config: 'config-file=',
    output:
      'any-exprs-report= cobertura-xml-report= html-report= linecount-report= linecoverage-report= lineprecision-report= txt-report= xml-report= xslt-html-report= xslt-txt-report= junit-xml= line-checking-stats= timing-stats=',
    'outside-code': 'command,c=',
    'uses-network': 'interactive',
    'reads-stdin': 'pdb',
    'only-prints':
      'help,h version,V find-occurrences= stats inferstats dump-build-stats dump-deps dump-graph',
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
      active all-extras all-groups all-packages color= exact extra= frozen group= isolated locked
      managed-python no-active no-build no-binary no-cache,n no-config no-default-groups no-dev no-editable
      no-env-file no-extra= no-group= no-managed-python no-progress no-project no-python-downloads
      no-sync offline only-dev only-group= package= prerelease= quiet,q resolution= verbose,v
      dev native-tls check universal invert depth= outdated no-dedupe
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
