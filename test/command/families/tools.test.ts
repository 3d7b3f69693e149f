import { describe, expect, it } from 'vitest';
import { readWords } from '../../../src/command/read.ts';
import { ruleOf } from '../../../src/rules/catalogue.ts';

/** The rules that a command breaks, without repetition. */
function rulesOf(command: string): string[] {
  return [...new Set(readWords(command).problems.map(({ rule }) => rule))];
}

function severityOf(command: string): 'block' | 'warn' | 'allow' {
  const severities = new Set(readWords(command).problems.map(({ rule }) => ruleOf(rule).severity));
  return severities.has('error') ? 'block' : severities.has('warning') ? 'warn' : 'allow';
}

describe('what reaches a tool', () => {
  it.each([
    ['npx ava --node-arguments="--require=./x.cjs"', ['preloads-code']],
    [`npx ava "--nodeArguments=--no-warnings '--import=./x.mjs'"`, ['preloads-code']],
    ['npx tap --node-arg=--require=./x.cjs', ['preloads-code']],
    ['npx tap --node-arg --import=./x.mjs t.mjs', ['preloads-code', 'tool-flag-unknown']],
    ['npx tap --test-env=NODE_OPTIONS=--require=./x.cjs', ['changes-node-options']],
    ['npx tap --before=./x.mjs', ['tool-runs-file']],
    ['npx mocha -r./x.cjs', ['preloads-code']],
    ['npx mocha --require ./x.cjs', ['preloads-code']],
    ['npx mocha -nrequire=./x.cjs', ['preloads-code']],
    ['npx mocha --node-option=eval=1', ['evaluates-text']],
    ['npx mocha --node-option no-warnings,require=./x.cjs', ['preloads-code']],
    ['npx mocha --import ./x.mjs a.js', ['preloads-code']],
    ['npx mocha --import=data:text/javascript,1', ['preloads-code']],
    ['npx mocha --inspect', ['opens-inspector']],
    ['npx mocha inspect', ['opens-inspector']],
    ['npx mocha -R./x.cjs', ['tool-runs-file']],
    ['npx mocha -O output=/etc/x', ['writes-files']],
    ['npx jest -c{}', ['tool-loads-code']],
    [`npx jest '-c{"globalSetup":"./x.cjs"}'`, ['tool-loads-code']],
    ['npx jest --setupFiles a ../../x.cjs', ['tool-loads-code']],
    ['npx vitest --execArgv=--import=data:text/javascript,1', ['preloads-code']],
    ['npx vitest run --poolOptions.forks.execArgv=--import=./x.mjs', ['preloads-code']],
    ['npx vitest run --pool-options.forks.exec-argv=--import=./x.mjs', ['preloads-code']],
    ['npx vitest run --typecheck.checker=./x.sh', ['downloads']],
    ['npx nyc -i./x.cjs node x.js', ['preloads-code']],
    ['npx nyc --require=./x.cjs node x.js', ['preloads-code']],
    ['npx c8 --include=a node -e 1', ['evaluates-text']],
    ['npx c8 -n node node x.js', ['flag-value']],
    ['npx c8 --bogus node x.js', ['unknown-flag']],
    ['npx ts-node -r ./x.cjs x.ts', ['preloads-code']],
    ['npx ts-node --compiler=../x.cjs x.ts', ['tool-loads-code']],
    ['npx tsx --import ./x.mjs x.ts', ['preloads-code']],
    ['npx tsx --test -r./x.cjs', ['unknown-flag']],
    ['npx tsx ../x.ts', ['target-outside']],
    [`npx rollup -p '{buildStart(){}}'`, ['evaluates-text']],
    [`npx rollup -c --watch.onStart 'touch x'`, ['launches-programs']],
    [`npx tsup --on-success='touch x' x.ts`, ['launches-programs']],
    ['npx webpack -r ./x.cjs', ['preloads-code']],
    ['npx concurrently "node -e 1" "node x.js"', ['evaluates-text']],
    ['npx concurrently "node x.js" --teardown "touch x"', ['launches-programs']],
    ['npx concurrently "npm:lint*"', ['launches-programs']],
    ['npx run-s "lint:*"', ['launches-programs']],
    ['npx run-s --npm-path=./x.js test', ['names-program']],
    ['npx run-p env', ['prints-environment']],
    ['npx tap plugin add x', ['installs']],
    ['npx cross-env-shell "touch x"', ['launches-programs']],
    ['npx @dotenvx/dotenvx run -- sh', ['launches-programs']],
    ['npx @biomejs/biome start', ['never-ends']],
    ['npx tape -r ./x.js a.js', ['preloads-code']],
    ['npx vitest --outputFile=/etc/x', ['writes-files']],
    ['npx eslint -o ../out.json src', ['writes-files']],
  ])('%s breaks %j', (command, rules) => {
    expect(rulesOf(command)).toEqual(rules);
  });

  it.each([
    ['npx mocha --dry-run', 'only-prints'],
    ['npx mocha --list-reporters', 'only-prints'],
    ['npx tsc --init', 'only-prints'],
    ['npx tsc --showConfig', 'only-prints'],
    ['npx tsc --listFilesOnly', 'only-prints'],
    ['npx jest --listTests', 'only-prints'],
    ['npx jest --showConfig src', 'only-prints'],
    ['npx vitest list', 'only-prints'],
    ['npx eslint --print-config x.js', 'only-prints'],
    ['npx mocha --pass-on-failing-test-suite', 'skips-tests'],
    ['npx jest --testFailureExitCode=0', 'skips-tests'],
    ['npx vitest run --dangerouslyIgnoreUnhandledErrors', 'skips-tests'],
    ['npx eslint -o out.json src', 'tool-writes'],
    ['npx jest --outputFile=out.json --json', 'tool-writes'],
    ['npx mocha -r ts-node/register', 'preloads-package'],
    ['npx jest --no-such-flag', 'tool-flag-unknown'],
  ])('%s is a warning: %s', (command, rule) => {
    expect([severityOf(command), ...rulesOf(command)]).toEqual(['warn', rule]);
  });

  it.each([
    'npx c8 --check-coverage node x.js',
    'npx c8 -r lcov -r text --check-coverage --lines 90 node --test',
    'npx nyc --reporter=lcov mocha',
    'npx nyc --reporter text npm test',
    'npx tsx --test',
    'npx tsx --test test/a.test.ts',
    'npx tsx --tsconfig tsconfig.json x.ts --flag-of-the-script',
    'npx ts-node -P tsconfig.json x.ts',
    'npx ts-node --transpile-only x.ts',
    'npx vitest run test/a.test.ts -t name',
    'npx vitest run --reporter=verbose --bail=1 --coverage.thresholds.lines=80',
    'npx vitest run --config vitest.config.ts --project unit --pool=forks',
    'npx jest --ci --runInBand --coverage --coverageReporters=text lcov',
    'npx jest --config jest.config.js --maxWorkers=50% -t "adds two"',
    'npx jest --env=jsdom --testPathPattern=unit',
    'npx mocha "test/**/*.spec.js" -R dot --timeout 5000 --exit',
    'npx mocha --enable-source-maps --recursive',
    'npx ava -v --serial test/a.js --match=foo --timeout=30s',
    'npx tap -j4 -t60 --disable-coverage -R terse',
    'npx eslint . --ext .js,.ts --max-warnings 0 --no-eslintrc',
    'npx eslint src -f json --cache --cache-location node_modules/.cache/eslint',
    'npx prettier -c "src/**/*.ts" --ignore-path .gitignore --no-config',
    'npx biome ci --error-on-warnings --javascript-formatter-enabled=false src',
    'npx stylelint "**/*.css" --max-warnings 0',
    'npx tsc --noEmit --skipLibCheck --target es2022 --pretty false',
    'npx rollup -c rollup.config.mjs --silent',
    'npx vite build --mode production',
    'npx tsup src/x.ts --format cjs,esm --dts',
    'npx webpack -c webpack.config.js --mode production',
    'npx playwright test tests/a.spec.ts --reporter=line --project=chromium -g login',
    'npx cypress run --browser chrome --config video=false',
    'npx cross-env CI=1 mocha --timeout 1000',
    'npx concurrently -n a,b "node a.js" "npm:test"',
    'npx run-s lint test',
    'npx run-p lint:a lint:b -l',
    'npx knip --production --strict',
    'npx publint --strict',
    'npx markdownlint "**/*.md" --ignore node_modules',
    'npx markdownlint-cli2 "**/*.md"',
    'npx cspell --no-progress "src/**"',
    'npx attw --pack .',
    'npx tsd',
    'npx ajv validate -s schema.json -d "data/*.json"',
  ])('%s is nothing to object to', (command) => {
    expect(rulesOf(command)).toEqual([]);
  });
});
