import { type AttackClass, attacks } from './attack.ts';

/** Programs that start another program. */
export const LAUNCHERS: AttackClass = {
  name: 'Launchers',
  attacks: [
    ...attacks`
      another program ⇐ sh -c "node scripts/ok.js" ¦ bash -lc "npm test" ¦ env node scripts/ok.js
        env -S "node -e 0" ¦ /usr/bin/env node scripts/ok.js ¦ timeout 60 npm test
        nohup node scripts/ok.js ¦ time npm test ¦ nice -n 5 npm test ¦ sudo npm test ¦ xargs node
        find . -exec node {} + ¦ exec node scripts/ok.js ¦ command node scripts/ok.js
        eval node scripts/ok.js ¦ source scripts/ok.js ¦ . scripts/ok.js ¦ busybox sh
        setsid node scripts/ok.js ¦ strace node scripts/ok.js ¦ docker run example ¦ ssh host npm test
        python3 -c "import os" ¦ perl -e 1 ¦ make test ¦ corepack npm test ¦ ./scripts/ok.js
        node_modules/.bin/eslint src ¦ /usr/bin/node scripts/ok.js ¦ node.exe scripts/ok.js
        NODE scripts/ok.js
      a shell through npx ⇐ npx sh -c "rm -rf src" ¦ npx -c "rm -rf src"
      a shell through npm ⇐ npm exec -c "rm -rf src"
      inline code through npx ⇐ npx node -e 0
      a shell through a tool ⇐ npx cross-env A=1 sh -c "rm -rf src" ¦ npx concurrently "rm -rf src"
        npx c8 sh -c "rm -rf src"
      preloads a file ⇐ npx cross-env NODE_OPTIONS=--require=./x.cjs jest
      inline code through a tool ⇐ npx c8 node -e 0
      a command in a package ⇐ npm explore eslint -- rm -rf .
      a shell through the file of a tool ⇐ node node_modules/.bin/cross-env sh -c "rm -rf src"
        node node_modules/cross-env/bin.js sh -c "rm -rf src"
        node ./node_modules/jest/../concurrently/bin.js "rm -rf src"
        node --no-warnings node_modules/c8/bin.js sh -c "rm -rf src"
        node node_modules/cross-env sh -c "rm -rf src"
        npx tsx node_modules/cross-env/bin.js sh -c "rm -rf src"
        npx c8 node node_modules/cross-env/bin.js sh -c "rm -rf src"
        npm run any -- node_modules/cross-env/bin.js sh -c "rm -rf src"
      another program through a tool that is not known ⇐ npx other sh -c "rm -rf src"
        npx other --quiet -- bash x.sh ¦ npx other node -e 0 ¦ npx other npm install ¦ npx deno eval 0
        npx other --onSuccess "rm -rf src" ¦ npx other --exec="rm -rf src" ¦ npx other -e "rm -rf src"
        npx other -x="rm -rf src" ¦ npx other "rm -rf src" ¦ npx other --quiet src "sh -c id"
        npx other "node -e 0" ¦ npx other "a && b" ¦ npx other "rm src" ¦ npx other "echo x > y"
        npx other "a; rm src" ¦ npx other "npm run text" ¦ npx other "x$(id)"
        npx other --foo="sh -c id" ¦ npx other --before "rm -rf src" ¦ npx other --on-change id
        npx other --exec id ¦ npx other --shell id
    `,
    {
      command: 'node link.js sh -c "rm -rf src"',
      effect: 'a shell through a link to a tool',
      files: { 'link.js': { symlink: 'node_modules/cross-env/bin.js' } },
    },
    {
      command: 'node tool sh -c "rm -rf src"',
      effect: 'a shell through a directory whose main file is a tool',
      files: { 'tool/package.json': '{"main":"../node_modules/cross-env/bin.js"}' },
    },
    {
      command: 'node .yarn/releases/yarn-4.5.0.cjs exec "rm -rf src"',
      effect: 'a shell through a committed package manager',
      files: { '.yarn/releases/yarn-4.5.0.cjs': '' },
    },
  ],
};
