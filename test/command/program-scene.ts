import { filesOf } from '../table.ts';
import { sceneIn } from './scene.ts';

const SCRIPTS = [
  '"test":"node test.js","lint":"node lint.js","unit tests":"node test.js","n":"node","x":"npx"',
  '"wipe":"rm -rf /","prebad":"rm -rf /","bad":"node test.js","py":"pytest -q","evil":"pytest -p ../x"',
];

const FILES = filesOf(`
  package.json = {"scripts":{${SCRIPTS}},"devDependencies":{"vitest":"1.0.0"}}
  pnpm-lock.yaml = packages:<U+000A><U+000A>  vitest@1.0.0:<U+000A>
  packages/a/package.json = {"name":"a","scripts":{"test":"rm -rf /","fine":"node x.js"}}
  packages/a/x.js test.js lint.js scripts/check.py scripts/check.ts scripts/e.sh tools/check/__main__.py
  Makefile = test:<U+000A><U+0009>node test.js<U+000A>
  conftest.py sub/Makefile
  scripts/link.js -> e.sh
  scripts/link.py -> e.sh
  outside -> ../../elsewhere
  x/x.mk x/tool.py x/tool.toml x/go.mod x/main.go x/a_test.ts x/test_a.py
`);
const ALL = 'bun cargo deno go make mypy php pnpm pytest python ruff uv yarn'.split(' ');

/** A command in a repository, and a policy that names programs. */
export const named = (row: string) => ({
  ...sceneIn(FILES)(row),
  policy: { programs: ALL, make_variables: ['TESTS'] },
});
