import type { Asset } from '../../assets/asset.ts';
import type { LoadedPolicy } from '../../policy/policy.ts';
import type { AttestationJudge } from './judge-attestation.ts';
import type { AttestationOptions } from './source.ts';

/** The attestations of a promotion, not yet read. */
export interface AttestationEvidence {
  /** The file that they come from, if it is one. */
  readonly file?: { readonly name: string; readonly bytes: Buffer };
  /** Verifies those about the candidates; see `judgeByAttestations` for its errors. */
  judge(candidates: readonly Asset[]): Promise<AttestationJudge>;
}

/** Returns attestations as evidence. Loads what verifies them only if there are candidates to judge. */
export function attestationEvidence(
  options: AttestationOptions,
  policy: Pick<LoadedPolicy, 'policy' | 'digest'>,
): AttestationEvidence {
  return {
    ...(options.file && { file: options.file }),
    judge: async (candidates) => {
      const { judgeByAttestations } = await import('./source.ts');
      return judgeByAttestations(candidates, options, policy);
    },
  };
}
