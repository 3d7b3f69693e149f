import { describe, expect, it } from 'vitest';
import { readPrepare } from '../../../src/run/prepare/read-prepare.ts';

describe('readPrepare', () => {
  it('reads one command from each line', () => {
    const text = "npm ci --ignore-scripts\n\n# builds\n  CI=1 npm run 'build it'\r\n";
    expect(readPrepare(text)).toEqual([
      {
        command: 'npm ci --ignore-scripts',
        argv: ['npm', 'ci', '--ignore-scripts'],
        assignments: {},
      },
      {
        command: "CI=1 npm run 'build it'",
        argv: ['npm', 'run', 'build it'],
        assignments: { CI: '1' },
      },
    ]);
  });

  it.each([
    ['npm ci && npm run build', /two lines/],
    ['npm ci; npm run build', /two lines/],
    ['npm ci || true', /two lines/],
    ['npm ci | tee log', /two lines/],
    ['npm ci &', /two lines/],
    ['npm ci > log', /plain words/],
    ['npm run $(cat name)', /plain words/],
    ['npm run "$NAME"', /plain words/],
    ["npm run 'unterminated", /plain words/],
    ['  \n# nothing', /Name a command/],
  ])('refuses %s', (text, hint) => {
    expect(() => readPrepare(text)).toThrow(
      expect.objectContaining({ code: 'input_invalid', hint: expect.stringMatching(hint) }),
    );
  });
});
