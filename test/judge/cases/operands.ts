import type { Topics } from '../../command/scene.ts';

/** A command that takes an operand of a kind, and its profile. */
const USES = {
  host: ['curated', 'ping -c 1'],
  domain: ['curated', 'dig'],
  url: ['curated', 'curl -I'],
  archive: ['curated', 'tar -tf'],
  page: ['curated', 'man'],
  input: ['curated', 'head'],
  package: ['workspace', 'pip install'],
  sed: ['workspace', 'sed'],
  awk: ['workspace', 'awk'],
} as const;

export const operandsTopics: Topics = {
  'Rows `KIND OPERAND`: whether a command may have the operand': {
    scene: (row) => {
      const [, kind = '', operand] = /^(\w+) (.*)$/s.exec(row) ?? [];
      const [profile, command] = USES[kind as keyof typeof USES];
      return { command: `${command} '${operand}'`, policy: { profile } };
    },
    shows: ({ verdict }) => (verdict === 'block' ? 'refused' : 'allowed'),
    table: String.raw`
allowed ⇐ host host.test ¦ host a-b.example ¦ host example.com. ¦ host 192.0.2.1 ¦ host 10.1.2.3 ¦ host 2001:db8::5
  host fd00::1 ¦ domain host.test ¦ url https://host.test ¦ url http://host.test/path?q=1
  url HTTPS://host.test:8443/a%20b ¦ url https://[2001:db8::5]/ ¦ archive a.tar ¦ archive C:\a.zip ¦ page ls ¦ page 3
  page git-log ¦ page [ ¦ package jq ¦ package a[b] ¦ package a==1.0 ¦ input notes.md ¦ sed 1,5p ¦ sed $d ¦ sed /x/!p
  sed s/a/b/g ¦ sed s/[a-z]*[^0-9]/x/ ¦ sed s|a/b|c|g;$d ¦ sed s/\/a/b/ ¦ sed 2q ¦ awk {print $1} ¦ awk NR > 5
  awk /kill -9/ {print} ¦ awk $1 == "x" && NR > 1 {print $1, $NF}
refused ⇐ host 127.0.0.1 ¦ host 127.9.9.9 ¦ host 0.0.0.0 ¦ host 169.254.169.254 ¦ host 100.100.100.200
  host 168.63.129.16 ¦ host 255.255.255.255 ¦ host 224.0.0.1 ¦ host 127.1 ¦ host 2130706433 ¦ host 0x7f000001
  host 0x7f.1 ¦ host 0177.0.0.1 ¦ host 1.2.3 ¦ host ::1 ¦ host :: ¦ host ::127.0.0.1 ¦ host ::ffff:127.0.0.1
  host ::ffff:7f00:1 ¦ host fe80::1 ¦ host fe80::1%eth0 ¦ host ff02::1 ¦ host fd00:ec2::254 ¦ host 64:ff9b::7f00:1
  host 2002:7f00:1:: ¦ host [::1] ¦ host 2001:db8::5%1 ¦ host localhost ¦ host metadata ¦ host LOCALHOST.
  host a.localhost ¦ host metadata.google.internal ¦ host printer.local ¦ host . ¦ host a..b ¦ host -a.test ¦ host a/b
  host <0 blanks> ¦ host a b ¦ host https://host.test ¦ host user@host.test ¦ host <64 letters>.test
  domain 192.0.2.1 ¦ domain @192.0.2.1 ¦ domain https://host.test ¦ url host.test ¦ url ftp://host.test
  url file:///etc/passwd ¦ url https:// ¦ url https:///x ¦ url https://u:p@host.test/
  url https://host.test\@127.0.0.1/ ¦ url https://{a,b}.test/ ¦ url https://host.test/[1-9] ¦ url http://localhost/
  url http://127.0.0.1:80/ ¦ url http://0x7f.1/ ¦ url http://[::1]/ ¦ url http://[::ffff:169.254.169.254]/
  url http://host.test:99999/ ¦ url http://host.test/ x ¦ archive <0 blanks> ¦ archive -x ¦ archive host:a.tar
  archive https://h/a ¦ archive a* ¦ archive a;b ¦ archive ~/a ¦ archive $A ¦ page ./page.1 ¦ page ../page
  page https://host.test/x ¦ page -P ¦ package ./x.deb ¦ package x- ¦ package x.whl ¦ package git+https://h/x
  package -e ¦ package <0 blanks> ¦ input - ¦ input <0 blanks> ¦ input ftp://host.test ¦ sed 1e id ¦ sed s/a/b/e
  sed s/a/b/w x ¦ sed w x ¦ sed 1r x ¦ sed p;w x ¦ sed $!{e id<U+000A>} ¦ sed s/a/b/;1e id ¦ sed <0 blanks>
  sed s/[/]/;p;/w out/p ¦ sed s/[^]x/]/;p;/w out/p ¦ sed s/[[:alpha:]/]/;p;/w out/p ¦ awk BEGIN{system("id")}
  awk {print | "sh"} ¦ awk {print > "x"} ¦ awk {print $1, NR > "x"} ¦ awk "id" | getline ¦ awk BEGIN{"id"|getline}
  awk @load "x" ¦ awk NR==1 {f()} ¦ awk /[/]/ {print}
`,
  },
};
