import type { AttackClass } from './attack.ts';

const DATA = 'data:text/javascript,process.exit()';

/** Flags whose value is code, or names code that the change did not bring as its test. */
export const CODE_FLAGS: AttackClass = {
  name: 'Code behind flags',
  attacks: [
    ...[
      'node -e 0',
      'node -pe 0',
      'node --eval=0',
      'node --print 0',
      'node -',
      'node -i',
      'node --input-type=module --eval 0',
      'node "-"e 0',
      'node --ev\\al 0',
      'node --no-warnings --stack-size 900 -e 0',
    ].map((command) => ({ command, effect: 'inline code' })),
    ...[
      'node -r ./src/index.js scripts/ok.js',
      `node --import "${DATA}" scripts/ok.js`,
      'node --loader=./src/index.js scripts/ok.js',
      'node --experimental_loader ./src/index.js scripts/ok.js',
      `node --test --test-reporter "${DATA}" test/a.test.js`,
      'node --experimental-config-file=x.json scripts/ok.js',
      'node --snapshot-blob x.blob scripts/ok.js',
      'node --openssl-config=x.cnf scripts/ok.js',
    ].map((command) => ({ command, effect: 'code that is loaded before the script' })),
    ...[
      'node --inspect scripts/ok.js',
      'node --inspect-brk=0.0.0.0:9229 scripts/ok.js',
      'node inspect scripts/ok.js',
      'node --test inspect scripts/ok.js',
    ].map((command) => ({ command, effect: 'a debugger' })),
    ...['npx vite', 'npx vite --mode test', 'npx other serve', 'npx other dev'].map((command) => ({
      command,
      effect: 'a server that never ends',
    })),
    ...['npx other publish', 'npx other deploy', 'npx other install'].map((command) => ({
      command,
      effect: 'what leaves the machine, or brings other code',
    })),
    ...[
      'npx tsx -e 0',
      'npx tsx --eval=0',
      `npx tsx --import "${DATA}" src/index.js`,
      `npx mocha -r"${DATA}"`,
      'npx mocha --node-option=eval=0',
      `npx mocha --node-option "import=${DATA}"`,
      `npx vitest run --execArgv=--import=${DATA}`,
      `npx vitest run --poolOptions.forks.execArgv=--import=${DATA}`,
      'npx jest --config "{\\"globalSetup\\":\\"/tmp/x.js\\"}"',
      'npx jest --globalSetup=/tmp/x.js',
      'npx jest -c"{}" --setupFiles /tmp/x.js',
      'npx eslint --resolve-plugins-relative-to /tmp src',
      'npx eslint -c /tmp/eslint.config.js src',
      'npx eslint --format /tmp/x.js src',
      'npx c8 --require /tmp/x.js node scripts/ok.js',
      'node node_modules/.bin/tsx -e 0',
      'npx other --eval "process.exit(1)"',
      'npx esbuild --inject:../x.js src/index.js',
      'npx cypress run --config supportFile=../x.js',
      'npx cypress run --config "{\\"e2e\\":{\\"supportFile\\":\\"../x.js\\"}}"',
      'node --experimental-vm-modules node_modules/jest/bin.js --globalSetup=/tmp/x.js',
      `node node_modules/mocha/bin.js -r"${DATA}"`,
      'node node_modules/eslint/bin.js -c /tmp/eslint.config.js src',
    ].map((command) => ({ command, effect: 'code behind a flag of a tool' })),
    ...[
      'npm test --node-options=--require=./x.cjs',
      'npm test --script-shell=./x',
      'npm test ---script-shell ./x',
      'npm test --script-she ./x',
    ].map((command) => ({ command, effect: 'another program through a setting of npm' })),
  ],
};
