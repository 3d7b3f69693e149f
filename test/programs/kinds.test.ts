import { describe, expect, it } from 'vitest';
import { KINDS, type Kind } from '../../src/programs/kinds.ts';

/** Texts that are of a kind, and texts that are not; separated by blanks unless they stand in a list. */
const TABLE: Readonly<
  Partial<Record<Kind, readonly [good: readonly string[], bad: readonly string[]]>>
> = {
  host: [
    'host.test a-b.example example.com. 192.0.2.1 10.1.2.3 2001:db8::5 fd00::1'.split(' '),
    [
      ...'127.0.0.1 127.9.9.9 0.0.0.0 169.254.169.254 100.100.100.200 168.63.129.16'.split(' '),
      ...'255.255.255.255 224.0.0.1 127.1 2130706433 0x7f000001 0x7f.1 0177.0.0.1 1.2.3'.split(' '),
      ...'::1 :: ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:7f00:1 fe80::1 fe80::1%eth0 ff02::1'.split(
        ' ',
      ),
      ...'fd00:ec2::254 64:ff9b::7f00:1 2002:7f00:1:: [::1] 2001:db8::5%1 localhost metadata'.split(
        ' ',
      ),
      ...'LOCALHOST. a.localhost metadata.google.internal printer.local . a..b -a.test a/b'.split(
        ' ',
      ),
      ...['', 'a b', 'https://host.test', 'user@host.test', `${'a'.repeat(64)}.test`],
    ],
  ],
  domain: [['host.test'], ['192.0.2.1', '@192.0.2.1', 'https://host.test']],
  url: [
    [
      ...['https://host.test', 'http://host.test/path?q=1', 'HTTPS://host.test:8443/a%20b'],
      'https://[2001:db8::5]/',
    ],
    [
      ...['host.test', 'ftp://host.test', 'file:///etc/passwd', 'https://', 'https:///x'],
      ...['https://u:p@host.test/', 'https://host.test\\@127.0.0.1/', 'https://{a,b}.test/'],
      ...['https://host.test/[1-9]', 'http://localhost/', 'http://127.0.0.1:80/', 'http://0x7f.1/'],
      ...['http://[::1]/', 'http://[::ffff:169.254.169.254]/', 'http://host.test:99999/'],
      'http://host.test/ x',
    ],
  ],
  archive: [
    ['a.tar', 'C:\\a.zip'],
    ['', '-x', 'host:a.tar', 'https://h/a', 'a*', 'a;b', '~/a', '$A'],
  ],
  page: [
    ['ls', '3', 'git-log', '['],
    ['./page.1', '../page', 'https://host.test/x', '-P'],
  ],
  package: [
    ['jq', 'a[b]', 'a==1.0'],
    ['./x.deb', 'x-', 'x.whl', 'git+https://h/x', '-e', ''],
  ],
  input: [['notes.md'], ['-', '', 'ftp://host.test']],
  sed: [
    [...['1,5p', '$d', '/x/!p', 's/a/b/g', 's/[a-z]*[^0-9]/x/', 's|a/b|c|g;$d', 's/\\/a/b/', '2q']],
    [
      ...[
        '1e id',
        's/a/b/e',
        's/a/b/w x',
        'w x',
        '1r x',
        'p;w x',
        '$!{e id\n}',
        's/a/b/;1e id',
        '',
      ],
      ...['s/[/]/;p;/w out/p', 's/[^]x/]/;p;/w out/p', 's/[[:alpha:]/]/;p;/w out/p'],
    ],
  ],
  awk: [
    ['{print $1}', 'NR > 5', '/kill -9/ {print}', '$1 == "x" && NR > 1 {print $1, $NF}'],
    [
      ...['BEGIN{system("id")}', '{print | "sh"}', '{print > "x"}', '{print $1, NR > "x"}'],
      ...['"id" | getline', 'BEGIN{"id"|getline}', '@load "x"', 'NR==1 {f()}', '/[/]/ {print}'],
    ],
  ],
};

describe.each(Object.entries(TABLE))('%s', (kind, [good, bad]) => {
  it.each(good)('is %j', (text) => expect(KINDS[kind as Kind](text)).toBeUndefined());
  it.each(bad)('is not %j', (text) => expect(KINDS[kind as Kind](text)).toBeTypeOf('string'));
});
