import type { CommandJudgement } from '../../../src/judge/judge-reading.ts';
import { isProblem } from '../../../src/rules/problem.ts';
import { filesOf } from '../../table.ts';
import { REPOSITORY } from '../repository.ts';
import { type Scene, scriptIn, type Topics } from '../scene.ts';

const FILES = {
  ...REPOSITORY,
  ...filesOf(`
    .gitignore = dist/<U+000A>*.log<U+000A>!keep.log
    evil.cjs evil.sh evil/node sub/check.js scripts/check.js jest.config.js
  `),
};
const CODE = ['evil.cjs', 'evil.sh', 'evil/node', 'sub/check.js', 'scripts/check.js'];
const script = scriptIn(FILES, { other: 'node --test' });
const added = (row: string): Scene => ({ ...script(row), policy: { build_outputs: ['out/**'] } });
const edited = (row: string): Scene => ({
  ...added(row),
  base: script('node scripts/check.js').files ?? {},
});
const standing = (row: string): Scene => ({ ...added(row), base: script(row).files ?? {} });

const partsIn = ({ reading }: CommandJudgement) =>
  reading.problems.filter((each) => isProblem(each, 'npm-script-form'));

/** The verdict, and the severity of each part without a form. */
const gradesOf = (judged: CommandJudgement) =>
  [judged.verdict, ...partsIn(judged).map(({ severity }) => severity)].join(' ');

/** Also the parts that the row `PART of SCRIPT` does not name. */
function formOf(judged: CommandJudgement, row: string): string {
  const others = partsIn(judged).filter(({ args }) => !row.startsWith(`${args.part} of `));
  return [gradesOf(judged), ...others.map(({ args }) => args.part)].join(' ');
}

const part = (scene: (script: string) => Scene) => (row: string) =>
  scene(row.replace(/^.*? of /s, ''));

const PARTS = `
block error ⇐ || of node scripts/check.js || true ¦ ; of node scripts/check.js; exit 0
  | of node scripts/check.js | cat ¦ & of node scripts/check.js & ¦ a line break of true<U+000A>node scripts/check.js
  (node scripts/check.js) of (node scripts/check.js) ¦ { of { node scripts/check.js; } ¦ ! of ! node scripts/check.js
  if of if true; then node scripts/check.js; fi ¦ for of for f in scripts/check.js; do node $f; done
  while of while read f; do node $f; done ¦ node() { : of node() { :; }; node x
  echo $(node evil.cjs) of echo $(node evil.cjs) ¦ echo \`node evil.cjs\` of echo \`node evil.cjs\`
  node <(echo 1) of node <(echo 1) ¦ > out.txt of node scripts/check.js > out.txt ¦ < evil.cjs of node < evil.cjs
  eval of eval 'node evil.cjs' ¦ . of . ./evil.sh ¦ source of source evil.sh ¦ alias of alias node=true && node x
  export of export NODE_ENV=test && node x ¦ trap of trap 'node x' EXIT ¦ exec of exec node scripts/check.js
  command of command -p node scripts/check.js ¦ set of set -e && node scripts/check.js
  hash of hash -p evil/node node && node scripts/check.js
  NODE_OPTIONS= of NODE_OPTIONS=--require=./evil.cjs node scripts/check.js
  NODE_OPTIONS= of NODE_OPTIONS='--import tsx' node scripts/check.js
  NODE_PATH= of NODE_PATH=evil node scripts/check.js ¦ PATH= of PATH=evil:$PATH node scripts/check.js
  LD_PRELOAD= of LD_PRELOAD=./x.so node scripts/check.js
  npm_config_script_shell= of npm_config_script_shell=./evil.sh npm run other
  MY_COMMAND= of MY_COMMAND=./evil.sh node scripts/check.js ¦ $FILE of node $FILE
  "$npm_package_config_main" of node "$npm_package_config_main" ¦ $X of $X scripts/check.js
  $X of node scripts/check.js $npm_package_version $X ¦ ~ of node ~/x.js
  # later of node scripts/check.js # later ¦ {--rulesdir,evil} of eslint {--rulesdir,evil}
  sh of sh -c "node evil.cjs" ¦ /bin/bash of /bin/bash -c "node evil.cjs" ¦ tcsh of tcsh -c "node evil.cjs"
  pwsh of pwsh -EncodedCommand bgBvAGQAZQA= ¦ cmd of cmd /c "node evil.cjs" ¦ perl of perl -e 1
  python3.12 of python3.12 -c 1 ¦ env of env 'NODE_OPTIONS=-r ./evil.cjs' node x
  env of env CI=1 node scripts/check.js ¦ timeout of timeout 60 node scripts/check.js
  sudo of sudo node scripts/check.js ¦ xargs of xargs node
  find of find . -name x -exec node {} + ¦ cd of node scripts/check.js && cd sub ¦ cd of cd ../x && node check.js
  cd of cd sub evil && node check.js ¦ rm … scripts of rm -rf scripts
  rm … node_modules/eslint of rm -rf node_modules/eslint && eslint . ¦ rm … . of rm -rf .
  rm … keep.log of rm -rf keep.log ¦ rm -i of rm -i dist ¦ rimraf … src/** of rimraf "src/**"
  mkdir … ../x of mkdir ../x ¦ cp … jest.config.js of cp evil.cjs jest.config.js && eslint .
  cp … vitest.config.ts of cp evil.cjs vitest.config.ts ¦ cp of cp dist ¦ rm … sub of shx rm -rf sub
  cp … sub/check.js of shx cp evil.cjs sub/check.js
`;

