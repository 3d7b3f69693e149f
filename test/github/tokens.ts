import { Refusal } from './refusal.ts';

export type Access = 'read' | 'write';
export type Scope = 'actions' | 'attestations' | 'checks' | 'contents' | 'issues' | 'pull_requests';

/** The identity and permissions of a token. */
export interface Identity {
  readonly user: { readonly id: number; readonly login: string };
  /** Installation tokens such as GITHUB_TOKEN belong to an app; personal tokens do not. */
  readonly app?: { readonly id: number; readonly slug: string };
  readonly permissions: Readonly<Partial<Record<Scope, Access>>>;
}

/** GITHUB_TOKEN, as GitHub creates it for a workflow with these permissions. */
export function actionsToken(permissions: Identity['permissions']): Identity {
  return {
    user: { id: 41898282, login: 'github-actions[bot]' },
    app: { id: 15368, slug: 'github-actions' },
    permissions,
  };
}

export const WRITE_ALL = {
  actions: 'read',
  checks: 'write',
  contents: 'read',
  issues: 'write',
  pull_requests: 'write',
} as const;

/** The token of a pull request from a fork. */
export const READ_ALL = {
  actions: 'read',
  checks: 'read',
  contents: 'read',
  issues: 'read',
  pull_requests: 'read',
} as const;

/** @throws Refusal 403 with GitHub's message, unless one of the scopes allows it */
export function demand(identity: Identity, access: Access, ...scopes: Scope[]): void {
  const allowed = scopes.some((scope) => {
    const granted = identity.permissions[scope];
    return granted === 'write' || granted === access;
  });
  if (!allowed) throw notAccessible(identity);
}

export function notAccessible(identity: Identity): Refusal {
  const by = identity.app === undefined ? 'personal access token' : 'integration';
  return new Refusal(403, `Resource not accessible by ${by}`);
}
