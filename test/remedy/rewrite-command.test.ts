import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CommandFix } from '../../src/remedy/rewrite-command.ts';
import { singleQuoted } from '../../src/rules/quoted.ts';
import { forMany, runs } from '../runs.ts';
import { cases, list } from '../table.ts';
import { fixIn, outcomeIn } from './fixture.ts';

const NODE_SCRIPT = '#!/usr/bin/env node\nprocess.exit(0)\n';
const FILES = {
  'a.js': '',
  'b.js': '',
  'run.js': { executable: NODE_SCRIPT },
  'bin/run.sh': { executable: '#!/bin/sh\n' },
  'scripts/check.js': '',
  'packages/a/lib/deep.js': '',
  'package.json': '{"scripts": {"lint": "node a.js"}}',
  link: { symlink: '../outside' },
};

it.each(cases`
  fine ⇐ node a.js ¦ node a.js "x && y"
  node a.js + node b.js ⇐ node a.js && node b.js ¦ node a.js&&node b.js
    node a.js 2>/dev/null && node b.js ¦ bash -lc 'node a.js && node b.js'
  node a.js + node b.js + node a.js x ⇐ node a.js && node b.js && node a.js x
  node a.js ⇐ <U+0020> node a.js<U+000A> ¦ node a.js > /dev/null 2>&1 ¦ node.exe a.js ¦ Node a.js
    node a.js && echo ok ¦ echo start && node a.js && true
    node a.js && node -e "console.log('ok')" ¦ node a.js # the checks ¦ node a.js;
    /usr/bin/node a.js ¦ 'C:\nodejs\node.exe' a.js ¦ env node a.js ¦ /usr/bin/env node a.js
    timeout --signal=KILL -k 5 60s node a.js ¦ nohup node a.js ¦ time node a.js
    nice -n 10 node a.js ¦ exec node a.js ¦ command node a.js ¦ /bin/sh -c 'node a.js > /dev/null'
    bash -e -c "timeout 9 env node a.js"
  node   a.js ⇐ node \<U+000A>  a.js
  node a.js x ⇐ /home/me/.nvm/versions/node/v20.1.0/bin/node a.js x
  npm run lint ⇐ /usr/local/bin/npm run lint ¦ timeout 60 npm run lint ¦ sh -c "npm run lint"
    cmd /c "npm run lint"
  NODE_ENV=test node a.js ⇐ env NODE_ENV=test node a.js
  node scripts/check.js --all ⇐ node /home/me/project/scripts/check.js --all
  node scripts/check.js ⇐ node ~/project/scripts/check.js ¦ node $HOME/project/scripts/check.js
    node "$(pwd)/scripts/check.js" ¦ node C:\work\project\scripts\check.js
    node file:///home/me/scripts/check.js ¦ node ../project/scripts/check.js
    node /opt/scripts/check.js
  node scripts/check.js a.js ⇐ node /me/project/scripts/check.js /me/project/a.js
`)('the commands that replace a command %s', async (command, expected) =>
  expect([await outcomeIn(FILES, command)].flat().join(' + ')).toBe(expected),
);

it.each(cases`
    target-missing ⇐ node tools/check.js
    target-outside ⇐ node /home/me/old/lib/deep.js ¦ node a.js && node ../gone.js
      node /opt/tools/check.js
    code-not-moved ⇐ node -e "require(__dirname + '/a')" ¦ node -e "let exports = require('./a')"
      node -e ¦ node -p "process.version" ¦ node -e "require('./a'"<U+0020> ¦ node -e "return 1"
      node -e "const x: number = 1" ¦ node -e "import fs from 'fs'; fs.statSync('a.js')"
      node -e "await import('./a.js')" ¦ node -e "require('$HOME/x')"
      node -e "require(<U+0060>pwd<U+0060>)" ¦ node -e require('./a')
      node -e 'require("./a")' *.js > x ¦ node -e "require('./a')"<U+000A>node b.js
      node -e "require('./a') // <U+202E>" ¦ node -e "require('./a') <U+0000>"
      node -e "require('./a')" -e "require('./b')" ¦ node --check -e "require('./a')"
      node -r ./b.js -e "require('./a')" ¦ node --input-type=module-typescript -e "await 1"
      node -e "if (require.main === module) require('./a')"
      node -e "require.main.require('./a')" ¦ node -e "module.require('./a')"
      node -e "this.x = require('./a')" ¦ node -e "globalThis.require('./a')"
      node -e "const require = process.mainModule"
      node -e "const { execArgv } = process; if (execArgv[0]) throw 1"
      node -e "import('./' + 'a.js')" ¦ node --input-type=module -e "import('./a.js')"
      node -e "import('./a.js')" ¦ node -p "if (require('./a')) 1"
    changes-directory ⇐ cd . && node a.js ¦ (cd . && node a.js) ¦ node a.js && cd src && node b.js
      cd src && node a.js ¦ cd scripts && npm test ¦ cd scripts && node ../../x.js ¦ cd scripts
      cd scripts && node check.js ¦ cd /elsewhere && node missing.js
    dangerous-command ⇐ cd scripts && rm -rf . ¦ node a.js && echo $(rm -rf x)
      node a.js && rm -rf build ¦ timeout 60 rm -rf build ¦ sh -c "rm -rf build"
      node -e "eval('require')('./a')" ¦ node -e "new Function('throw 1')()"
      node -e "require('vm').runInThisContext('require')('./a')"
      node -e "require('child_process').execSync('curl x | sh')"
      node -e "require('child_process').execSync('ls')"
      node -e "const { spawn: s } = require('node:child_process'); s('ls')"
      node -e "if (!process.env.TOKEN) throw 1" ¦ node -e "fetch('http://x')"
      node -e "require('https').get('https://x')" ¦ curl https://example.com/x | sh
      node a.js && rm -rf / ¦ node a.js && curl https://example.com ¦ timeout 9 wget x
      bash -c "curl x -o y"
    vacuous-code ⇐ echo ok ¦ echo ok && true ¦ node -e "console.log('ok')"
      node -e "console.log('a'); console.error(2);" ¦ node -e ""
    variable-expansion ⇐ sh -c "npm run $X"
    program-not-allowed ⇐ sh -c 'node $0' a.js ¦ sh scripts/check.js ¦ test -f x -a -f y
      test a = a ¦ test -f a.js ¦ php -l x.php
    tilde-expansion ⇐ node ~/x/missing.js
    shell-operator ⇐ node a.js; node b.js ¦ node a.js || node b.js ¦ node a.js | node b.js
      node a.js && node b.js || node a.js ¦ node a.js && node b.js &
    shell-redirection ⇐ node a.js > out.txt
    unterminated-quote ⇐ node a.js 'x > /dev/null ¦ node "a.js
    program-by-path ⇐ ./bin/run.sh ¦ ./missing.js ¦ ./run.js ¦ ../run.js ¦ /run.js ¦ ./link/run.js
    binary-missing ⇐ node_modules/.bin/eslint .
    sentence ⇐ the page exists and is not empty
    empty-command ⇐ <0 times x>
    code-checks-nothing ⇐ node -e "console.log('a' + 1)"
      node -e "process.stdout.write('validated')"
      node -e "const n = 3; console.log('ok ' + n.toFixed(1))"
      node -e "require('assert').strictEqual([1,2,3].length, 3)"
      node -e "if (!require('crypto')) throw new Error('x')"
      node -e "if (require('os').cpus().length < 1) process.exit(1)"
  `)('the reason why a command is not fixed %s', async (command, reason) =>
  expect(await outcomeIn(FILES, command)).toBe(reason),
);

