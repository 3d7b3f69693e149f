import type { Topics } from '../scene.ts';

export const textTopics: Topics = {
  'Text that starts with no program of the gate': {
    table: `
block empty-command ⇐ <0 blanks> ¦ <2 blanks>
block empty-command environment-assignment ⇐ NODE_ENV=test
block sentence ⇐ README.md exists ¦ Check that the tests pass ¦ docs/a.md contains a section
  docs/plan.md exists and contains the word DONE ¦ Compile contract ¦ Run tests ¦ Tested. ¦ All tests pass
  the page is not empty ¦ run tests ¦ manual review of the output ¦ verify output matches expectation
  feedback_score_gte_4 ¦ all_tests_green ¦ PASS ¦ score: 0.9 ¦ 0.95 ¦ 8/10 ¦ unit tests green.
block program-not-allowed ⇐ bash x.sh ¦ test -f x ¦ yarn test ¦ nodex a.js ¦ git is-clean ¦ 'node x.js' ¦ rm -rf build
  python -m pytest ¦ test -f README.md ¦ echo all is well ¦ eslint src ¦ jest --ci ¦ tsc --noEmit
  validate src/data.json ¦ make test ¦ mocha ¦ run-tests ¦ check --all the files ¦ README.md
block program-look-alike ⇐ NODE x.js ¦ node.exe x.js
block program-by-path ⇐ ./x.js ¦ /usr/bin/node x.js ¦ ./check.sh
block sentence unterminated-quote ⇐ it's working as intended
block sentence shell-grammar ⇐ compile contract (solc 0.8)
block sentence shell-redirection ⇐ score >= 0.8 ¦ coverage > 80%
block sentence non-ascii-unquoted ⇐ 所有测试通过
block shell-operator program-not-allowed ⇐ Build succeeds; no errors ¦ a is b && rm -rf .
block program-not-allowed environment-assignment ⇐ PORT=3000 serve
block command-substitution program-not-allowed ⇐ deploy $(whoami)
`,
  },
};
