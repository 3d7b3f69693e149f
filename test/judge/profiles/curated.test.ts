import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWords } from '../../../src/command/read.ts';
import type { CommandPolicy } from '../../../src/judge/command-context.ts';
import { judgeRiskAlone } from '../../../src/judge/judge-reading.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import { curatedRules } from '../../../src/rules/curated.ts';
import { describe as say } from '../../../src/rules/finding.ts';
import type { Rule } from '../../../src/rules/rule.ts';
import { expanded } from '../../rules/notation.ts';
import { contextWith, judgeText } from '../fixture.ts';

const ANYTHING: Partial<CommandPolicy> = { mode: 'dangerous', allow_dangerous: true };

type Said = NonNullable<Parameters<typeof contextWith>[1]>;

function judge(command: string, policy: Partial<CommandPolicy> = {}, said: Said = {}) {
  return judgeText(command, 'curated', contextWith(policy, said));
}

const errors = (...args: Parameters<typeof judge>) =>
  judge(...args)
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule);

describe('curated: accepted commands', () => {
  it.each([
    ['cat notes.md', 'allow', 'safe', []],
    ['grep -rn TODO -- -file', 'allow', 'safe', []],
    ['grep -rn TODO', 'allow', 'safe', []],
    ['find . -name "*.ts" -maxdepth 2', 'allow', 'safe', []],
    ['ls -la', 'allow', 'safe', []],
    ['cat .env', 'warn', 'safe', ['env_secrets']],
    ['cat config/.env.production', 'warn', 'safe', ['env_secrets']],
    ['mkdir -p a/b', 'allow', 'write', []],
    ['chmod 644 notes.md', 'allow', 'write', []],
    ['chmod 644 /', 'warn', 'dangerous', ['broad_permission_target']],
    ['chmod 644 /usr/..', 'warn', 'dangerous', ['broad_permission_target']],
    ['chmod 644 //', 'warn', 'dangerous', ['broad_permission_target']],
    ['rm notes.md', 'allow', 'dangerous', []],
    ['rm -fr build', 'warn', 'dangerous', ['recursive_deletion']],
    ['rm -ir build', 'warn', 'dangerous', ['recursive_deletion']],
    ['chown me notes.md', 'allow', 'dangerous', []],
    ['git log --oneline -n 100', 'allow', 'safe', []],
    ['tar -tf a.tar', 'allow', 'safe', []],
    ['tar -xf a.tar -C out', 'warn', 'write', ['archive_extraction_overwrite']],
    ['zip -r a.zip src docs', 'warn', 'write', ['archive_creation_overwrite']],
    ['ping -c 3 2001:db8::5', 'warn', 'safe', ['network_touching']],
  ])('%s: %s, %s, %j', (command, verdict, risk, warnings) => {
    const judged = judge(command, ANYTHING);
    expect(judged).toMatchObject({ verdict, risk });
    expect(judged.findings.map(({ rule }) => rule)).toEqual(warnings);
  });
});

