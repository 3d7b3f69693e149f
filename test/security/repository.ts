import type { PlainFiles } from '../../src/rules/example-asset.ts';
import { list } from '../table.ts';

const TOOL = '#!/usr/bin/env node\n';
const TOOLS = list`
  eslint ¦ jest ¦ mocha ¦ vitest ¦ tsx ¦ c8 ¦ cross-env ¦ concurrently ¦ other ¦ esbuild
  cypress ¦ vite ¦ deno ¦ next ¦ parcel ¦ storybook ¦ testem ¦ ng ¦ sass ¦ karma ¦ verdaccio
`;

/** Returns the text of a package.json with these scripts, whose tools are installed and locked. */
export function packageWith(scripts: Readonly<Record<string, string>>, rest: object = {}): string {
  const devDependencies = Object.fromEntries(TOOLS.map((tool) => [tool, '1.0.0']));
  return JSON.stringify({ name: 'example', version: '1.0.0', scripts, devDependencies, ...rest });
}

/** The repository in which every attack is judged. */
export const REPOSITORY: PlainFiles = {
  'package.json': packageWith({
    test: 'node scripts/ok.js',
    lint: 'eslint src',
    any: 'node',
    unit: 'node --test',
    text: 'sh -c',
  }),
  'package-lock.json': JSON.stringify({
    packages: Object.fromEntries(
      TOOLS.map((tool) => [
        `node_modules/${tool}`,
        { version: '1.0.0', bin: { [tool]: 'bin.js' } },
      ]),
    ),
  }),
  ...Object.fromEntries(
    TOOLS.flatMap((tool): [string, PlainFiles[string]][] => [
      [
        `node_modules/${tool}/package.json`,
        JSON.stringify({ name: tool, version: '1.0.0', bin: { [tool]: 'bin.js' } }),
      ],
      [`node_modules/${tool}/bin.js`, TOOL],
      [`node_modules/.bin/${tool}`, { symlink: `../${tool}/bin.js` }],
    ]),
  ),
  'scripts/ok.js': '',
  'src/index.js': '',
  'test/a.test.js': '',
};
