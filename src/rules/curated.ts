import { rule, rules, warning } from './rule.ts';

/** Warnings that right examples of the program cannot avoid. */
const NETWORK = {
  network_touching: 'Commands that contact other hosts are accepted with this warning.',
};
const HEAD = 'curl -I https://host.test';
const HEAD_REQUEST = { command: HEAD, also: NETWORK };
const EXTRACTION = {
  archive_extraction_overwrite: 'The contents of the archive are not inspected.',
};

const CREATION = { archive_creation_overwrite: 'The archive may already exist.' };

/** A policy that accepts every risk, so only warnings remain. */
const ANYTHING = 'profile: curated\nmode: dangerous\nallow_dangerous: true';

const ROOTS = 'profile: curated\nallowed_roots: [/srv/app]';

const MAKE = `profile: curated
families:
  - name: make
    sandbox: { forms: { test: {} }, match: [make test], not_match: [make] }`;
const TEE = `profile: curated
families:
  - name: tee
    sandbox: { risk: write, warnings: [writes_files], match: [tee out.txt], not_match: [tee --append out.txt] }`;

/**
 * A command that matches no fixed form of its family.
 * @param also warnings of the form
 */
function constrainedForm(
  wrong: string,
  right: string,
  also: Readonly<Record<string, string>>,
  policy?: string,
) {
  const terms = policy === undefined ? {} : { policy };
  return rule({
    title: `Command is not a registered form of ${right.split(' ')[0]}`,
    why: 'Programs that can do damage in many ways are accepted only in a few fixed forms, and every word of the command must match the form.',
    wrong: { command: wrong, ...terms },
    right: { command: right, ...terms, also },
    message: '`{family}` {objection}.',
    remedy: 'Write the command in one of the registered forms.',
  });
}

/** One kind of shell operator; all kinds are blocked. */
function shellOperator(kind: string, does: string, wrong: string) {
  return rule<{ operator: string }>({
    title: `Command ${does}`,
    why: 'Only one command is validated. An operator makes a shell run a second one, insert the output of one, or open files that no operand names. In the operands of archives, operators are blocked even inside quotes, which people and tools that pass them on can lose.',
    wrong,
    right: 'tar -tf a.tar',
    message: ({ operator }) =>
      `The command contains a blocked shell operator (${kind}): \`${operator}\`.`,
    remedy: 'Write a single command without shell operators.',
  });
}

/** Common to all warnings about accepted commands. */
const CONFIRMED = { right: 'cat notes.md', remedy: 'Confirm that this is intended.' } as const;

