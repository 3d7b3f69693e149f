import { describe, expect, it } from 'vitest';
import { relativePaths } from '../../src/report/view/error-lines.ts';

describe('relativePaths', () => {
  it.each([
    ['/work/agent', "- /work/agent/src/a.js'", "- src/a.js'"],
    ['/work/agent', 'at f (/work/agent/src/a.js:1:2)', 'at f (src/a.js:1:2)'],
    ['/work/agent', 'at file:///work/agent/src/a.js:1:2', 'at src/a.js:1:2'],
    ['/work/my agent', 'at file:///work/my%20agent/a.js:1', 'at a.js:1'],
    ['/work/my agent', 'at file:///work/my agent/a.js:1', 'at a.js:1'],
    ['/work/agent', 'cwd: /work/agent', 'cwd: .'],
    ['/work/agent', '/work/agent: a "/work/agent".', '.: a ".".'],
    [
      '/work/agent',
      '/work/agent-2/a /work/agent.old/a /work/agents',
      '/work/agent-2/a /work/agent.old/a /work/agents',
    ],
    ['/work/agent', '/home/work/agent/a', '/home/work/agent/a'],
    ['/w.rk/agent', '/work/agent/a', '/work/agent/a'],
    ['C:\\agent', 'at C:\\agent\\src\\a.js:1', 'at src\\a.js:1'],
    ['C:\\agent', "path: 'C:\\\\agent\\\\a.js'", "path: 'a.js'"],
    ['C:\\agent', 'at file:///C:/agent/src/a.js:1', 'at src/a.js:1'],
    ['/', 'at /work/a.js', 'at /work/a.js'],
    [undefined, 'at /work/a.js', 'at /work/a.js'],
  ])('shortens paths below %s: %s', (root, text, shown) =>
    expect(relativePaths(root)(text)).toBe(shown),
  );
});
