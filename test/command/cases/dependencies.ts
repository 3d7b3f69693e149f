import type { CommandJudgement } from '../../../src/judge/judge-reading.ts';
import { type Files, filesOf } from '../../table.ts';
import { messagesOf, rulesOf, type Scene, sceneIn, type Topics } from '../scene.ts';

const manifest = (range = '^9.0.0', more: object = {}): string =>
  JSON.stringify({ scripts: { lint: 'eslint .' }, devDependencies: { eslint: range }, ...more });
const lock = (entry: object): string =>
  JSON.stringify({ lockfileVersion: 3, packages: { '': {}, 'node_modules/eslint': entry } });

/** A repository that uses eslint, with these fields in the entry of its lockfile. */
const locked = (entry: object = {}, text = manifest()): Files => ({
  'package.json': text,
  'package-lock.json': lock({
    version: '9.0.0',
    resolved: 'https://registry.npmjs.org/eslint/-/eslint-9.0.0.tgz',
    integrity: 'sha512-AAAA',
    bin: { eslint: 'bin/eslint.js' },
    funding: { url: 'https://opencollective.com/eslint' },
    ...entry,
  }),
});

function alias(version: string): Files {
  const resolved = `https://registry.npmjs.org/evil/-/evil-${version}.tgz`;
  return locked({ name: 'evil', version, resolved }, manifest(`npm:evil@${version}`));
}

const archive = (integrity: string): Files => ({
  'package.json': manifest('file:own.tgz'),
  'package-lock.json': lock({ version: '9.9.9', resolved: 'file:own.tgz', integrity }),
  'own.tgz': 'x',
});

/** States of the repository that rows name. */
const STATES: Readonly<Record<string, Files>> = {
  eslint: locked(),
  alias: alias('1.0.0'),
  'newer alias': alias('1.1.0'),
  'without it': filesOf('package.json = {"name":"x"}\npackage-lock.json = {"packages":{}}'),
  directory: {
    'package.json': manifest('file:tools/eslint'),
    'package-lock.json': lock({ resolved: 'tools/eslint', link: true }),
    'tools/eslint/bin.js': '',
  },
  archive: archive('sha512-AAAA'),
  'archive of another hash': archive('sha512-BBBB'),
  'no lockfile': { 'package.json': manifest() },
  'lockfile 1': {
    'package.json': manifest(),
    'package-lock.json': '{"lockfileVersion":1,"dependencies":{"eslint":{"version":"9.0.0"}}}',
  },
};

/** `STATE with FILE and FILE`; a state is the name of one, or fields of the entry in the lockfile. */
function stateOf(text: string): Files {
  const [name = '', more = ''] = text.split(' with ');
  const state = STATES[name] ?? locked(JSON.parse(name));
  return { ...state, ...filesOf(more, ' and ') };
}

/** Rows `STATE to STATE`; default of the first: eslint. */
function change(row: string): Scene {
  const [first = '', second] = row.split(' to ');
  const [before, after] = second === undefined ? ['eslint', first] : [first, second];
  return { command: 'npx eslint src', base: stateOf(before), files: stateOf(after) };
}

/** What is said of dependencies alone. */
const onlyDependencies = ({ findings, ...judged }: CommandJudgement): CommandJudgement => ({
  ...judged,
  findings: findings.filter(({ rule }) => !['not-installed', 'target-changed'].includes(rule)),
});
const rules = (judged: CommandJudgement) => rulesOf(onlyDependencies(judged));
const messages = (judged: CommandJudgement) => messagesOf(onlyDependencies(judged)) || 'none';

