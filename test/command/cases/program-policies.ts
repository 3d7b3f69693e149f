import type { AddedFlags } from '../../../src/programs/schema.ts';
import { describe } from '../../../src/rules/finding.ts';
import { OWN_PROGRAM } from '../../programs/own-program.ts';
import { named } from '../program-scene.ts';
import { messagesOf, type Topic } from '../scene.ts';

/** How the policy would name a program, whose word is `X` here. */
const unnamed: Topic = {
  shows: ({ findings: [first] }, row) => {
    const [program = ''] = row.split(' ');
    return first ? describe(first).remedy.replaceAll('`', '').replaceAll(program, 'X') : '';
  },
  table: `
Write a command that fails if something is wrong, such as node scripts/check.js; X checks nothing. ⇐ exit 0
  cd tools ¦ true ¦ return 0
Move what X does into a Node script and run it with node, or add X to programs in the policy of the base branch.
  pnpm test ¦ php -l x.php ¦ pytest -q tests ¦ cargo test
Move what X does into a Node script and run it with node, or write python3 and add python to programs in the policy of the base branch.
  python3.11 -m pytest
Move the work into a Node script and run it with node, or write pytest and add pytest to programs in the policy of the base branch.
  .venv/bin/pytest
Move the work into a Node script and run it with node, or write make and add make to programs in the policy of the base branch.
  /usr/bin/make test
Move what X does into a Node script and run it with node, or write bun and add bun to programs in the policy of the base branch.
  bunx vitest
Move what X does into a Node script and run it with node, or write uv and add uv to programs in the policy of the base branch.
  uvx ruff check
Move what X does into a Node script and run it with node, or describe the program with families and add it to programs in the policy of the base branch.
  golangci-lint run
Add the package of X to devDependencies and the lockfile, and run it with npx. ⇐ eslint .
Move what X does into a Node script and run it with node. ⇐ bash x.sh
Move the work into a Node script and run it with node. ⇐ ./scripts/check.sh
Remove the command: it deletes files with X. A person decides whether the gene needs it. ⇐ rm -rf x
Move what X does into a Node script and run it with node, or add python to programs in the policy of the base branch.
  python3 scripts/check.py
`,
};

/** What is wrong with a command of a program that the policy names. */
const programMessages: Topic = {
  scene: named,
  shows: messagesOf,
  table: `
go -exec ./x.sh runs code that is no file of the commit. go runs what the build files of the commit say, which the gate does not read: x/go.mod.
  go test -exec ./x.sh ./...
go generate runs code that is no file of the commit. go runs what the build files of the commit say, which the gate does not read: x/go.mod.
  go generate ./...
--pdb makes pytest read code from standard input. pytest runs what the build files of the commit say, which the gate does not read: conftest.py.
  pytest --pdb
ruff only prints information and validates nothing. ⇐ ruff
yarn uses the network, or installs or publishes packages. ⇐ yarn
ruby is not an allowed program; only node, npm, npx, bun, cargo, deno, go, make, mypy, php, pnpm, pytest, python, python3, ruff, uv, and yarn are allowed.
  ruby x.rb
make runs what the build files of the commit say, which the gate does not read: Makefile, sub/Makefile, x/x.mk.
  make test
`,
};

/** How much a command risks. */
const risks: Topic = {
  scene: named,
  shows: ({ risk }) => risk,
  table: `
write ⇐ cargo test
safe ⇐ pytest ¦ node --version ¦ npm test
dangerous ⇐ cargo publish ¦ node -e 1
`,
};

/** A policy that names a program by another of its words, and programs of the profile curated. */
const otherNames: Topic = {
  scene: (row) => ({ ...named(row), policy: { programs: ['python3', 'git', 'grep', 'rm'] } }),
  table: `
allow ⇐ python3 scripts/check.py ¦ git status --short ¦ grep -n x test.js
block program-not-allowed ⇐ python scripts/check.py ¦ cat a
warn npm-script-text ⇐ npm run py
block constrained_form.other policy_risk ⇐ git push
block outside_allowed_roots ⇐ grep -n x /etc/passwd
block argument_refused ⇐ grep -P x test.js
block policy_risk ⇐ rm test.js
`,
};

const tool_flags: AddedFlags = {
  eslint: [
    { flag: '--new-flag', value: 'none' },
    { flag: '--new-path', value: 'path' },
    { flag: '--new-text', value: 'text' },
    { flag: '--rulesdir', value: 'text' },
  ],
  make: [{ flag: '--new-flag', value: 'none' }],
};

/** Flags of the policy that the tables lack; of others the tables know what they load. */
const addedFlags: Topic = {
  scene: (command) => ({ command, policy: { programs: ['make', 'pnpm'], tool_flags } }),
  table: `
allow ⇐ npx eslint --new-flag --new-text a . ¦ npx c8 eslint --new-flag .
  pnpm exec eslint --new-flag . ¦ make --new-flag test
block unknown-flag ⇐ npx eslint --other-flag . ¦ npx prettier --new-flag --check .
block target-outside ⇐ npx eslint --new-path=../x .
warn tool-runs-file ⇐ npx eslint --rulesdir ./x.js .
`,
};

/** A program that the policy describes. */
const described: Topic = {
  scene: (row) => ({ ...named(row), policy: OWN_PROGRAM }),
  table: `
allow ⇐ shellcheck -S error test.js
block outside-code ⇐ shellcheck --rcfile=../x test.js
block unknown-flag ⇐ shellcheck --new-flag test.js
`,
};

export const programPoliciesTopics = {
  unnamed,
  programMessages,
  risks,
  otherNames,
  addedFlags,
  described,
};
