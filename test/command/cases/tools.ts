import { type Files, filesOf } from '../../table.ts';
import { packageJson, REPOSITORY } from '../repository.ts';
import { sceneIn, type Topic, targetsOf } from '../scene.ts';

/** How tools read their words. */
const toolWords: Topic = {
  table: `
block outside-code ⇐ npx ava --node-arguments="--require=./x.cjs"
  npx ava "--nodeArguments=--no-warnings '--import=./x.mjs'" ¦ npx tap --node-arg=--require=./x.cjs
  npx mocha --require data:text/javascript,1 ¦ npx mocha --require /x.cjs
  npx mocha --require=a/../../x.cjs ¦ npx c8 --reporter=/x.js node x.js
  npx c8 -r ../x.js node x.js ¦ npx jest --coverageReporters=/x.js
  npx jest --coverage --coverageReporters text ../x.js ¦ npx mocha -nrequire=./x.cjs
  npx mocha --node-option=eval=1 ¦ npx mocha --node-option no-warnings,require=./x.cjs
  npx mocha --import ./x.mjs a.js ¦ npx mocha --import=data:text/javascript,1 ¦ npx mocha --inspect
  npx mocha inspect ¦ npx jest -c{} ¦ npx jest '-c{"globalSetup":"./x.cjs"}'
  npx jest --setupFiles a ../../x.cjs ¦ npx vitest --execArgv=--import=data:text/javascript,1
  npx vitest run --poolOptions.forks.execArgv=--import=./x.mjs
  npx vitest run --pool-options.forks.exec-argv=--import=./x.mjs ¦ npx nyc -i./x.cjs node x.js
  npx nyc --require=./x.cjs node x.js ¦ npx c8 --include=a node -e 1 ¦ npx ts-node -r ./x.cjs x.ts
  npx ts-node --compiler=../x.cjs x.ts ¦ npx tsx --import ./x.mjs x.ts
  npx rollup -p '{buildStart(){}}' ¦ npx tsup --on-success='touch x' x.ts
  npx concurrently "node -e 1" "node x.js" ¦ npx concurrently "npm:lint*(!fix)"
  npx concurrently "npm run lint:* & touch x" ¦ npx run-s "lint {1}" -- x
  npx gulp -f ../gulpfile.js ¦ npx gulp --cwd=../x ¦ npx grunt --base=/x
  npx cross-env-shell "touch x" ¦ npx @dotenvx/dotenvx run -- sh
  npx jest --moduleNameMapper '{"fs":"/x.js"}' ¦ npx jest --haste '{"hasteImplModulePath":"./x.js"}'
  npx run-s --script-shell=./x.sh test
  npx eslint --parser-options="{babelOptions:{plugins:['./evil']}}" .
  npx eslint --rule "prettier/prettier: [2, {plugins: ['./evil.mjs']}]" .
  npx vitest run --browser.testerHtmlPath=../x.html ¦ npx ts-node --compiler=./evil.cjs x.ts
  npx babel-node --presets ./evil.cjs x.js ¦ npx babel-node x.js -e 1 ¦ npx babel-node x.js --eval=1
  npx babel-node x.js -p 1 ¦ npx babel-node x.js -r ./evil.cjs
  npx babel-node x.js --presets ./evil.cjs ¦ npx babel-node x.js --config-file=../evil.cjs
  npx babel-node x.js --import=data:text/javascript,1 ¦ npx babel-node x.js inspect
  npx mocha /x.js ¦ npx mocha ../x.js ¦ npx c8 mocha /x.js
block unknown-flag ⇐ npx cypress run --browser ./evil.sh ¦ npx cypress run --browser bin/evil
  npx tap --test-env=NODE_OPTIONS=--require=./x.cjs ¦ npx vitest run --typecheck.checker=./x.sh
  npx c8 --bogus node x.js ¦ npx tsx --test -r./x.cjs ¦ npx run-s --npm-path=./x.js test
  npx jest --no-such-flag ¦ npx eslint --fi src
  npx jest --testEnvironmentOptions='{"html":"<script>1</script>"}'
  npx jest --testEnvironmentOptions='{"url":"javascript:1"}' ¦ npx babel-node x.js --other
block outside-code unknown-flag ⇐ npx tap --node-arg --import=./x.mjs t.mjs
warn tool-runs-file ⇐ npx tap --before=./x.mjs ¦ npx mocha -r./x.cjs ¦ npx mocha --require ./x.cjs
  npx mocha -R./x.cjs ¦ npx webpack -r ./x.cjs ¦ npx tape -r ./x.js a.js ¦ npx jest --env=./x.js
  npx prettier --parser=./evil.cjs --check .
  npx vitest run --experimental.openTelemetry.sdkPath=./evil.mjs ¦ npx gulp --require ./x.js
  npx grunt --tasks ./x.js ¦ npx mocha -r ts-node/register
block target-outside ⇐ npx mocha '{..,x}/y.js' ¦ npx mocha --spec '[.][.]/y.js' ¦ npx tsx ../x.ts
  npx run-s --prefix=/x test ¦ npx run-s --workspace=../x test
block target-in-git ⇐ npx tape .git/x.js
block writes-files ⇐ npx mocha -O output=/etc/x ¦ npx changeset ¦ npx changeset --since main
  npx changeset version ¦ npx vitest --outputFile=/etc/x ¦ npx eslint -o ../out.json src
  npx prisma migrate deploy
block flag-value ⇐ npx c8 -n node node x.js
block never-ends ⇐ npx rollup -c --watch.onStart 'touch x' ¦ npx @biomejs/biome start
block unknown-flag outside-code ⇐ npx concurrently "node x.js" --teardown "touch x"
block command-substitution outside-code ⇐ npx run-s "lint -- $(x)"
block only-prints ⇐ npx run-p env
block uses-network ⇐ npx tap plugin add x ¦ npx @changesets/cli publish
block outside-code flag-value ⇐ npx run-s --node-options=--require=./x.js test
block unknown-flag only-prints ⇐ npx run-p --usage test
block assignment-refused ⇐ npx cross-env A=1 NODE_OPTIONS=--require=./x.js node x.js
warn only-prints ⇐ npx prettier src ¦ npx prettier --no-check . ¦ npx tsm x.ts --version
  npx mocha --dry-run ¦ npx gulp --tasks ¦ npx mocha --list-reporters ¦ npx tsc --init
  npx tsc --showConfig ¦ npx tsc --listFilesOnly ¦ npx jest --listTests ¦ npx jest --showConfig src
  npx vitest list ¦ npx eslint --print-config x.js
warn tool-writes ⇐ npx prettier --write . ¦ npx eslint -o out.json src
  npx jest --outputFile=out.json --json
allow ⇐ npx prettier --parser babel --check .
  npx eslint --rule "{quotes: [2, 'single'], semi: 2}" .
  npx eslint --parser-options=ecmaVersion:2020,project:./tsconfig.json .
  npx eslint --parser-options="{project: ['./tsconfig.json']}" .
  npx cypress run --browser chrome:canary ¦ npx babel-node x.js -- -e 1
  npx tsm x.ts -e 1 -r ./evil.cjs ¦ npx tsx x.ts -e 1 ¦ npx ts-node x.ts -e 1 -r ./evil.cjs
  npx vite-node x.ts -c ./evil.cjs ¦ npx vite-node -c ./evil.cjs x.ts ¦ npx jiti x.ts -e 1
warn weakens ⇐ npx grunt --force test
warn skips-tests ⇐ npx mocha --pass-on-failing-test-suite ¦ npx jest --testFailureExitCode=0
  npx vitest run --dangerouslyIgnoreUnhandledErrors
`,
};

