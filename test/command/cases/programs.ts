import { named } from '../program-scene.ts';
import { type Topics, targetsOf } from '../scene.ts';

const CHANGED = `
allow build-files-unread target-changed ⇐ make -f x/x.mk test after a change of x/x.mk
  make -C x -f x.mk test after a change of x/x.mk ¦ pytest -c x/tool.toml after a change of x/tool.toml
  pytest x/test_a.py::test_b after a change of x/test_a.py
  python -m pytest x/test_a.py after a change of x/test_a.py ¦ uv run pytest x/test_a.py after a change of x/test_a.py
  go test -modfile=x/go.mod ./... after a change of x/go.mod ¦ go run x/main.go after a change of x/main.go
  make test after a change of sub/Makefile ¦ pytest after a change of conftest.py
warn tool-runs-file build-files-unread target-changed ⇐ pytest -p x.tool after a change of x/tool.py
allow target-changed ⇐ mypy --config-file=x/tool.toml x after a change of x/tool.toml
  deno test x/a_test.ts after a change of x/a_test.ts ¦ deno test --config x/tool.toml after a change of x/tool.toml
  bun test x/a_test.ts after a change of x/a_test.ts ¦ python -m tools.check after a change of tools/check.py
block settings-changed ⇐ pnpm test after a change of pnpm-workspace.yaml
  pnpm -C packages/a fine after a change of packages/a/.pnpmfile.cjs ¦ yarn test after a change of .env.yarn
  yarn --cwd packages/a fine after a change of .yarnrc ¦ yarn test after a change of .yarn/releases/yarn-4.cjs
  bun run test after a change of bunfig.toml ¦ cargo test after a change of .cargo/config.toml
  cargo t after a change of .cargo/config ¦ php vendor/bin/phpunit after a change of vendor/bin/phpunit
  php vendor/bin/phpunit after a change of vendor/composer/autoload_real.php
  python -m json.tool package.json after a change of json/__init__.py
block settings-changed build-files-unread ⇐ python -m pytest -q after a change of pytest.py
  python -m pytest -q after a change of pytest/__init__.py ¦ python -m pytest -q after a change of json.py
allow ⇐ cargo test after a change of sub/.cargo/config.toml ¦ python -m unittest -q after a change of tests/json.py
  pnpm test after a change of packages/a/pnpm-workspace.yaml
allow build-files-unread ⇐ python -m pytest -q after a change of pytest_helpers.py ¦ pytest after a change of test.js
`;