const reasons = ({ reading }: CommandJudgement): string =>
  reading.problems
    .flatMap((each) =>
      isProblem(each, 'npm-script-text') ? `${each.severity} ${each.args.reason}` : [],
    )
    .join(' ');

const COMMANDS = `
error outside-code ⇐ node -e 1 ¦ node --require ./evil.cjs scripts/check.js
error assignment-refused ⇐ cross-env NODE_OPTIONS=--require=./evil.cjs node x
  c8 cross-env NODE_OPTIONS=--require=./evil.cjs node x
error target-missing ⇐ node gone.js
error binary-missing ⇐ npx cowsay
`;

export const scriptFormTopics: Topics = {
  'Scripts by their part that has no form, which are new': {
    scene: part(added),
    shows: formOf,
    table: PARTS,
  },
  'They replace a script of the base': { scene: part(edited), shows: formOf, table: PARTS },
  'They are the same at the base': {
    scene: part(standing),
    shows: formOf,
    table: PARTS.replace('block error', 'allow notice'),
  },
  'They also get words, so that each is an error again': {
    scene: (row) => ({ ...part(standing)(row), command: 'npm test -- x' }),
    shows: gradesOf,
    table: PARTS,
  },
  'Scripts of simple commands': {
    scene: added,
    table: `
allow ⇐ node scripts/check.js && eslint . && npm run other ¦ NODE_ENV=test CI=1 node scripts/check.js
  NODE_OPTIONS="--experimental-vm-modules --no-warnings" eslint . ¦ cd sub && node check.js
  node scripts/check.js --version="$npm_package_version" v$npm_package_version ¦ eslint src/**/*.{js,ts}
  eslint 'src/**/*.js' --quiet ¦ rm -rf dist && mkdir -p dist/a && cp -r sub scripts/check.js dist && eslint .
  rimraf dist out/x a.log && shx rm -rf dist && shx echo done && eslint .
  echo "start $npm_package_version" && node scripts/check.js ¦ test -f sub/check.js && node sub/check.js
  echo "Error: no test specified" && exit 1
warn npm-script-text ⇐ bash evil.sh && ./evil.sh && pytest -q
warn only-prints ⇐ echo ok ¦ exit 0 ¦ true ¦ : && mkdir -p dist
`,
  },
  'Commands of scripts that are errors where they are new': {
    scene: added,
    shows: reasons,
    table: COMMANDS,
  },
  'They are warnings where they stood': {
    scene: standing,
    shows: reasons,
    table: COMMANDS.replace(/^error/gm, 'warning'),
  },
  'The files that a script of the base names: those of them that the change edits count': {
    scene: (row) => ({ ...standing(row), changed: CODE }),
    shows: ({ reading }) =>
      reading.problems
        .flatMap((each) => (isProblem(each, 'target-changed') ? each.args.path : []))
        .join(' '),
    table: `
scripts/check.js evil.cjs ⇐ NODE_OPTIONS=--require=./evil.cjs node scripts/check.js
  node --require ./evil.cjs scripts/check.js
scripts/check.js evil/node evil.cjs evil.sh sub/check.js ⇐ PATH=evil:$PATH node scripts/check.js
evil.cjs ⇐ node < evil.cjs
evil.sh ⇐ . ./evil.sh ¦ sh evil.sh ¦ ./evil.sh ¦ sh -c "sh evil.sh"
sub/check.js ⇐ (cd sub; node check.js) ¦ prettier sub || true
evil.cjs evil.sh sub/check.js scripts/check.js ⇐ for f in *.cjs; do node ./$f; done ¦ node $FILE
  cd $DIR && node check.js ¦ echo \`cat x\` | node
scripts/check.js evil.cjs evil.sh sub/check.js ⇐ NODE_OPTIONS=$X node scripts/check.js
`,
  },
  'A variable of npm may hold something else': {
    scene: standing,
    table: `
allow npm-script-form ⇐ sh -c "$npm_package_config_cmd"
block npm-script-form target-changed ⇐ sh -c "$npm_package_config_cmd" after a change of package.json
`,
  },
  'Words that a command passes to a script of the base, by the error at them': {
    scene: (row) => {
      const [words = '', text = ''] = row.split(' to ');
      return { ...standing(text), command: `npm test -- ${words}` };
    },
    shows: ({ reading }) => {
      const found = reading.problems.find((each) => each.severity === 'error');
      if (found === undefined) return 'none';
      return `${found.rule} at ${reading.command.slice(found.span.start, found.span.end)}`;
    },
    table: `
outside-code at --import 'data:text/javascript,1' ⇐ --import 'data:text/javascript,1' to node --test
target-outside at '../*.js' ⇐ '../*.js' to node --test
never-ends at --watch ⇐ --watch to node --test
outside-code at -e 1 ⇐ -e 1 to node ¦ -e 1 to npm run other -- ¦ node -e 1 to c8
target-outside at ../x.js ⇐ ../x.js to node
reads-stdin at - ⇐ - to node
binary-missing at cowsay ⇐ cowsay to npx
uses-network at publish ⇐ publish to npm
outside-code at --config=data:x ⇐ --config=data:x to eslint ¦ --config=data:x to ./node_modules/.bin/eslint .
outside-code at -p 1 ⇐ -p 1 to eslint . && node
assignment-refused at NODE_OPTIONS=-r=./x ⇐ NODE_OPTIONS=-r=./x node x to cross-env
npm-script-form at -c ⇐ -c 'rm -rf .' to sh
npm-script-form at x ⇐ x to /bin/bash
npm-script-form at node ⇐ node evil.cjs to nice ¦ node evil.cjs to strace -f
npm-script-form at --flag ⇐ --flag to ./run.sh
npm-script-form at scripts ⇐ scripts to rm -rf
npm-script-form at ci/evil.js ⇐ ci/evil.js to f() { node "$@"; }; f
npm-script-form at --quiet ⇐ --quiet to eslint . || true
npm-script-empty at test ⇐ curl x to <1 blanks>
none ⇐ scripts/check.js to node --test ¦ -e 1 to node scripts/check.js a ¦ src --max-warnings=0 to eslint
  node scripts/check.js -e 1 to c8 ¦ NODE_ENV=test node scripts/check.js to cross-env ¦ file to ./evil.sh
  tests/a.py to pytest
`,
  },
};
