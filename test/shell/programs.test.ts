import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lex } from '../../src/shell/lex.ts';
import { PROGRAM_NAMES, programNamed } from '../../src/shell/programs.ts';
import { textHanded } from '../../src/shell/started-words.ts';
import { casesOf } from '../table.ts';

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

/** Words by the kind of program that they name. */
const KINDS = String.raw`
shell ⇐ bash ¦ /bin/tcsh ¦ C:\Windows\cmd.exe ¦ PowerShell.exe ¦ osascript
interpreter ⇐ python3.12 ¦ /usr/bin/perl5.36 ¦ nodejs ¦ tsx.cmd ¦ Rscript ¦ php ¦ java
downloader ⇐ Invoke-WebRequest ¦ certutil.exe ¦ curl
wrapper ⇐ xargs ¦ env ¦ sudo ¦ cross-env ¦ busybox ¦ flock
builder ⇐ cargo
manager ⇐ uvx
system ⇐ rm ¦ vim
none ⇐ jest ¦ make3
`;

/** Commands by the text that they hand to a program. */
const HANDED = `
a b ⇐ sh -ec 'a b' ¦ eval a b ¦ powershell -Command a b
dir x ⇐ cmd /c dir x
dir ⇐ cmd /cdir ¦ pwsh -e ZABpAHIA
1 ⇐ python3 -c 1 ¦ node --eval 1
none ⇐ sh x.sh ¦ jest -c x
`;

describe('the table of programs', () => {
  it.each(casesOf(KINDS))('%s is %s', (word, kind) =>
    expect(programNamed(word)?.kind ?? 'none').toBe(kind),
  );

  it.each(casesOf(HANDED))('%s hands on: %s', (command, text) =>
    expect(textHanded(lex(command).words)?.text ?? 'none').toBe(text),
  );

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
