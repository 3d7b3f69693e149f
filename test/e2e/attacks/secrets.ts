import type { Attack } from './attack.ts';
import { SECRET } from './world.ts';

/** What is read, or talked to, that a command has no business with. */
export const ON_SECRETS: readonly Attack[] = [
  {
    name: 'read the token that a checkout step left in .git/config',
    script: "if (fs.readFileSync('.git/config', 'utf8').includes('AUTHORIZATION')) got()",
  },
  {
    name: 'read the token that it left in the configuration of a submodule',
    script: `if (fs.readFileSync('.git/modules/lib/config', 'utf8').includes('AUTHORIZATION')) got()`,
  },
  {
    name: 'read a file of HOME or of the runner',
    script: "if (fs.readFileSync(t.home + '/canary', 'utf8') === 'private') got()",
  },
  {
    name: 'read the token of npm',
    script: "if (fs.readFileSync(t.home + '/.npmrc', 'utf8').includes('npm_private')) got()",
  },
  {
    name: 'read the environment of the gate, of its parent, or of process 1',
    script: `for (const name of fs.readdirSync('/proc')) {
      try { if (fs.readFileSync('/proc/' + name + '/environ').includes('${SECRET}')) got() } catch {}
    }`,
  },
  {
    name: 'read a file through the root or the working directory of another process',
    script: `for (const name of fs.readdirSync('/proc')) {
      if (!/^\\d+$/.test(name) || name === String(process.pid)) continue;
      for (const way of ['/root', '/cwd']) {
        try { if (fs.readFileSync('/proc/' + name + way + t.home + '/canary')) return got() } catch {}
      }
    }`,
  },
  {
    name: 'talk to a server of the machine',
    script: "net.connect(t.port, '127.0.0.1').on('error', () => {})",
    succeeded: ({ connections }) => connections > 0,
  },
  {
    name: 'talk to a socket by its path, as that of docker or of an ssh agent',
    script: "net.connect(t.socket).on('error', () => {})",
    succeeded: ({ connections }) => connections > 0,
  },
  {
    name: 'talk to a socket that is no file',
    script: "net.connect('\\0' + t.mark).on('error', () => {})",
    succeeded: ({ connections }) => connections > 0,
  },
];
