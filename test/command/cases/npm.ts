import type { Topics } from '../scene.ts';

export const npmTopics: Topics = {
  'How npm reads its words': {
    scene: (words) => ({ command: `npm ${words}` }),
    table: `
allow ⇐ test -d ¦ test -ddd ¦ test -q ¦ test -p ¦ test -l ¦ test ¦ t ¦ tst ¦ -s test ¦ test --silent
  --loglevel silent test ¦ -- test ¦ test -- --script-shell=./sh ¦ run lint -- -c x
  run-script lint ¦ exec --no -- vitest run ¦ x @biomejs/biome
block nothing-to-run ⇐ <0 blanks> ¦ exec
block outside-code ⇐ exec -c 'touch x' ¦ exec -w a -- eslint ¦ exec --workspaces -- eslint
  x -iwr eslint ¦ --prefix=a exec eslint ¦ --script-shell=./sh test ¦ test -g ¦ c get
block nothing-to-run unknown-flag ⇐ exec -ctouch ¦ exec ---call=x
block unknown-flag tool-unknown ⇐ exec -yc x
block uses-network tool-unknown ⇐ exec --package=. -- x
block uses-network ⇐ exec x@latest ¦ exec ../x ¦ exec git+ssh://x/y ¦ r x ¦ init x ¦ audit ¦ publish
block outside-code flag-value ⇐ test --node-options=--require=./x
block flag-value ⇐ test --loglevel --silent ¦ test --loglevel
block unknown-subcommand flag-value ⇐ --color always test ¦ --json true test
block unknown-flag ⇐ test --no-script-shell ¦ test --json=install ¦ --json=install test ¦ -s=install test
  test -silent ¦ -loglevel=silent test ¦ --json=false test ¦ exec --yes=false eslint src ¦ test --no-ignore-scripts
  --coverage test ¦ --no-usage test ¦ test --script-shel=./sh ¦ test --script_shell=./sh ¦ test --SCRIPT-SHELL=./sh
  test --no-no-script-shell ¦ test -Cs ¦ test -sg ¦ test -x ¦ test --omit=dev ¦ test --//registry:_authToken=x
  test --npm_config_x=y ¦ test --cache=x
warn unknown-flag ⇐ test --coverage
warn skips-tests ⇐ test --ignore-scripts
warn only-prints ⇐ test '-?' ¦ test -H ¦ test -h ¦ --version ¦ test -v ¦ test -- --help ¦ run ¦ ls
block only-prints ⇐ run env
block unknown-subcommand ⇐ rum lint ¦ tes lint ¦ runScript lint ¦ TEST lint ¦ restart lint ¦ star lint ¦ explore lint
  toString lint
block writes-files unknown-flag ⇐ pack --dry-run
`,
  },
  'How npx reads its words, and launchers theirs': {
    scene: (words) => ({ command: `npx ${words}` }),
    table: `
allow ⇐ eslint src -c x.js --quiet ¦ --no-install eslint . ¦ --no -- eslint --cache ¦ -- eslint -f json ¦ -q eslint
  --loglevel silent eslint --quiet ¦ tsc -p tsconfig.json ¦ prettier -c src ¦ c8 node x.js
  cross-env NODE_ENV=test node x.js ¦ nyc mocha ¦ cross-env NODE_OPTIONS=--no-warnings PORT=3000 node x.js
  c8 --all node x.js
block nothing-to-run ⇐ <0 blanks> ¦ c8
block outside-code ⇐ -c x ¦ -w a eslint ¦ --workspaces eslint ¦ --include-workspace-root eslint
  --prefix a eslint ¦ --shell ./sh eslint
  jest --config '{"globalSetup":"./x"}' ¦ jest '--config={}' ¦ eslint -c /etc/x.js
  eslint ../x ¦ mocha --require data:text/javascript,1 ¦ ts-node --eval=1 ¦ c8 node -e 1 ¦ nyc sh -c x
  concurrently 'rm x' ¦ tsx -e 1 ¦ tsx --import x y.ts ¦ ts-node -p 1 ¦ c8 c8 c8 c8 c8 c8 c8 node x.js
block uses-network tool-unknown ⇐ -p . touch x
block uses-network unknown-flag ⇐ --reg http://x eslint
block unknown-flag flag-value ⇐ --no eslint --yes ¦ --no eslint --script-shell=./sh src
block uses-network ⇐ --no-install --yes eslint ¦ eslint@9 src ¦ https://x/y.tgz
  playwright install
block unknown-flag tool-unknown ⇐ -p=. touch ¦ -n x eslint ¦ --cal x eslint ¦ --call- x eslint ¦ --packag x eslint
block unknown-flag ⇐ --ws eslint ¦ --no-workspaces eslint ¦ --node-arg=-e eslint ¦ eslint src -c x.js --yes ¦ --no -- eslint --yes ¦ -- eslint -p x
  --loglevel silent eslint --loglevel
warn only-prints ⇐ --version eslint ¦ eslint --version
warn tool-writes ⇐ eslint --fix src ¦ jest -u
block never-ends ⇐ tsc --watch
warn skips-tests ⇐ jest --passWithNoTests
block assignment-refused ⇐ cross-env NODE_OPTIONS=-r=./x node x.js
  cross-env PORT=3000 A=./x BABEL_ENV=test node x.js
block reads-stdin ⇐ tsx
`,
  },
};