const REDIRECTED = `
none ⇐ eslint ¦ {"version":"9.1.0","resolved":"https://registry.npmjs.org/eslint/-/eslint-9.1.0.tgz"}
  without it to eslint ¦ {"integrity":"sha1-BBBB sha512-AAAA"} to eslint
  {"resolved":"https://registry.yarnpkg.com/eslint/-/eslint-9.0.0.tgz"} ¦ alias to newer alias
  {"resolved":"https://a.example/eslint/-/eslint-9.0.0.tgz"} to {"version":"9.1.0","resolved":"https://a.example/eslint/-/eslint-9.1.0.tgz"}
  eslint with .npmrc = registry=https://evil.example/ to {"resolved":"https://evil.example/eslint/-/eslint-9.0.0.tgz"} with .npmrc = registry=https://evil.example/
  {"resolved":"https://a.example/eslint-9.0.0.tgz"} to {"version":"9.1.0","resolved":"https://a.example/eslint-9.1.0.tgz"}
  without it to directory ¦ directory to directory ¦ archive to archive
package.json installs the package evil under the name eslint. package-lock.json installs the package evil under the name eslint. ⇐ alias
  no lockfile with pnpm-lock.yaml to alias with pnpm-lock.yaml
package-lock.json has other content for the same version of eslint: sha1-BBBB sha512-BBBB. ⇐ {"integrity":"sha1-BBBB sha512-BBBB"}
package-lock.json has other content for the same version of eslint: sha512-BBBB. ⇐ {"integrity":"sha512-BBBB"}
  archive to archive of another hash
package-lock.json has other content for the same version of eslint: nothing. ⇐ {"integrity":null}
package-lock.json installs eslint from the archive https://evil.example/e.tgz. ⇐ {"resolved":"https://evil.example/e.tgz"}
package-lock.json installs eslint from the archive https://registry.npmjs.org/evil/-/evil-1.0.0.tgz. ⇐ {"resolved":"https://registry.npmjs.org/evil/-/evil-1.0.0.tgz"}
package-lock.json installs eslint from the git repository git+ssh://git@e.example/e.git. ⇐ {"resolved":"git+ssh://git@e.example/e.git#1"}
package-lock.json installs eslint from the host evil.example, which the base branch does not use.
  {"resolved":"https://evil.example/eslint/-/eslint-9.0.0.tgz"}
  {"resolved":"https://evil.example/eslint/-/eslint-9.0.0.tgz"} with .npmrc = registry=https://evil.example/
  eslint with .npmrc = registry=https://evil.example/
package-lock.json installs eslint from the host opencollective.com, which the base branch does not use. ⇐ {"resolved":"https://opencollective.com/eslint/-/eslint-9.0.0.tgz"}
package.json installs eslint from own.tgz, and not from where the base branch has it. package-lock.json installs eslint from own.tgz, and not from where the base branch has it.
  archive ¦ without it to archive
package.json installs eslint from tools/eslint, and not from where the base branch has it. package-lock.json installs eslint from tools/eslint, and not from where the base branch has it. ⇐ directory
package-lock.json installs eslint from tools/eslint, and not from where the base branch has it. ⇐ directory with package.json = {"devDependencies":{"eslint":"^9.0.0"}}
package-lock.json has other content for the same version of eslint: sha512-AAAA. ⇐ archive to archive with own.tgz = other
`;

const INSTALLED: Files = {
  ...locked(),
  ...filesOf(`
    node_modules/.bin/eslint -> ../eslint/bin/eslint.js
    node_modules/eslint/bin/eslint.js = #!/usr/bin/env node
    node_modules/eslint/evil.js = #!/usr/bin/env node
    node_modules/eslint/package.json = {"name":"eslint","version":"9.0.0","bin":{"eslint":"./bin/eslint.js"}}
  `),
};

const LINKED = filesOf(`
  tools/lint/package.json = {"name":"lint","version":"1.0.0","bin":"cli.js"}
  tools/lint/cli.js = #!/usr/bin/env node
  node_modules/.bin/lint -> ../lint/cli.js
  node_modules/lint -> ../tools/lint
`);

const LINKS = `
block dependency-redirected tool-unknown ⇐ package.json = {"dependencies":{"lint":"file:tools/lint"}} and package-lock.json = {"packages":{"node_modules/lint":{"resolved":"tools/lint","link":true}}}
warn dependency-not-compared tool-unknown ⇐ package.json = {"dependencies":{"lint":"workspace:*"}} and pnpm-lock.yaml
  package.json = {"workspaces":["tools/*"],"dependencies":{"lint":"1"}} and yarn.lock
`;