export const programsTopics: Topics = {
  'What the words of a program of the policy mean, and what it runs': {
    scene: named,
    shows: targetsOf,
    table: `
allow → scripts/check.py ⇐ python scripts/check.py
block target-missing ⇐ python scripts/missing.py ¦ make -C missing test
block target-outside ⇐ python ../check.py ¦ python outside/check.py ¦ make -C outside test ¦ make --dir=outside test
  python .git/x.py
allow → tools/check/__main__.py ⇐ python -m tools.check ¦ python -m unittest tools.check.Test.test_a -v
warn tool-unknown ⇐ python -m flake8 ¦ python -m bandit -r . -f json -c bandit.yaml
block outside-code build-files-unread ⇐ python -m pytest -p ../x ¦ make '--eva=$(shell touch X)' test
  make test 'TESTS=$(shell id)' ¦ make test V!=id ¦ make --eva=x test
allow → scripts/check.ts ⇐ bun scripts/check.ts ¦ deno run scripts/check.ts
allow ⇐ cargo run name ¦ cargo fmt --all -- --check ¦ mypy --warn-unreach src ¦ python -m json.tool data.json
  python -m unittest -q ¦ python -m unittest discover -s . -p "test_*.py" ¦ ruff check --config "line-length = 90" x
allow build-files-unread ⇐ pytest -v ¦ make --dir=sub test ¦ make test TESTS=a.py V=1 VERBOSE=1
  pytest -W ignore::pytest.PytestWarning -W error ¦ make --keep test
warn tool-writes ⇐ cargo fmt
warn only-prints ⇐ python --version ¦ cargo bench -- --list ¦ cargo clippy -- --version
  cargo fmt --check -- --version ¦ cargo test -- --list ¦ cargo test -- --nocapture --help
  cargo nextest run -- --list
block unknown-flag ⇐ cargo fmt --check -- --print-config default x ¦ cargo clippy -- -W help
  mypy --python-exec ./evil.sh src ¦ mypy --no-such src
block target-outside build-files-unread ⇐ pytest outside/x.py
block target-missing build-files-unread ⇐ make -f x/none.mk test ¦ pytest -c x/none.toml
block unknown-flag build-files-unread ⇐ make --no-such test ¦ pytest --pdbc=evil:X
block make-variable build-files-unread ⇐ make test PATH=evilbin:/usr/bin ¦ make test PYTHON=true
  make test PYTHONPATH:=evilpy ¦ make -- test LD_PRELOAD=x.so ¦ make BASH_ENV=x test
warn tool-runs-file build-files-unread → tools/check/__main__.py ⇐ pytest -W ignore::tools.check.X
  pytest --pythonwarnings=error::tools.check.X ¦ pytest -qWignore::tools.check.X
block outside-code → scripts/check.ts ⇐ deno run -A --v8-flags=--help scripts/check.ts ¦ bun --drop=process scripts/check.ts
  bun --define process.exit:Boolean scripts/check.ts ¦ bun --loader .ts:text scripts/check.ts
warn weakens → scripts/check.ts ⇐ bun --unhandled-rejections=none scripts/check.ts
block outside-code ⇐ bun run 'echo 1' ¦ yarn exec 'sh evil.sh' ¦ yarn exec '$(id)' ¦ yarn 'echo 1'
  pnpm exec 'echo 1' ¦ pnpm 'echo;id' ¦ python -m pickle evil.pkl ¦ python3 -m ftplib host
  python -Bmpickletools evil.pkl ¦ python -m xml.sax.expatreader ¦ bun run 'x-*' ¦ yarn exec ':' ¦ yarn ':'
  pnpm exec '[' ¦ yarn run 'no such' ¦ python -m doctest scripts/check.py ¦ python -m coverage report
  python -m coverage run scripts/check.py ¦ python -m coverage run -m pickle evil.pkl
block npm-script-missing ⇐ pnpm start ¦ yarn start
block outside-code ⇐ pnpm restart
block outside-code npm-script-missing ⇐ yarn workspace a 'echo 1' ¦ pnpm run '/^x-/' ¦ pnpm run --if-present '/x/i'
  pnpm -r run '/^lint$/'
allow → lint lint.js ⇐ yarn lint ¦ pnpm run lint
block outside-code tool-unknown ⇐ python -m pylint --load-plugins=../evil src
block outside-code → scripts/check.py ⇐ python -x scripts/check.py
warn weakens → scripts/check.py ⇐ python -OB scripts/check.py
allow → unit tests test.js ⇐ yarn run 'unit tests' ¦ bun run 'unit tests'
block target-extension → scripts/e.sh ⇐ bun scripts/e.sh ¦ python scripts/link.py
block target-extension npm-script-missing → scripts/e.sh ⇐ bun run scripts/link.js
warn checks-syntax-only → scripts/check.py ⇐ python -m py_compile scripts/check.py
block target-missing checks-syntax-only ⇐ python -m py_compile scripts/none.py
block outside-code → lint lint.js ⇐ bun lint --define x:1
warn environment-assignment build-files-unread ⇐ RUST_BACKTRACE=1 PYTHONUNBUFFERED=1 pytest -q
allow build-files-unread → py ⇐ npm run py
block npm-script-text build-files-unread → evil ⇐ npm run evil
warn only-prints build-files-unread ⇐ make --just test
`,
  },
  'Scripts that package managers of the policy run': {
    scene: named,
    table: `
allow ⇐ pnpm test ¦ pnpm run lint ¦ pnpm lint ¦ yarn lint ¦ yarn run lint ¦ bun run lint ¦ bun lint
  pnpm -C packages/a fine ¦ yarn --cwd packages/a fine ¦ pnpm lint -e 1 ¦ pnpm test --import "data:text/javascript,1"
  pnpm n test.js
block npm-script-dangerous ⇐ pnpm wipe ¦ pnpm run wipe ¦ yarn wipe ¦ bun run wipe ¦ pnpm bad ¦ pnpm -r test
  pnpm --filter a test ¦ pnpm test -r ¦ yarn workspace a test
  bun --filter a test ¦ bun run --filter a test ¦ pnpm -C packages/a test ¦ yarn --cwd packages/a test
block outside-code binary-missing ⇐ pnpm c8 node -e 1 ¦ pnpm exec npx c8 node -e 1 ¦ yarn bash x
block outside-code ⇐ pnpm node -e 1 ¦ pnpm ./x.sh ¦ pnpm test --script-shell=./x ¦ pnpm n -e 1 ¦ yarn n -e 1
  bun run n -e 1 ¦ pnpm run x -c id ¦ yarn workspaces foreach run test ¦ yarn workspaces run test
block binary-missing ⇐ pnpm unknown-tool
block npmrc-setting ⇐ pnpm test with .npmrc = script-shell=./x
  pnpm -C packages/a fine with packages/a/.npmrc = script-shell=./x
`,
  },
  'What is said of a program where the change brings a file, or edits one': {
    scene: (row) => {
      const [command = '', path = ''] = row.split(' after a change of ');
      const scene = named(command);
      return { ...scene, files: { [path]: '', ...scene.files }, changed: [path] };
    },
    table: CHANGED,
  },
  'The same files change nothing where the base has them': {
    scene: (row) => {
      const [command = '', path = ''] = row.split(' after a change of ');
      const scene = named(command);
      return { ...scene, files: { [path]: '', ...scene.files } };
    },
    shows: ({ findings }) =>
      findings.some(({ rule }) => /changed$/.test(rule)) ? 'changed' : 'unchanged',
    table: CHANGED.replace(/^\S.* ⇐/gm, 'unchanged ⇐'),
  },
};