describe('curated: blocked commands', () => {
  it.each<[string, string[], Partial<CommandPolicy>?, Said?]>([
    ['', ['no_command', 'empty-command']],
    ['cat "a', ['parse_failed', 'unterminated-quote']],
    ['wget https://host.test', ['not_in_registry'], ANYTHING],
    ['/bin/cat a', ['not_in_registry']],
    ['CAT a', ['not_in_registry']],
    ['env cat a', ['not_in_registry']],
    ['toString', ['not_in_registry']],
    ['sudo ls', ['family_unavailable'], ANYTHING],
    ['open notes.md', ['family_unavailable']],
    ['open MAILTO:a@b', ['forbidden_operand_prefix'], {}, { platform: 'darwin' }],
    ['dig host.test', ['family_base_mismatch', 'constrained_form.curl'], {}, { family: 'curl' }],
    ['dig host.test', ['family_unavailable'], { disabled_packs: ['network'] }],
    ['cat a && cat b', ['shell_operator.chaining', 'shell-operator']],
    ['cat a | wc', ['shell_operator.pipeline', 'shell-operator']],
    ['cat a &', ['shell_operator.background', 'shell-operator']],
    ['cat a > b', ['shell_operator.redirection', 'shell-redirection']],
    ['cat $(x)', ['shell_operator.substitution', 'command-substitution']],
    ['cat a\nrm b', ['shell_operator.multiline', 'line-break']],
    ['cat a\0', ['shell_operator.multiline', 'nul-character']],
    ['tar -tf "a;b.tar"', ['shell_operator.quoted', 'constrained_form.tar']],
    ['cat', ['argument_refused']],
    ['cat -n a', ['argument_refused']],
    ['uniq a b', ['argument_refused']],
    ['head -n x a', ['argument_refused']],
    ['head -n', ['argument_refused', 'argument_refused']],
    ['find . -delete', ['argument_refused']],
    ['find -name x .', ['argument_refused']],
    ['rm --recursive a', ['argument_refused'], ANYTHING],
    ['cat ""', ['argument_refused']],
    ['git push', ['constrained_form.other', 'policy_risk']],
    ['rm a', ['policy_risk']],
    ['rm a', ['policy_risk'], { mode: 'dangerous' }],
    ['touch a', ['policy_risk'], { mode: 'safe' }],
    ['cp -f a', ['argument_refused', 'argument_refused', 'policy_risk'], { mode: 'safe' }],
    ['node -e 1', ['not_in_registry', 'evaluates-text']],
  ])('%j: %j', (command, rules, policy, context) => {
    expect(errors(command, policy, context)).toEqual(rules);
  });

  it.each([
    ...[
      '/',
      '//',
      '/etc',
      '/etc/',
      '/etc/cron.d',
      '/ETC/..//etc',
      '/usr/local',
      '/var/../etc',
      '../../etc',
    ],
    ...[
      'ftp://host.test/x',
      'a*b',
      '-x',
      'host:/tmp',
      '~',
      '$HOME',
      '\\\\host\\share',
      'a/../../../etc',
    ],
  ])('does not extract into %s', (destination) => {
    expect(errors(`tar -xf a.tar -C '${destination}'`)).toContain('constrained_form.tar');
    expect(errors(`unzip a.zip -d '${destination}'`)).toContain('constrained_form.unzip');
  });

  it.each([
    ...[
      '/',
      '.',
      './',
      '..',
      'src/..',
      'src/../..',
      '/etc/passwd',
      '/home',
      '/home/me',
      '/home/me/',
      '/Users/me',
    ],
    ...['/root', '~', '~/', '*.log', 'https://host.test/x', '/usr/../', '/home/x/..'],
  ])('does not archive %s', (source) => {
    expect(errors(`tar -czf a.tgz '${source}'`)).toContain('constrained_form.tar');
    expect(errors(`zip -r a.zip src '${source}'`)).toContain('constrained_form.zip');
  });

  it('extracts into a checkout that is in a system directory', () => {
    const policy = { workspace: '/var/lib/agent' };
    expect(errors('tar -xf a.tar -C out', policy)).toEqual([]);
    expect(errors('tar -xf a.tar -C ../out', policy)).toEqual(['constrained_form.tar']);
    expect(errors('tar -xf a.tar -C /var/lib/agent/out', policy)).toEqual(['constrained_form.tar']);
  });
});

describe('curated: allowed roots', () => {
  const roots = { allowed_roots: ['/srv/app'] };
  const link = { 'srv/app/link': { symlink: '/etc' }, 'srv/app/ok': { symlink: 'src' } };
  const files = literalTree(link);

  it.each<[string, boolean, string?]>([
    ['cat /srv/app/a', true],
    ['cat /srv/app', true],
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
    ['grep -f /etc/passwd x', false, '/srv/app'],
    ['grep -r x', true, '/srv/app'],
    ['grep -r x', false, '/etc'],
    ['curl -I https://host.test', true],
    ['find -name x', true, '/srv/app/src'],
    ['find -name x', false, '/srv'],
    ['ls', false, '/srv'],
    ['cd', false, '/srv/app'],
    ['find / -name x', false, '/srv/app'],
    ["cat 'C:\\\\srv\\\\app\\\\a'", false],
  ])('%s: %s', (command, inside, cwd) => {
    const outside = errors(command, roots, { files, ...(cwd && { cwd }) });
    expect(outside).toEqual(inside ? [] : ['outside_allowed_roots']);
  });

  it('compares paths as the platform does', () => {
    const windows = { allowed_roots: ['C:\\Work'] };
    expect(errors("cat 'c:/work/a'", windows, { platform: 'win32' })).toEqual([]);
    expect(errors("cat 'c:/work/../x'", windows, { platform: 'win32' })).toHaveLength(1);
    expect(errors('cat /SRV/app/a', roots)).toHaveLength(1);
    expect(errors('cat /SRV/app/a', roots, { platform: 'darwin' })).toEqual([]);
  });
});

describe('curated: risk, mode and confirmation', () => {
  const accepted: Record<string, readonly string[]> = {
    safe: ['safe', 'write', 'dangerous', 'dangerous+'],
    write: ['write', 'dangerous', 'dangerous+'],
    dangerous: ['dangerous+'],
  };

  it.each(['safe', 'write', 'dangerous'] as const)('a risk alone: %s', (risk) => {
    for (const mode of ['safe', 'write', 'dangerous'] as const) {
      for (const allow_dangerous of [false, true]) {
        const policy = { mode, allow_dangerous };
        const judged = judgeRiskAlone(readWords(null), risk, contextWith(policy));
        const name = mode === 'dangerous' && allow_dangerous ? 'dangerous+' : mode;
        const verdict = accepted[risk]?.includes(name) ? 'allow' : 'block';
        expect(judged).toMatchObject({ risk, verdict, profiles: { curated: { verdict } } });
      }
    }
  });

  it.each([
    ['cat a', 'structured', 'standard', []],
    ['touch a', 'structured', 'standard', []],
    ['rm a', 'structured', 'strong', []],
    ['cat a', 'experimental', 'very_strong', ['experimental_mode']],
    ['rm a', 'experimental', 'very_strong', ['experimental_mode']],
  ] as const)('%s, %s: %s', (command, mode, confirmation, warnings) => {
    const judged = judge(command, ANYTHING, { mode });
    expect(judged).toMatchObject({ verdict: 'allow', confirmation });
    expect(judged.findings.map(({ rule }) => rule)).toEqual(warnings);
  });

  it('accepts families of the policy, of any maturity', () => {
    const family = (maturity: 'direct_only' | 'experimental_only') => ({
      name: 'make',
      sandbox: { maturity, match: ['make x'], not_match: ['make -x'] },
    });
    const structured = { families: [family('experimental_only')] };
    expect(errors('make x', structured)).toEqual(['family_unavailable']);
    expect(errors('make x', structured, { mode: 'experimental' })).toEqual([]);
    const direct = { families: [family('direct_only')] };
    expect(errors('make x', direct, { mode: 'experimental' })).toEqual(['family_unavailable']);
  });
});

