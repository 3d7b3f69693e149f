import type { ApiRequest, Route } from './api.ts';
import { Refusal } from './refusal.ts';
import type { State } from './state.ts';
import { demand } from './tokens.ts';

interface Bundle {
  readonly dsseEnvelope?: { readonly payload?: string };
}

interface Statement {
  readonly subject: readonly { readonly digest: { readonly sha256?: string } }[];
}

/** The attestations of the repository, which GitHub stores without verifying them. */
export function attestationRoutes(state: State): Route[] {
  return [
    { method: 'POST', pattern: /^\/attestations$/, handle: create },
    { method: 'GET', pattern: /^\/attestations\/([^/]+)$/, handle: list },
  ];

  function create({ identity, body }: ApiRequest) {
    demand(identity, 'write', 'attestations');
    const bundle = body.bundle as Bundle;
    const payload = Buffer.from(bundle.dsseEnvelope?.payload ?? '', 'base64').toString('utf8');
    const { subject } = JSON.parse(payload) as Statement;
    for (const { digest } of subject) {
      state.attestations.push({ digest: `sha256:${digest.sha256}`, bundle });
    }
    return { status: 201, body: { id: state.nextId() } };
  }

  /** The newest first; without any, GitHub answers 404. */
  function list({ identity, captures, url }: ApiRequest) {
    demand(identity, 'read', 'attestations');
    const size = Number(url.searchParams.get('per_page') ?? 30);
    const found = state.attestations.filter(({ digest }) => digest === captures[0]).reverse();
    if (found.length === 0) throw new Refusal(404, 'Not Found');
    const attestations = found.slice(0, size).map(({ bundle }) => ({
      ...(bundle === undefined ? {} : { bundle }),
      repository_id: state.repository.id,
      bundle_url: `${state.htmlUrl}/attestations/bundle`,
    }));
    return { status: 200, body: { attestations } };
  }
}
