import type { PlainFiles } from '../../src/rules/example-asset.ts';

const SCRIPT = "console.log('OK');\n";
const TOOL = `#!/usr/bin/env node\n${SCRIPT}`;
const TOOLS = ['eslint', 'jest', 'tsx'];

function packageJson(fields: object): string {
  return `${JSON.stringify(fields, null, 2)}\n`;
}

function versions(version: (tool: string) => object | string): Record<string, object | string> {
  return Object.fromEntries(TOOLS.map((tool) => [tool, version(tool)]));
}

/** The repository in which the examples of the rules are judged. */
export const standardRepository: PlainFiles = {
  'package.json': packageJson({
    name: 'example',
    version: '1.0.0',
    scripts: { test: 'node scripts/check.js', check: 'node scripts/check.js', lint: 'eslint src' },
    devDependencies: versions(() => '1.0.0'),
    workspaces: ['packages/a'],
  }),
  'package-lock.json': packageJson({
    packages: Object.fromEntries(
      TOOLS.map((tool) => [`node_modules/${tool}`, { bin: { [tool]: 'bin.js' } }]),
    ),
  }),
  ...Object.fromEntries(
    TOOLS.flatMap((tool): [string, PlainFiles[string]][] => [
      [`node_modules/${tool}/bin.js`, TOOL],
      [`node_modules/.bin/${tool}`, { symlink: `../${tool}/bin.js` }],
    ]),
  ),
  'packages/a/package.json': packageJson({ name: 'a', scripts: { test: 'node --test' } }),
  'src/index.js': SCRIPT,
  'data.json': '{}\n',
  'test/a.test.js': SCRIPT,
  'jest.config.js': 'export default {};\n',
  ...Object.fromEntries(
    ['a', 'b', 'check', 'echo', 'validate', 'x', 'ok'].map((name) => [
      `scripts/${name}.js`,
      SCRIPT,
    ]),
  ),
  'scripts/validate/check.cjs': SCRIPT,
  'scripts/validate/readme-exists.js': SCRIPT,
};
