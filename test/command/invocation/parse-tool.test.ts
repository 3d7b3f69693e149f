import { describe, expect, it } from 'vitest';
import { readWords } from '../../../src/command/read.ts';
import { TOOL_DATA } from '../../../src/programs/tools/index.ts';
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
    ['npx mocha -r./x.cjs', ['tool-runs-file']],
    ['npx mocha --require ./x.cjs', ['tool-runs-file']],
    ['npx mocha --require data:text/javascript,1', ['tool-loads-code']],
    ['npx mocha --require /x.cjs', ['tool-loads-code']],
    ['npx mocha --require=a/../../x.cjs', ['tool-loads-code']],
    ['npx mocha /x.js', ['target-outside']],
    ['npx mocha ../x.js', ['target-outside']],
    ["npx mocha '{..,x}/y.js'", ['target-outside']],
    ["npx mocha --spec '[.][.]/y.js'", ['target-outside']],
    ['npx tape .git/x.js', ['target-in-git']],
    ['npx c8 mocha /x.js', ['target-outside']],
    ['npx c8 --reporter=/x.js node x.js', ['tool-loads-code']],
    ['npx c8 -r ../x.js node x.js', ['tool-loads-code']],
    ['npx jest --coverageReporters=/x.js', ['tool-loads-code']],
    ['npx jest --coverage --coverageReporters text ../x.js', ['tool-loads-code']],
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
    ['npx webpack -r ./x.cjs', ['tool-runs-file']],
    ['npx concurrently "node -e 1" "node x.js"', ['evaluates-text']],
    ['npx concurrently "node x.js" --teardown "touch x"', ['launches-programs']],
    ['npx concurrently "npm:lint*(!fix)"', ['launches-programs']],
    ['npx concurrently "npm run lint:* & touch x"', ['launches-programs']],
    ['npx run-s "lint {1}" -- x', ['launches-programs']],
    ['npx run-s "lint -- $(x)"', ['command-substitution', 'launches-programs']],
    ['npx run-s --npm-path=./x.js test', ['names-program']],
    ['npx run-p env', ['only-prints']],
    ['npx tap plugin add x', ['installs']],
    ['npx changeset', ['writes-files']],
    ['npx changeset --since main', ['writes-files']],
    ['npx @changesets/cli publish', ['publishes']],
    ['npx changeset version', ['writes-files']],
    ['npx gulp -f ../gulpfile.js', ['tool-loads-code']],
    ['npx gulp --cwd=../x', ['tool-loads-code']],
    ['npx grunt --base=/x', ['tool-loads-code']],
    ['npx cross-env-shell "touch x"', ['launches-programs']],
    ['npx @dotenvx/dotenvx run -- sh', ['launches-programs']],
    ['npx @biomejs/biome start', ['never-ends']],
    ['npx tape -r ./x.js a.js', ['tool-runs-file']],
    ['npx jest --env=./x.js', ['tool-runs-file']],
    [`npx jest --moduleNameMapper '{"fs":"/x.js"}'`, ['tool-loads-code']],
    [`npx jest --haste '{"hasteImplModulePath":"./x.js"}'`, ['tool-loads-code']],
    ['npx run-s --node-options=--require=./x.js test', ['changes-configuration', 'flag-value']],
    ['npx run-s --script-shell=./x.sh test', ['changes-configuration']],
    ['npx run-s --prefix=/x test', ['target-outside']],
    ['npx run-s --workspace=../x test', ['target-outside']],
    ['npx run-p --usage test', ['unknown-flag', 'only-prints']],
    ['npx cross-env A=1 NODE_OPTIONS=--require=./x.js node x.js', ['assignment-refused']],
    ['npx vitest --outputFile=/etc/x', ['writes-files']],
    ['npx eslint -o ../out.json src', ['writes-files']],
    ['npx jest --no-such-flag', ['tool-flag-unknown']],
    ['npx eslint --fi src', ['tool-flag-unknown']],
    [`npx jest --testEnvironmentOptions='{"html":"<script>1</script>"}'`, ['tool-flag-unknown']],
    ['npx prettier src', ['only-prints']],
    ['npx prettier --no-check .', ['only-prints']],
    ['npx prettier --write .', ['tool-writes']],
    [`npx jest --testEnvironmentOptions='{"url":"javascript:1"}'`, ['tool-flag-unknown']],
    ['npx prettier --parser=./evil.cjs --check .', ['tool-runs-file']],
    ['npx prettier --parser babel --check .', []],
    [`npx eslint --parser-options="{babelOptions:{plugins:['./evil']}}" .`, ['tool-loads-code']],
    [
      `npx eslint --rule "prettier/prettier: [2, {plugins: ['./evil.mjs']}]" .`,
      ['tool-loads-code'],
    ],
    [`npx eslint --rule "{quotes: [2, 'single'], semi: 2}" .`, []],
    ['npx eslint --parser-options=ecmaVersion:2020,project:./tsconfig.json .', []],
    [`npx eslint --parser-options="{project: ['./tsconfig.json']}" .`, []],
    ['npx cypress run --browser ./evil.sh', ['names-program']],
    ['npx cypress run --browser bin/evil', ['names-program']],
    ['npx cypress run --browser chrome:canary', []],
    ['npx vitest run --experimental.openTelemetry.sdkPath=./evil.mjs', ['tool-runs-file']],
    ['npx vitest run --browser.testerHtmlPath=../x.html', ['tool-loads-code']],
    ['npx ts-node --compiler=./evil.cjs x.ts', ['preloads-code']],
    ['npx prisma migrate deploy', ['writes-files']],
    ['npx babel-node --presets ./evil.cjs x.js', ['preloads-code']],
    ['npx babel-node x.js -e 1', ['evaluates-text']],
    ['npx babel-node x.js --eval=1', ['evaluates-text']],
    ['npx babel-node x.js -p 1', ['evaluates-text']],
    ['npx babel-node x.js -r ./evil.cjs', ['preloads-code']],
    ['npx babel-node x.js --presets ./evil.cjs', ['preloads-code']],
    ['npx babel-node x.js --config-file=../evil.cjs', ['tool-loads-code']],
    ['npx babel-node x.js --import=data:text/javascript,1', ['preloads-code']],
    ['npx babel-node x.js inspect', ['opens-inspector']],
    ['npx babel-node x.js --other', ['unknown-flag']],
    ['npx babel-node x.js -- -e 1', []],
    ['npx tsm x.ts -e 1 -r ./evil.cjs', []],
    ['npx tsm x.ts --version', ['only-prints']],
    ['npx tsx x.ts -e 1', []],
    ['npx ts-node x.ts -e 1 -r ./evil.cjs', []],
    ['npx vite-node x.ts -c ./evil.cjs', []],
    ['npx vite-node -c ./evil.cjs x.ts', []],
    ['npx jiti x.ts -e 1', []],
  ])('%s breaks %j', (command, rules) => {
    expect(rulesOf(command)).toEqual(rules);
  });

  it.each([
    ['npx mocha --dry-run', 'only-prints'],
    ['npx gulp --tasks', 'only-prints'],
    ['npx gulp --require ./x.js', 'tool-runs-file'],
    ['npx grunt --force test', 'hides-failures'],
    ['npx grunt --tasks ./x.js', 'tool-runs-file'],
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
  ])('%s is a warning: %s', (command, rule) => {
    expect([severityOf(command), ...rulesOf(command)]).toEqual(['warn', rule]);
  });

  it.each(TOOL_DATA.flatMap(({ match = [] }) => match))('%s is nothing to object to', (command) => {
    expect(rulesOf(command)).toEqual([]);
  });

  it.each(TOOL_DATA.flatMap(({ not_match = [] }) => not_match))('%s is refused', (command) => {
    expect(rulesOf(command)).not.toEqual([]);
  });

  it('has examples for every tool', () => {
    const without = TOOL_DATA.filter(({ match, not_match }) => !match && !not_match);
    expect(without.map(({ programs }) => programs)).toEqual([]);
  });
});
