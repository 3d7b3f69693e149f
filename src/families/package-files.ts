/** The lockfiles of npm; it reads only the first one. */
export const NPM_LOCKFILES = ['npm-shrinkwrap.json', 'package-lock.json'] as const;

/** The names of all lockfiles that the gate reads, those of npm first. */
export const LOCKFILES: readonly string[] = [
  ...NPM_LOCKFILES,
  ...['pnpm-lock.yaml', 'yarn.lock', 'bun.lock'],
];

/** Manifests and settings of package managers, and a lockfile that is not text. */
const OTHERS =
  /^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bun\.lockb|bunfig\.toml|binding\.gyp)$/;

/** Whether package managers read a file of this name beside the packages. */
export function isPackageFile(name: string): boolean {
  return LOCKFILES.includes(name) || OTHERS.test(name);
}
