import type { Topic } from '../scene.ts';

/** How npm reads its words. */
const npmWords: Topic = {
  table: `
allow ⇐ npm test -d ¦ npm test -ddd ¦ npm test -q ¦ npm test -p ¦ npm test -l ¦ npm test -silent
  npm test ¦ npm t ¦ npm tst ¦ npm -s test ¦ npm test --silent ¦ npm ---loglevel silent test
  npm -loglevel=silent test ¦ npm -- test ¦ npm test -- --script-shell=./sh ¦ npm run lint -- -c x
  npm run-script lint ¦ npm --json true test ¦ npm --json=false test ¦ npm exec --no -- vitest run
  npm exec --yes=false eslint src ¦ npm x @biomejs/biome ¦ npm test --no-ignore-scripts
block nothing-to-run ⇐ npm ¦ npm exec
block outside-code ⇐ npm exec -c 'touch x' ¦ npm exec ---call=x ¦ npm exec -w a -- eslint
  npm exec --workspaces -- eslint ¦ npm x -iwr eslint ¦ npm --prefix=a exec eslint
  npm --script-shell=./sh test ¦ npm test -g ¦ npm c get
block nothing-to-run unknown-flag ⇐ npm exec -ctouch
block unknown-flag tool-unknown ⇐ npm exec -yc x
block uses-network tool-unknown ⇐ npm exec --package=. -- x
block uses-network ⇐ npm exec x@latest ¦ npm exec ../x ¦ npm exec git+ssh://x/y ¦ npm r x
  npm init x ¦ npm audit ¦ npm publish
block unknown-flag flag-value ⇐ npm test --no-script-shell
block outside-code flag-value ⇐ npm test --node-options=--require=./x
block flag-value ⇐ npm test --loglevel --silent ¦ npm test --loglevel ¦ npm test --json=install
  npm --json=install test ¦ npm -s=install test
block unknown-subcommand flag-value ⇐ npm --color always test
block unknown-flag ⇐ npm --no-usage test ¦ npm test --script-shel=./sh
  npm test --script_shell=./sh ¦ npm test --SCRIPT-SHELL=./sh ¦ npm test --no-no-script-shell
  npm test -Cs ¦ npm test -sg ¦ npm test -x ¦ npm test --omit=dev
  npm test --//registry:_authToken=x ¦ npm test --npm_config_x=y ¦ npm test --cache=x
warn unknown-flag ⇐ npm test --coverage
block flag-value unknown-flag ⇐ npm --coverage test
warn skips-tests ⇐ npm test --ignore-scripts
warn only-prints ⇐ npm test '-?' ¦ npm test -H ¦ npm test -h ¦ npm --version ¦ npm test -v
  npm test -- --help ¦ npm run ¦ npm ls
block only-prints ⇐ npm run env
block unknown-subcommand ⇐ npm rum lint ¦ npm tes lint ¦ npm runScript lint ¦ npm TEST lint
  npm restart lint ¦ npm star lint ¦ npm explore lint ¦ npm toString lint
block writes-files unknown-flag ⇐ npm pack --dry-run
`,
};

/** How npx reads its words, and launchers theirs. */
const npxWords: Topic = {
  table: `
allow ⇐ npx eslint src -c x.js --quiet ¦ npx --no-install eslint . ¦ npx --no -- eslint --cache
  npx -- eslint -f json ¦ npx -q eslint ¦ npx --loglevel silent eslint --quiet
  npx tsc -p tsconfig.json ¦ npx prettier -c src ¦ npx c8 node x.js
  npx cross-env NODE_ENV=test node x.js ¦ npx nyc mocha
  npx cross-env NODE_OPTIONS=--no-warnings PORT=3000 node x.js ¦ npx c8 --all node x.js
block nothing-to-run ⇐ npx ¦ npx c8
block outside-code ⇐ npx -c x ¦ npx -w a eslint ¦ npx --workspaces eslint ¦ npx --ws eslint
  npx --include-workspace-root eslint ¦ npx --prefix a eslint ¦ npx --no-workspaces eslint
  npx --no eslint --script-shell=./sh src ¦ npx --shell ./sh eslint ¦ npx --reg http://x eslint
  npx jest --config '{"globalSetup":"./x"}' ¦ npx jest '--config={}' ¦ npx eslint -c /etc/x.js
  npx eslint ../x ¦ npx mocha --require data:text/javascript,1 ¦ npx ts-node --eval=1
  npx c8 node -e 1 ¦ npx nyc sh -c x ¦ npx concurrently 'rm x' ¦ npx tsx -e 1
  npx tsx --import x y.ts ¦ npx ts-node -p 1 ¦ npx c8 c8 c8 c8 c8 c8 c8 node x.js
block uses-network tool-unknown ⇐ npx -p . touch x ¦ npx -p=. touch
block uses-network ⇐ npx --no eslint --yes ¦ npx --no-install --yes eslint ¦ npx eslint@9 src
  npx https://x/y.tgz ¦ npx playwright install
block unknown-flag tool-unknown ⇐ npx -n x eslint ¦ npx --cal x eslint ¦ npx --call- x eslint
  npx --packag x eslint
block unknown-flag ⇐ npx --node-arg=-e eslint ¦ npx eslint src -c x.js --yes
  npx --no -- eslint --yes ¦ npx -- eslint -p x ¦ npx --loglevel silent eslint --loglevel
warn only-prints ⇐ npx --version eslint ¦ npx eslint --version
warn tool-writes ⇐ npx eslint --fix src ¦ npx jest -u
block never-ends ⇐ npx tsc --watch
warn skips-tests ⇐ npx jest --passWithNoTests
block assignment-refused ⇐ npx cross-env NODE_OPTIONS=-r=./x node x.js
  npx cross-env PORT=3000 A=./x BABEL_ENV=test node x.js
block reads-stdin ⇐ npx tsx
`,
};

export const npmTopics = { npmWords, npxWords };
