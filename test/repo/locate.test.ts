import { describe, expect, it } from 'vitest';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { isLocatedIn, locatePath } from '../../src/repo/paths.ts';

const tree = literalTree({
  'a/file': '',
  out: { symlink: '/etc' },
  up: { symlink: '../../etc' },
  inner: { symlink: 'a' },
  again: { symlink: 'inner/../inner' },
  loop: { symlink: 'loop' },
  chain: { symlink: 'out/x' },
});
const mount = { at: '/srv/app', tree };

describe('locate', () => {
  it.each([
    ['a/file', '/srv/app/a/file'],
    ['./a//b/', '/srv/app/a/b'],
    ['.', '/srv/app'],
    ['', '/srv/app'],
    ['..', '/srv'],
    ['../../../..', '/'],
    ['/', '/'],
    ['/srv/app/../x', '/srv/x'],
    ['out', '/etc'],
    ['out/passwd', '/etc/passwd'],
    ['out/..', '/'],
    ['up', '/etc'],
    ['inner/file', '/srv/app/a/file'],
    ['again/file', '/srv/app/a/file'],
    ['chain', '/etc/x'],
    ['/srv/app/out/x', '/etc/x'],
    ['a\\..\\..\\x', '/srv/x'],
    ['C:\\x\\y', '/C:/x/y'],
    ['c:/x', '/c:/x'],
    ['loop', undefined],
    ['\\\\host\\share', undefined],
    ['C:x', undefined],
    ['a\0b', undefined],
    ['a/'.repeat(3000), undefined],
  ])('%j leads to %j', (path, place) => {
    expect(locatePath(path, '/srv/app', mount)).toBe(place);
  });

  it('starts from the given directory and ignores links outside the mount', () => {
    expect(locatePath('../out', '/srv/app/a', mount)).toBe('/etc');
    expect(locatePath('out', '/other', mount)).toBe('/other/out');
    expect(locatePath('out', '/srv/app', { at: '/srv/app' })).toBe('/srv/app/out');
    expect(locatePath('x', '/', { at: '/', tree: literalTree({ x: { symlink: 'y' } }) })).toBe(
      '/y',
    );
  });

  it('rejects a loop of several links', () => {
    const circle = literalTree({ a: { symlink: 'b' }, b: { symlink: 'a' } });
    expect(locatePath('a', '/m', { at: '/m', tree: circle })).toBeUndefined();
  });
});

describe('isLocatedIn', () => {
  it.each([
    ['/srv/app', '/srv/app', true],
    ['/srv/app/a', '/srv/app', true],
    ['/srv/app2', '/srv/app', false],
    ['/srv', '/srv/app', false],
    ['/x', '/', true],
    ['/SRV/app', '/srv/app', false],
  ])('%s in %s: %s', (inner, outer, expected) => {
    expect(isLocatedIn(inner, outer)).toBe(expected);
  });

  it('ignores case where the file system does', () => {
    expect(isLocatedIn('/SRV/App/x', '/srv/app', { ignoreCase: true })).toBe(true);
    expect(isLocatedIn('/C:/Work', '/c:/work', { ignoreCase: true })).toBe(true);
  });
});