/** In the order of the profile's checks; warnings come last. */
export const curatedRules = rules(
  'policy',
  'broken',
  {
    no_command: rule({
      title: 'Command is missing',
      why: 'The curated validator validates the command of a proposal. Without a command, it has nothing to accept.',
      wrong: '',
      right: 'cat notes.md',
      message: 'The proposal has no command to validate.',
      remedy: 'Write a command.',
    }),
    parse_failed: rule({
      title: 'Command cannot be parsed',
      why: 'Text that a shell cannot split into words has no meaning that can be validated.',
      wrong: 'tar -tf "release.tar',
      right: 'tar -tf release.tar',
      message: 'The command text cannot be parsed into words.',
      remedy: 'Close every quote, and remove a backslash at the end.',
    }),
    'shell_operator.chaining': shellOperator('chaining', 'is a list', 'tar -tf a.tar && ls'),
    'shell_operator.pipeline': shellOperator('pipeline', 'is a pipeline', 'ls | head'),
    'shell_operator.background': shellOperator('background', 'runs in the background', 'ls &'),
    'shell_operator.redirection': shellOperator('redirection', 'is redirected', 'ls > out.txt'),
    'shell_operator.substitution': shellOperator('substitution', 'has a substitution', 'ls $(pwd)'),
    'shell_operator.multiline': shellOperator('multiline', 'has several lines', 'ls<U+000A>pwd'),
    'shell_operator.quoted': shellOperator('quoted', 'has an operator in quotes', 'tar -tf "a&b"'),
    not_in_registry: rule({
      title: 'Command family is not in the curated registry',
      why: 'Only programs with a specification of their flags and operands can be validated.',
      wrong: 'wget https://host.test',
      right: HEAD_REQUEST,
      configure:
        '`families` in the policy adds a family, in the same format as the built-in families.',
      message: 'The command family `{family}` is not in the curated registry.',
      remedy: 'Use a command of a family in the registry, or add the family to the policy.',
    }),
    family_unavailable: rule({
      title: 'Command family is not available',
      why: 'A policy can disable packs of families. Some programs do not exist on every platform. A family with the maturity `blocked` is always refused, and some others are accepted in one proposal mode only.',
      wrong: 'sudo ls',
      right: 'cat notes.md',
      configure: '`disabled_packs` and `experimental` in the policy.',
      message: 'The command family `{family}` {reason}.',
      remedy: 'Use another family.',
    }),
    family_base_mismatch: rule({
      title: 'Command runs a different program than the proposal names',
      why: 'A proposal names its command family, and the command must begin with that program. Otherwise the checks of one program would apply to the arguments of another.',
      wrong: { command: 'dig host.test', context: { command_family: 'curl' } },
      right: { ...HEAD_REQUEST, context: { command_family: 'curl' } },
      message: 'The proposal names `{family}`, but the command runs `{base}`.',
      remedy: 'Begin the command with `{family}`, or name the other family in the proposal.',
    }),
    'constrained_form.tar': constrainedForm('tar -xvf a.tar', 'tar -xf a.tar -C out', EXTRACTION),
    'constrained_form.unzip': constrainedForm('unzip a.zip', 'unzip a.zip -d out', EXTRACTION),
    'constrained_form.zip': constrainedForm('zip -r a.zip .', 'zip -r a.zip src', CREATION),
    'constrained_form.ping': constrainedForm('ping host.test', 'ping -c 4 host.test', NETWORK),
    'constrained_form.curl': constrainedForm('curl https://host.test', HEAD, NETWORK),
    'constrained_form.dns': constrainedForm('dig +short host.test', 'dig host.test', NETWORK),
    'constrained_form.other': constrainedForm('make install', 'make test', {}, MAKE),
    argument_refused: rule({
      title: 'Argument is not in the description of the family',
      why: 'A flag changes what a program does. With too few operands, a program reads standard input or uses another location; with too many, it reaches files that were not intended. So the flags, the operands and their number are those of the description.',
      wrong: 'wc --files0-from=list',
      right: 'wc -l notes.md',
      message: '`{family}` {objection}.',
      remedy: 'Correct or remove the argument.',
    }),
    forbidden_operand_prefix: rule({
      title: 'Operand has a forbidden prefix',
      why: 'Some operands make a program access more than files, for example URLs with `open`.',
      wrong: { command: 'open https://host.test', context: { platform: 'darwin' } },
      right: { command: 'open notes.md', context: { platform: 'darwin' } },
      message:
        '`{family}` does not accept `{operand}`, because the prefix `{prefix}` is forbidden.',
      remedy: 'Name a file.',
    }),
    outside_allowed_roots: rule<{ path: string; roots: readonly string[] }>({
      title: 'Path is outside the allowed roots',
      why: 'If the policy sets `allowed_roots`, every path of a command must be inside one of them after `..` and symbolic links are resolved.',
      wrong: { command: 'cat /srv/other/notes.md', policy: ROOTS },
      right: { command: 'cat /srv/app/notes.md', policy: ROOTS },
      configure: '`allowed_roots` in the policy.',
      message: 'The path `{path}` is outside the allowed roots ({roots}).',
      remedy: 'Use a path inside an allowed root.',
    }),
    policy_risk: rule<{ risk: string; mode: string }>({
      title: 'Policy does not accept the risk',
      why: 'A safe command is always accepted. A command that writes is accepted in the modes `write` and `dangerous`. A dangerous command is accepted only in the mode `dangerous` with `allow_dangerous`.',
      wrong: { command: 'rm a', policy: 'profile: curated\nmode: write' },
      right: { command: 'cat a', policy: 'profile: curated\nmode: write' },
      configure: '`mode` and `allow_dangerous` in the policy.',
      message: ({ risk, mode }) =>
        `The policy mode \`${mode}\` does not accept the risk \`${risk}\`${risk === 'dangerous' && mode === 'dangerous' ? ' without `allow_dangerous`' : ''}.`,
      remedy: 'Use a command with a lower risk, or change the policy to accept this risk.',
    }),
    network_touching: warning({
      ...CONFIRMED,
      title: 'Command contacts external hosts',
      why: 'The command is accepted because its form is read-only, but it leaves traces on other hosts.',
      wrong: 'curl -I https://host.test',
      message:
        'This command contacts external hosts and may reveal your IP address, DNS query, target host, or network metadata.',
    }),
    archive_extraction_overwrite: warning({
      ...CONFIRMED,
      harm: 'danger',
      title: 'Extraction can overwrite files',
      why: 'The members of an archive are not inspected and can have the names of existing files.',
      wrong: 'tar -xf a.tar -C out',
      message: 'Archive extraction can write or overwrite files in the destination.',
    }),
    archive_creation_overwrite: warning({
      ...CONFIRMED,
      title: 'Creation can overwrite an archive',
      why: 'The archive tool replaces or updates an existing archive.',
      wrong: 'zip -r a.zip src',
      message: 'The underlying archive tool may overwrite or update an existing archive path.',
    }),
    env_secrets: warning({
      ...CONFIRMED,
      harm: 'danger',
      title: 'Command can print secrets from the environment',
      why: 'Environments and `.env` files contain tokens, and printed output stays in logs.',
      wrong: 'cat .env',
      message: 'This command can print secrets from the environment.',
    }),
    recursive_deletion: warning({
      ...CONFIRMED,
      harm: 'danger',
      title: 'Command deletes directories recursively',
      why: 'A wrong path deletes everything under it.',
      wrong: { command: 'rm -r build', policy: ANYTHING },
      message: 'Recursive deletion removes a directory and everything in it.',
    }),
    broad_permission_target: warning({
      ...CONFIRMED,
      harm: 'danger',
      title: 'Command changes permissions or owners of the entire system',
      why: 'A change at the root affects every file.',
      wrong: { command: 'chmod 755 /', policy: ANYTHING },
      message: 'This command changes permissions or owners of a broad target.',
    }),
    writes_files: warning({
      writes: true,
      ...CONFIRMED,
      title: 'Command writes files',
      why: 'The command changes the workspace or the machine.',
      wrong: { command: 'tee out.txt', policy: TEE },
      message: 'This command writes files.',
    }),
    experimental_mode: warning({
      ...CONFIRMED,
      title: 'Proposal is experimental',
      why: 'Experimental proposals pass the same checks and require the strongest confirmation. This warning alone does not change the verdict from allow to warn.',
      wrong: { command: 'cat notes.md', context: { proposal_mode: 'experimental' } },
      message: 'Experimental mode requires very strong confirmation.',
    }),
  },
  '`curated`',
);
