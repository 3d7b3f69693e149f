import { describe, expect, it } from 'vitest';
import { additionsOf } from '../../src/repo/additions.ts';

describe('additionsOf', () => {
  it.each([
    ['node_modules/a/index.js', true],
    ['packages/a/node_modules', true],
    ['dist', true],
    ['dist/deep/index.js', true],
    ['packages/a/lib/x.js', true],
    ['packages/a/src/x.js', false],
    ['.env.test', true],
    ['dist2/index.js', false],
    ['src/dist/index.js', false],
    ['Node_Modules/a.js', false],
    ['my_node_modules/a.js', false],
    ['node_modules.js', false],
  ])('%s is shown: %s', (path, isShown) => {
    const outputs = ['./dist/', 'packages/*/lib', '.env.*', '../outside'];
    expect(additionsOf(outputs).cover(path)).toBe(isShown);
  });

  it.each([
    ['packages', true],
    ['packages/a', true],
    ['packages/a/b', false],
    ['build', true],
    ['build/x/y', true],
    ['src', false],
  ])('an output can be in the directory %s: %s', (folder, can) => {
    expect(additionsOf(['packages/*/lib/*.js', 'build/**/*.map']).mayBeIn(folder)).toBe(can);
  });

  it('tells build outputs from dependencies', () => {
    const { areBuilt } = additionsOf(['**']);
    expect(areBuilt('dist/a.js')).toBe(true);
    expect(areBuilt('node_modules/a/dist/a.js')).toBe(false);
  });
});
