import { describe, expect, it } from 'vitest';
import { commandWithLostStatus } from '../../../src/command/resolve/script-text.ts';

describe('commandWithLostStatus', () => {
  it.each([
    ['node a.js || true', 'node a.js'],
    ['node a.js || :', 'node a.js'],
    ['node a.js||true', 'node a.js'],
    ['node a.js || exit 0', 'node a.js'],
    ['node a.js || echo failed', 'node a.js'],
    ['node a.js; exit 0', 'node a.js'],
    ['node a.js; true', 'node a.js'],
    ['node a.js; node b.js', 'node a.js'],
    ['node a.js\nnode b.js', 'node a.js'],
    ['node a.js | tee log.txt', 'node a.js'],
    ['node a.js &', 'node a.js'],
    ['node a.js & node b.js', 'node a.js'],
    ['eslint . && node a.js || true', 'eslint .'],
    ['node a.js || node b.js; true', 'node a.js'],
    ['node a.js || printf failed', 'node a.js'],
    ['! node a.js', '! node a.js'],
    ['(node a.js) || true', '(node a.js) || true'],
    ['{ node a.js; } || exit 0', '{ node a.js; } || exit 0'],
    ['node a.js || (exit 0)', 'node a.js || (exit 0)'],
    ['set -e; node a.js || :', 'set -e; node a.js || :'],
  ])('%j loses the failure of %s', (text, command) =>
    expect(commandWithLostStatus(text)).toBe(command),
  );

  it.each([
    'node a.js',
    'node a.js && node b.js',
    'echo start; node a.js',
    'echo start && node a.js',
    'cd lib; node a.js',
    'node a.js || exit 1',
    'node a.js || (echo failed && exit 1)',
    'node a.js || node b.js',
    "node a.js '|| true'",
    'node a.js "a;b" --grep "x|y"',
    'set -e; node a.js; node b.js',
    'if node a.js; then node b.js; fi',
    'node a.js;',
    'node a.js || exit',
    '(node a.js) || exit 1',
    'node a.js "(x || true"',
    '',
  ])('%j loses none', (text) => expect(commandWithLostStatus(text)).toBeUndefined());
});
