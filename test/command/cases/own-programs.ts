import type { CommandJudgement } from '../../../src/judge/judge-reading.ts';
import { isProblem } from '../../../src/rules/problem.ts';
import { type Files, filesOf } from '../../table.ts';
import { LOCKED, packageJson, REPOSITORY } from '../repository.ts';
import { sceneIn, type Topics, targetsOf } from '../scene.ts';

/** The programs of the machine that are replaced, with the severity. */
const replacedIn = ({ reading }: CommandJudgement): string =>
  reading.problems
    .flatMap((each) =>
      isProblem(each, 'program-replaced') ? `${each.severity}: ${each.args.name}` : [],
    )
    .join(', ') || 'none';

/** A repository with a workspace that provides a program, and a script that starts two. */
const workspace = (files: Files, bin: string): Files => ({
  ...files,
  'package.json': packageJson(
    { test: 'node scripts/ok.js && grep ok scripts/ok.js', own: 'w-tool --all' },
    { workspaces: ['packages/*'] },
  ),
  'packages/w/package.json': `{"name":"w","bin":{"${bin}":"x.js"}}`,
  'packages/w/x.js': '#!/usr/bin/env node',
});

export const ownProgramsTopics: Topics = {
  'Names of programs that the change provides': {
    scene: (name) => ({
      command: 'npm test',
      base: workspace(REPOSITORY, 'w-tool'),
      files: workspace(REPOSITORY, name),
    }),
    shows: (judged, name) => replacedIn(judged).replace(`: ${name}`, ''),
    table: `
error ⇐ node ¦ npm ¦ npx ¦ git ¦ grep ¦ rm ¦ sh ¦ test ¦ [ ¦ cat ¦ sudo ¦ python3
none ⇐ w ¦ my-tool ¦ eslint-local ¦ nodes ¦ git-hook
`,
  },
  'Names that the base provides, too': {
    scene: (name) => {
      const files = workspace(REPOSITORY, name);
      return { command: 'npm test', base: files, files };
    },
    shows: replacedIn,
    table: `
none ⇐ git ¦ grep ¦ w
warning: node ⇐ node
`,
  },
  'Other ways to provide a program': {
    scene: (row) => ({ command: 'npm test', files: { ...REPOSITORY, ...filesOf(row, ' and ') } }),
    shows: replacedIn,
    table: `
error: git ⇐ package-lock.json = {"packages":{"node_modules/w":{"resolved":"vendor/w","link":true}}} and vendor/w/package.json = {"name":"git","bin":"x.js"}
  node_modules/.bin/git = #!/bin/sh ¦ node_modules/.bin/git -> ../../scripts/ok.js
error: node ⇐ node_modules/.bin/node = #!/bin/sh
error: grep ⇐ node_modules/.bin/grep.cmd = #!/bin/sh
none ⇐ node_modules/.bin/which -> ../eslint/bin.js
  node_modules/.bin/which = exec node "$basedir/../eslint/bin.js" "$@"
`,
  },
  'The program of a workspace, before anything is installed': {
    scene: sceneIn(workspace(LOCKED, 'w-tool')),
    shows: targetsOf,
    table: `
warn tool-unknown → own packages/w/x.js ⇐ npm run own
warn tool-unknown target-changed → own packages/w/x.js ⇐ npm run own after a change of packages/w/x.js
`,
  },
};