const NAMES = 'mocha jest tsc nyc ava vitest rollup eslint tape concurrently'.split(' ');
const versions = Object.fromEntries([...NAMES, 'npm-run-all'].map((name) => [name, '1.0.0']));
const installed = (name: string, owner = name): Files => ({
  [`node_modules/.bin/${name}`]: { symlink: `../${owner}/${name}.js` },
  [`node_modules/${owner}/${name}.js`]: '',
});

/** A repository in which each of these tools is installed. */
const FILES: Files = {
  'package.json': packageJson(
    {
      'lint:js': 'eslint .',
      'lint:sh': 'sh x.sh',
      'lint:a:b': 'eslint a',
      't;touch y': 'mocha',
      t: 'mocha -r ./setup.js',
    },
    { devDependencies: versions },
  ),
  'package-lock.json': JSON.stringify({
    packages: Object.fromEntries(Object.keys(versions).map((name) => [`node_modules/${name}`, {}])),
  }),
  ...Object.assign({}, ...NAMES.map((name) => installed(name))),
  ...installed('run-s', 'npm-run-all'),
  ...installed('run-p', 'npm-run-all'),
  ...filesOf(`
    setup.js lib/env.js lib/index.js test/a.js args node_modules/x/y.js
    tsconfig.json = {}
    .env = NODE_OPTIONS=-r=./x
    outside.js -> ../x.js
    loop.js -> loop.js
    outside -> ..
  `),
};

