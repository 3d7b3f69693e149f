import type { AttackClass } from './attack.ts';

/** Files that are not what their path seems to say. */
export const FILES: AttackClass = {
  name: 'Files',
  attacks: [
    ...[
      'node ../x.js',
      'node scripts/../../x.js',
      'node /tmp/x.js',
      'node //tmp/x.js',
      'node /proc/self/cwd/../x.js',
      'node file:///tmp/x.js',
      'node .git/hooks/x.js',
      'node ./.GIT/hooks/x.js',
      'node ..',
      'node --test ../x.test.js',
      'node --test "{/tmp,test}/*.js"',
      'npx eslint --config ../eslint.config.js src',
      'npx jest --rootDir ..',
      'npx jest --rootDir=/',
      'npx mocha ../x.js',
      'npx tsx ../x.ts',
      'npx c8 node ../x.js',
    ].map((command) => ({ command, effect: 'code outside of the repository' })),
    {
      command: 'node scripts/link.js',
      effect: 'a symlink that leads outside',
      files: { 'scripts/link.js': { symlink: '../../x.js' } },
    },
    {
      command: 'node scripts/link.js',
      effect: 'an absolute symlink',
      files: { 'scripts/link.js': { symlink: '/tmp/x.js' } },
    },
    ...['npx eslint link.js', 'npx jest --runTestsByPath link.js', 'npx other link.js'].map(
      (command) => ({
        command,
        effect: 'a symlink among the words of a tool',
        files: { 'link.js': { symlink: '/tmp/x.js' } },
      }),
    ),
    {
      command: 'node linked/x.js',
      effect: 'a file in a linked directory',
      files: { linked: { symlink: '..' } },
    },
    {
      command: 'node scripts/a.js',
      effect: 'a chain of symlinks',
      files: { 'scripts/a.js': { symlink: 'b.js' }, 'scripts/b.js': { symlink: '../../x.js' } },
    },
    {
      command: 'node scripts/a.js',
      effect: 'a symlink to itself',
      files: { 'scripts/a.js': { symlink: 'a.js' } },
    },
    {
      command: 'node --test linked',
      effect: 'tests in a linked directory',
      files: { linked: { symlink: '/tmp' } },
    },
    {
      command: 'npx eslint src',
      effect: 'another file under the name of a tool',
      files: { 'node_modules/.bin/eslint': { symlink: '../../../x.js' } },
    },
    { command: 'node scripts/missing.js', effect: 'a file that another run could bring' },
    { command: 'node scripts', effect: 'a directory without a program' },
    { command: 'node node_modules/missing/x.js', effect: 'a file of no dependency' },
    { command: 'node --env-file=../.env scripts/ok.js', effect: 'an environment from outside' },
    {
      command: 'node --env-file=.env scripts/ok.js',
      effect: 'an environment that preloads a file',
      files: { '.env': 'NODE_OPTIONS=--require=./x.cjs\n' },
    },
  ],
};
