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
  'a description': OWN_PROGRAM,
};

export const programPoliciesTopics: Topics = {
  'How the policy would name a program, whose word is `X` here': {
    shows: ({ findings: [first] }, row) => {
      const [program = ''] = row.split(' ');
      return first ? describe(first).remedy.replaceAll('`', '').replaceAll(program, 'X') : '';
    },
    table: `
Write a command that fails if something is wrong, such as node scripts/check.js; X checks nothing. ⇐ exit 0 ¦ cd tools
  true ¦ return 0
Move what X does into a Node script and run it with node, or add X to programs in the policy of the base branch. ⇐ pnpm test
  php -l x.php ¦ pytest -q tests ¦ cargo test
Move what X does into a Node script and run it with node, or write python3 and add python to programs in the policy of the base branch. ⇐ python3.11 -m pytest
Move the work into a Node script and run it with node, or write pytest and add pytest to programs in the policy of the base branch. ⇐ .venv/bin/pytest
Move the work into a Node script and run it with node, or write make and add make to programs in the policy of the base branch. ⇐ /usr/bin/make test
Move what X does into a Node script and run it with node, or write bun and add bun to programs in the policy of the base branch. ⇐ bunx vitest
Move what X does into a Node script and run it with node, or write uv and add uv to programs in the policy of the base branch. ⇐ uvx ruff check
Move what X does into a Node script and run it with node, or describe the program with families and add it to programs in the policy of the base branch. ⇐ golangci-lint run
Add the package of X to devDependencies and the lockfile, and run it with npx. ⇐ eslint .
Move what X does into a Node script and run it with node. ⇐ bash x.sh
Move the work into a Node script and run it with node. ⇐ ./scripts/check.sh
Remove the command: it deletes files with X. A person decides whether the gene needs it. ⇐ rm -rf x
Move what X does into a Node script and run it with node, or add python to programs in the policy of the base branch. ⇐ python3 scripts/check.py
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
    scene: (row) => {
      const [command = '', name = ''] = row.split(' under ');
      const policy = POLICIES[name] ?? {};
      return name === 'flags' ? { command, policy } : { ...named(command), policy };
    },
    table: `
allow ⇐ python3 scripts/check.py under other names ¦ git status --short under other names
  grep -n x test.js under other names ¦ npx eslint --new-flag --new-text a . under flags
  npx c8 eslint --new-flag . under flags ¦ pnpm exec eslint --new-flag . under flags
  make --new-flag test under flags ¦ shellcheck -S error test.js under a description
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
