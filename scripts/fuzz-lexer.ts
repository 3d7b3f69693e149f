// Compares the lexer with the shells of this machine, on many more strings than the test suite.
//   npm run fuzz -- [STRINGS] [SEED]     default: 1,000,000 accepted strings per shell, a random seed
import { denseCommand, numbers } from '../test/shell/dense-commands.ts';
import { type Accepted, accepted, differences } from '../test/shell/equivalence.ts';
import { shells } from '../test/shell/shells.ts';

/** Number of strings per shell process. */
const BATCH = 50_000;

const wanted = Number(process.argv[2] ?? 1_000_000);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
if (!Number.isSafeInteger(wanted) || wanted < 1 || !Number.isSafeInteger(seed)) {
  console.error('usage: npm run fuzz -- [STRINGS] [SEED]');
  process.exit(2);
}
const random = numbers(seed);
const compared = shells();
let generated = 0;
for (let done = 0; done < wanted; ) {
  const batch: Accepted[] = [];
  while (batch.length < Math.min(BATCH, wanted - done)) {
    generated += 1;
    const ours = accepted(denseCommand(random, 4 + (generated % 16)));
    if (ours) batch.push(ours);
  }
  for (const shell of compared) {
    const [first] = differences(shell, batch);
    if (first) {
      console.error(`${shell.name} differs (seed ${seed}): ${JSON.stringify(first)}`);
      process.exit(1);
    }
  }
  done += batch.length;
}
const names = compared.map(({ name }) => name).join(' and ');
console.log(
  `${wanted} of ${generated} strings accepted (seed ${seed}); ${names} pass the same argv`,
);
