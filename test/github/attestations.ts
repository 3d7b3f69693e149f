import type { ApiRequest, Route } from './api.ts';
import type { State } from './state.ts';
import { demand } from './tokens.ts';

interface Bundle {
  readonly dsseEnvelope: { readonly payload: string };
}

interface Statement {
  readonly subject: readonly { readonly digest: { readonly sha256: string } }[];
}

/** The attestations of the repository, which GitHub stores by their subjects, without verifying them. */
export function attestationRoutes(state: State): Route[] {
  return [{ method: 'POST', pattern: /^\/attestations$/, handle: create }];

  function create({ identity, body }: ApiRequest) {
    demand(identity, 'write', 'attestations');
    const { dsseEnvelope } = body.bundle as Bundle;
    const payload = Buffer.from(dsseEnvelope.payload, 'base64').toString('utf8');
    const { subject } = JSON.parse(payload) as Statement;
    state.attestations.push(...subject.map(({ digest }) => `sha256:${digest.sha256}`));
    return { status: 201, body: { id: state.nextId() } };
  }
}
