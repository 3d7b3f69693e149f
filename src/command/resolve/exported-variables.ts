import { posix } from 'node:path';
import type { Flag } from '../reading.ts';
import { binOf } from './lock/lock-entry.ts';
import { effectOf } from './npmrc.ts';

/** Settings that npm does not export: deprecated ones, and those of one package alone. */
const NOT_EXPORTED: ReadonlySet<string> = new Set(
  `cache-max cache-min if-present include-workspace-root init.author.email init.author.name
  init.author.url init.license init.version legacy-bundling min-release-age prefix workspace
  workspaces`.split(/\s+/),
);

/** Settings that the gate's own environment decides, for an npm in a script too. */
const PINNED: ReadonlySet<string> = new Set(
  'browser cache fetch-retries offline update-notifier'.split(' '),
);

/** Settings by which npm may set `NODE_ENV`, and by more than one of them together. */
const SETS_MODE = ['also', 'dev', 'include', 'omit', 'only', 'optional', 'production'] as const;

/** Whether npm would also set `NODE_ENV` for the scripts. */
export function mayChangeMode(flags: readonly Flag[], npmrc: Readonly<Record<string, unknown>>) {
  return SETS_MODE.some((key) => key in npmrc || flags.some(({ name }) => name === `--${key}`));
}

/**
 * The `npm_config_…` variables that npm sets for the scripts that it runs: the settings of its flags and of the
 * project's `.npmrc` (`set-envs.js` of `@npmcli/config`), also those that repeat a default of npm. What is not
 * harmless is not passed on.
 *
 * @param npmrc the settings as `ini` reads them
 */
export function exportedConfig(
  flags: readonly Flag[],
  npmrc: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const kept = Object.entries(npmrc).filter(([key, value]) => {
    const effect = effectOf(key, value);
    return effect === 'harmless' || effect === 'honoured';
  });
  const given = flags.map(({ name, value, negated }) => [name.slice(2), value ?? negated !== true]);
  const exported: Record<string, string> = {};
  for (const [key, value] of [...kept, ...given] as [string, unknown][]) {
    if (NOT_EXPORTED.has(key) || PINNED.has(key)) continue;
    exported[`npm_config_${key.replaceAll('-', '_').toLowerCase()}`] = textOf(value);
  }
  return exported;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n\n');
  return value === null || value === undefined || value === false ? '' : String(value).trim();
}

/**
 * The `npm_package_…` variables of a package (`package-envs.js` of `@npmcli/run-script`): the fields
 * that npm's RFC 21 keeps. Without names that no shell would pass on.
 *
 * @param json the content of its package.json
 */
export function packageEnv(json: Readonly<Record<string, unknown>>): Record<string, string> {
  const { name, version, config, engines, bin } = json;
  const env: Record<string, string> = {};
  flatten({ name, version, config, engines, bin: cleanBin(bin, name) }, 'npm_package_', env);
  return Object.fromEntries(Object.entries(env).filter(([key]) => /^[A-Za-z_]\w*$/.test(key)));
}

function flatten(values: object, prefix: string, env: Record<string, string>): void {
  for (const [key, value] of Object.entries(values) as [string, unknown][]) {
    if (value === undefined) continue;
    if (value === null || value === false) {
      env[`${prefix}${key}`] = '';
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        flatten({ [`${key}_${index}`]: item as unknown }, prefix, env);
      }
    } else if (typeof value === 'object') {
      flatten(value, `${prefix}${key}_`, env);
    } else {
      env[`${prefix}${key}`] = String(value);
    }
  }
}

/** The binaries of a package by their names, as npm cleans both (`normalize.js`, step `bin`). */
function cleanBin(bin: unknown, name: unknown): Readonly<Record<string, string>> | undefined {
  const files = Object.entries(binOf(bin, typeof name === 'string' ? name : '') ?? {});
  const clean = files.map(([key, path]) => [posix.basename(inside(key)), inside(path)] as const);
  const usable = clean.filter(([key, path]) => key && path);
  return usable.length > 0 ? Object.fromEntries(usable) : undefined;
}

/** A path that cannot leave its directory, without `./` in front. */
function inside(path: string): string {
  return posix.join('/', path.replaceAll('\\', '/')).slice(1);
}
