import type { Tree } from '../../../repo/tree.ts';
import { readNpmrc } from '../npmrc.ts';
import type { Lock, Source } from './lock.ts';

/** The defaults of npm and Yarn, which are the same registry. */
const DEFAULT_HOST = 'registry.npmjs.org';
export const DEFAULT_HOSTS: readonly string[] = [DEFAULT_HOST, 'registry.yarnpkg.com'];

/** npm replaces the host of the default registry by the configured one. */
export function hostOf({ at }: Source, configured: string | undefined): string {
  const isDefault = at === undefined || DEFAULT_HOSTS.includes(at);
  return (isDefault ? configured : undefined) ?? at ?? DEFAULT_HOST;
}

/** The hosts of registries that the base uses: those of its lockfiles and its `.npmrc`. */
export async function knownHosts(base: Tree, locks: readonly Lock[]): Promise<ReadonlySet<string>> {
  const settings = await settingsOf(base);
  const configured = Object.entries(settings)
    .filter(([key]) => key === 'registry' || key.endsWith(':registry'))
    .map(([, value]) => hostIn(String(value)));
  const locked = locks.flatMap(({ all }) =>
    all.flatMap(({ source }) => (source.kind === 'registry' && source.at ? [source.at] : [])),
  );
  const isDefault = settings.registry === undefined;
  const twins = locked.some((host) => DEFAULT_HOSTS.includes(host));
  return new Set([...configured, ...locked, ...(isDefault || twins ? DEFAULT_HOSTS : [])]);
}

/** The host that the `.npmrc` of a tree sets for a package; undefined for the default. */
export async function registryOf(tree: Tree, name: string): Promise<string | undefined> {
  const settings = await settingsOf(tree);
  const [scope] = name.startsWith('@') ? name.split('/') : [];
  const value = (scope && settings[`${scope}:registry`]) || settings.registry;
  return value === undefined ? undefined : hostIn(String(value));
}

async function settingsOf(tree: Tree): Promise<Readonly<Record<string, unknown>>> {
  const npmrc = await readNpmrc({ tree, directory: '' });
  return 'settings' in npmrc ? npmrc.settings : {};
}

function hostIn(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
