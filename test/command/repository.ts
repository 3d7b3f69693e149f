import { type Files, filesOf } from '../table.ts';

/** The text of a package.json with the dependencies of the repository. */
export function packageJson(scripts: Readonly<Record<string, string>>, more: object = {}): string {
  const devDependencies = { eslint: '9.0.0', '@x/tool': '1.0.0', c8: '1.0.0', tsx: '4.0.0' };
  return JSON.stringify({ name: 'fixture', scripts, devDependencies, ...more });
}

/** A small repository with locked dependencies, which are not installed. */
export const LOCKED: Files = {
  'package.json': packageJson({ test: 'node scripts/ok.js' }),
  'package-lock.json': JSON.stringify({
    packages: {
      'node_modules/eslint': { bin: { eslint: 'bin.js' } },
      'node_modules/@x/tool': { bin: { tool: 'bin.js' } },
      // Named like the tool of another package, which it does not bring.
      'node_modules/tool': { version: '1.0.0' },
      'node_modules/c8': { bin: { c8: 'bin.js' } },
    },
  }),
  'scripts/ok.js': "console.log('ok');",
};

/** The same repository with installed dependencies. */
export const REPOSITORY: Files = {
  ...LOCKED,
  ...filesOf(`
    node_modules/eslint/bin.js = #!/usr/bin/env node
    node_modules/.bin/eslint -> ../eslint/bin.js
    node_modules/@x/tool/bin.js = #!/usr/bin/env node
    node_modules/@x/tool/package.json = {"name":"@x/tool","bin":{"tool":"bin.js"}}
    node_modules/.bin/tool -> ../@x/tool/bin.js
    node_modules/tool/package.json = {"name":"tool","version":"1.0.0"}
    node_modules/c8/bin.js = #!/usr/bin/env node
    node_modules/.bin/c8 -> ../c8/bin.js
  `),
};
