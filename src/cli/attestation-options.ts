import type { Client } from '../github/client.ts';
import { GateError } from '../ground/error.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import { attestationEvidence } from '../promote/attestation/evidence.ts';
import type { PromotionRequest } from '../promote/promote.ts';
import type { Terminal } from './terminal.ts';

/** The options of `promote` about signed attestations. */
export interface AttestationFlags {
  readonly attestation?: string;
  readonly fetch?: true;
  readonly trustedRoot?: string;
}

/** The options with their help. */
export const ATTESTATION_OPTIONS = {
  attestation: ['--attestation <file>', 'signed attestations of the genes, as evidence'],
  fetch: ['--fetch', 'ask GitHub for the attestations of the genes'],
  trustedRoot: [
    '--trusted-root <file>',
    'root of trust of the signatures (gh attestation trusted-root)',
  ],
} as const;

/**
 * Returns what reads the attestations of a promotion, if an option asks for it.
 *
 * @throws GateError `usage` without a trusted root or with nothing but it, or without the token that `--fetch` needs
 */
export async function attestationSource(
  { attestation, fetch, trustedRoot }: AttestationFlags,
  policy: LoadedPolicy,
  terminal: Terminal,
): Promise<Pick<PromotionRequest, 'attestation'>> {
  const asked = attestation !== undefined || fetch === true;
  if (!asked && trustedRoot !== undefined) {
    throw new GateError(
      'usage',
      'promote --trusted-root requires --attestation or --fetch.',
      'Say where the attestations are, or remove --trusted-root.',
    );
  }
  if (!asked) return {};
  if (trustedRoot === undefined) {
    throw new GateError(
      'usage',
      'promote --attestation and --fetch require --trusted-root.',
      'Write the file with `gh attestation trusted-root > trusted-root.jsonl`.',
    );
  }
  const named = async (name: string) => ({ name, bytes: await terminal.readInput(name) });
  const options = {
    trustedRoot: await named(trustedRoot),
    ...(attestation !== undefined && { file: await named(attestation) }),
    ...(fetch && { client: await clientOf(terminal) }),
  };
  return { attestation: attestationEvidence(options, policy) };
}

async function clientOf({ env }: Terminal): Promise<Client> {
  const { GITHUB_TOKEN: token, GITHUB_API_URL: baseUrl } = env;
  if (!token) {
    throw new GateError(
      'usage',
      'promote --fetch requires a token.',
      'Set GITHUB_TOKEN; it needs `attestations: read` for the repositories of the signers.',
    );
  }
  const { connect } = await import('../github/client.ts');
  return connect(token, baseUrl ? { baseUrl } : {});
}