describe('curated: messages', () => {
  it('are complete in any context', () => {
    const examples = Object.values<Rule>(curatedRules).flatMap(({ wrong }) =>
      typeof wrong === 'string' ? [expanded(wrong)] : [],
    );
    const contexts = [{}, { platform: 'darwin' }, { family: 'cat' }].flatMap((said): Said[] => [
      said as Said,
      { ...(said as Said), mode: 'experimental' },
    ]);
    const policies: Partial<CommandPolicy>[] = [
      {},
      ANYTHING,
      { allowed_roots: ['/x'], disabled_packs: ['files'] },
    ];
    for (const text of [...examples, 'rm', 'rm -r a', 'chmod 1 /', 'open https://x']) {
      for (const context of contexts) {
        for (const policy of policies) {
          for (const finding of judge(text, policy, context).findings) {
            const { message, remedy } = say(finding);
            expect(`${message} ${remedy}`).not.toMatch(/undefined|\[object|NaN|``/);
          }
        }
      }
    }
  });

  it('never allow what the lexer rejects, and never throw', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('cat', 'rm', '-rf', '/', '..', ';', '$(', '"', '-n', 'a b', '--', 'tar'),
        ),
        (parts) => {
          const reading = readWords(parts.join(' '));
          const judged = judgeText(reading, 'curated');
          if (reading.argv === null) expect(judged.verdict).toBe('block');
        },
      ),
    );
  });

  it('are limited in number for a long command', () => {
    expect(judge(`cat ${"'' ".repeat(20_000)}`).findings.length).toBeLessThan(30);
  });
});

describe('curated: listing, patterns and standard input', () => {
  it.each([
    'ls -lS src',
    'ls -1',
    'ls -lhS --group-directories-first',
    'ls --color=never src',
    'ls --sort=time',
    'ls --sort=size -r',
    'ls --time=ctime --time-style=long-iso -l',
    "ls -I '*.o' src",
    "ls --hide='*.o'",
    "find -path '/etc/*'",
    "find . -path '/etc/*'",
    "find src -path '*/a/*' -name '/x'",
    'grep -f patterns notes.md',
    'grep -e / notes.md',
    'grep -R TODO',
    'sort notes.md',
    'sort -- -notes',
    'man 3 printf',
    'man [',
  ])('accepts `%s`', (command) => {
    expect(errors(command)).toEqual([]);
    expect(errors(command, { allowed_roots: ['.'] })).toEqual([]);
  });

  it.each([
    ['sort notes.md -', 'argument_refused'],
    ['cat -- -', 'argument_refused'],
    ['head -n 3', 'argument_refused'],
    ['tail -', 'argument_refused'],
    ['grep -e x', 'argument_refused'],
    ['grep -f -', 'argument_refused'],
    ['grep -f - -', 'argument_refused'],
    ['man ./page.1', 'argument_refused'],
    ['man 1 ../page', 'argument_refused'],
    ['man https://host.test/x', 'argument_refused'],
    ['man file:///etc/passwd', 'argument_refused'],
    ['ls FTP://host.test', 'argument_refused'],
    ['cat http://host.test/x', 'argument_refused'],
    ['find https://host.test -name x', 'argument_refused'],
    ['du -s https://host.test', 'argument_refused'],
  ])('blocks `%s`: %s', (command, rule) => {
    expect(errors(command)).toContain(rule);
  });

  it('checks what a program searches without a path, and no pattern or standard input', () => {
    const roots = { allowed_roots: ['src'] };
    expect(errors("find src -path '/etc/*'", roots)).toEqual([]);
    expect(errors('grep -f - src/a', roots)).toEqual([]);
    expect(errors("find -path '/etc/*'", roots)).toEqual(['outside_allowed_roots']);
    expect(errors('grep -f /etc/passwd src/a', roots)).toEqual(['outside_allowed_roots']);
  });

  it('says once that `open` takes no URL', () => {
    expect(errors('open https://host.test', {}, { platform: 'darwin' })).toEqual([
      'forbidden_operand_prefix',
    ]);
  });
});
