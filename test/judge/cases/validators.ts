import { describe } from '../../../src/rules/finding.ts';
import type { Topic } from '../../command/scene.ts';

/** The versions of the hub's validators that accept a command. */
const validators: Topic = {
  shows: ({ validators: answers }) => {
    const accepted = Object.entries(answers).filter(([, { verdict }]) => verdict !== 'block');
    return accepted.map(([version]) => version).join(' ') || 'none';
  },
  table: `
1.94 newer ⇐ node scripts/check.js ¦ node scripts/check.js --port 3000 "a b"
  node -c scripts/check.js ¦ node --check scripts/check.js ¦ node -v ¦ node --version ¦ node -h
  node x.js --print-width
1.94 ⇐ node --no-warnings scripts/check.js ¦ node --max-old-space-size=512 scripts/check.js
  node --enable-source-maps -c scripts/check.js ¦ node --v8-options ¦ node scripts/check.js '\`x\`'
  node scripts/check.js '$(x)'
none ⇐ node --env-file=.env scripts/check.js ¦ node --env-file-if-exists=.env scripts/check.js
  node --env_file .env scripts/check.js ¦ node -C development scripts/check.js
  node --conditions=development scripts/check.js ¦ node scripts/check.js -e production ¦ node --test
  node --test scripts/check.js ¦ npm test ¦ npx eslint . ¦ <0 blanks> ¦ node x.js -pe
  node x.js --inspect-brk=1 ¦ node x.js --experimental_loader ¦ node x.js --import y ¦ node -e 1
`,
};

/** The verdicts of the default profile and of the validators, and the risk. */
const verdicts: Topic = {
  shows: ({ profiles, risk }) =>
    `${profiles.evolver.verdict} ${profiles.validator.verdict} ${risk}`,
  table: `
allow allow safe ⇐ node x.js
warn warn safe ⇐ node --version
allow block safe ⇐ npm test
warn block write ⇐ npx eslint --fix .
block block dangerous ⇐ node -e 1
`,
};

/** What the profile of the validators says. */
const validatorTexts: Topic = {
  scene: (command) => ({ command, policy: { profile: 'validator' } }),
  shows: ({ findings: [first] }) => {
    const { message = '', remedy = '' } = first ? describe(first) : {};
    return `${first?.rule}: ${message} ${remedy}`.replaceAll('`', '');
  },
  table: `
validator-flag: The hub's validators refuse -p anywhere in a command. Give the flag of the script another name.
  node a.js -p 3000
outside-code: node -r runs code that is no file of the commit. Move the code into a script in the repository, and run it with node; write what is started as a command of its own.
  node -r ./setup.js a.js
validator-script: The hub's validators accept node SCRIPT alone, not npm. Write a Node script that does the same, and run it with node.
  npm test
validator-newer: The command is accepted by the validators of 1.94, not of newer ones, which refuse --no-warnings. Write the command without --no-warnings.
  node --no-warnings a.js
`,
};

export const validatorsTopics = { validators, verdicts, validatorTexts };
