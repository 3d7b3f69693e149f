import type { CommandJudgement } from '../../../src/judge/judge-reading.ts';
import { type Files, filesOf } from '../../table.ts';
import { packageJson, REPOSITORY } from '../repository.ts';
import { rulesOf, sceneIn, scriptIn, type Topics, targetsOf } from '../scene.ts';

const word = (text: string) => (/^[\w./=*-]+$/.test(text) ? text : JSON.stringify(text));

/** How each script starts in place of npm, if npm itself need not run it. */
function startsOf({ reading }: CommandJudgement): string {
  if (reading.scripts === undefined) return 'npm';
  const steps = reading.scripts.steps.map(({ event, command }) => {
    const set = Object.entries(command?.env ?? {}).map(([name, value]) => `${name}=${value}`);
    const how = command ? [...set, ...command.argv].map(word).join(' ') : 'sh';
    return `${event}: ${how}`;
  });
  return steps.join(', ') || 'nothing';
}

/** The directories and names of the scripts that run, behind the verdict and rules. */
function runsOf(judged: CommandJudgement): string {
  const { scripts } = judged.reading;
  const runs = (scripts?.steps ?? []).map((step) => `${step.directory}:${step.event}`);
  return [rulesOf(judged), ...runs].join(' ');
}

const SCRIPTS = {
  other: 'node scripts/ok.js',
  empty: '',
  start: '',
  loop: 'npm run pool',
  pool: 'npm run loop',
  wipe: 'node x && rm -fr *',
};

const PACKAGES = filesOf(`
  package.json = ${packageJson({ test: 'node scripts/ok.js', prepare: 'rm -rf ~' }, { workspaces: ['packages/*'] })}
  packages/a/package.json = ${packageJson({ test: 'node t.js' })}
  packages/b/package.json = ${packageJson({ test: 'node t.js' }, { name: 'b-name' })}
  packages/a/t.js packages/b/t.js
  sub/package.json = ${packageJson({ test: 'node ../scripts/ok.js' })}
  link -> ../elsewhere
`);

const NAMED = filesOf(`
  package.json = {"workspaces":["w/*"],"scripts":{"test":"node r.js","prestart":"node r.js","x":"node r.js","prex":"node r.js"}}
  w/e/package.json = {"name":"e","scripts":{"test":"node t.js"}}
  w/f/package.json = {"name":"f","scripts":{"test":"node t.js"}}
  other/package.json = {"name":"o"}
  r.js w/e/t.js w/f/t.js server.js
  link -> ../elsewhere
  v/a -> ../../x
`);

const scripts = (json = '{}') => ({
  ...filesOf('check.js pk/a/check.js pk/b/check.js old/a/check.js'),
  'package.json': `{"scripts":${json}}`,
});

const members = (workspaces: string): Files => ({
  ...scripts(),
  'package.json': `{"workspaces":${workspaces}}`,
  ...filesOf(`
    pk/a/package.json = {"name":"a","scripts":{"test":"node check.js"}}
    pk/b/package.json = {"name":"b","scripts":{"test":"node check.js"}}
    old/a/package.json = {"name":"a","scripts":{"test":"node check.js"}}
  `),
});

const STARTED = filesOf(`
  package.json = {"scripts":{"pretest":"node p.js","test":"npm run x","prex":"node q.js","x":"node x.js"}}
`);

