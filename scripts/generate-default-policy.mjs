// Writes src/policy/default.ts, the policy of an empty file, from its schema, and with it its digest; with
// --check, fails if it is out of date. Reads the compiled sources: run `tsc -p tsconfig.build.json` first.
import { readFile, writeFile } from 'node:fs/promises';
import { digestPolicy } from '../build/policy/load.js';
import { policySchema } from '../build/policy/policy.js';

const file = new URL('../src/policy/default.ts', import.meta.url);
const policy = policySchema.parse({});
const text = `import type { Policy } from './policy.ts';

/**
 * The policy of an empty file. Written by \`npm run generate\`, so that a repository without a policy does
 * not need the schema.
 */
// biome-ignore format: generated
export const DEFAULT_POLICY = JSON.parse(${JSON.stringify(JSON.stringify(policy))}) as Policy;

/** Its digest, which is most of the need for node:crypto. */
export const DEFAULT_POLICY_DIGEST =
  '${digestPolicy(policy)}';
`;
if (!process.argv.includes('--check')) await writeFile(file, text);
else if ((await readFile(file, 'utf8')) !== text) {
  console.error('src/policy/default.ts is out of date: run npm run generate');
  process.exitCode = 1;
}
