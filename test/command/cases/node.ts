import { filesOf } from '../../table.ts';
import { LOCKED, REPOSITORY } from '../repository.ts';
import { messagesOf, sceneIn, type Topics, targetsOf } from '../scene.ts';

const FILES = filesOf(`
  only/ok.js beside/ok.js beside.js index/index.js main/ok.js
  main/package.json = {"main":"ok"}
  above/package.json = {"main":"../../x.js"}
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
  w.js = fs.writeFileSync('x', 'y')
  .env = A=1
  evil.env = A="<U+000A>NODE_OPTIONS = x"<U+000A>
`);

export const nodeTopics: Topics = {
  'How node reads its words': {
    scene: (words) => ({ command: `node ${words}` }),
    table: `
allow ⇐ x.js ¦ x.js -e 1 ¦ x.js -p 3000 --inspect ¦ -- x.js -e ¦ --no-warnings x.js ¦ --no_warnings x.js
  --no-inspect x.js ¦ --max-old-space-size=512 x.js ¦ --unhandled-rejections strict x.js ¦ --test
  --test --test-reporter spec a.test.js b.test.js ¦ --test-reporter-destination=stdout --test
  --unhandled-rejections=warn-with-error-code x.js ¦ --unhandled-rejections=throw --test
block outside-code ⇐ -e 1 ¦ -pe 1 ¦ -p 1 ¦ --eval=1 ¦ --no-warnings --eval 1 ¦ --test inspect x.js
  --test -- inspect x.js ¦ inspect x.js ¦ --inspect=0.0.0.0:1 x.js ¦ --experimental_loader=./x.mjs x.js
  --loader ./x.mjs x.js ¦ --import data:text/javascript,1 x.js ¦ --import ./tsx x.js ¦ --test --test-reporter=./r.js
  -- -e 1
block flag-value outside-code ⇐ -e -1
block outside-code skips-tests ⇐ --test-only --test inspect
warn skips-tests ⇐ --test --test-shard=1/2 ¦ --test --test_shard 1/2 ¦ --test --experimental-test-tag-filter=a
warn weakens ⇐ --unhandled-rejections=none x.js ¦ --unhandled-rejections none x.js ¦ --unhandled_rejections=warn x.js
block unknown-flag reads-stdin ⇐ -e=1 ¦ -pe1
block unknown-flag ⇐ -ep 1 ¦ --eva 1 ¦ ---eval 1
block flag-value ⇐ --no-eval x.js ¦ --no-warnings=1 x.js ¦ --warnings=1 x.js ¦ --max-old-space-size 512 x.js
  --stack-trace-limit 50 x.js
block flag-value weakens ⇐ --title= x.js ¦ --title -x y.js
block outside-code weakens ⇐ -C dev -e 1
block reads-stdin ⇐ - ¦ <0 blanks> ¦ '' ¦ --
block reads-stdin weakens ⇐ --title=x
warn tool-runs-file ⇐ --import tsx x.js
warn tool-writes ⇐ --test --test-reporter-destination=lcov.info
block writes-files ⇐ --test --test-reporter-destination=out ¦ --test --test-reporter-destination=.mocharc.json
  --test --test-reporter-destination=../lcov.info ¦ --test --test-reporter-destination=../out
  --test --test-reporter-destination=/out
block outside-code reads-stdin ⇐ --run x
block never-ends ⇐ --watch x.js
warn checks-syntax-only ⇐ --check x.js
warn only-prints ⇐ -v ¦ x.js --version
`,
  },
  'Which file node runs': {
    scene: sceneIn(
      { ...REPOSITORY, ...FILES, ...filesOf('node_modules/other/x.js node_modules/x.js') },
      'node ',
    ),
    shows: targetsOf,
    table: String.raw`
block dependency-unverified ⇐ linked.js with linked.js -> node_modules/eslint/bin.js
allow → scripts/ok.js ⇐ scripts/ok.js ¦ ./scripts//ok.js ¦ scripts/../scripts/ok ¦ ok.js
  outside/../scripts/ok.js ¦ scripts/ok.js "a b"
block target-not-a-file ⇐ only ¦ only/ ¦ main ¦ index ¦ ./index/. ¦ folder ¦ above ¦ away ¦ broken ¦ . ¦ loop.js ¦ 'scripts\ok.js' ¦ --test --no-test only
allow → beside.js ⇐ beside ¦ beside/
block target-extension ⇐ data.json ¦ data ¦ addon ¦ shell.js
block target-outside ⇐ ../x.js ¦ scripts/../../x.js ¦ /etc/x.js ¦ file:///x.js ¦ outside.js
  outside/x.js ¦ --test "../*.js" ¦ --test "outside/*.js" ¦ --test '{/usr/x,y}/*.js' ¦ --test '{..,y}/*.js'
  --test 'y/{a,{b,../..}}/*.js' ¦ --test '{.,-}{.,-}/*.js' ¦ --test '[.][.]/*.js' ¦ --test '[.-.][.]/*.js'
  --test '{outside,y}/*.js' ¦ .git/hooks/x.js ¦ .GIT/hooks/x.js ¦ --test '{.git,y}/*.js'
block target-missing ⇐ scripts/nope.js ¦ sub/x.js ¦ sub/deep/x.js ¦ --test sub/x.js ¦ --test debug
  'scripts/{ok,no}.js'
allow → bin/cli ⇐ bin/cli
allow → x.ts ⇐ x.ts
warn checks-syntax-only → scripts/ok.js ⇐ --check scripts/ok.js
allow → node_modules/eslint/bin.js ⇐ node_modules/eslint/bin.js ¦ node_modules/.bin/eslint
block dependency-unverified tool-unknown ⇐ node_modules/other/x.js
block target-missing tool-unknown ⇐ node_modules/x.js
warn target-writes → w.js ⇐ w.js
allow ⇐ --test ¦ --test scripts ¦ --test "scripts/*.js" ¦ --test '{scripts,y}/*.js' ¦ --test 'scripts/{ok,no}.js'
  --test '**/*.js' ¦ --test './scripts/*.js' ¦ --test 'nope/**/*.js' ¦ --test 'scripts/o?.js' ¦ --no-test --test only
block target-missing → scripts/ok.js ⇐ --test scripts/ok.js nope.js
block glob-unclear ⇐ --test '<10 times {a,b}>/*.js' ¦ --test '<2000 times a>*'
block outside-code target-missing → scripts/ok.js ⇐ --test inspect scripts/ok.js
warn weakens → scripts/ok.js ⇐ --env-file=.env scripts/ok.js
block environment-file-unsafe weakens → scripts/ok.js ⇐ --env-file=evil.env scripts/ok.js
block target-outside weakens → scripts/ok.js ⇐ --env-file=../.env scripts/ok.js
block target-missing weakens → scripts/ok.js ⇐ --env-file=nope.env scripts/ok.js
block dependency-unverified tool-runs-file → scripts/ok.js ⇐ --import tsx scripts/ok.js
  --loader ts-node/esm scripts/ok.js ¦ -r dotenv/config scripts/ok.js
`,
  },
  'What decides which file node runs, where no dependency is installed, and which file a change edits':
    {
      scene: sceneIn({ ...LOCKED, ...FILES }),
      shows: targetsOf,
      table: `
allow → scripts/ok.js ⇐ node ok.js after a change of x.ts
allow target-changed → scripts/ok.js ⇐ node ok.js after a change of scripts/ok.js ¦ node ok.js after a change of ok.js
warn checks-syntax-only target-changed → scripts/ok.js ⇐ node --check ok.js after a change of ok.js
allow ⇐ node --test after a change of x.ts
allow not-installed ⇐ node node_modules/eslint/x.js
allow not-installed → eslint ⇐ npx eslint .
block dependency-unverified tool-unknown ⇐ node node_modules/other/x.js
warn tool-unknown not-installed → tool ⇐ npx tool
block binary-missing ⇐ npx other
`,
    },
  'What is said of a file that is missing': {
    scene: sceneIn(
      filesOf(`
    scripts/lint.mjs scripts/x.js packages/a/bin/run.js packages/a/test.js packages/b/test.js
    link.js -> scripts/x.js
    sub @
  `),
    ),
    shows: messagesOf,
    table: `
scripts/lnt.mjs does not exist in the repository at this commit; scripts/lint.mjs exists. ⇐ node scripts/lnt.mjs
thriller/scripts/x.js does not exist in the repository at this commit; scripts/x.js exists. ⇐ node thriller/scripts/x.js
a/bin/run.js does not exist in the repository at this commit; packages/a/bin/run.js exists. ⇐ node a/bin/run.js
lint.mjs does not exist in the repository at this commit; scripts/lint.mjs exists. ⇐ node lint.mjs
other/lint.mjs does not exist in the repository at this commit; scripts/lint.mjs exists. ⇐ node other/lint.mjs
test.js does not exist in the repository at this commit. ⇐ node test.js
quite/another.js does not exist in the repository at this commit. ⇐ node quite/another.js
scriptsx.js does not exist in the repository at this commit. A shell reads each \\ of scripts\\x.js as an escape and removes it. ⇐ node scripts\\x.js
sub/v.js does not exist in the repository at this commit. ⇐ node sub/v.js
  node --test sub/v.js
sub/deep/v.js does not exist in the repository at this commit. ⇐ node sub/deep/v.js
`,
  },
};