/** The files that the words of a tool name. */
const toolFiles: Topic = {
  scene: sceneIn(FILES),
  shows: (judged) =>
    targetsOf(judged)
      .replace(/ node_modules\S+/g, '')
      .replace(/ →$/, ''),
  table: `
warn tool-runs-file → setup.js ⇐ npx mocha -r ./setup.js ¦ npx mocha -r ./setup
  npx nyc mocha -r ./setup.js
warn tool-runs-file → lib/env.js ⇐ npx mocha --require lib/env ¦ npx mocha -R lib/env
  npx jest --setupFiles '<rootDir>/lib/env.js' ¦ npx vitest run --root lib --setupFiles ./env.js
block target-missing tool-runs-file ⇐ npx mocha -r ./nope.js
block dependency-unverified tool-runs-file ⇐ npx mocha -r should
  npx mocha -r ./node_modules/x/y.js ¦ npx mocha --import=tsx
warn tool-runs-file ⇐ npx mocha -r jest/x
block target-outside tool-runs-file ⇐ npx mocha -r ./outside.js
block target-not-a-file tool-runs-file ⇐ npx mocha -r ./loop.js
block target-in-git tool-runs-file ⇐ npx mocha -r ./.git/x.js
block target-outside ⇐ npx mocha --config ./outside.js ¦ npx mocha outside/a.js
  npx mocha 'outside/*.js' ¦ npx vitest --root outside
block target-missing ⇐ npx mocha --config nope.json
allow ⇐ npx mocha 'test/*.js' ¦ npx mocha test ¦ npx tsc -p lib/
block environment-file-unsafe weakens ⇐ npx mocha --env-file=.env test
  npx ava --node-arguments=--env-file=.env
allow → test/a.js ⇐ npx ava test/a.js:5
warn tool-runs-file → lib/index.js ⇐ npx rollup -p ./lib
allow → tsconfig.json ⇐ npx tsc -p .
block target-outside tool-writes ⇐ npx tsc --outDir outside
block outside-code ⇐ npx tsc @args ¦ npx concurrently "npm:t*" ¦ npx run-s "+(+(lint))x"
  npx run-s "<5 times *i>" ¦ npx run-s "<201 letters>*"
warn npm-script-text → lint:js lint:sh ⇐ npx run-s "lint:*"
warn npm-script-text → lint:js lint:sh lint:a:b ⇐ npx run-s "lint:**"
  npx concurrently "npm:lint:*"
allow → lint:js lint:a:b ⇐ npx run-p "lint:{js,a:b}"
allow → lint:js ⇐ npx run-s "lint:[j]*" ¦ npx concurrently "npm:lint:j*"
allow → lint:a:b ⇐ npx run-s "lint:a:*"
warn npm-script-missing ⇐ npx run-s "nope:*" ¦ npx concurrently "npm:nope*"
warn tool-runs-file → t setup.js ⇐ npm run t
warn tool-runs-file → setup.js lib/env.js test/a.js ⇐ npx mocha -r ./setup.js --config lib/env.js test/a.js
warn tool-runs-file target-changed → setup.js ⇐ npx mocha -r ./setup.js after a change of setup.js
allow target-changed → lib/env.js ⇐ npx mocha --config lib/env.js after a change of lib/env.js
allow target-changed → test/a.js ⇐ npx mocha test/a.js after a change of test/a.js
`,
};

/** The file of the tool that npx runs. */
const binaries: Topic = {
  scene: sceneIn(REPOSITORY),
  shows: targetsOf,
  table: `
allow → node_modules/eslint/bin.js ⇐ npx eslint src ¦ npm exec -- eslint src
  npx --no-install eslint src
warn tool-unknown → node_modules/@x/tool/bin.js ⇐ npx --no -- tool ¦ npx @x/tool check
block binary-missing ⇐ npx eslnit src ¦ npx bash
  npx evil with node_modules/.bin/evil -> ../gone.js
block uses-network ⇐ npx octo/tool
block outside-code binary-missing ⇐ npx node -v
block binary-shadowed ⇐ npx eslint with package.json = {"devDependencies":{"eslint":"1"},"bin":{"eslint":"x.js"}}
  npx eslint with package.json = {"devDependencies":{"eslint":"1"},"name":"@a/eslint","bin":"x.js"}
block dependency-unverified ⇐ npx evil with node_modules/.bin/evil = #!/usr/bin/env node
  npx evil with node_modules/.bin/evil -> ../../scripts/ok.js
  npx evil with node_modules/.bin/evil -> ../evil/x.js and node_modules/evil/x.js
  npx eslint with package-lock.json = [ ¦ npx eslint with package.json = {"devDependencies":[]}
block target-outside ⇐ npx evil with node_modules/.bin/evil -> ../../../x.js
block binary-not-node ⇐ npx eslint with node_modules/.bin/eslint -> ../eslint/run and node_modules/eslint/run = #!/bin/sh
block package-json-invalid ⇐ npx eslint with package.json = { and package-lock.json = [
  npm test with package.json = {
allow → node_modules/c8/bin.js scripts/ok.js ⇐ npx c8 node scripts/ok.js
block target-outside → node_modules/c8/bin.js ⇐ npx c8 node ../x.js
allow → node_modules/c8/bin.js node_modules/eslint/bin.js ⇐ npx c8 eslint .
block binary-missing → node_modules/c8/bin.js ⇐ npx c8 eslnit .
block nothing-to-run → node_modules/c8/bin.js ⇐ npx c8
`,
};

export const toolsTopics = { toolWords, toolFiles, binaries };
