import { filesOf } from '../../table.ts';
import { LOCKED, REPOSITORY } from '../repository.ts';
import { messagesOf, sceneIn, type Topic, targetsOf } from '../scene.ts';

/** How node reads its words. */
const nodeWords: Topic = {
  table: `
allow ⇐ node x.js ¦ node x.js -e 1 ¦ node x.js -p 3000 --inspect ¦ node -- x.js -e
  node --no-warnings x.js ¦ node --no_warnings x.js ¦ node --no-inspect x.js
  node --max-old-space-size=512 x.js ¦ node --unhandled-rejections strict x.js ¦ node --test
  node --test --test-reporter spec a.test.js b.test.js
  node --test-reporter-destination=stdout --test
  node --unhandled-rejections=warn-with-error-code x.js ¦ node --unhandled-rejections=throw --test
block outside-code ⇐ node -e 1 ¦ node -pe 1 ¦ node -p 1 ¦ node --eval=1
  node --no-warnings --eval 1 ¦ node --test inspect x.js ¦ node --test -- inspect x.js
  node inspect x.js ¦ node --inspect=0.0.0.0:1 x.js ¦ node --experimental_loader=./x.mjs x.js
  node --loader ./x.mjs x.js ¦ node --import data:text/javascript,1 x.js ¦ node --import ./tsx x.js
  node --test --test-reporter=./r.js
block flag-value outside-code ⇐ node -e -1
block outside-code skips-tests ⇐ node --test-only --test inspect
warn skips-tests ⇐ node --test --test-shard=1/2 ¦ node --test --test_shard 1/2
  node --test --experimental-test-tag-filter=a
warn weakens ⇐ node --unhandled-rejections=none x.js ¦ node --unhandled-rejections none x.js
  node --unhandled_rejections=warn x.js
block unknown-flag reads-stdin ⇐ node -e=1 ¦ node -pe1
block unknown-flag ⇐ node -ep 1 ¦ node --eva 1 ¦ node ---eval 1
block flag-value ⇐ node --no-eval x.js ¦ node --no-warnings=1 x.js ¦ node --warnings=1 x.js
  node --max-old-space-size 512 x.js ¦ node --stack-trace-limit 50 x.js
block flag-value weakens ⇐ node --title= x.js ¦ node --title -x y.js
block outside-code weakens ⇐ node -C dev -e 1
block reads-stdin ⇐ node - ¦ node ¦ node '' ¦ node --
block reads-stdin weakens ⇐ node --title=x
block dash-operand ⇐ node -- -e 1
warn tool-runs-file ⇐ node --import tsx x.js
warn tool-writes ⇐ node --test --test-reporter-destination=lcov.info
block writes-files ⇐ node --test --test-reporter-destination=out
  node --test --test-reporter-destination=.mocharc.json
  node --test --test-reporter-destination=../lcov.info
  node --test --test-reporter-destination=../out ¦ node --test --test-reporter-destination=/out
block outside-code reads-stdin ⇐ node --run x
block never-ends ⇐ node --watch x.js
warn checks-syntax-only ⇐ node --check x.js
warn only-prints ⇐ node -v ¦ node x.js --version
`,
};

const FILES = filesOf(`
  only/ok.js beside/ok.js beside.js index/index.js json/index.json mjs/index.mjs main/ok.js lib/lib/index.js
  main/package.json = {"main":"ok"}
  up/package.json = {"main":"../scripts/./ok.js"}
  lib/package.json = {"main":"lib"}
  other/package.json = {"main":"nope"}
  other/index.js gone/ok.js native/x.node
  gone/package.json = {"main":"nope"}
  above/package.json = {"main":"../../x.js"}
  root/package.json = {"main":"/x.js"}
  native/package.json = {"main":"x.node"}
  broken/package.json = {
  away/index.js -> ../../x.js
  folder -> index
  outside -> ..
  outside.js -> ../x.js
  ok.js -> scripts/ok.js
  loop.js -> loop.js
  shell.js -> x.sh
  x.sh data.json addon.node bin/cli x.ts
  sub @
  node_modules/other/x.js node_modules/x.js
  w.js = fs.writeFileSync('x', 'y')
  .env = A=1
  evil.env = A="<U+000A>NODE_OPTIONS = x"<U+000A>
`);

