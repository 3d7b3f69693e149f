import type { CommandJudgement } from '../../../src/judge/judge-reading.ts';
import { isProblem } from '../../../src/rules/problem.ts';
import { type Files, filesOf } from '../../table.ts';
import { REPOSITORY } from '../repository.ts';
import type { Topics } from '../scene.ts';

/** What is wrong with the settings of npm, and how severe it is. */
const faultsOf = ({ reading }: CommandJudgement): string =>
  reading.problems
    .flatMap((each) =>
      isProblem(each, 'npmrc-setting') ? `${each.severity}: ${each.args.why}` : [],
    )
    .join(', ') || 'none';

const PACKAGES: Files = {
  ...REPOSITORY,
  ...filesOf(`
    package.json = {"scripts":{"test":"node scripts/ok.js"},"workspaces":["w"]}
    w/package.json = {"name":"w","scripts":{"test":"node t.js"}}
    v/package.json = {"scripts":{"test":"node t.js"}}
    w/t.js v/t.js
  `),
};

export const npmrcTopics: Topics = {
  'Settings that the base has, too': {
    scene: (text) => {
      const files = { ...REPOSITORY, '.npmrc': text };
      return { command: 'npm test', base: files, files };
    },
    shows: faultsOf,
    table: `
error: decides ⇐ usage=true ¦ workspace=a ¦ workspace[]=a ¦ workspaces=true ¦ if-present=true ¦ include-workspace-root
  prefix=../x ¦ call=x ¦ git=./git ¦ userconfig=./other ¦ globalconfig=./other ¦ scripts-prepend-node-path=true
  script-shell=./sh ¦ <1 blanks>Script_Shell = ./sh ¦ node-options=--require=./x ¦ "usage"=true ¦ 'usage' = true
  usage ¦ [usage]<U+000A>fund=false ¦ fund=false<U+000D>usage=true ¦ ignore-scripts=0 ¦ ignore-scripts = 1
  ignore-scripts=no ¦ ignore-scripts= ¦ node-options=--import=data:text/javascript,1
  node-options=--max-old-space-size=1 -r ./x ¦ node-options=--inspect ¦ node-options=x.js ¦ node-options=\${X}
  \${X?}usage=true
warning: stands ⇐ registry=http://x/ ¦ @a:registry=http://x/ ¦ [fund]<U+000A>a=1 ¦ ignore-scripts[]=true ¦ Fund=false
  what-is-this=1 ¦ //x/:_authToken=\${X} ¦ message=\${X}
none ⇐ ignore-scripts=true ¦ ignore-scripts ¦ "ignore-scripts" = false
  node-options=--max-old-space-size=4096 --no-warnings ¦ node-options="--experimental-vm-modules"
  ; script-shell=./sh<U+000A>fund=false<U+000A># x ¦ fund=false ; usage=true
  save-exact=true<U+000A>engine-strict=true<U+000A>legacy-peer-deps=true<U+000A>loglevel=warn
  shamefully-hoist=true<U+000A>public-hoist-pattern[]=*eslint*<U+000A>omit[]=optional ¦ __proto__=1 ¦ <0 blanks>
`,
  },
  'A change of settings: `COMMAND: FILE from FILE`, or a new file': {
    scene: (row) => {
      const [, command, after = '', before = ''] = /^(.*?): (.*?)(?: from (.*))?$/s.exec(row) ?? [];
      const read = (file: string) => ({ ...PACKAGES, ...filesOf(file, ' and ') });
      return { command, files: read(after), ...(before !== 'no base' && { base: read(before) }) };
    },
    shows: faultsOf,
    table: `
error: changed ⇐ npm test: .npmrc = registry=http://x/
  npm test: .npmrc = registry=http://x/ from .npmrc = registry=http://y/
  npm test: .npmrc -> rc and rc = a=1 from .npmrc -> rc and rc ¦ npm test: .npmrc = ignore-scripts=true
  npm test: .npmrc = node-options=--no-warnings ¦ npm test -w w: .npmrc = usage=1
  npm --prefix v test: v/.npmrc = usage=1 ¦ npm test: .npmrc = registry=http://x/ from no base
warning: stands ⇐ npm test: .npmrc = registry=http://x/<U+000A>fund=true from .npmrc = registry=http://x/
none ⇐ npm test: .npmrc = fund=false ¦ npm test -w w: w/.npmrc = usage=1
error: changed, error: decides, warning: stands ⇐ npm test: .npmrc = a=1<U+000A>usage=true<U+000A>b=1 from .npmrc = usage=true<U+000A>b=1
error: it is a symbolic link that leads to no file of the repository ⇐ npm test: .npmrc -> /etc/npmrc
  npm test: .npmrc -> missing ¦ npm test: .npmrc -> .npmrc
error: it is not a regular file ⇐ npm test: .npmrc -> scripts ¦ npm test: .npmrc @
error: this is a Git LFS pointer; commit the file itself (git lfs untrack) ⇐ npm test: .npmrc = version https://git-lfs.github.com/spec/v1<U+000A>oid sha256:0<U+000A>size 9<U+000A>
error: it is too large ⇐ npm test: .npmrc = <70,000 times #>
`,
  },
};
