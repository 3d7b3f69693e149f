import type { EvolverInput } from '../schema.ts';
import { PYTHON_BUILD_FILES, PYTHON_DEPENDENCIES, PYTHON_ENVIRONMENT } from './python.ts';

/** pytest 8 and 9, with the flags of pytest-cov, -xdist, -timeout, -asyncio, -randomly and -rerunfailures. */
export const pytest: EvolverInput = {
  operands: 'tests',
  flags: {
    plain: `
      assert= cache-show? capture= code-highlight= color= continue-on-collection-errors deselect=
      doctest-continue-on-failure doctest-glob= doctest-ignore-import-errors doctest-modules
      doctest-report= durations= durations-min= exitfirst,x failed-first,ff full-trace
      import-mode= junit-prefix= keep-duplicates k= l showlocals,no-showlocals last-failed,lf
      last-failed-no-failures,lfnf= log-auto-indent= log-cli-date-format= log-cli-format=
      log-cli-level= log-date-format= log-disable= log-file-mode= log-format= log-level= m=
      maxfail= new-first,nf no-header no-summary noconftest q,quiet r= s show-capture=
      stepwise,sw stepwise-skip,sw-skip stepwise-reset,sw-reset strict pyargs strict-config strict-markers
      runxfail tb= verbose,v verbosity= W,pythonwarnings= xfail-tb trace-config ignore= ignore-glob=
      cov? cov-append cov-branch cov-context= cov-fail-under= cov-report? cov-reset no-cov
      no-cov-on-fail numprocesses,n= maxprocesses= dist= loadscope-reorder maxschedchunk= f
      max-worker-restart= timeout= timeout-method= session-timeout= asyncio-mode= randomly-seed=
      randomly-dont-reorganize randomly-dont-reset-seed reruns= reruns-delay= only-rerun=
      rerun-except= benchmark-only benchmark-skip benchmark-disable setup-show force-sugar
      no-fold-skipped force-short-summary disable-warnings,disable-pytest-warnings
    `,
    module: 'p=',
    root: 'rootdir= confcutdir= cov-source=',
    config: 'config-file,c= cov-config=',
    output: 'basetemp= junitxml= log-file= result-log= report-log= html= debug? benchmark-json=',
    'changes-configuration': 'o,override-ini=',
    'launches-programs': 'tx= px= rsyncdir= rsyncignore= pdbcls=',
    'reads-stdin': 'pdb trace',
    'never-ends': 'looponfail',
    'uses-network': 'pastebin=',
    'only-prints':
      'help,h version,V co,collect-only fixtures,funcargs fixtures-per-test markers setup-only setup-plan',
    'tool-writes': 'cache-clear snapshot-update benchmark-save= benchmark-autosave',
    'hides-failures': 'suppress-no-test-exit-code',
  },
  build_files: PYTHON_BUILD_FILES,
  dependencies: PYTHON_DEPENDENCIES,
  environment: { ...PYTHON_ENVIRONMENT, PYTEST_ADDOPTS: '' },
  match: [
    'pytest',
    'pytest -q tests/test_a.py::test_b',
    'pytest -k "not slow" -n auto --maxfail=1',
    'pytest -p no:cacheprovider',
    'pytest --cov=src --cov-report=term-missing',
    'pytest -ra -vv',
  ],
  not_match: [
    'pytest ../x',
    'pytest /etc/x.py',
    'pytest -c /etc/x.ini',
    'pytest -o addopts=-x',
    'pytest -p ../x',
    'pytest --pastebin=all',
    'pytest --tx popen//python=sh',
    'pytest --rootdir=/ tests',
    'pytest --junitxml=../x.xml',
    'pytest --pdb',
    'pytest https://x.test',
    'pytest @args.txt',
  ],
};
