import { type Files, filesOf } from '../../table.ts';
import { REPOSITORY } from '../repository.ts';
import { sceneIn, type Topics, targetsOf } from '../scene.ts';

const NAMES = 'mocha jest tsc nyc ava vitest rollup eslint tape concurrently'.split(' ');
const versions = Object.fromEntries([...NAMES, 'npm-run-all'].map((name) => [name, '1.0.0']));
const installed = (name: string, owner = name): Files => ({
  [`node_modules/.bin/${name}`]: { symlink: `../${owner}/${name}.js` },
  [`node_modules/${owner}/${name}.js`]: '',
});

/** A repository in which each of these tools is installed. */
const FILES: Files = {
  'package.json': `{"scripts":{"lint:js":"eslint .","lint:sh":"sh x.sh","lint:a:b":"eslint a","t;touch y":"mocha",
    "t":"mocha -r ./setup.js"},"devDependencies":${JSON.stringify(versions)}}`,
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

export const toolsTopics: Topics = {
  'How tools read their words': {
    scene: (words) => ({ command: `npx ${words}` }),
    table: `
block outside-code ⇐ ava debug ¦ ava --node-arguments="--require=./x.cjs"
  ava "--nodeArguments=--no-warnings '--import=./x.mjs'"
  mocha --require data:text/javascript,1 ¦ mocha --require /x.cjs ¦ mocha --require=a/../../x.cjs
  c8 --reporter=/x.js node x.js ¦ c8 -r ../x.js node x.js ¦ jest --coverageReporters=/x.js
  jest --coverage --coverageReporters text ../x.js ¦ mocha -nrequire=./x.cjs ¦ mocha --node-option=eval=1
  mocha --node-option no-warnings,require=./x.cjs ¦ mocha inspect ¦ jest -c{}
  jest '-c{"globalSetup":"./x.cjs"}' ¦ jest --setupFiles a ../../x.cjs
  vitest --execArgv=--import=data:text/javascript,1 ¦ vitest run --poolOptions.forks.execArgv=--import=./x.mjs
  vitest run --pool-options.forks.exec-argv=--import=./x.mjs ¦ nyc -i./x.cjs node x.js
  nyc --require=./x.cjs node x.js ¦ c8 --include=a node -e 1 ¦ ts-node -r ./x.cjs x.ts
  ts-node --compiler=../x.cjs x.ts ¦ tsx --import ./x.mjs x.ts ¦ concurrently "node -e 1" "node x.js" ¦ concurrently "npm:lint*(!fix)"
  concurrently "npm run lint:* & touch x" ¦ run-s "lint {1}" -- x
  cross-env-shell "touch x" ¦ @dotenvx/dotenvx run -- sh ¦ jest --moduleNameMapper '{"fs":"/x.js"}'
  jest --haste '{"hasteImplModulePath":"./x.js"}' ¦ run-s --script-shell=./x.sh test
  eslint --parser-options="{babelOptions:{plugins:['./evil']}}" .
  eslint --rule "prettier/prettier: [2, {plugins: ['./evil.mjs']}]" . ¦ vitest run --browser.testerHtmlPath=../x.html
  ts-node --compiler=./evil.cjs x.ts ¦ babel-node x.js ¦ tsm x.ts ¦ vite-node x.ts ¦ jiti x.ts ¦ mocha /x.js ¦ mocha ../x.js
  c8 mocha /x.js
block writes-files ⇐ ava reset-cache ¦ mocha -O output=/etc/x ¦ changeset ¦ @changesets/cli publish
  vitest --outputFile=/etc/x ¦ eslint -o ../out.json src ¦ prisma validate
block unknown-flag ⇐ vitest run --typecheck.checker=./x.sh ¦ c8 --bogus node x.js
  mocha --import ./x.mjs a.js ¦ mocha --import=data:text/javascript,1 ¦ mocha --inspect ¦ mocha --env-file=.env
  tsx --test -r./x.cjs ¦ run-s --npm-path=./x.js test ¦ jest --no-such-flag ¦ eslint --fi src
  jest --testEnvironmentOptions='{"html":"<script>1</script>"}'
  jest --testEnvironmentOptions='{"url":"javascript:1"}'
warn tool-runs-file ⇐ vitest run --experimental.openTelemetry.sdkPath=./evil.mjs ¦ mocha -r./x.cjs ¦ mocha --require ./x.cjs ¦ mocha -R./x.cjs
  jest --env=./x.js ¦ prettier --parser=./evil.cjs --check .
  mocha -r ts-node/register
block target-outside ⇐ mocha '{..,x}/y.js' ¦ mocha --spec '[.][.]/y.js' ¦ tsx ../x.ts ¦ run-s --prefix=/x test
  run-s --workspace=../x test
block flag-value ⇐ c8 -n node node x.js
block never-ends ⇐ @biomejs/biome start
block unknown-flag outside-code ⇐ concurrently "node x.js" --teardown "touch x"
block command-substitution outside-code ⇐ run-s "lint -- $(x)"
block only-prints ⇐ run-p env
block uses-network ⇐ puppeteer browsers install chrome
block outside-code flag-value ⇐ run-s --node-options=--require=./x.js test
block unknown-flag only-prints ⇐ run-p --usage test
block assignment-refused ⇐ cross-env A=1 NODE_OPTIONS=--require=./x.js node x.js
warn only-prints ⇐ prettier src ¦ prettier --no-check . ¦ mocha --dry-run
  mocha --list-reporters ¦ tsc --init ¦ tsc --showConfig ¦ tsc --listFilesOnly ¦ jest --listTests
  jest --showConfig src ¦ vitest list ¦ eslint --print-config x.js
warn tool-writes ⇐ prettier --write . ¦ eslint -o out.json src ¦ jest --outputFile=out.json --json
allow ⇐ prettier --parser babel --check . ¦ eslint --rule "{quotes: [2, 'single'], semi: 2}" .
  eslint --parser-options=ecmaVersion:2020,project:./tsconfig.json .
  eslint --parser-options="{project: ['./tsconfig.json']}" .
  tsx x.ts -e 1 ¦ ts-node x.ts -e 1 -r ./evil.cjs
block outside-code tool-unknown ⇐ rollup -p '{buildStart(){}}' ¦ rollup -p 'json=require\`./x\`'
  tsup --on-success='touch x' x.ts ¦ tap --node-arg=--require=./x.cjs ¦ gulp -f ../gulpfile.js ¦ gulp --cwd=../x
  grunt --base=/x ¦ tap --test-env=NODE_OPTIONS=--require=./x.cjs
block outside-code tool-runs-file tool-unknown ⇐ tap --node-arg --import=./x.mjs t.mjs
block unknown-flag tool-unknown ⇐ cypress run --browser ./evil.sh ¦ cypress run --browser bin/evil
block never-ends tool-unknown ⇐ cypress open ¦ rollup -c --watch.onStart 'touch x' ¦ rollup -w ¦ webpack s ¦ esbuild --servedir=.
  vite --mode build ¦ grunt connect ¦ knip -w
block uses-network tool-unknown ⇐ tap plugin add x ¦ webpack loader x ¦ webpack l x
block writes-files tool-unknown ⇐ rollup -o/opt/x.js ¦ tap config set x ¦ jasmine examples
block writes-files absolute-path tool-unknown ⇐ babel src --out-dir=/opt/x
block reads-stdin tool-unknown ⇐ markdownlint -s
block target-outside tool-unknown ⇐ tape .git/x.js
warn tool-runs-file tool-unknown ⇐ tap --before=./x.mjs ¦ webpack -r ./x.cjs ¦ tape -r ./x.js a.js ¦ gulp --require ./x.js
  grunt --tasks ./x.js ¦ webpack --entry ./x.js ¦ markdownlint --rules ./x.js .
warn weakens tool-unknown ⇐ grunt --force test
warn tool-unknown ⇐ cypress run --browser chrome:canary ¦ vite build --mode production ¦ rollup --compact ¦ knip --strict ¦ gulp test
warn skips-tests ⇐ mocha --pass-on-failing-test-suite ¦ jest --testFailureExitCode=0
  vitest run --dangerouslyIgnoreUnhandledErrors
`,
  },
  'The files that the words of a tool name': {
    scene: sceneIn(FILES),
    shows: (judged) =>
      targetsOf(judged)
        .replace(/ node_modules\S+/g, '')
        .replace(/ →$/, ''),
    table: `
warn tool-runs-file → setup.js ⇐ npx mocha -r ./setup.js ¦ npx mocha -r ./setup ¦ npx nyc mocha -r ./setup.js
warn tool-runs-file → lib/env.js ⇐ npx mocha --require lib/env ¦ npx mocha -R lib/env
  npx jest --setupFiles '<rootDir>/lib/env.js' ¦ npx vitest run --root lib --setupFiles ./env.js
block target-missing tool-runs-file ⇐ npx mocha -r ./nope.js
block dependency-unverified tool-runs-file ⇐ npx mocha -r should ¦ npx mocha -r ./node_modules/x/y.js
  npx mocha --import=tsx
warn tool-runs-file ⇐ npx mocha -r jest/x
block target-outside tool-runs-file ⇐ npx mocha -r ./outside.js ¦ npx mocha -r ./.git/x.js
block target-not-a-file tool-runs-file ⇐ npx mocha -r ./loop.js
block target-outside ⇐ npx mocha --config ./outside.js ¦ npx mocha outside/a.js ¦ npx mocha 'outside/*.js'
  npx vitest --root outside
block target-missing ⇐ npx mocha --config nope.json
allow ⇐ npx mocha 'test/*.js' ¦ npx mocha test ¦ npx tsc -p lib/
allow → test/a.js ⇐ npx ava test/a.js:5
block target-not-a-file tool-runs-file ⇐ npx mocha -r ./lib
block target-not-a-file tool-runs-file tool-unknown ⇐ npx rollup -p ./lib
allow → tsconfig.json ⇐ npx tsc -p .
block target-outside tool-writes ⇐ npx tsc --outDir outside
block outside-code ⇐ npx tsc @args ¦ npx concurrently "npm:t*" ¦ npx run-s "+(+(lint))x"
  npx run-s "lint:*" ¦ npx run-s "lint:**" ¦ npx run-p "lint:{js,a:b}" ¦ npx run-s "lint:[j]*"
  npx concurrently "npm:lint:*" ¦ npx concurrently "npm run lint:j*"
allow → lint:js lint:a:b ⇐ npx run-p lint:js lint:a:b ¦ npx concurrently npm:lint:js "npm run lint:a:b"
warn tool-runs-file → t setup.js ⇐ npm run t
warn tool-runs-file → setup.js lib/env.js test/a.js ⇐ npx mocha -r ./setup.js --config lib/env.js test/a.js
warn tool-runs-file target-changed → setup.js ⇐ npx mocha -r ./setup.js after a change of setup.js
allow target-changed → lib/env.js ⇐ npx mocha --config lib/env.js after a change of lib/env.js
allow target-changed → test/a.js ⇐ npx mocha test/a.js after a change of test/a.js
`,
  },
  'The file of the tool that npx runs': {
    scene: sceneIn(REPOSITORY),
    shows: targetsOf,
    table: `
allow → node_modules/eslint/bin.js ⇐ npx eslint src ¦ npm exec -- eslint src ¦ npx --no-install eslint src
warn tool-unknown → node_modules/@x/tool/bin.js ⇐ npx --no -- tool ¦ npx @x/tool check
block binary-missing ⇐ npx eslnit src ¦ npx bash ¦ npx evil with node_modules/.bin/evil -> ../gone.js
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
  },
};
