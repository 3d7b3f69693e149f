import type { Example } from './example.ts';
import { type RuleWords, rule, rules } from './rule.ts';

/** What right examples have all the same, because it is in the nature of the program. */
const NETWORK = { network_touching: 'A program of the network is accepted with this warning.' };
const EXTRACTION = {
  archive_extraction_overwrite: 'Nobody has looked into the archive, whatever its directory is.',
};

/** A policy that leaves it to the warnings what is dangerous. */
const ANYTHING = 'profile: curated\nmode: dangerous\nallow_dangerous: true';

/** Policies with a family of their own. */
const MAKE = `profile: curated
families:
  - name: make
    curated:
      risk: safe
      forms: [{ argv: test }]
      match: [make test]
      not_match: [make]`;
const TEE = `profile: curated
families:
  - name: tee
    curated:
      risk: write
      warnings: [writes_files]
      match: [tee out.txt]
      not_match: [tee --append out.txt]`;

/** A command of a family with fixed forms that has none of them. */
function constrainedForm(title: string, wrong: Example, right: Example) {
  return rule<{ family: string; reason: string; forms: readonly string[] }>({
    severity: 'error',
    title,
    why: 'Programs with many ways to do harm are accepted in a few fixed forms only; every word must have its place in one of them.',
    wrong,
    right,
    message: ({ family, reason, forms }) =>
      `\`${family}\` ${reason === '' ? 'is accepted in its registered forms only' : reason}: ${forms.map((form) => `\`${form}\``).join(', ')}.`,
    remedy: ({ forms }) => `Write \`${forms[0] ?? ''}\`.`,
  });
}

/** One kind of shell operator; none is accepted. */
function shellOperator(
  kind: string,
  words: Pick<RuleWords<never>, 'title' | 'why' | 'wrong' | 'right'>,
) {
  return rule<{ operator: string }>({
    severity: 'error',
    ...words,
    message: ({ operator }) => `Shell operators are blocked (${kind}): \`${operator}\`.`,
    remedy: () => 'Write one plain command.',
  });
}