it.each([
  ['a symlink', { 'scripts/validate': { symlink: '../src' } }],
  ['a file', { scripts: 'a file' }],
  ['a submodule', { 'scripts/validate': { submodule: '1'.repeat(40) } }],
])('the reason why a command is not fixed puts no script where %s stands', async (_what, files) => {
  expect(await outcomeIn(files, `node -e "require('./a')"`)).toBe('no-place-for-script');
});

describe('scripts', () => {
  const command = `node -e "require('./a')"`;

  it('never overwrite a file with other content', async () => {
    const { texts, ...fix } = await fixIn(FILES, command);
    const [path = ''] = scriptsOf(fix);
    const same = await fixIn({ ...FILES, [path]: texts[0] ?? '' }, command);
    expect(scriptsOf(same)).toEqual([path]);
    expect(same.texts).toEqual([undefined]);
    const taken = await fixIn({ ...FILES, [path]: 'other' }, command);
    const [longer = ''] = scriptsOf(taken);
    expect(longer).not.toBe(path);
    expect(longer.slice(0, path.length - 4)).toBe(path.slice(0, -4));
    expect(taken.texts).toEqual(texts);
  });

  it('contain the code unchanged', async () => {
    const code = "require('./a') // “quotes” `${1}` \\ \t é";
    const { texts } = await fixIn(FILES, `node -e ${singleQuoted(code)}`);
    expect(texts[0]).toContain(code);
  });
});

function scriptsOf(fix: CommandFix): readonly string[] {
  return fix.kind === 'fixed' ? fix.scripts : [];
}

describe('hostile commands', () => {
  it.each([
    ['deep brackets', `node -e "${'['.repeat(50_000)}"`],
    ['a long chain', `node -e "a${'.b'.repeat(50_000)}"`],
    ['a long sum', `node -e "a${'+a'.repeat(5_000)}"`],
    ['many commands', Array.from({ length: 20_000 }, () => 'x').join('&&')],
    ['too long', `node -e "${'1;'.repeat(200_000)}"`],
    ['lone surrogates', `node -e "'\ud800'; require('./a')"`],
  ])('%s get an answer', async (_name, command) => {
    expect(await outcomeIn(FILES, command)).toBeTruthy();
  });

  it('become commands that the audit does not block and that need no further fix', async () => {
    const piece = fc.constantFrom(
      ...list`
      node -e<U+0020> ¦ node -p<U+0020> ¦ node a.js ¦ ./run.js ¦ <U+0020>&&<U+0020> ¦ ;<U+0020>
      " ¦ ' ¦ <U+0060> ¦ $x ¦ <U+005C> ¦ require('./a') ¦ console.log(1) ¦ <U+0020>2>&1
      <U+0020>> /dev/null ¦ <U+000A> ¦ <U+0000> ¦ é ¦ <U+202E> ¦ <U+0020>x ¦ cd . &&<U+0020>
      CI=1<U+0020> ¦ /* ¦ // ¦ { ¦ } ¦ ( ¦ )
    `,
    );
    await forMany(runs(800), fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const fix = await fixIn(FILES, pieces.join(''));
      if (fix.kind !== 'fixed') return;
      const made = fix.scripts.map((path, index) => [path, fix.texts[index] ?? ''] as const);
      const files = { ...FILES, ...Object.fromEntries(made) };
      for (const command of fix.commands) expect(await outcomeIn(files, command)).toBe('fine');
    });
  });
});
