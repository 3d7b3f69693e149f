import { posix } from 'node:path';

/**
 * The `npm_package_…` variables of a package (`package-envs.js` of `@npmcli/run-script`): the fields
 * that npm's RFC 21 keeps. Without names that no shell would pass on.
 *
 * @param json the content of its package.json
 */
export function packageEnv(json: Readonly<Record<string, unknown>>): Record<string, string> {
  const { name, version, config, engines } = json;
  const env: Record<string, string> = {};
  flatten({ name, version, config, engines, bin: binOf(json) }, 'npm_package_', env);
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
function binOf({ name, bin }: Readonly<Record<string, unknown>>): unknown {
  if (typeof bin === 'string')
    return typeof name === 'string' && name ? named({ [name]: bin }) : undefined;
  if (Array.isArray(bin)) {
    const paths = bin.filter((path) => typeof path === 'string');
    return named(Object.fromEntries(paths.map((path) => [posix.basename(path), path])));
  }
  return typeof bin === 'object' && bin !== null
    ? named(bin as Record<string, unknown>)
    : undefined;
}

function named(bin: Readonly<Record<string, unknown>>): Record<string, string> | undefined {
  const clean: Record<string, string> = {};
  for (const [key, path] of Object.entries(bin)) {
    const name = posix.basename(inside(key));
    if (typeof path === 'string' && name && inside(path)) clean[name] = inside(path);
  }
  return Object.keys(clean).length > 0 ? clean : undefined;
}

/** A path that cannot leave its directory, without `./` in front. */
function inside(path: string): string {
  return posix.join('/', path.replaceAll('\\', '/')).slice(1);
}
