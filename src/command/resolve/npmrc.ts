import type { Span } from '../../model/finding.ts';
import { resolveInTree } from '../../repo/paths.ts';
import { isRegular } from './package-json.ts';
import { fails, from, NOTHING, type Place, type Resolved } from './place.ts';

const MAX_BYTES = 64 * 1024;

/** Settings that decide which program, which code or which server npm uses. */
const REDIRECTS =
  /^(?:browser|ca|cache|cafile|editor|extension-file|git|global|globalconfig|https?-proxy|ignore-scripts|init[.-]module|node-gyp|node-options|prefix|proxy|scripts-prepend-node-path|script-shell|shell|strict-ssl|userconfig|viewer)$/;

/**
 * What the `.npmrc` of the tree would change about an npm command. The gate's own environment
 * overrides the worst of it, so this is for the reviewer.
 */
export async function inspectNpmrc(place: Place, span: Span): Promise<Resolved> {
  const path = from(place, '.npmrc');
  const found = resolveInTree(place.tree, path);
  if (found.kind === 'missing') return NOTHING;
  const readable = found.kind === 'inside' && isRegular(found.entry.kind);
  if (!readable || (found.entry.size ?? 0) > MAX_BYTES) {
    return fails('npmrc-redirects', span, { path, keys: ['(unreadable)'] });
  }
  const text = (await place.tree.read(found.path)).toString('utf8');
  const keys = [...new Set(text.split(/[\r\n]+/).flatMap(redirectOf))];
  return keys.length === 0 ? NOTHING : fails('npmrc-redirects', span, { path, keys });
}

/** npm reads `.npmrc` as INI; `${NAME}` in a value is filled from the environment. */
function redirectOf(line: string): readonly string[] {
  const trimmed = line.trim();
  if (trimmed === '' || trimmed.startsWith('#') || trimmed.startsWith(';')) return [];
  const [written = '', ...rest] = trimmed.split('=');
  const key = written.trim().toLowerCase().replaceAll('_', '-').replace(/\[\]$/, '');
  const value = rest.join('=').trim();
  return /(?:^|:)registry$/.test(key) || REDIRECTS.test(key) || value.includes('${')
    ? [written.trim()]
    : [];
}
