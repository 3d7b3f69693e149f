import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWords } from '../../../src/command/read.ts';
import type { CommandPolicy } from '../../../src/judge/command-context.ts';
import { judgeRiskAlone } from '../../../src/judge/judge-reading.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import { contextWith, judgeText } from '../fixture.ts';

const ANYTHING: Partial<CommandPolicy> = { mode: 'dangerous', allow_dangerous: true };

type Said = NonNullable<Parameters<typeof contextWith>[1]>;

/** The verdict, the risk and the rules of an accepted command, or the rules of the errors of a blocked one. */
function answer(command: string, policy: Partial<CommandPolicy> = {}, said: Said = {}): string {
  const { verdict, risk, findings } = judgeText(command, 'curated', contextWith(policy, said));
  const shown = findings.filter(({ severity }) => verdict !== 'block' || severity === 'error');
  return [verdict, verdict === 'block' ? '' : risk, ...new Set(shown.map(({ rule }) => rule))]
    .filter(Boolean)
    .join(' ');
}

const SRC = { allowed_roots: ['src'] };
const SAFE: Partial<CommandPolicy> = { mode: 'safe' };
const MAC: Said = { platform: 'darwin' };
const VAR = { workspace: '/var/lib/agent' };

/** Answers with the commands that get them. */
const TABLE: readonly (readonly [string, readonly string[], Partial<CommandPolicy>?, Said?])[] = [
  ['allow safe', ['grep -rn TODO -- -file', 'find . -name "*.ts" -maxdepth 2', 'ls -lS', 'man [']],
  ['allow safe', ["find src -path '/etc/*'", 'grep -f - src/a', 'grep -e / src/a'], SRC],
  ['allow safe', ['tar -tf a.tar', 'git log --oneline -n 100', 'sort -- -notes'], ANYTHING],
  ['warn safe env_secrets', ['cat .env', 'cat config/.env.production']],
  ['warn safe network_touching', ['ping -c 3 2001:db8::5']],
  ['allow write', ['mkdir -p a/b', 'chmod 644 notes.md']],
  ['warn write archive_extraction_overwrite', ['tar -xf a.tar -C out']],
  ['warn write archive_extraction_overwrite', ['tar -xf a.tar -C out'], VAR],
  ['warn write archive_creation_overwrite', ['zip -r a.zip src docs']],
  [
    'warn dangerous broad_permission_target',
    ['chmod 644 /', 'chmod 644 /usr/..', 'chmod 644 //', "chown me '/*'"],
    ANYTHING,
  ],
  ['allow dangerous', ['rm notes.md', 'chown me notes.md'], ANYTHING],
  ['warn dangerous recursive_deletion', ['rm -fr build', 'rm -ir build'], ANYTHING],
  ['block no_command empty-command', ['']],
  ['block parse_failed unterminated-quote', ['cat "a']],
  ['block not_in_registry', ['/bin/cat a', 'CAT a', 'env cat a', 'toString', 'wget x'], ANYTHING],
  ['block not_in_registry', ['awk 1 a', 'tee a', 'python3 a.py']],
  ['block not_in_registry outside-code', ['node -e 1']],
  ['block family_unavailable', ['sudo ls'], ANYTHING],
  ['block family_unavailable', ['open notes.md']],
  ['block family_unavailable', ['dig host.test'], { disabled_packs: ['network'] }],
  ['block forbidden_operand_prefix', ['open MAILTO:a@b', 'open https://host.test'], {}, MAC],
  ['block family_base_mismatch constrained_form.curl', ['dig host.test'], {}, { family: 'curl' }],
  ['block shell_operator.chaining shell-operator', ['cat a && cat b', 'cat a;']],
  ['block shell_operator.pipeline shell-operator', ['cat a | wc']],
  ['block shell_operator.background shell-operator', ['cat a &']],
  ['block shell_operator.redirection shell-redirection', ['cat a > b']],
  ['block shell_operator.substitution command-substitution', ['cat $(x)']],
  ['block shell_operator.multiline line-break', ['cat a\nrm b']],
  ['block shell_operator.multiline nul-character', ['cat a\0']],
  ['block shell_operator.quoted constrained_form.tar', ['tar -tf "a;b.tar"']],
  [
    'block argument_refused',
    [
      ...[
        'cat',
        'cat ""',
        'cat -n a',
        'cat -- -',
        'cat http://host.test/x',
        'head -n x a',
        'head -n',
      ],
      ...['find . -delete', 'find -name x .', 'find a -L', 'grep -f -', 'grep -f - -', 'uniq a b'],
      ...['man 1 ../page', 'man https://host.test/x', 'ls FTP://host.test', 'wc -lx a'],
    ],
  ],
  ['block constrained_form.other policy_risk', ['git push']],
  ['block policy_risk', ['rm a']],
  ['block policy_risk', ['rm a'], { mode: 'dangerous' }],
  ['block policy_risk', ['touch a'], SAFE],
  ['block argument_refused policy_risk', ['cp -f a'], SAFE],
  ['block outside_allowed_roots', ["find -path '/etc/*'", 'grep -f /etc/passwd src/a', 'ls'], SRC],
  [
    'block constrained_form.tar',
    [
      ...['/', '//', '/etc', '/etc/', '/ETC/..//etc', '/usr/local', '/var/../etc', '../../etc'],
      ...['ftp://host.test/x', 'a*b', '-x', 'host:/tmp', '~', '$HOME', '\\\\host\\share'],
      'a/../../../etc',
    ].map((destination) => `tar -xf a.tar -C '${destination}'`),
  ],
  ['block constrained_form.tar', ['tar -xf a -C ../out', 'tar -xf a -C /var/lib/agent/out'], VAR],
  [
    'block constrained_form.zip',
    [
      ...[
        '/',
        '.',
        './',
        '..',
        'src/..',
        'src/../..',
        '/etc/passwd',
        '/home',
        '/home/me/',
        '/root',
      ],
      ...['/Users/me', '~', '~/', '*.log', 'https://host.test/x', '/usr/../', '/home/x/..'],
    ].map((source) => `zip -r a.zip src '${source}'`),
  ],
];

