// @ts-check
// Bundles the parts of packages that modules use.
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build, transform } from 'esbuild';
import { idOf, TARGET } from './modules.mjs';

/**
 * Parts that the gate does not use, and that only their imports keep: the client of GitHub's identity
 * tokens, in the package that also reads inputs, brings a whole HTTP implementation.
 */
const WITHOUT_EFFECTS = /^@actions\/(?:http-client|exec|io)|\/oidc-utils\.js$|^undici$/;

/**
 * What stands in for packages of which most is not used, and which cannot be taken apart because they are
 * CommonJS. A test sends the action's requests through a proxy.
 */
const STAND_INS = new Map([
  // For @actions/http-client and @actions/github; its mocks, caches and WebSockets are left out.
  [
    'undici',
    `Object.assign(require('undici/lib/dispatcher/dispatcher.js').prototype, require('undici/lib/api'));
     exports.ProxyAgent = require('undici/lib/dispatcher/proxy-agent.js');
     exports.fetch = require('undici/lib/web/fetch').fetch;`,
  ],
  // For simple-git, whose log of what it does nobody reads.
  [
    'debug',
    `const silent = () => Object.assign(() => {}, { extend: silent, enabled: false });
     module.exports = Object.assign(silent, { formatters: {} });`,
  ],
]);

const { resolve: locate } = createRequire(import.meta.url);

/** Packages of which Node gets CommonJS, although they have the modules whose code esbuild can drop. */
const MODULES = { yaml: join(dirname(locate('yaml/package.json')), 'browser/index.js') };

/**
 * @param {Map<string, Set<string>>} packages the used names by specifier
 * @param {string} root the directory from which the packages are resolved
 * @returns {Promise<{ chunks: Map<string, string>, files: readonly string[] }>} the code of each chunk
 *   as a body of a function of `module` and `require`, by its name; and the files of packages that they contain
 */
export async function bundlePackages(packages, root) {
  const { outputFiles, metafile } = await build({
    entryPoints: [...packages.keys()].sort().map((name) => ({ in: `used:${name}`, out: name })),
    outdir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    // The type of module whose code esbuild can drop.
    mainFields: ['module', 'main'],
    alias: MODULES,
    target: TARGET,
    chunkNames: '[name]-[hash]',
    legalComments: 'none',
    minify: true,
    metafile: true,
    write: false,
    plugins: [
      {
        name: 'used parts of packages',
        setup({ onLoad, onResolve, resolve }) {
          onResolve({ filter: /^used:/ }, ({ path }) => ({ path, namespace: 'used' }));
          onLoad({ filter: /^used:/, namespace: 'used' }, ({ path }) => {
            const name = path.slice('used:'.length);
            const used = [...(packages.get(name) ?? [])].sort().join(', ');
            return {
              contents: `export { ${used} } from ${JSON.stringify(name)};`,
              resolveDir: root,
            };
          });
          onResolve({ filter: /^[a-z-]+$/ }, ({ path }) =>
            STAND_INS.has(path)
              ? { path, namespace: 'stand-in', sideEffects: !WITHOUT_EFFECTS.test(path) }
              : undefined,
          );
          onLoad({ filter: /.*/, namespace: 'stand-in' }, ({ path }) => ({
            contents: STAND_INS.get(path),
            resolveDir: root,
          }));
          onResolve({ filter: WITHOUT_EFFECTS }, async ({ path, pluginData, ...options }) => {
            if (pluginData === 'resolved') return undefined;
            const found = await resolve(path, { ...options, pluginData: 'resolved' });
            return { ...found, sideEffects: false };
          });
        },
      },
    ],
  });
  const chunks = new Map();
  for (const { path, text } of outputFiles) {
    const { code } = await transform(text, { format: 'cjs', platform: 'node', target: TARGET });
    chunks.set(
      idOf(relative(root, path).replace(/\.js$/, '')),
      code.replaceAll(/\brequire\("(?:\.\.?\/)+(chunk-[^"]+)\.js"\)/g, `require("${idOf('$1')}")`),
    );
  }
  return {
    chunks,
    files: Object.keys(metafile.inputs).filter((file) => !/^(?:used|stand-in):/.test(file)),
  };
}
