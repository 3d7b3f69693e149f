import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROGRAM_NAMES, programNamed } from '../../src/shell/programs.ts';
import { textHanded } from '../../src/shell/started-words.ts';

const SRC = new URL('../../src/', import.meta.url);

/** Descriptions of programs and rules name what they describe. */
const DATA = /^(?:programs|rules)\//;
/** The table, the words that shells do not look up as programs, and the modules of Python. */
const OWN = ['shell/programs.ts', 'shell/shell-words.ts', 'command/invocation/python-module.ts'];
const COMMENT_OR_ENDINGS = /^(?:#!|\s*(?:\*|\/\/|\/\*))|\\\.\(\?:/;
/** Names that also are words of the source: of the kinds of commands and protocols. */
const WORDS = ['command', 'http', 'https', 'source'];
/** Package managers of JavaScript, which rules and proposals are about. */
const OF_JAVASCRIPT = /^(?:np[mx]|pnpm|pnpx|yarn|bunx?)$/;

describe('the table of programs', () => {
  it.each([
    ['bash', 'shell'],
    ['/bin/tcsh', 'shell'],
    ['C:\\Windows\\cmd.exe', 'shell'],
    ['PowerShell.exe', 'shell'],
    ['osascript', 'shell'],
    ['python3.12', 'interpreter'],
    ['/usr/bin/perl5.36', 'interpreter'],
    ['nodejs', 'interpreter'],
    ['tsx.cmd', 'interpreter'],
    ['Rscript', 'interpreter'],
    ['Invoke-WebRequest', 'downloader'],
    ['certutil.exe', 'downloader'],
    ['xargs', 'wrapper'],
    ['jest', undefined],
    ['make3', undefined],
  ])('%s is %s', (word, kind) => expect(programNamed(word)?.kind).toBe(kind));

  it.each([
    ["sh -ec 'a b'", ['sh', '-ec', 'a b'], 'a b'],
    ['cmd /c dir x', ['cmd', '/c', 'dir', 'x'], 'dir x'],
    ['cmd /cdir', ['cmd', '/cdir'], 'dir'],
    ['eval a b', ['eval', 'a', 'b'], 'a b'],
    ['powershell -Command a b', ['powershell', '-Command', 'a', 'b'], 'a b'],
    ['pwsh -e ZABpAHIA', ['pwsh', '-e', 'ZABpAHIA'], 'dir'],
    ['python3 -c 1', ['python3', '-c', '1'], '1'],
    ['node --eval 1', ['node', '--eval', '1'], '1'],
    ['sh x.sh', ['sh', 'x.sh'], undefined],
    ['jest -c x', ['jest', '-c', 'x'], undefined],
  ])('%s hands on a text', (_, words, text) => {
    expect(textHanded(words.map((each) => ({ text: each })))?.text).toBe(text);
  });

  it('is the only one: no other file has a set or pattern of two of its names', () => {
    const KINDS = ['shell', 'interpreter', 'wrapper', 'downloader', 'manager'];
    const names = PROGRAM_NAMES.filter(
      (name) =>
        KINDS.includes(programNamed(name)?.kind ?? '') &&
        /^[\w-]{3,}$|^s[hu]$/.test(name) &&
        !WORDS.includes(name) &&
        !OF_JAVASCRIPT.test(name),
    ).join('|');
    const two = new RegExp(`(?<![\\w.-])(?:${names})[|' ,]+(?:${names})(?![\\w.-])`);
    const found = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !OWN.includes(path) && !DATA.test(path))
      .flatMap((path) => {
        const lines = readFileSync(new URL(path, SRC), 'utf8').split('\n');
        return lines
          .flatMap((line) =>
            COMMENT_OR_ENDINGS.test(line) ? [] : ((two.exec(line) ?? [])[0] ?? []),
          )
          .map((text) => `${path}: ${text}`);
      });
    expect(found).toEqual([]);
  });
});