export const dependenciesTopics: Topics = {
  'A change of where the lockfile takes a tool from': {
    scene: change,
    shows: messages,
    table: REDIRECTED,
  },
  'Nothing is redirected where the base is the same': {
    scene: (row) => {
      const { files = {} } = change(row);
      return { ...change(row), base: files };
    },
    shows: messages,
    table: REDIRECTED.replace(/^\S.*$/gm, 'none'),
  },
  'A change of the range in package.json, from `^9.0.0` or another one': {
    scene: (row) => {
      const [first = '', second] = row.split(' to ');
      const [before, after] = second === undefined ? ['^9.0.0', first] : [first, second];
      return {
        command: 'npx eslint src',
        base: locked({}, manifest(before)),
        files: locked({}, manifest(after)),
      };
    },
    shows: messages,
    table: `
none ⇐ ^10.0.0 ¦ >=9 <11 ¦ latest ¦ npm:eslint@^9 ¦ workspace:* ¦ 9.x || 10 ¦ npm:other@1.0.0 to npm:other@1.1.0
  npm:@a/other@^1 to npm:@a/other@^2 ¦ github:good/eslint#v1 to github:good/eslint#v2
  good/eslint#v1 to good/eslint#semver:^2
  git+ssh://git@a.example/eslint.git#v1 to git+ssh://git@a.example/eslint.git#v2
package.json installs the package evil under the name eslint. ⇐ npm:evil@1 ¦ npm:evil
  npm:other@1.0.0 to npm:evil@1.1.0
package.json installs the package @evil/x under the name eslint. ⇐ npm:@evil/x@^1
package.json installs eslint from the git repository git+ssh://git@evil.example/x.git. ⇐ git+ssh://git@evil.example/x.git#v1
package.json installs eslint from the git repository evil/eslint. ⇐ evil/eslint
  good/eslint#v1 to evil/eslint#semver:^2
package.json installs eslint from the git repository github:evil/eslint. ⇐ github:evil/eslint#semver:^9
  github:good/eslint#v1 to github:evil/eslint#v2
package.json installs eslint from the archive https://evil.example/eslint.tgz. ⇐ https://evil.example/eslint.tgz
package.json installs eslint from ../evil, and not from where the base branch has it. ⇐ file:../evil
package.json installs eslint from /tmp/evil, and not from where the base branch has it. ⇐ file:/tmp/evil
package.json installs eslint from ~/evil, and not from where the base branch has it. ⇐ ~/evil
package.json installs eslint from ../../evil, and not from where the base branch has it. ⇐ link:../../evil
package.json installs the package @a/evil under the name eslint. ⇐ npm:@a/other@^1 to npm:@a/evil@^2
package.json installs eslint from the git repository git+ssh://git@evil/eslint.git. ⇐ git+ssh://git@a.example/eslint.git#v1 to git+ssh://git@evil/eslint.git#v2
`,
  },
  'Fields of package.json that override ranges': {
    scene: (fields) => ({
      command: 'npx eslint src',
      base: locked(),
      files: locked({}, manifest('^9.0.0', JSON.parse(fields))),
    }),
    shows: rules,
    table: `
block dependency-redirected ⇐ {"overrides":{"eslint":"npm:evil@1"}} ¦ {"overrides":{"eslint@9":{".":"npm:evil@1"}}}
  {"resolutions":{"eslint":"npm:evil@1"}} ¦ {"resolutions":{"**/eslint":"npm:evil@1"}}
  {"pnpm":{"overrides":{"eslint@^9":"npm:evil@1"}}}
`,
  },
  'A change of what fixes the version of a tool': {
    scene: change,
    shows: rules,
    table: `
allow ⇐ no lockfile with yarn.lock = a to no lockfile with yarn.lock = a ¦ lockfile 1 to lockfile 1
block binary-missing ⇐ eslint with npm-shrinkwrap.json = {"packages":{}} to eslint with npm-shrinkwrap.json = {"packages":{}}
  no lockfile with yarn.lock to no lockfile with yarn.lock and package.json = {} ¦ eslint with package-lock.json = {
  eslint with package-lock.json = [] ¦ eslint with package-lock.json = {"packages":[]}
  eslint with package-lock.json = {"packages":{}} ¦ eslint with package-lock.json = {}
warn dependency-not-compared ⇐ no lockfile with yarn.lock = a to no lockfile with yarn.lock = b
  no lockfile with pnpm-lock.yaml to no lockfile with pnpm-lock.yaml = b
  no lockfile with bun.lock to no lockfile with bun.lock = b
  no lockfile with bun.lockb to no lockfile with bun.lockb = b ¦ no lockfile to no lockfile with yarn.lock
  no lockfile with yarn.lock ¦ no lockfile to no lockfile
  no lockfile with yarn.lock -> l and l to no lockfile with yarn.lock -> l and l = b
  eslint with yarn.lock to eslint with yarn.lock = b
  lockfile 1 to no lockfile with package-lock.json = {"lockfileVersion":1,"dependencies":{"eslint":{"version":"9.0.1"}}}
block dependency-unverified ⇐ no lockfile with yarn.lock to no lockfile ¦ no lockfile
block dependency-redirected ⇐ no lockfile with yarn.lock to no lockfile with yarn.lock and .npmrc = registry=https://evil.example/
block dependency-unverified dependency-not-compared ⇐ lockfile 1
`,
  },
  'A change of an installed tool, or of what fixes its version': {
    scene: (row) => ({ ...sceneIn(INSTALLED)(row), base: INSTALLED }),
    shows: messages,
    table: `
none ⇐ npx eslint . ¦ npm run lint
The package eslint is not verified: the installed package has the version 8.0.0, but the lockfile has 9.0.0. ⇐ npx eslint . with node_modules/eslint/package.json = {"name":"eslint","version":"8.0.0","bin":{"eslint":"./bin/eslint.js"}}
The package eslint is not verified: the installed package has the version nothing, but the lockfile has 9.0.0. ⇐ npx eslint . with node_modules/eslint/package.json = {"name":"eslint","version":1,"bin":{"eslint":"./bin/eslint.js"}}
The package eslint is not verified: the installed package has the name evil, but the lockfile has eslint. ⇐ npx eslint . with node_modules/eslint/package.json = {"name":"evil","version":"9.0.0","bin":{"eslint":"./bin/eslint.js"}}
The package eslint is not verified: the installed package has the binary eslint evil.js, but the lockfile has bin/eslint.js. ⇐ npx eslint . with node_modules/.bin/eslint -> ../eslint/evil.js
The package eslint is not verified: the change removes it from the lockfile. ⇐ npm run lint with package-lock.json = {"packages":{}}
  npx eslint . with package-lock.json = {"packages":{}}
  npm run lint with package.json = {"scripts":{"lint":"eslint ."}} and package-lock.json = {"packages":{}}
  npx eslint . with package.json = {"scripts":{"lint":"eslint ."}} and package-lock.json = {"packages":{}}
The package eslint is not verified: it is not declared in package.json. ⇐ npx eslint . with package.json = {"scripts":{"lint":"eslint ."}}
The npm script lint runs eslint ., which would be blocked as a validation command (dependency-unverified). ⇐ npm run lint with package.json = {"scripts":{"lint":"eslint ."}}
The package eslint is not verified: the installed package has the name eslint, but the lockfile has evil. package-lock.json installs the package evil under the name eslint. ⇐ npm run lint with package-lock.json = {"packages":{"node_modules/eslint":{"name":"evil","version":"1.0.0"}}}
`,
  },
  'A package of the commit, which the lockfile of npm, pnpm or Yarn links': {
    scene: (row) => {
      const files = { ...filesOf(row, ' and '), ...LINKED };
      return { command: 'npx lint', base: files, files };
    },
    shows: rules,
    table: LINKS.replace(/^\S.* ⇐/gm, 'warn tool-unknown ⇐'),
  },
  'The same in place of a package of a registry, or with a new lockfile that says so': {
    scene: (row) => ({
      command: 'npx lint',
      base: filesOf('package.json = {"dependencies":{"lint":"1"}}'),
      files: { ...filesOf(row, ' and '), ...LINKED },
    }),
    shows: rules,
    table: LINKS,
  },
};
