import { describe, expect, it } from 'vitest';
import { INVALID, readJsonFile } from '../../../src/command/resolve/package-json.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';

describe('readJsonFile', () => {
  it('tells what is not JSON from what cannot be read', async () => {
    const tree = literalTree({ 'package.json': '{', 'other.json': '{}' });
    expect(await readJsonFile(tree, 'package.json')).toBe(INVALID);
    const deep = `{"scripts": {"test": ${'['.repeat(100_000)}${']'.repeat(100_000)}}}`;
    expect(await readJsonFile(literalTree({ 'package.json': deep }), 'package.json')).toBe(INVALID);
    expect(await readJsonFile(tree, 'missing.json')).toBeUndefined();
    const unreadable = { ...tree, read: () => Promise.reject(new Error('EACCES')) };
    await expect(readJsonFile(unreadable, 'other.json')).rejects.toThrow('EACCES');
  });
});