/** What the `curated` profile asks, in the order in which it asks; the warnings last. */
export const curatedRules = rules(
  'policy',
  {
    no_command: rule<Record<string, never>>({
      severity: 'error',
      title: 'There is no command',
      why: 'The curated validator judges a proposal by its command; without one there is nothing to accept.',
      wrong: '',
      right: 'cat notes.md',
      message: () => 'There is no command to validate.',
      remedy: () => 'Write a command.',
    }),
    parse_failed: rule<Record<string, never>>({
      severity: 'error',
      title: 'The text cannot be parsed',
      why: 'A text that a shell could not split into words has no meaning that can be validated.',
      wrong: 'tar -tf "release.tar',
      right: 'tar -tf release.tar',
      message: () => 'The command text cannot be parsed into words.',
      remedy: () => 'Close every quote.',
    }),
    'shell_operator.chaining': shellOperator('chaining', {
      title: 'Commands are chained',
      why: '`&&`, `||` or `;` would run a second command that is not the one under validation.',
      wrong: 'tar -tf a.tar && ls',
      right: 'tar -tf a.tar',
    }),
    'shell_operator.pipeline': shellOperator('pipeline', {
      title: 'Commands form a pipeline',
      why: 'A pipe hands the output to a second command that is not the one under validation.',
      wrong: 'ls | head',
      right: 'ls',
    }),
    'shell_operator.background': shellOperator('background', {
      title: 'A command is put into the background',
      why: 'A background command outlives its validation.',
      wrong: 'ping -c 1 host.test &',
      right: { command: 'ping -c 1 host.test', also: NETWORK },
    }),
    'shell_operator.redirection': shellOperator('redirection', {
      title: 'A redirection reads or writes files',
      why: 'A redirection opens files that no operand names.',
      wrong: 'dig host.test > out.txt',
      right: { command: 'dig host.test', also: NETWORK },
    }),
    'shell_operator.substitution': shellOperator('substitution', {
      title: 'A substitution runs another command',
      why: 'A shell would run what stands inside and put its output into the command.',
      wrong: 'tar -tf $(cat name)',
      right: 'tar -tf a.tar',
    }),
    'shell_operator.multiline': shellOperator('multiline', {
      title: 'The text has several lines',
      why: 'A line break, or a NUL, ends one command; what follows would be another.',
      wrong: 'tar -tf a.tar<U+000A>tar -tf b.tar',
      right: 'tar -tf a.tar',
    }),
    'shell_operator.quoted': shellOperator('quoted', {
      title: 'An operand holds a shell operator',
      why: 'Archive operands are passed on by people and tools that may lose the quotes, so an operator has no place in them even when it is quoted.',
      wrong: 'tar -tf "a&b.tar"',
      right: 'tar -tf ab.tar',
    }),
    not_in_registry: rule<{ family: string }>({
      severity: 'error',
      title: 'The command family is not in the curated registry',
      why: 'Only programs whose flags and operands are written down can be validated.',
      wrong: 'wget https://host.test',
      right: { command: 'curl -I https://host.test', also: NETWORK },
      configure: '`families` in the policy adds a family, in the same terms as the built-in ones.',
      message: ({ family }) => `The command family \`${family}\` is not in the curated registry.`,
      remedy: () =>
        'Write one of the commands that the registry of families has, or add the family to the policy.',
    }),
    family_disabled: rule<{ family: string; pack: string }>({
      severity: 'error',
      title: 'The family belongs to a pack that is disabled',
      why: 'The policy switches whole packs of families off.',
      wrong: { command: 'dig host.test', policy: 'profile: curated\ndisabled_packs: [network]' },
      right: { command: 'cat notes.md', policy: 'profile: curated\ndisabled_packs: [network]' },
      configure: '`disabled_packs` in the policy.',
      message: ({ family, pack }) =>
        `\`${family}\` belongs to the pack \`${pack}\`, which the policy disables.`,
      remedy: () => 'Use a family of another pack.',
    }),
    platform_unsupported: rule<{ family: string; platform: string }>({
      severity: 'error',
      title: 'The family does not exist on this platform',
      why: 'Some programs exist, or mean what the registry says, on some systems only.',
      wrong: 'open notes.md',
      right: 'cat notes.md',
      message: ({ family, platform }) => `\`${family}\` is not supported on \`${platform}\`.`,
      remedy: ({ family }) => `Do without \`${family}\` here.`,
    }),
    maturity_refused: rule<{ family: string; maturity: string }>({
      severity: 'error',
      title: 'The maturity of the family forbids this',
      why: 'A blocked family is refused whatever it is asked to do; others are accepted in one proposal mode only.',
      wrong: 'sudo ls',
      right: 'ls',
      message: ({ family, maturity }) => `\`${family}\` is \`${maturity}\` in the registry.`,
      remedy: () => 'Use another family.',
    }),
    family_base_mismatch: rule<{ family: string; base: string }>({
      severity: 'error',
      title: 'The text runs another program than the proposal says',
      why: 'A proposal names its family, and the text must begin with it; otherwise the checks of one program would pass the words of another.',
      wrong: { command: 'dig host.test', context: { command_family: 'curl' } },
      right: {
        command: 'curl -I https://host.test',
        context: { command_family: 'curl' },
        also: NETWORK,
      },
      message: ({ family, base }) =>
        `The proposal says \`${family}\`, but the text runs \`${base}\`.`,
      remedy: ({ family }) => `Begin the text with \`${family}\`, or propose the other family.`,
    }),
    'constrained_form.tar': constrainedForm(
      'The command is none of the registered forms of tar',
      'tar -xvf a.tar',
      { command: 'tar -xf a.tar -C out', also: EXTRACTION },
    ),
    'constrained_form.unzip': constrainedForm(
      'The command is none of the registered forms of unzip',
      'unzip a.zip',
      { command: 'unzip a.zip -d out', also: EXTRACTION },
    ),
    'constrained_form.zip': constrainedForm(
      'The command is none of the registered forms of zip',
      'zip -r a.zip .',
      {
        command: 'zip -r a.zip src',
        also: { archive_creation_overwrite: 'Nobody knows whether there is an archive yet.' },
      },
    ),
    'constrained_form.ping': constrainedForm(
      'The command is none of the registered forms of ping',
      'ping host.test',
      { command: 'ping -c 4 host.test', also: NETWORK },
    ),
    'constrained_form.curl': constrainedForm(
      'The command is none of the registered forms of curl',
      'curl https://host.test',
      { command: 'curl -I https://host.test', also: NETWORK },
    ),
    'constrained_form.dns': constrainedForm(
      'The command is none of the registered forms of dns',
      'dig +short host.test',
      { command: 'dig host.test', also: NETWORK },
    ),
    'constrained_form.git': constrainedForm(
      'The command is none of the registered forms of git',
      'git push',
      'git status --short',
    ),
    'constrained_form.other': constrainedForm(
      'The command is none of the registered forms',
      { command: 'make install', policy: MAKE },
      { command: 'make test', policy: MAKE },
    ),
    flag_not_allowed: rule<{ family: string; flag: string; reason: string }>({
      severity: 'error',
      title: 'The flag is not in the specification of the family',
      why: 'Flags change what a program does; those that are not written down are refused.',
      wrong: 'wc --files0-from=list',
      right: 'wc -l notes.md',
      message: ({ family, flag, reason }) => `\`${family}\`: the flag \`${flag}\` ${reason}.`,
      remedy: ({ flag }) => `Leave out \`${flag}\`, or correct it.`,
    }),
    operand_count: rule<{ family: string; count: number; wanted: string }>({
      severity: 'error',
      title: 'The number of operands is wrong',
      why: 'Too few operands make a program read standard input or mean another place; too many reach what was not meant.',
      wrong: 'cp a',
      right: 'cp a b',
      message: ({ family, count, wanted }) =>
        `\`${family}\` has ${count} operands and takes ${wanted}.`,
      remedy: () => 'Name every operand, and only those.',
    }),
    operand_refused: rule<{ family: string; operand: string; reason: string }>({
      severity: 'error',
      title: 'An operand is not what the family takes',
      why: 'The specification of a family says what each operand is.',
      wrong: 'head -n x notes.md',
      right: 'head -n 3 notes.md',
      message: ({ family, operand, reason }) =>
        `\`${family}\`: the operand \`${operand}\` ${reason}.`,
      remedy: () => 'Correct the operand.',
    }),
    forbidden_operand_prefix: rule<{
      family: string;
      operand: string;
      prefix: string;
    }>({
      severity: 'error',
      title: 'An operand begins with a forbidden prefix',
      why: 'Some operands make a program reach further than files, such as addresses for `open`.',
      wrong: { command: 'open https://host.test', context: { platform: 'darwin' } },
      right: { command: 'open notes.md', context: { platform: 'darwin' } },
      message: ({ family, operand, prefix }) =>
        `\`${family}\` may not take \`${operand}\`: \`${prefix}\` is a forbidden prefix.`,
      remedy: () => 'Name a file.',
    }),
    outside_allowed_roots: rule<{ path: string; roots: readonly string[] }>({
      severity: 'error',
      title: 'A path leaves the allowed roots',
      why: 'When the policy names roots, every path of a command must lead into one of them after `..` and symlinks are resolved.',
      wrong: {
        command: 'cat /srv/other/notes.md',
        policy: 'profile: curated\nallowed_roots: [/srv/app]',
      },
      right: {
        command: 'cat /srv/app/notes.md',
        policy: 'profile: curated\nallowed_roots: [/srv/app]',
      },
      configure: '`allowed_roots` in the policy.',
      message: ({ path, roots }) =>
        `The path \`${path}\` is outside of the allowed roots (${roots.join(', ')}).`,
      remedy: () => 'Use a path inside of an allowed root.',
    }),
    policy_risk: rule<{ risk: string; mode: string }>({
      severity: 'error',
      title: 'The policy does not accept this risk',
      why: 'A safe command is always accepted, one that writes in the modes write and dangerous, a dangerous one only in the mode dangerous with allow_dangerous.',
      wrong: { command: 'rm a', policy: 'profile: curated\nmode: write' },
      right: { command: 'cat a', policy: 'profile: curated\nmode: write' },
      configure: '`mode` and `allow_dangerous` in the policy.',
      message: ({ risk, mode }) =>
        `The risk \`${risk}\` is not accepted in the mode \`${mode}\`${risk === 'dangerous' && mode === 'dangerous' ? ' without allow_dangerous' : ''}.`,
      remedy: () => 'Write a command of a lower risk, or let the policy accept it.',
    }),
    network_touching: rule<Record<string, never>>({
      severity: 'warning',
      title: 'The command contacts other hosts',
      why: 'Accepted, because its form is read-only, with the warning that it leaves traces elsewhere.',
      wrong: 'curl -I https://host.test',
      right: 'cat notes.md',
      message: () =>
        'This command contacts external hosts and may reveal your IP address, DNS query, target host, or network metadata.',
      remedy: () => 'Make sure that this is meant.',
    }),
    archive_extraction_overwrite: rule<Record<string, never>>({
      severity: 'warning',
      title: 'Extraction can overwrite files',
      why: 'The members of an archive are not inspected; they can have the names of files that exist.',
      wrong: 'tar -xf a.tar -C out',
      right: 'cat notes.md',
      message: () => 'Archive extraction can write or overwrite files in the destination.',
      remedy: () => 'Make sure that this is meant.',
    }),
    archive_creation_overwrite: rule<Record<string, never>>({
      severity: 'warning',
      title: 'Creation can overwrite an archive',
      why: 'The archive tool replaces or updates an archive that exists.',
      wrong: 'zip -r a.zip src',
      right: 'cat notes.md',
      message: () =>
        'The underlying archive tool may overwrite or update an existing archive path.',
      remedy: () => 'Make sure that this is meant.',
    }),
    env_secrets: rule<Record<string, never>>({
      severity: 'warning',
      title: 'The command may print secrets of the environment',
      why: 'Environments and `.env` files hold tokens, and what is printed stays in logs.',
      wrong: 'cat .env',
      right: 'cat notes.md',
      message: () => 'This command may print secrets of the environment.',
      remedy: () => 'Make sure that this is meant.',
    }),
    recursive_deletion: rule<Record<string, never>>({
      severity: 'warning',
      title: 'The command deletes directories with all they hold',
      why: 'A wrong path deletes everything under it.',
      wrong: { command: 'rm -r build', policy: ANYTHING },
      right: 'cat notes.md',
      message: () => 'Recursive deletion removes a directory with everything in it.',
      remedy: () => 'Make sure that this is meant.',
    }),
    broad_permission_target: rule<Record<string, never>>({
      severity: 'warning',
      title: 'Permissions or owners of the whole system would change',
      why: 'A change at the root reaches every file.',
      wrong: { command: 'chmod 755 /', policy: ANYTHING },
      right: 'cat notes.md',
      message: () => 'This command changes permissions or owners of a broad target.',
      remedy: () => 'Make sure that this is meant.',
    }),
    writes_files: rule<Record<string, never>>({
      severity: 'warning',
      title: 'The command writes files',
      why: 'It changes the workspace or the machine.',
      wrong: { command: 'tee out.txt', policy: TEE },
      right: 'cat notes.md',
      message: () => 'This command writes files.',
      remedy: () => 'Make sure that this is meant.',
    }),
    experimental_mode: rule<Record<string, never>>({
      severity: 'warning',
      title: 'The proposal is experimental',
      why: 'Experimental proposals pass the same checks and need the strongest confirmation. Alone it does not turn allow into warn.',
      wrong: { command: 'cat notes.md', context: { proposal_mode: 'experimental' } },
      right: 'cat notes.md',
      message: () => 'Experimental mode needs very strong confirmation.',
      remedy: () => 'Make sure that this is meant.',
    }),
  },
  '`curated`',
);
