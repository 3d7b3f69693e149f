import { describe, expect, it } from 'vitest';
import type { FileFix } from '../../src/fix/fix.ts';
import { patchText } from '../../src/fix/patch.ts';
import { list } from '../table.ts';

function changed(path: string, before: string, after: string): FileFix {
  return { path, before, after, assets: [], steps: [], edits: [], scripts: [], left: [] };
}

describe('the diff of a fix', () => {
  it('contains new scripts, then changed files, and no unchanged file', () => {
    const patch = patchText({
      files: [changed('same.json', '1\n', '1\n'), changed('a.json', 'a\r\n\tb', 'a\r\n\tc\n')],
      scripts: [['scripts/validate/x.cjs', 'one\ntwo\n']],
    });
    expect(patch.split('\n')).toEqual(list`
      diff --git a/scripts/validate/x.cjs b/scripts/validate/x.cjs ¦ new file mode 100644
      --- /dev/null ¦ +++ b/scripts/validate/x.cjs ¦ @@ -0,0 +1,2 @@ ¦ +one ¦ +two
      diff --git a/a.json b/a.json ¦ --- a/a.json ¦ +++ b/a.json ¦ @@ -1,2 +1,2 @@
      <U+0020>a<U+000D> ¦ -<U+0009>b ¦ \ No newline at end of file ¦ +<U+0009>c ¦ <0 times x>
    `);
  });

  it('leaves out a file with too many changed lines', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `${index}\n`);
    const after = lines.map((line) => `-${line}`).join('');
    const patch = patchText({ files: [changed('a.json', lines.join(''), after)], scripts: [] });
    expect(patch).toBe('# a.json: diff not shown, more than 2000 changed lines\n');
  });

  it('quotes paths as git does, and shows invisible characters', () => {
    const patch = patchText({
      files: [changed('a\n"é\u001b', '\u202e', 'x\r\u001b')],
      scripts: [],
    });
    expect(patch).toContain('--- "a/a\\n\\"\\303\\251\\033"');
    expect(patch).toContain('-<U+202E>');
    expect(patch).toContain('+x<U+000D><U+001B>');
  });
});
