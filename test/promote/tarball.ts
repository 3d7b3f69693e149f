import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Header } from 'tar/header';

/** One entry of a tar; `type` is a name of the format. */
export interface Entry {
  readonly path: string;
  readonly content?: string | Buffer;
  readonly type?:
    | 'File'
    | 'Directory'
    | 'SymbolicLink'
    | 'Link'
    | 'CharacterDevice'
    | 'FIFO'
    | 'ExtendedHeader';
  readonly linkpath?: string;
  /** The size in the header; default: the size of the content. */
  readonly size?: number;
}

const BLOCK = 512;
const MTIME = new Date('2026-02-22T12:00:00.000Z');

/** Returns a header and its content, padded to whole blocks. */
export function block({ path, content = '', type = 'File', linkpath, size }: Entry): Buffer {
  const body = Buffer.from(content as string);
  const header = Buffer.alloc(BLOCK);
  new Header({
    path,
    type,
    size: size ?? body.length,
    mode: 0o644,
    mtime: MTIME,
    ...(linkpath !== undefined && { linkpath }),
  }).encode(header);
  return Buffer.concat([header, body, Buffer.alloc((BLOCK - (body.length % BLOCK)) % BLOCK)]);
}

/** The end of a tar. */
export const END = Buffer.alloc(2 * BLOCK);

export function tarball(entries: readonly Entry[]): Buffer {
  return gzipSync(Buffer.concat([...entries.map(block), END]));
}

export const MANIFEST = JSON.stringify({
  gep_version: '1.0.0',
  schema_version: '1.13.0',
  created_at: '2026-02-22T12:00:00.000Z',
  agent_name: 'main',
});

/** The manifest of the reference engine, which names no version of the schema. */
export const ENGINE_MANIFEST = MANIFEST.replace('"schema_version":"1.13.0",', '');

/** The entries of a portable archive, with the checksums of its files. */
export function gepx(files: Readonly<Record<string, string>>, folder = ''): Entry[] {
  const all = Object.entries({ 'manifest.json': MANIFEST, ...files });
  // No exporter lists the manifest.
  const sums = all.slice(1).map(([path, content]) => {
    return `${createHash('sha256').update(content).digest('hex')}  ${path}\n`;
  });
  return [...all, ['checksum.sha256', sums.join('')] as const].map(([path, content]) => ({
    path: `${folder}${path}`,
    content,
  }));
}