/** Which file node runs. */
const nodeFiles: Topic = {
  scene: sceneIn({ ...REPOSITORY, ...FILES }),
  shows: targetsOf,
  table: String.raw`
allow → scripts/ok.js ⇐ node scripts/ok.js ¦ node ./scripts//ok.js ¦ node scripts/../scripts/ok
  node up ¦ node ok.js ¦ node outside/../scripts/ok.js ¦ node scripts/ok.js "a b"
block target-not-a-file ⇐ node only ¦ node only/ ¦ node mjs ¦ node gone ¦ node loop.js
  node 'scripts\ok.js' ¦ node --test --no-test only
allow → beside.js ⇐ node beside ¦ node beside/
allow → index/index.js ⇐ node index ¦ node ./index/. ¦ node folder
block target-extension ⇐ node json ¦ node native ¦ node data.json ¦ node data ¦ node addon
  node shell.js
allow → main/ok.js ⇐ node main
allow → lib/lib/index.js ⇐ node lib
allow → other/index.js ⇐ node other
block target-outside ⇐ node above ¦ node root ¦ node away ¦ node ../x.js ¦ node scripts/../../x.js
  node /etc/x.js ¦ node file:///x.js ¦ node outside.js ¦ node outside/x.js ¦ node --test "../*.js"
  node --test "outside/*.js" ¦ node --test '{/usr/x,y}/*.js' ¦ node --test '{..,y}/*.js'
  node --test 'y/{a,{b,../..}}/*.js' ¦ node --test '{.,-}{.,-}/*.js' ¦ node --test '[.][.]/*.js'
  node --test '[.-.][.]/*.js' ¦ node --test '{outside,y}/*.js'
block package-json-invalid ⇐ node broken
block target-missing ⇐ node scripts/nope.js ¦ node sub/x.js ¦ node sub/deep/x.js
  node --test sub/x.js ¦ node --test debug ¦ node 'scripts/{ok,no}.js'
block target-in-git ⇐ node .git/hooks/x.js ¦ node .GIT/hooks/x.js ¦ node --test '{.git,y}/*.js'
allow → bin/cli ⇐ node bin/cli
allow → x.ts ⇐ node x.ts
warn checks-syntax-only → scripts/ok.js ⇐ node --check scripts/ok.js
allow → node_modules/eslint/bin.js ⇐ node node_modules/eslint/bin.js ¦ node node_modules/.bin/eslint
block dependency-unverified tool-unknown ⇐ node node_modules/other/x.js
block target-untracked tool-unknown ⇐ node node_modules/x.js
warn target-writes → w.js ⇐ node w.js
allow ⇐ node --test ¦ node --test scripts ¦ node --test "scripts/*.js"
  node --test '{scripts,y}/*.js' ¦ node --test 'scripts/{ok,no}.js' ¦ node --test '**/*.js'
  node --test './scripts/*.js' ¦ node --test 'nope/**/*.js' ¦ node --test 'scripts/o?.js'
  node --no-test --test only
block target-missing → scripts/ok.js ⇐ node --test scripts/ok.js nope.js
block glob-unclear ⇐ node --test '<10 times {a,b}>/*.js' ¦ node --test '<2000 times a>*'
block outside-code ⇐ node --test inspect scripts/ok.js
warn weakens → scripts/ok.js ⇐ node --env-file=.env scripts/ok.js
block environment-file-unsafe weakens → scripts/ok.js ⇐ node --env-file=evil.env scripts/ok.js
block target-outside weakens → scripts/ok.js ⇐ node --env-file=../.env scripts/ok.js
block target-missing weakens → scripts/ok.js ⇐ node --env-file=nope.env scripts/ok.js
block dependency-unverified tool-runs-file → scripts/ok.js ⇐ node --import tsx scripts/ok.js
  node --loader ts-node/esm scripts/ok.js ¦ node -r dotenv/config scripts/ok.js
`,
};

/** What decides which file node runs, and which file a change edits. */
const nodeChanged: Topic = {
  scene: sceneIn({ ...LOCKED, ...FILES }),
  shows: targetsOf,
  table: `
block target-not-a-file ⇐ node .
allow → index.js ⇐ node . with index.js
allow → scripts/ok.js ⇐ node . with package.json = {"main":"scripts/ok.js"}
  node ok.js after a change of x.ts
allow target-changed → scripts/ok.js ⇐ node ok.js after a change of scripts/ok.js
  node ok.js after a change of ok.js
allow target-changed → index/index.js ⇐ node . with package.json = {"main":"index"} after a change of package.json
  node . with package.json = {"main":"index"} after a change of index/index.js
warn checks-syntax-only target-changed → scripts/ok.js ⇐ node --check ok.js after a change of ok.js
allow ⇐ node --test after a change of x.ts
`,
};

/** What is said of dependencies that are locked, but not installed. */
const notInstalled: Topic = {
  scene: sceneIn(LOCKED),
  table: `
allow not-installed ⇐ node node_modules/eslint/x.js ¦ npx eslint .
block dependency-unverified tool-unknown ⇐ node node_modules/other/x.js
warn tool-unknown not-installed ⇐ npx tool
block binary-missing ⇐ npx other
`,
};

/** What is said of a file that is missing. */
const missingFiles: Topic = {
  scene: sceneIn(
    filesOf(`
    scripts/lint.mjs scripts/x.js packages/a/bin/run.js packages/a/test.js packages/b/test.js
    link.js -> scripts/x.js
    sub @
  `),
  ),
  shows: messagesOf,
  table: `
scripts/lnt.mjs does not exist in the repository at this commit; scripts/lint.mjs exists.
  node scripts/lnt.mjs
thriller/scripts/x.js does not exist in the repository at this commit; scripts/x.js exists.
  node thriller/scripts/x.js
a/bin/run.js does not exist in the repository at this commit; packages/a/bin/run.js exists.
  node a/bin/run.js
lint.mjs does not exist in the repository at this commit; scripts/lint.mjs exists. ⇐ node lint.mjs
other/lint.mjs does not exist in the repository at this commit; scripts/lint.mjs exists. ⇐ node other/lint.mjs
test.js does not exist in the repository at this commit. ⇐ node test.js
quite/another.js does not exist in the repository at this commit. ⇐ node quite/another.js
scriptsx.js does not exist in the repository at this commit. A shell reads each \\ of scripts\\x.js as an escape and removes it.
  node scripts\\x.js
sub/v.js is in the submodule sub, whose files are not part of the audited commit. ⇐ node sub/v.js
  node --test sub/v.js
sub/deep/v.js is in the submodule sub, whose files are not part of the audited commit. ⇐ node sub/deep/v.js
`,
};

export const nodeTopics = { nodeWords, nodeFiles, nodeChanged, notInstalled, missingFiles };
