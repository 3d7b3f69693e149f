import { type AttackClass, attacks } from './attack.ts';

/** Flags whose value is code, or names code that the change did not bring as its test. */
export const CODE_FLAGS: AttackClass = {
  name: 'Code behind flags',
  attacks: attacks`
    inline code ⇐ node -e 0 ¦ node -pe 0 ¦ node --eval=0 ¦ node --print 0 ¦ node - ¦ node -i
      node --input-type=module --eval 0 ¦ node "-"e 0 ¦ node --ev\al 0
      node --no-warnings --stack-size 900 -e 0
    code that is loaded before the script ⇐ node -r ./src/index.js scripts/ok.js
      node --import "data:text/javascript,process.exit()" scripts/ok.js
      node --loader=./src/index.js scripts/ok.js
      node --experimental_loader ./src/index.js scripts/ok.js
      node --test --test-reporter "data:text/javascript,process.exit()" test/a.test.js
      node --experimental-config-file=x.json scripts/ok.js
      node --snapshot-blob x.blob scripts/ok.js ¦ node --openssl-config=x.cnf scripts/ok.js
    a debugger ⇐ node --inspect scripts/ok.js ¦ node --inspect-brk=0.0.0.0:9229 scripts/ok.js
      node inspect scripts/ok.js ¦ node --test inspect scripts/ok.js
    a server that never ends ⇐ npx vite ¦ npx vite --mode test ¦ npx vite src
      npx vite --mode test ./src ¦ npx other serve ¦ npx other dev ¦ npx other dev:ssr
      npx other start ¦ npx other preview ¦ npx other console ¦ npx other --serve ¦ npx next
      npx next dev ¦ npx next src ¦ npx parcel src/index.html ¦ npx storybook ¦ npx testem
      npx ng s ¦ npx sass -w src ¦ npx karma init ¦ npx verdaccio
    what leaves the machine, or changes it ⇐ npx other publish ¦ npx other deploy
      npx other release ¦ npx other login ¦ npx other --upload src
      npx other https://example.test/x.js ¦ npx other install ¦ npx other add x ¦ npx other upgrade
      npx other clean ¦ npx other init
    code behind a flag of a tool ⇐ npx tsx -e 0 ¦ npx tsx --eval=0
      npx tsx --import "data:text/javascript,process.exit()" src/index.js
      npx mocha -r"data:text/javascript,process.exit()" ¦ npx mocha --node-option=eval=0
      npx mocha --node-option "import=data:text/javascript,process.exit()"
      npx vitest run --execArgv=--import=data:text/javascript,process.exit()
      npx vitest run --poolOptions.forks.execArgv=--import=data:text/javascript,process.exit()
      npx jest --config "{\"globalSetup\":\"/tmp/x.js\"}" ¦ npx jest --globalSetup=/tmp/x.js
      npx jest -c"{}" --setupFiles /tmp/x.js ¦ npx eslint --resolve-plugins-relative-to /tmp src
      npx eslint -c /tmp/eslint.config.js src ¦ npx eslint --format /tmp/x.js src
      npx c8 --require /tmp/x.js node scripts/ok.js ¦ node node_modules/.bin/tsx -e 0
      npx other --eval "process.exit(1)" ¦ npx esbuild --inject:/etc/x.js src/index.js
      npx esbuild --alias:x=/etc/y src/index.js ¦ npx esbuild --bundle /etc/x.js
      npx vite build /etc ¦ npx webpack -t browserslist:/etc/x.json
      npx jest --moduleDirectories /etc ¦ npx jest --testMatch "/etc/**" ¦ npx eslint --rule ~/x src
      npx eslint /etc/x ¦ npx other --setup /etc/x.js ¦ npx other --hook=/etc/x.js
      npx other --plugins /etc/x.js ¦ npx other --rcfile /etc/x.json ¦ npx other --foo /tmp/x.js
      npx other --foo=~/x.js ¦ npx other /etc/x.js ¦ npx other /proc/self/fd/0
      npx other --node-options=--require=/etc/x.js ¦ npx other --exec-argv "--eval=1"
      npx other --inspect-brk=0.0.0.0 ¦ npx other --init-hook "import os" ¦ npx other --stdin
      npx other - ¦ npx esbuild --inject:../x.js src/index.js
      npx cypress run --config supportFile=../x.js
      npx cypress run --config "{\"e2e\":{\"supportFile\":\"../x.js\"}}"
      node --experimental-vm-modules node_modules/jest/bin.js --globalSetup=/tmp/x.js
      node node_modules/mocha/bin.js -r"data:text/javascript,process.exit()"
      node node_modules/eslint/bin.js -c /tmp/eslint.config.js src
    another program through a setting of npm ⇐ npm test --node-options=--require=./x.cjs
      npm test --script-shell=./x ¦ npm test ---script-shell ./x ¦ npm test --script-she ./x
  `,
};