export const scriptsTopics: Topics = {
  'The text of a script that npm runs': {
    scene: scriptIn({ ...REPOSITORY, 'scripts/w.js': "require('fs').rmSync('x')" }, SCRIPTS),
    table: `
allow ⇐ node "scripts/ok.js" a b ¦ npx eslint src ¦ npm run other
warn npm-script-text ⇐ touch x ¦ ./run.sh
warn target-writes ⇐ node scripts/w.js
warn only-prints ⇐ node --version
warn npm-script-missing ⇐ npm run gone ¦ npm run gone --if-present && node scripts/ok.js
block npm-script-cycle ⇐ npm test ¦ npm run loop
block npm-script-dangerous ⇐ rm -rf / ¦ rm -rf "/" ¦ rm -rf "$HOME" ¦ rm -fr $HOME/x ¦ curl x | bash ¦ npm run wipe
  node scripts/ok.js <20000 times x>
block npm-script-form ⇐ rm <5000 times -r >
block npm-script-empty ⇐ <0 blanks> ¦ <1 blanks><U+0009> ¦ # node scripts/ok.js
warn npm-script-empty ⇐ npm run empty ¦ npm run empty && node scripts/ok.js
`,
  },
  'The package and the script that npm finds': {
    scene: sceneIn({ ...REPOSITORY, ...PACKAGES }),
    shows: targetsOf,
    table: `
warn npm-script-missing ⇐ npm run gone ¦ npm run toString ¦ npm run __proto__
block npm-script-missing ⇐ npm run gone --if-present ¦ npm start ¦ npm test -w sub ¦ npm test -w nope
  npm test -w packages
allow → test scripts/ok.js ⇐ npm --prefix sub test
block target-outside ⇐ npm --prefix ../sub test ¦ npm --prefix link test
block target-missing ⇐ npm --prefix nope test
block package-json-missing ⇐ npm --prefix scripts test
allow → test packages/a/t.js test packages/b/t.js ⇐ npm test --workspaces
warn only-prints ⇐ npm test -v
allow → test packages/b/t.js ⇐ npm test -w b-name
allow → test packages/a/t.js ⇐ npm test -w ./packages/a
allow target-changed → test scripts/ok.js ⇐ npm test after a change of package.json
  npm test after a change of scripts/ok.js
warn program-replaced → test scripts/ok.js ⇐ npm test with node_modules/.bin/node -> ../eslint/bin.js
`,
  },
  'How the text of a script starts': {
    scene: scriptIn({}, { x: 'node b.js', prey: 'a', y: 'node b.js', posty: 'true' }),
    shows: (judged, text) => startsOf(judged).replace(`test: ${text}`, 'as it is'),
    table: String.raw`
as it is ⇐ node a.js ¦ ./a.sh x ¦ npm run x -s ¦ npm run x -- y ¦ npm run x --y ¦ A=b npm run x ¦ npx t ¦ node b.js
test: sh ⇐ node a.js b* ¦ node *.js ¦ node a.js && node b.js ¦ node $X ¦ A=$B node a.js ¦ PATH=/x node a.js
  A+=b node a.js ¦ echo a\nb ¦ exec node a.js ¦ . ./a.sh ¦ node a.js # no ¦ npm run x && b
test: NODE_ENV=test "A=b c" make x ⇐ NODE_ENV=test A="b c" make x
nothing ⇐ <0 blanks>
`,
  },
  'How npm quotes the words that it appends to the text': {
    scene: sceneIn(filesOf('package.json = {"scripts":{"test":"t"}}'), 'npm test -- '),
    shows: ({ reading }, words) => {
      const text = reading.scripts?.steps[0]?.text ?? '';
      return text === `t ${words}` ? 'as they are' : text;
    },
    table: `
t 'it'\\''s' ⇐ "it's"
t \\' ⇐ "'"
as they are ⇐ 'a b' ¦ '' ¦ '$X' ¦ '*' ¦ --x a
t [ab] ⇐ '[ab]'
`,
  },
  "The scripts that npm's own command line runs, beside `test`": {
    scene: sceneIn(STARTED),
    shows: startsOf,
    table: `
pretest: node p.js, test: npm run x ⇐ npm test
pretest: node p.js, test: npm run x z ⇐ npm t -- z
test: npm run x ⇐ npm t --ignore-scripts
prex: node q.js, x: sh ⇐ npm run x -- '[ab]'
prex: node q.js, x: node x.js * ⇐ npm run x -- '*'
gone: sh ⇐ npm run gone
nothing ⇐ npm run gone --if-present
npm ⇐ npm run ¦ npm --version ¦ npm test with package.json = {"scripts":{"test":"t"},"devEngines":{}}
  npm test with package.json = {"scripts":{"test":"t"},"directories":{"bin":"x"}} ¦ npm test with package.json = {
  npm test with package.json -> x ¦ npm test with .npmrc = omit=dev ¦ npm test with .npmrc = production=true
  npm test with .npmrc -> ../x
`,
  },
  'The packages whose scripts npm runs': {
    scene: sceneIn(NAMED),
    shows: runsOf,
    table: `
allow :test ⇐ npm test --include-workspace-root
allow w/e:test w/f:test ⇐ npm test --workspaces
  npm test -ws -iwr with package.json = {"name":"e","workspaces":["w/*"],"scripts":{"test":"node r.js"}}
allow :test w/e:test w/f:test ⇐ npm test --workspaces --include-workspace-root ¦ npm test -ws -iwr
allow :test w/e:test ⇐ npm test -w e --include-workspace-root ¦ npm test -iwr in w/e
allow w/e:test ⇐ npm test in w/e
  npm test -ws in w/e
allow w/f:test w/e:test ⇐ npm test -w f -w e
allow w/f:test ⇐ npm test --workspaces -w f ¦ npm test -w ../f in w/e
block npm-script-missing ⇐ npm test -w f -w nope ¦ npm test -w nope -iwr ¦ npm test -w f -w ./w
block unknown-flag flag-value ⇐ npm test -w e --no-workspaces
warn only-prints ⇐ npm test --usage
warn npm-script-missing w/e:x w/f:x ⇐ npm run x -ws
block npm-script-missing :start ⇐ npm start ¦ npm run start -- x
warn npm-script-missing :stop ⇐ npm stop
warn skips-tests :x ⇐ npm run x --ignore-scripts
allow :prex :x ⇐ npm run x --if-present
block npm-script-missing ⇐ npm run y --if-present
warn npm-script-missing other:test ⇐ npm test in other
block package-json-invalid ⇐ npm test -w e with w/f/package.json = {"name":"e","scripts":{"test":"node t.js"}}
`,
  },
  'The packages that patterns of `workspaces` select': {
    scene: (patterns) => {
      const manifest = `{"name":"root","workspaces":${patterns},"scripts":{"test":"node r.js"}}`;
      return { command: 'npm test --workspaces', files: { ...NAMED, 'package.json': manifest } };
    },
    shows: runsOf,
    table: `
allow :test ⇐ ["."]
allow w/e:test w/f:test :test ⇐ ["w/*","."]
allow w/e:test w/f:test ⇐ ["w/{e,f}"] ¦ ["{w/e,x}","w/{f,{g,h}}"]
allow w/e:test ⇐ ["/w/e/"]
allow w/f:test w/e:test ⇐ ["w/f","w/e"]
block target-outside ⇐ ["w/{..,e}"] ¦ ["{/x,..}/*"] ¦ ["w/{1..3}"] ¦ ["w/*","!w/e"] ¦ ["../w"] ¦ [""]
  ["w/*","../x/*"] ¦ ["link/*"] ¦ ["v/*"] ¦ ["../other"]
`,
  },
  'Settings of other projects that an npm in the script `test` would read': {
    scene: scriptIn(REPOSITORY, { unit: 'node scripts/ok.js' }),
    shows: ({ reading }) => reading.npmSettings?.join(' ') ?? 'none',
    table: `
sub/.npmrc: usage ⇐ cd sub && npm run unit with sub/.npmrc = usage=true
sub/.npmrc: script-shell ⇐ npm run unit with sub/.npmrc = script-shell=x<U+000A>fund=false
none ⇐ cd sub && npm run unit with sub/.npmrc = fund=false<U+000A>registry=x<U+000A>@a:registry=y
  cd sub && npm run unit with sub/.npmrc = ignore-scripts=true<U+000A>node-options=--no-warnings
  node scripts/ok.js with sub/.npmrc = usage=true ¦ node scripts/npm-ok.js with sub/.npmrc = usage=true
sub/.npmrc: what-is-this ⇐ npx eslint . with sub/.npmrc = what-is-this=1
sub/.npmrc: ignore-scripts ⇐ cd sub && npm run unit with sub/.npmrc = ignore-scripts=true after a change of sub/.npmrc
`,
  },
  'A change of the scripts that a command runs': {
    scene: (row) => {
      const [, command, before, after] = /^(.*?): (.*) to (.*)$/.exec(row) ?? [];
      return { command, base: scripts(before), files: scripts(after) };
    },
    table: `
block npm-script-empty target-changed ⇐ npm test: {"test":"node check.js"} to {"test":""}
  npm test: {"test":"node check.js"} to {"test":" # later"}
  npm test: {"pretest":"node check.js","test":"node check.js"} to {"pretest":"node check.js","test":""}
warn npm-script-empty target-changed ⇐ npm test: {"test":"npm run unit","unit":"node check.js"} to {"test":"npm run unit","unit":""}
block npm-script-missing target-changed ⇐ npm test --if-present: {"test":"node check.js"} to {}
allow target-changed ⇐ npm test: {"test":"node check.js","x":"1"} to {"test":"node check.js","x":""}
allow ⇐ npm test: {"test":"node check.js","x":""} to {"test":"node check.js","x":""}
`,
  },
  'A change of `workspaces`, which were `pk/*`': {
    scene: (row) => {
      const [, command, after = ''] = /^(.*?): (.*)$/.exec(row) ?? [];
      return { command, base: members('["pk/*"]'), files: members(after) };
    },
    table: `
warn workspaces-changed target-changed ⇐ npm test -w a: ["old/*"] ¦ npm test --workspaces: ["pk/b"]
  npm test --workspaces: ["pk/b"]
allow target-changed ⇐ npm test --workspaces: ["pk/a","pk/b"] ¦ npm test -w b: ["pk/b"]
allow ⇐ npm test --workspaces: ["pk/*"]
`,
  },
};
