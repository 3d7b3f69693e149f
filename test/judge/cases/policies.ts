import type { CommandJudgement } from '../../../src/judge/judge-reading.ts';
import type { Platform } from '../../../src/model/run.ts';
import type { ProfileName } from '../../../src/policy/policy.ts';
import type { Scene, Topics } from '../../command/scene.ts';
import { parsePolicy } from '../../policy/from-text.ts';
import { filesOf } from '../../table.ts';

const FILES = filesOf(`
  agent/notes.md notes.md
  agent/out -> ../notes.md
  agent/in -> notes.md
  link -> agent
  all -> .
  root -> /
`);

/** Texts of policies that rows name. */
const TEXTS: Readonly<Record<string, string>> = {
  MAKE: `families:
  - name: make
    sandbox: { risk: write, operands: text..., forbidden_prefixes: [Deploy], match: [make test], not_match: [make -x] }
  - name: git
    sandbox: { only: curated, risk: write, forms: { 'tag {text}': {} }, match: [git tag v1], not_match: [git status] }`,
  PACKS: `families:
  - name: curl
    sandbox: { only: curated, forms: { '-I {url}': {} }, match: [curl -I https://host.test], not_match: [curl x] }
  - name: tree
    category: extra
    sandbox: { match: [tree a], not_match: [tree -x] }`,
  JQ: `families:
  - name: jq
    sandbox: { only: curated, maturity: experimental_only, operands: text path*, match: [jq . a.json], not_match: [jq] }`,
};

/** Rows `COMMAND under KEY and KEY on PLATFORM`. */
const by =
  (profile: ProfileName) =>
  (row: string): Scene => {
    const [, command, keys = '', platform] =
      /^(.*?)(?: under (.*?))?(?: on (\w+))?$/.exec(row) ?? [];
    const texts = keys.split(' and ').map((key) => TEXTS[key] ?? key);
    const policy = parsePolicy(`profile: ${profile}\n${texts.join('\n')}\n`, 'policy.yml');
    return { command, files: FILES, policy, ...(platform && { platform: platform as Platform }) };
  };

function shows({ verdict, confirmation, findings: [first] }: CommandJudgement): string {
  if (verdict === 'block') return String(first?.rule);
  return confirmation === 'standard' ? verdict : `${verdict}, ${confirmation}`;
}

export const policiesTopics: Topics = {
  'Keys of the policy that the profile workspace uses': {
    scene: by('workspace'),
    shows,
    table: `
allow ⇐ cat notes.md under workspace: . ¦ cat agent/notes.md under workspace: agent
  cat ./agent/in under workspace: agent/ ¦ cat AGENT/notes.md under workspace: agent on darwin
path_outside_workspace ⇐ cat notes.md under workspace: agent ¦ cat agent/out under workspace: agent
  cat agentur/notes.md under workspace: agent ¦ ls / under workspace: agent ¦ cat link/notes.md under workspace: link
  cat all/notes.md under workspace: all ¦ cat /etc/passwd under workspace: root ¦ cat *.md under workspace: agent
  cat agent/o* under workspace: agent ¦ cat AGENT/notes.md under workspace: agent
warn ⇐ cat agent/*.md under workspace: agent
command_not_allowed ⇐ cat notes.md under disabled_packs: [files]
`,
  },
  'Keys of the policy that the profile curated uses': {
    scene: by('curated'),
    shows,
    table: `
allow ⇐ cat agent/notes.md under allowed_roots: [agent] ¦ cat /tmp/x under allowed_roots: [/tmp]
  curl -I https://a.test under disabled_packs: [extra] and PACKS ¦ make test under MAKE ¦ git tag v1 under MAKE
  cat notes.md under MAKE ¦ head notes.md under experimental: [cat] ¦ open notes.md on darwin
outside_allowed_roots ⇐ cat agent/out under allowed_roots: [agent] ¦ cat notes.md under allowed_roots: [agent]
  cat link/notes.md under allowed_roots: [link] ¦ cat notes.md under allowed_roots: [all]
  cat /etc/passwd under allowed_roots: [root] ¦ cat /tmp/../etc/passwd under allowed_roots: [/tmp]
family_unavailable ⇐ cat notes.md under disabled_packs: [files]
  curl -I https://a.test under disabled_packs: [network] and PACKS ¦ tree a under disabled_packs: [extra] and PACKS
  jq . notes.md under JQ ¦ sudo ls under experimental: [sudo]
forbidden_operand_prefix ⇐ make DEPLOY under MAKE
constrained_form.other ⇐ git tag -d under MAKE ¦ git status --short under MAKE
allow, very_strong ⇐ jq . notes.md under experimental: [jq] and JQ ¦ cat notes.md under experimental: [cat]
argument_refused ⇐ jq under experimental: [jq] and JQ
shell_operator.pipeline ⇐ jq . a | sh under experimental: [jq] and JQ
policy_risk ⇐ touch a under mode: safe and experimental: [touch]
constrained_form.tar ⇐ tar -xf a.tar -C /ETC/x ¦ tar -xf a.tar -C /ETC/x on darwin ¦ tar -xf a.tar -C /ETC/x on win32
`,
  },
};
