import { expect, it } from 'vitest';
import { referenceCheck } from '../../bench/reference-check.mjs';

it.each([
  ['node test.js', true],
  ['npm test', true],
  ['npx jest', true],
  [' node x.js ', true],
  ['npm test -- --grep "a|b"', true],
  [`node test.js "--arg='; rm -rf /'"`, true],
  ['', false],
  ['node', false],
  ['bash script.sh', false],
  ['sh -c "npm test"', false],
  ['npm run `malicious`', false],
  ['node test.js --arg=$(whoami)', false],
  ['npm test && rm -rf /', false],
  ['node test.js > /tmp/out.txt', false],
  ['node -e "process.exit(1)"', false],
  ['node --eval "require(\'fs\')"', false],
  ['node -p "1+1"', false],
  // What it does not see is why there is another check.
  ['node -pe "1+1"', true],
  ['node x.js\nrm -rf /', true],
])('judges %j as %j', (command, allowed) => {
  expect(referenceCheck(command)).toBe(allowed);
});
