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
    ['npx ava --node-arguments="--require=./x.cjs"', ['outside-code']],
    [`npx ava "--nodeArguments=--no-warnings '--import=./x.mjs'"`, ['outside-code']],
    ['npx tap --node-arg=--require=./x.cjs', ['outside-code']],
    ['npx tap --node-arg --import=./x.mjs t.mjs', ['outside-code', 'unknown-flag']],
    ['npx tap --test-env=NODE_OPTIONS=--require=./x.cjs', ['unknown-flag']],
    ['npx tap --before=./x.mjs', ['tool-runs-file']],
    ['npx mocha -r./x.cjs', ['tool-runs-file']],
    ['npx mocha --require ./x.cjs', ['tool-runs-file']],
    ['npx mocha --require data:text/javascript,1', ['outside-code']],
    ['npx mocha --require /x.cjs', ['outside-code']],
    ['npx mocha --require=a/../../x.cjs', ['outside-code']],
    ['npx mocha /x.js', ['outside-code']],
    ['npx mocha ../x.js', ['outside-code']],
    ["npx mocha '{..,x}/y.js'", ['target-outside']],
    ["npx mocha --spec '[.][.]/y.js'", ['target-outside']],
    ['npx tape .git/x.js', ['target-outside']],
    ['npx c8 mocha /x.js', ['outside-code']],
    ['npx c8 --reporter=/x.js node x.js', ['outside-code']],
    ['npx c8 -r ../x.js node x.js', ['outside-code']],
    ['npx jest --coverageReporters=/x.js', ['outside-code']],
    ['npx jest --coverage --coverageReporters text ../x.js', ['outside-code']],
    ['npx mocha -nrequire=./x.cjs', ['outside-code']],
    ['npx mocha --node-option=eval=1', ['outside-code']],
    ['npx mocha --node-option no-warnings,require=./x.cjs', ['outside-code']],
    ['npx mocha --import ./x.mjs a.js', ['outside-code']],
    ['npx mocha --import=data:text/javascript,1', ['outside-code']],
    ['npx mocha --inspect', ['outside-code']],
    ['npx mocha inspect', ['outside-code']],
    ['npx mocha -R./x.cjs', ['tool-runs-file']],
    ['npx mocha -O output=/etc/x', ['writes-files']],
    ['npx jest -c{}', ['outside-code']],
    [`npx jest '-c{"globalSetup":"./x.cjs"}'`, ['outside-code']],
    ['npx jest --setupFiles a ../../x.cjs', ['outside-code']],
    ['npx vitest --execArgv=--import=data:text/javascript,1', ['outside-code']],
    ['npx vitest run --poolOptions.forks.execArgv=--import=./x.mjs', ['outside-code']],
    ['npx vitest run --pool-options.forks.exec-argv=--import=./x.mjs', ['outside-code']],
    ['npx vitest run --typecheck.checker=./x.sh', ['unknown-flag']],
    ['npx nyc -i./x.cjs node x.js', ['outside-code']],
    ['npx nyc --require=./x.cjs node x.js', ['outside-code']],
    ['npx c8 --include=a node -e 1', ['outside-code']],
    ['npx c8 -n node node x.js', ['flag-value']],
    ['npx c8 --bogus node x.js', ['unknown-flag']],
    ['npx ts-node -r ./x.cjs x.ts', ['outside-code']],
    ['npx ts-node --compiler=../x.cjs x.ts', ['outside-code']],
    ['npx tsx --import ./x.mjs x.ts', ['outside-code']],
    ['npx tsx --test -r./x.cjs', ['unknown-flag']],
    ['npx tsx ../x.ts', ['target-outside']],
    [`npx rollup -p '{buildStart(){}}'`, ['outside-code']],
    [`npx rollup -c --watch.onStart 'touch x'`, ['never-ends']],
    [`npx tsup --on-success='touch x' x.ts`, ['outside-code']],
    ['npx webpack -r ./x.cjs', ['tool-runs-file']],
    ['npx concurrently "node -e 1" "node x.js"', ['outside-code']],
    ['npx concurrently "node x.js" --teardown "touch x"', ['unknown-flag', 'outside-code']],
    ['npx concurrently "npm:lint*(!fix)"', ['outside-code']],
    ['npx concurrently "npm run lint:* & touch x"', ['outside-code']],
    ['npx run-s "lint {1}" -- x', ['outside-code']],
    ['npx run-s "lint -- $(x)"', ['command-substitution', 'outside-code']],
    ['npx run-s --npm-path=./x.js test', ['unknown-flag']],
    ['npx run-p env', ['only-prints']],
    ['npx tap plugin add x', ['uses-network']],
    ['npx changeset', ['writes-files']],
    ['npx changeset --since main', ['writes-files']],
    ['npx @changesets/cli publish', ['uses-network']],
    ['npx changeset version', ['writes-files']],
    ['npx gulp -f ../gulpfile.js', ['outside-code']],
    ['npx gulp --cwd=../x', ['outside-code']],
    ['npx grunt --base=/x', ['outside-code']],
    ['npx cross-env-shell "touch x"', ['outside-code']],
    ['npx @dotenvx/dotenvx run -- sh', ['outside-code']],
    ['npx @biomejs/biome start', ['never-ends']],
    ['npx tape -r ./x.js a.js', ['tool-runs-file']],
    ['npx jest --env=./x.js', ['tool-runs-file']],
    [`npx jest --moduleNameMapper '{"fs":"/x.js"}'`, ['outside-code']],
    [`npx jest --haste '{"hasteImplModulePath":"./x.js"}'`, ['outside-code']],
    ['npx run-s --node-options=--require=./x.js test', ['outside-code', 'flag-value']],
    ['npx run-s --script-shell=./x.sh test', ['outside-code']],
    ['npx run-s --prefix=/x test', ['target-outside']],
    ['npx run-s --workspace=../x test', ['target-outside']],
    ['npx run-p --usage test', ['unknown-flag', 'only-prints']],
    ['npx cross-env A=1 NODE_OPTIONS=--require=./x.js node x.js', ['assignment-refused']],
    ['npx vitest --outputFile=/etc/x', ['writes-files']],
    ['npx eslint -o ../out.json src', ['writes-files']],
    ['npx jest --no-such-flag', ['unknown-flag']],
    ['npx eslint --fi src', ['unknown-flag']],
    [`npx jest --testEnvironmentOptions='{"html":"<script>1</script>"}'`, ['unknown-flag']],
    ['npx prettier src', ['only-prints']],
    ['npx prettier --no-check .', ['only-prints']],
    ['npx prettier --write .', ['tool-writes']],
    [`npx jest --testEnvironmentOptions='{"url":"javascript:1"}'`, ['unknown-flag']],
    ['npx prettier --parser=./evil.cjs --check .', ['tool-runs-file']],
    ['npx prettier --parser babel --check .', []],
    [`npx eslint --parser-options="{babelOptions:{plugins:['./evil']}}" .`, ['outside-code']],
    [`npx eslint --rule "prettier/prettier: [2, {plugins: ['./evil.mjs']}]" .`, ['outside-code']],
    [`npx eslint --rule "{quotes: [2, 'single'], semi: 2}" .`, []],
    ['npx eslint --parser-options=ecmaVersion:2020,project:./tsconfig.json .', []],
    [`npx eslint --parser-options="{project: ['./tsconfig.json']}" .`, []],
    ['npx cypress run --browser ./evil.sh', ['unknown-flag']],
    ['npx cypress run --browser bin/evil', ['unknown-flag']],
    ['npx cypress run --browser chrome:canary', []],
    ['npx vitest run --experimental.openTelemetry.sdkPath=./evil.mjs', ['tool-runs-file']],
    ['npx vitest run --browser.testerHtmlPath=../x.html', ['outside-code']],
    ['npx ts-node --compiler=./evil.cjs x.ts', ['outside-code']],
    ['npx prisma migrate deploy', ['writes-files']],
    ['npx babel-node --presets ./evil.cjs x.js', ['outside-code']],
    ['npx babel-node x.js -e 1', ['outside-code']],
    ['npx babel-node x.js --eval=1', ['outside-code']],
    ['npx babel-node x.js -p 1', ['outside-code']],
    ['npx babel-node x.js -r ./evil.cjs', ['outside-code']],
    ['npx babel-node x.js --presets ./evil.cjs', ['outside-code']],
    ['npx babel-node x.js --config-file=../evil.cjs', ['outside-code']],
    ['npx babel-node x.js --import=data:text/javascript,1', ['outside-code']],
    ['npx babel-node x.js inspect', ['outside-code']],
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
    ['npx grunt --force test', 'weakens'],
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
    ['npx mocha -r ts-node/register', 'tool-runs-file'],
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
