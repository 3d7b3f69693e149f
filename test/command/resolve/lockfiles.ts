import type { LiteralEntry } from '../../../src/repo/literal-tree.ts';

/** A package as a lockfile of each package manager has it. */
export interface Locked {
  /** The range in package.json. */
  readonly range?: string;
  readonly name?: string;
  readonly version?: string;
  /** The address of its archive, or of its repository. */
  readonly resolved?: string;
  readonly integrity?: string;
}

export type Manager = 'npm' | 'npm 1' | 'pnpm 5' | 'pnpm 6' | 'pnpm 9' | 'yarn 1' | 'yarn' | 'bun';
export const MANAGERS: readonly Manager[] = [
  'npm',
  'npm 1',
  'pnpm 5',
  'pnpm 6',
  'pnpm 9',
  'yarn 1',
  'yarn',
  'bun',
];

const HASH = `sha512-${'A'.repeat(86)}==`;

type Files = Record<string, LiteralEntry>;

/** The package.json and the lockfile of a repository that uses eslint from a registry. */
export function lockedBy(manager: Manager, eslint: Locked = {}): Files {
  const { name = 'eslint', version = '9.0.0', integrity = HASH } = eslint;
  const { range = name === 'eslint' ? '^9.0.0' : `npm:${name}@${version}` } = eslint;
  const at = (host: string) =>
    eslint.resolved ?? `https://${host}/${name}/-/${name}-${version}.tgz`;
  const manifest = JSON.stringify({ name: 'fixture', devDependencies: { eslint: range } });
  const [path, text] = texts(manager, { name, version, integrity, range, at, ...eslint });
  return { 'package.json': manifest, [path]: text };
}

interface Parts extends Required<Omit<Locked, 'resolved'>> {
  readonly resolved?: string;
  readonly at: (host: string) => string;
}

function texts(manager: Manager, parts: Parts): [path: string, text: string] {
  const { name, version, integrity, range, at, resolved } = parts;
  const npm = at('registry.npmjs.org');
  const key = name === 'eslint' ? version : `${name}@${version}`;
  switch (manager) {
    case 'npm':
      return [
        'package-lock.json',
        JSON.stringify({
          lockfileVersion: 3,
          packages: {
            '': { devDependencies: { eslint: range } },
            'node_modules/eslint': {
              ...(name !== 'eslint' && { name }),
              version,
              resolved: npm,
              integrity,
              bin: { eslint: 'bin/eslint.js' },
              funding: { url: 'https://opencollective.com/eslint' },
            },
          },
        }),
      ];
    case 'npm 1':
      return [
        'package-lock.json',
        JSON.stringify({
          lockfileVersion: 1,
          dependencies: {
            eslint: {
              version: name === 'eslint' ? version : `npm:${name}@${version}`,
              resolved: npm,
              integrity,
            },
          },
        }),
      ];
    case 'pnpm 5':
      return [
        'pnpm-lock.yaml',
        `lockfileVersion: 5.4\nspecifiers:\n  eslint: '${range}'\ndevDependencies:\n  eslint: ${
          name === 'eslint' ? version : `/${name}/${version}`
        }\npackages:\n  /${name}/${version}:\n    resolution: ${resolution(integrity, resolved)}\n    hasBin: true\n`,
      ];
    case 'pnpm 6':
      return [
        'pnpm-lock.yaml',
        `lockfileVersion: '6.0'\ndevDependencies:\n  eslint:\n    specifier: '${range}'\n    version: ${
          name === 'eslint' ? `${version}(jiti@2.0.0)` : `/${name}@${version}`
        }\npackages:\n  /${name}@${version}${name === 'eslint' ? '(jiti@2.0.0)' : ''}:\n    resolution: ${resolution(integrity, resolved)}\n`,
      ];
    case 'pnpm 9':
      return [
        'pnpm-lock.yaml',
        `lockfileVersion: '9.0'\nimporters:\n  .:\n    devDependencies:\n      eslint:\n        specifier: '${range}'\n        version: ${key}\npackages:\n  ${name}@${version}:\n    resolution: ${resolution(integrity, resolved)}\n    hasBin: true\nsnapshots:\n  ${name}@${version}: {}\n`,
      ];
    case 'yarn 1':
      return [
        'yarn.lock',
        `# yarn lockfile v1\n\n\n${name === 'eslint' ? '"eslint@^8 || ^9", ' : ''}"eslint@${range}":\n  version "${version}"\n  resolved "${at('registry.yarnpkg.com')}#abc"\n  integrity ${integrity}\n  dependencies:\n    ms "^2.0.0"\n\nms@^2.0.0:\n  version "2.1.3"\n`,
      ];
    case 'yarn':
      return [
        'yarn.lock',
        `__metadata:\n  version: 8\n  cacheKey: 10c0\n\n"eslint@npm:${range.replace(/^npm:/, '')}":\n  version: ${version}\n  resolution: "${name}@${
          resolved === undefined ? `npm:${version}` : resolved
        }"\n  checksum: 10c0/${Buffer.from(integrity).toString('hex')}\n  languageName: node\n  linkType: hard\n`,
      ];
    case 'bun':
      return [
        'bun.lock',
        `{\n  "lockfileVersion": 1,\n  "packages": {\n    "eslint": ["${name}@${
          resolved === undefined || /^https:.*\/-\//.test(resolved) ? version : resolved
        }", "${resolved !== undefined && /\/-\//.test(resolved) ? resolved : ''}", { "bin": { "eslint": "bin/eslint.js" } }, "${integrity}"],\n  },\n}\n`,
      ];
  }
}

function resolution(integrity: string, tarball?: string): string {
  return `{integrity: ${integrity}${tarball === undefined ? '' : `, tarball: ${tarball}`}}`;
}
