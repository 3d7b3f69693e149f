import { describe, expect, it } from 'vitest';
import { type Example, exampleText } from '../../src/rules/example.ts';
import { STANDARD_REPOSITORY, standardRepository } from '../../src/rules/standard-repository.ts';
import { expanded, expandedFiles } from './notation.ts';

describe('exampleText', () => {
  it.each<[string, Example, string]>([
    ['a command as it is', 'npm test', 'npm test'],
    ['a command that is not a string, with its field', { command: [7] }, '"validation": [[7]]'],
    ['an empty command, with its field', '', '"validation": [""]'],
    [
      'a proposal, as input of the audit',
      { command: 'ls', context: { platform: 'darwin' } },
      '{"command":"ls","context":{"platform":"darwin"}}',
    ],
    [
      'files, symbolic links, missing paths, and the policy',
      {
        command: 'npm test',
        without: ['node_modules'],
        files: { 'a.js': 'a\n', b: { symlink: 'a.js' } },
        policy: 'fail_on: warning\n',
      },
      'npm test\n\n# without node_modules\n\n# a.js\na\n\n# b -> a.js\n\n# .github/gene-gate.yml\nfail_on: warning',
    ],
    [
      'a change as a diff, with unchanged files in full',
      {
        base: { same: 'a\n', old: 'b\n', gone: 'c\n' },
        head: { same: 'a\n', old: 'd\n', new: '' },
      },
      [
        '# same\na\n',
        '--- a/old\n+++ b/old\n@@ -1,1 +1,1 @@\n-b\n+d\n',
        '--- a/gone\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-c\n',
        '--- /dev/null\n+++ b/new',
      ].join('\n'),
    ],
  ])('shows %s', (_, example, text) => {
    expect(exampleText(example)).toBe(text);
  });
});

describe('the notation of examples', () => {
  it.each([
    ['a<U+202E>b<U+0000>', 'a\u202eb\0'],
    ['<3 letters><1,000 blanks>', `aaa${' '.repeat(1000)}`],
    ['<2 times ""><2 times x>', '""""xx'],
    ['<!-- a --> < b', '<!-- a --> < b'],
  ])('%s', (written, meant) => {
    expect(expanded(written)).toBe(meant);
  });

  it('expands one path to many files', () => {
    expect(expandedFiles({ 'a<9-11>.js': '<2 letters>', b: { symlink: 'a9.js' } })).toEqual({
      'a9.js': 'aa',
      'a10.js': 'aa',
      'a11.js': 'aa',
      b: { symlink: 'a9.js' },
    });
  });
});

it('describes the standard repository correctly', () => {
  const known = [
    ...Object.keys(standardRepository).flatMap((path) => [path, ...path.split('/')]),
    ...Object.keys(standardRepository).map((path) => path.replace(/[^/]*$/, '')),
    'packages/a',
    ...Object.keys(JSON.parse(String(standardRepository['package.json'])).scripts),
  ];
  const named = [...STANDARD_REPOSITORY.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !known.includes(name ?? ''))).toEqual([]);
});
