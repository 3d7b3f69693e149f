import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Attack, textOf } from './attack.ts';

/** What is written where it must not be. */
export const ON_FILES: readonly Attack[] = [
  {
    name: 'write outside the checkout',
    script: "fs.writeFileSync(t.home + '/written', '')",
    succeeded: ({ home }) => existsSync(join(home, 'written')),
  },
  {
    name: 'leave a file in the checkout',
    script: "fs.writeFileSync('left', '')",
    succeeded: ({ checkout }) => existsSync(join(checkout, 'left')),
  },
  {
    name: 'rewrite the script of another gene',
    script: "fs.writeFileSync('other-gene.js', '')",
    succeeded: ({ checkout }) => textOf(join(checkout, 'other-gene.js')) === '',
  },
  {
    name: 'replace a dependency',
    script: `fs.rmSync('node_modules/dependency', { recursive: true });
      fs.mkdirSync('node_modules/dependency'); fs.writeFileSync('node_modules/dependency/index.js', 'evil')`,
    succeeded: ({ checkout }) =>
      textOf(join(checkout, 'node_modules/dependency/index.js')) === 'evil',
  },
  {
    name: 'delete the checkout',
    script:
      "for (const name of fs.readdirSync('.')) fs.rmSync(name, { recursive: true, force: true })",
    succeeded: ({ checkout }) => !existsSync(join(checkout, 'lib/b.txt')),
  },
  {
    name: 'plant a git hook and configuration',
    script: `fs.mkdirSync('.git/hooks'); fs.writeFileSync('.git/hooks/post-checkout', '');
      fs.writeFileSync('.git/config', '[core]\\n\\tfsmonitor = evil')`,
    succeeded: ({ checkout }) =>
      existsSync(join(checkout, '.git/hooks/post-checkout')) ||
      (textOf(join(checkout, '.git/config')) ?? '').includes('evil'),
  },
  {
    name: 'write through a symlink of the checkout',
    script: "fs.writeFileSync('link', 'evil')",
    succeeded: ({ home }) => textOf(join(home, 'linked')) === 'evil',
  },
  {
    name: 'write through a symlink of the checkout to a directory',
    script: "fs.writeFileSync('link-to-folder/file', 'evil')",
    succeeded: ({ home }) => textOf(join(home, 'linked-folder/file')) === 'evil',
  },
  {
    name: 'write through a hard link of the checkout',
    script: "fs.writeFileSync('hard-link', 'evil')",
    succeeded: ({ home }) => textOf(join(home, 'hard-linked')) === 'evil',
  },
  {
    name: 'give what a later step of the workflow takes for its environment',
    script: "fs.appendFileSync(t.home + '/runner/env', 'LD_PRELOAD=/evil.so\\n')",
    succeeded: ({ home }) => textOf(join(home, 'runner/env')) !== '',
  },
  {
    name: 'leave something in memory that all processes share',
    script: "fs.writeFileSync('/dev/shm/' + t.mark, '')",
    succeeded: ({ abstractSocket }) => isTaken(`/dev/shm/${abstractSocket}`),
  },
  {
    name: 'leave something in a directory for temporary files',
    script: "fs.writeFileSync('/var/tmp/' + t.mark, '')",
    succeeded: ({ abstractSocket }) => isTaken(`/var/tmp/${abstractSocket}`),
  },
  {
    name: 'write a file of 300 MiB',
    script: `process.on('SIGXFSZ', () => {});
      const file = fs.openSync(process.env.TMPDIR + '/big', 'w');
      fs.ftruncateSync(file, 300 * 1024 * 1024); got()`,
  },
  {
    name: 'fill a disk with 96 MiB',
    script: `const block = Buffer.alloc(8 * 1024 * 1024, 1);
      for (let i = 0; i < 12; i += 1) fs.writeFileSync(process.env.TMPDIR + '/' + i, block);
      got()`,
  },
];

/** Whether a file is there; it is removed, so that the next attempt begins without it. */
function isTaken(path: string): boolean {
  const taken = existsSync(path);
  rmSync(path, { force: true });
  return taken;
}
