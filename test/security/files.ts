import { type AttackClass, attacks } from './attack.ts';

/** Files that are not what their path seems to say. */
export const FILES: AttackClass = {
  name: 'Files',
  attacks: [
    ...attacks`
      code outside of the repository ⇐ node ../x.js ¦ node scripts/../../x.js ¦ node /tmp/x.js
        node //tmp/x.js ¦ node /proc/self/cwd/../x.js ¦ node file:///tmp/x.js ¦ node .git/hooks/x.js
        node ./.GIT/hooks/x.js ¦ node .. ¦ node --test ../x.test.js ¦ node --test "{/tmp,test}/*.js"
        npx eslint --config ../eslint.config.js src ¦ npx jest --rootDir .. ¦ npx jest --rootDir=/
        npx mocha ../x.js ¦ npx tsx ../x.ts ¦ npx c8 node ../x.js
      a symlink that leads outside ⇐ node scripts/link.js ⇒ scripts/link.js -> ../../x.js
      an absolute symlink ⇐ node scripts/link.js ⇒ scripts/link.js -> /tmp/x.js
      a symlink among the words of a tool ⇐ npx eslint link.js ⇒ link.js -> /tmp/x.js
        npx jest --runTestsByPath link.js ⇒ link.js -> /tmp/x.js
        npx other link.js ⇒ link.js -> /tmp/x.js
      a file in a linked directory ⇐ node linked/x.js ⇒ linked -> ..
      a chain of symlinks ⇐ node scripts/a.js ⇒ scripts/a.js -> b.js + scripts/b.js -> ../../x.js
      a symlink to itself ⇐ node scripts/a.js ⇒ scripts/a.js -> a.js
      tests in a linked directory ⇐ node --test linked ⇒ linked -> /tmp
      another file under the name of a tool ⇐ npx eslint src ⇒ node_modules/.bin/eslint -> ../../../x.js
      a file that another run could bring ⇐ node scripts/missing.js
      a directory without a program ⇐ node scripts
      a file of no dependency ⇐ node node_modules/missing/x.js
      an environment from outside ⇐ node --env-file=../.env scripts/ok.js
    `,
    {
      command: 'node --env-file=.env scripts/ok.js',
      effect: 'an environment that preloads a file',
      files: { '.env': 'NODE_OPTIONS=--require=./x.cjs\n' },
    },
  ],
};
