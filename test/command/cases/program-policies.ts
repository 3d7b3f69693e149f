import type { Policy } from '../../../src/policy/policy.ts';
import type { AddedFlags } from '../../../src/programs/schema.ts';
import { describe } from '../../../src/rules/finding.ts';
import { OWN_PROGRAM } from '../../programs/own-program.ts';
import { named } from '../program-scene.ts';
import { messagesOf, type Topics } from '../scene.ts';

const tool_flags: AddedFlags = {
  eslint: [
    { flag: '--new-flag', value: 'none' },
    { flag: '--new-path', value: 'path' },
    { flag: '--new-text', value: 'text' },
    { flag: '--rulesdir', value: 'text' },
  ],
  make: [{ flag: '--new-flag', value: 'none' }],
};

/** Policies that name a program by another of its words, or one of the profile curated; flags; a program. */
const POLICIES: Readonly<Record<string, Partial<Policy>>> = {
  'other names': { programs: ['python3', 'git', 'grep', 'rm'] },
  flags: { programs: ['make', 'pnpm'], tool_flags },
  tests: { programs: ['pytest', 'phpunit'] },
  'a description': OWN_PROGRAM,
};

const underPolicy = (row: string) => {
  const [command = '', name = ''] = row.split(' under ');
  return {
    ...(name === 'other names' ? named(command) : { command }),
    policy: POLICIES[name] ?? {},
  };
};

export const programPoliciesTopics: Topics = {
  'How the policy would name a program, whose word is `X` here': {
    scene: underPolicy,
    shows: ({ findings: [first] }, row) => {
      const [program = ''] = row.split(' ');
      return first ? describe(first).remedy.replaceAll('`', '').replaceAll(program, 'X') : '';
    },
    table: `
Write a command that fails if something is wrong, such as node scripts/check.js; X checks nothing. ⇐ exit 0 ¦ cd tools ¦ true ¦ return 0
Allow X in the policy: add it to programs on the base branch. ⇐ pnpm test ¦ php -l x.php ¦ pytest -q tests ¦ cargo test
Write python3, and allow python in the policy: add it to programs on the base branch. ⇐ python3.11 -m pytest
Write pytest, and allow pytest in the policy: add it to programs on the base branch. ⇐ .venv/bin/pytest
Move what X does into a script and run it with node, or describe the program with families and add it to programs in the policy of the base branch. ⇐ golangci-lint run
Add the package of X to devDependencies and the lockfile, and run it with npx. ⇐ eslint .
Remove the command. Install packages in the workflow, with the prepare input or in a step before the gate, not in a gene. ⇐ pip install x ¦ uv sync ¦ python -m pip install x ¦ apt-get install x ¦ poetry add x
Move what X does into a script and run it with node. ⇐ bash x.sh ¦ ./scripts/check.sh
Remove the command: it deletes files with X. A person decides whether the gene needs it. ⇐ rm -rf x
Move what X does into a script and run it with python3. ⇐ bash x.sh under other names
Write phpunit instead of X. ⇐ vendor/bin/phpunit under tests
Write pytest instead of X -m pytest. ⇐ python -m pytest -q under tests ¦ python3 -m pytest under tests
`,
  },
  'What is wrong with a command of a program that the policy names': {
    scene: named,
    shows: messagesOf,
    table: `
go -exec ./x.sh runs code that is no file of the commit. go runs what the build files of the commit say, which the gate does not read: x/go.mod. ⇐ go test -exec ./x.sh ./...
go generate runs code that is no file of the commit. go runs what the build files of the commit say, which the gate does not read: x/go.mod. ⇐ go generate ./...
--pdb makes pytest read code from standard input. pytest runs what the build files of the commit say, which the gate does not read: conftest.py. ⇐ pytest --pdb
ruff only prints information and validates nothing. ⇐ ruff
yarn uses the network, or installs or publishes packages. ⇐ yarn
ruby is not an allowed program; only node, npm, npx, bun, cargo, deno, go, make, mypy, php, pnpm, pytest, python, python3, ruff, uv, and yarn are allowed. ⇐ ruby x.rb
make runs what the build files of the commit say, which the gate does not read: Makefile, sub/Makefile, x/x.mk. ⇐ make test
`,
  },
  'Rows `COMMAND under a POLICY`; the tables know what a flag loads, whatever the policy says': {
    scene: underPolicy,
    table: `
allow ⇐ python3 scripts/check.py under other names ¦ git status --short under other names ¦ grep -n x test.js under other names ¦ npx eslint --new-flag --new-text a . under flags ¦ npx c8 eslint --new-flag . under flags ¦ pnpm exec eslint --new-flag . under flags ¦ make --new-flag test under flags ¦ shellcheck -S error test.js under a description
block program-not-allowed ⇐ python scripts/check.py under other names ¦ cat a under other names
warn npm-script-text ⇐ npm run py under other names
block constrained_form.other policy_risk ⇐ git push under other names
block outside_allowed_roots ⇐ grep -n x /etc/passwd under other names
block argument_refused ⇐ grep -P x test.js under other names
block policy_risk ⇐ rm test.js under other names
block unknown-flag ⇐ npx eslint --other-flag . under flags ¦ npx prettier --new-flag --check . under flags
  shellcheck --new-flag test.js under a description
block target-outside ⇐ npx eslint --new-path=../x . under flags
warn tool-runs-file ⇐ npx eslint --rulesdir ./x.js . under flags
block outside-code ⇐ shellcheck --rcfile=../x test.js under a description
`,
  },
};
