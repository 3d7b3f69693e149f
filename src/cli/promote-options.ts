import { Command, Option } from 'commander';
import { GateError } from '../ground/error.ts';
import { FAIL_ON, type FailOn } from '../promote/promotion.ts';
import type { NamedInputs } from '../promote/promotion-inputs.ts';
import type { Terminal } from './terminal.ts';

/** The options of `promote`. */
export interface PromoteOptions extends NamedInputs {
  readonly quarantine?: string;
  readonly repo?: string;
  readonly policy?: string;
  readonly run?: true;
  readonly approve?: string;
  readonly failOn: FailOn;
  readonly format: 'text' | 'json' | 'jsonl';
  readonly emit?: 'decision';
  readonly output?: string;
  readonly quiet?: true;
  readonly verbose?: true;
}

const NOTES = `
Candidates are JSON, JSONL, a message between agents, a .gepx archive, or a
directory; \`-\` reads standard input. The policy lists the workflows whose signed
promotions count (\`a2a.attestation\`); no network is needed to verify them.

Exit codes:
  0  all candidates promoted, or skipped because they exist
  1  at least one candidate rejected or quarantined
  2  error: promote could not decide`;

/** Returns the command `promote` with its options and help, and without an action. */
export function promoteCommand(): Command {
  return new Command('promote')
    .requiredOption('--assets <file>', 'file or directory with the candidates')
    .option('--events <file>', 'event log for counting successes (default: the log of --repo)')
    .option(
      '--report <file>',
      'GateReport or ValidationReports of the genes, as evidence: a file or a directory',
    )
    .option('--attestation <file>', 'signed promotions of the candidates, as evidence')
    .option(
      '--trusted-root <file>',
      'root of trust of the signatures (gh attestation trusted-root)',
    )
    .option('--repo <dir>', 'target repository; assets that it already has are skipped')
    .option(
      '--policy <file>',
      'policy file (default: the policy of --repo, else the built-in policy)',
    )
    .option('--run', 'run the commands of genes that pass all other checks')
    .option(
      '--approve <digest>',
      'with --run, approve the commands that wait, with the digest of an earlier run',
    )
    .addOption(
      new Option(
        '--fail-on <outcome>',
        'what exits with 1: `rejected` candidates, or also `unproven` ones',
      )
        .choices(FAIL_ON)
        .default('unproven'),
    )
    .addOption(
      new Option('--format <name>', 'output format; `jsonl` prints the promoted assets')
        .choices(['text', 'json', 'jsonl'])
        .default('text'),
    )
    .addOption(
      new Option(
        '--emit <kind>',
        'print the decisions as messages of the protocol, as JSONL; requires A2A_NODE_ID',
      )
        .choices(['decision'])
        .conflicts('format'),
    )
    .option(
      '--output <path>',
      'also write the promoted assets to this file, as JSONL; to a directory, one file for each type',
    )
    .option(
      '--quarantine <file>',
      'also add the candidates without sufficient evidence to this file, as JSONL',
    )
    .addOption(new Option('--quiet', 'write only errors to standard error').conflicts('verbose'))
    .option('--verbose', 'show every reason')
    .addHelpText('after', NOTES);
}

/** Refuses options that lack another one. @throws GateError `usage` */
export function namedInputs(options: PromoteOptions): NamedInputs {
  const { assets, events, report, attestation, trustedRoot } = options;
  const files = [assets, events, report, attestation, trustedRoot];
  if (options.run && options.repo === undefined) {
    throw usage(
      'promote --run requires --repo: candidates do not include the files that their commands run.',
      'Pass the repository with the scripts and tests with --repo.',
    );
  }
  if (options.approve !== undefined && !options.run) {
    throw usage(
      'promote --approve requires --run: it approves commands that would run.',
      'Add --run, or remove --approve.',
    );
  }
  if (files.filter((name) => name === '-').length > 1) {
    throw usage('promote can read standard input only once.', 'Use `-` for only one file.');
  }
  if ((attestation === undefined) !== (trustedRoot === undefined)) {
    throw usage(
      'promote --attestation requires --trusted-root, and the other way around.',
      'Write the file with `gh attestation trusted-root > trusted-root.jsonl`.',
    );
  }
  return { assets, events, report, attestation, trustedRoot };
}

/**
 * Returns the id of the node that sends the messages of `--emit`.
 * @throws GateError `usage` without `A2A_NODE_ID`, because hubs refuse messages without a sender
 */
export function senderOf({ emit }: PromoteOptions, { env }: Terminal): string {
  const id = env.A2A_NODE_ID?.trim() ?? '';
  if (emit === undefined || id !== '') return id;
  throw usage(
    'promote --emit requires the id of your node, which every message names as its sender.',
    'Set A2A_NODE_ID, such as A2A_NODE_ID=node_0123456789ab.',
  );
}

function usage(message: string, hint: string): GateError {
  return new GateError('usage', message, hint);
}