describe('curated', () => {
  it.each(
    TABLE.flatMap(([expected, commands, policy, said]) =>
      commands.map((command) => ({ expected, command, policy, said })),
    ),
  )('$expected: $command', ({ expected, command, policy, said }) => {
    expect(answer(command, policy, said)).toBe(expected);
  });
});

describe('curated: allowed roots', () => {
  const link = { 'srv/app/link': { symlink: '/etc' }, 'srv/app/ok': { symlink: 'src' } };
  const files = literalTree(link);

  it.each<[string, boolean, string?]>([
    ['cat /srv/app/a', true],
    ['cat /srv/app/', true],
    ['cat /srv/app-evil/a', false],
    ['cat /srv/app/../other/a', false],
    ['cat /srv/app/link/passwd', false],
    ['cat /srv/app/ok/a', true],
    ['cat /srv/app/link/../../srv/app/a', true],
    ['cat a', true, '/srv/app'],
    ['cat ../a', false, '/srv/app'],
    ['cat a', false],
    ['grep -rn /etc/passwd /srv/app', true],
    ['grep -r x', true, '/srv/app'],
    ['grep -r x', false, '/etc'],
    ['curl -I https://host.test', true],
    ['find -name x', true, '/srv/app/src'],
    ['find -name x', false, '/srv'],
    ['cd', false, '/srv/app'],
    ["cat 'C:\\\\srv\\\\app\\\\a'", false],
  ])('%s: %s', (command, inside, cwd) => {
    const said = { files, ...(cwd && { cwd }) };
    const found = answer(command, { allowed_roots: ['/srv/app'] }, said);
    expect(found.includes('outside_allowed_roots')).toBe(!inside);
  });

  it.each<[string, string, Said, boolean]>([
    ['C:\\Work', "cat 'c:/work/a'", { platform: 'win32' }, true],
    ['C:\\Work', "cat 'c:/work/../x'", { platform: 'win32' }, false],
    ['/srv/app', 'cat /SRV/app/a', {}, false],
    ['/srv/app', 'cat /SRV/app/a', MAC, true],
  ])('compares paths as the platform does: %s, %s', (root, command, said, inside) => {
    const found = answer(command, { allowed_roots: [root] }, said);
    expect(found.includes('outside_allowed_roots')).toBe(!inside);
  });
});

describe('curated: risk, mode and confirmation', () => {
  it.each([
    ['safe', 'safe', false, 'allow'],
    ['write', 'safe', false, 'block'],
    ['write', 'write', false, 'allow'],
    ['write', 'dangerous', false, 'allow'],
    ['dangerous', 'write', true, 'block'],
    ['dangerous', 'dangerous', false, 'block'],
    ['dangerous', 'dangerous', true, 'allow'],
  ] as const)('a risk alone: %s in mode %s, %s: %s', (risk, mode, allow_dangerous, verdict) => {
    const context = contextWith({ mode, allow_dangerous });
    const judged = judgeRiskAlone(readWords(null), risk, context);
    expect(judged).toMatchObject({ risk, verdict, profiles: { curated: { verdict } } });
  });

  it.each([
    ['cat a', 'structured', 'standard', []],
    ['rm a', 'structured', 'strong', []],
    ['cat a', 'experimental', 'very_strong', ['experimental_mode']],
    ['rm a', 'experimental', 'very_strong', ['experimental_mode']],
  ] as const)('%s, %s: %s', (command, mode, confirmation, warnings) => {
    const judged = judgeText(command, 'curated', contextWith(ANYTHING, { mode }));
    expect(judged).toMatchObject({ verdict: 'allow', confirmation });
    expect(judged.findings.map(({ rule }) => rule)).toEqual(warnings);
  });

  it.each([
    ['experimental_only', 'structured', 'block family_unavailable'],
    ['experimental_only', 'experimental', 'allow safe experimental_mode'],
    ['direct_only', 'structured', 'allow safe'],
    ['direct_only', 'experimental', 'block family_unavailable'],
  ] as const)('a family of maturity %s, %s: %s', (maturity, mode, expected) => {
    const sandbox = { maturity, match: ['make x'], not_match: ['make -x'] };
    expect(answer('make x', { families: [{ name: 'make', sandbox }] }, { mode })).toBe(expected);
  });
});

describe('curated: any text', () => {
  const WORDS = ['cat', 'rm', '-rf', '/', '..', ';', '$(', '"', '-n', 'a b', '--', 'tar'];

  it('is never allowed if the lexer rejects it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS)), (parts) => {
        const reading = readWords(parts.join(' '));
        const judged = judgeText(reading, 'curated');
        if (reading.argv === null) expect(judged.verdict).toBe('block');
      }),
    );
  });

  it('has a limited number of findings', () => {
    expect(judgeText(`cat ${"'' ".repeat(20_000)}`, 'curated').findings.length).toBeLessThan(30);
  });
});
