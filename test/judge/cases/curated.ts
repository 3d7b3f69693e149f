import type { CommandJudgement } from '../../../src/judge/judge-reading.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import type { Scene, Topics } from '../../command/scene.ts';
import { filesOf } from '../../table.ts';

type Terms = Omit<Scene, 'command'>;

const makeOf = (maturity: 'experimental_only' | 'direct_only'): Terms => {
  const sandbox = { maturity, match: ['make x'], not_match: ['make -x'] };
  return { policy: { families: [{ name: 'make', sandbox }] } };
};

/** What a row names behind `under`. */
const TERMS: Readonly<Record<string, Terms>> = {
  anything: { policy: { mode: 'dangerous', allow_dangerous: true } },
  dangerous: { policy: { mode: 'dangerous' } },
  safe: { policy: { mode: 'safe' } },
  src: { policy: { allowed_roots: ['src'] } },
  var: { policy: { workspace: '/var/lib/agent' } },
  'no network': { policy: { disabled_packs: ['network'] } },
  mac: { platform: 'darwin' },
  'family curl': { proposal: { family: 'curl' } },
  experimental: { proposal: { mode: 'experimental' } },
  'an experimental make': makeOf('experimental_only'),
  'a direct make': makeOf('direct_only'),
  'the root C:\\Work': { platform: 'win32', policy: { allowed_roots: ['C:\\Work'] } },
  'the root /srv/app': { policy: { allowed_roots: ['/srv/app'] } },
};

function scene(row: string): Scene {
  const [command, ...names] = row.split(' under ');
  const terms = names.map((name) => TERMS[name] ?? {});
  const policy = Object.assign({ profile: 'curated' }, ...terms.map((each) => each.policy));
  return { ...Object.assign({}, ...terms), command, policy };
}

/** The verdict, the risk, the confirmation and the rules of an accepted command, or the rules of errors. */
function shows({ verdict, risk, confirmation, findings }: CommandJudgement): string {
  const shown = findings.filter(({ severity }) => verdict !== 'block' || severity === 'error');
  const rules = [...new Set(shown.map(({ rule }) => rule))];
  if (verdict === 'block') return [verdict, ...rules].join(' ');
  return [verdict, risk, ...(confirmation === 'standard' ? [] : [confirmation]), ...rules].join(
    ' ',
  );
}

const LINKS = literalTree(filesOf('srv/app/link -> /etc\nsrv/app/ok -> src'));

export const curatedTopics: Topics = {
  'Commands of the profile curated': {
    scene,
    shows,
    table: `
allow safe ⇐ grep -rn TODO -- -file ¦ find . -name "*.ts" -maxdepth 2 ¦ ls -lS ¦ man [
  find src -path '/etc/*' under src ¦ grep -f - src/a under src ¦ grep -e / src/a under src
  tar -tf a.tar under anything ¦ git log --oneline -n 100 under anything ¦ sort -- -notes under anything
  make x under a direct make ¦ git status --short
warn safe env_secrets ⇐ cat .env ¦ cat config/.env.production
warn safe network_touching ⇐ ping -c 3 2001:db8::5 ¦ ping -c 10 host.test
allow write ⇐ mkdir -p a/b ¦ chmod 644 notes.md
warn write archive_extraction_overwrite ⇐ tar -xf a.tar -C out ¦ tar -xf a.tar -C out under var
warn write archive_creation_overwrite ⇐ zip -r a.zip src docs ¦ tar -czf a.tar b c d
warn dangerous strong broad_permission_target ⇐ chmod 644 / under anything ¦ chmod 644 /usr/.. under anything
  chmod 644 // under anything ¦ chown me '/*' under anything
allow dangerous strong ⇐ rm notes.md under anything ¦ chown me notes.md under anything
warn dangerous strong recursive_deletion ⇐ rm -fr build under anything ¦ rm -ir build under anything
block no_command empty-command ⇐ <0 blanks>
block parse_failed unterminated-quote ⇐ cat "a
block not_in_registry ⇐ /bin/cat a under anything ¦ CAT a under anything ¦ env cat a under anything
  toString under anything ¦ wget x under anything ¦ awk 1 a ¦ tee a ¦ python3 a.py
block not_in_registry outside-code ⇐ node -e 1
block family_unavailable ⇐ sudo ls under anything ¦ open notes.md ¦ dig host.test under no network
  make x under an experimental make ¦ make x under a direct make under experimental
block forbidden_operand_prefix ⇐ open MAILTO:a@b under mac ¦ open https://host.test under mac
block family_base_mismatch constrained_form.curl ⇐ dig host.test under family curl
block shell_operator.chaining shell-operator ⇐ cat a && cat b ¦ cat a;
block shell_operator.pipeline shell-operator ⇐ cat a | wc
block shell_operator.background shell-operator ⇐ cat a &
block shell_operator.redirection shell-redirection ⇐ cat a > b
block shell_operator.substitution command-substitution ⇐ cat $(x)
block shell_operator.multiline line-break ⇐ cat a<U+000A>rm b
block shell_operator.multiline nul-character ⇐ cat a<U+0000>
block shell_operator.quoted constrained_form.tar ⇐ tar -tf "a;b.tar"
block argument_refused ⇐ cat ¦ cat "" ¦ cat -n a ¦ cat -- - ¦ cat http://host.test/x ¦ head -n x a ¦ head -n
  find . -delete ¦ find -name x . ¦ find a -L ¦ grep -f - ¦ grep -f - - ¦ uniq a b ¦ man 1 ../page
  man https://host.test/x ¦ ls FTP://host.test ¦ wc -lx a
block constrained_form.other policy_risk ⇐ git push ¦ git status --short x ¦ git status
block policy_risk ⇐ rm a ¦ rm a under dangerous ¦ touch a under safe
block argument_refused policy_risk ⇐ cp -f a under safe
block outside_allowed_roots ⇐ find -path '/etc/*' under src ¦ grep -f /etc/passwd src/a under src ¦ ls under src
block constrained_form.tar ⇐ tar -xf a -C ../out under var ¦ tar -xf a -C /var/lib/agent/out under var
  tar -xf a.tar -C ¦ tar -xf a.tar -C out more ¦ tar -xf -v -C out ¦ tar -czf a ¦ tar -czf a.tar b '*'
block constrained_form.ping ⇐ ping -c 11 host.test ¦ ping -c 01 host.test ¦ ping -c +1 host.test
allow safe very_strong experimental_mode ⇐ cat a under anything under experimental
  make x under an experimental make under experimental
allow dangerous very_strong experimental_mode ⇐ rm a under anything under experimental
`,
  },
  'Where tar may put the files of an archive, and what zip may put into one': {
    scene: (row) =>
      scene(
        row
          .replace(/^tar (.*)/, "tar -xf a.tar -C '$1'")
          .replace(/^zip (.*)/, "zip -r a.zip src '$1'"),
      ),
    shows,
    table: String.raw`
block constrained_form.tar ⇐ tar / ¦ tar // ¦ tar /etc ¦ tar /etc/ ¦ tar /ETC/..//etc ¦ tar /usr/local
  tar /var/../etc ¦ tar ../../etc ¦ tar ftp://host.test/x ¦ tar a*b ¦ tar -x ¦ tar host:/tmp ¦ tar ~ ¦ tar $HOME
  tar \\host\share ¦ tar a/../../../etc
block constrained_form.zip ⇐ zip / ¦ zip . ¦ zip ./ ¦ zip .. ¦ zip src/.. ¦ zip src/../.. ¦ zip /etc/passwd
  zip /home ¦ zip /home/me/ ¦ zip /root ¦ zip /Users/me ¦ zip ~ ¦ zip ~/ ¦ zip *.log ¦ zip https://host.test/x
  zip /usr/../ ¦ zip /home/x/..
`,
  },
  'Paths that are inside of the roots, by the directory in which the command starts': {
    scene: (row) => {
      const [command = '', cwd] = row.split(' in ');
      const rooted = command.includes(' under ') ? command : `${command} under the root /srv/app`;
      return { ...scene(rooted), proposal: { files: LINKS, ...(cwd && { cwd }) } };
    },
    shows: ({ findings }) =>
      findings.some(({ rule }) => rule === 'outside_allowed_roots') ? 'outside' : 'inside',
    table: String.raw`
inside ⇐ cat /srv/app/a ¦ cat /srv/app/ ¦ cat /srv/app/ok/a ¦ cat /srv/app/link/../../srv/app/a ¦ cat a in /srv/app
  grep -rn /etc/passwd /srv/app ¦ grep -r x in /srv/app ¦ curl -I https://host.test ¦ find -name x in /srv/app/src
  cat 'c:/work/a' under the root C:\Work ¦ cat /SRV/app/a under the root /srv/app under mac
outside ⇐ cat /srv/app-evil/a ¦ cat /srv/app/../other/a ¦ cat /srv/app/link/passwd ¦ cat ../a in /srv/app ¦ cat a
  grep -r x in /etc ¦ find -name x in /srv ¦ cd in /srv/app ¦ cat 'C:\\srv\\app\\a'
  cat 'c:/work/../x' under the root C:\Work ¦ cat /SRV/app/a
`,
  },
};
