import * as z from 'zod';
import { GateError } from '../ground/error.ts';
import type { GitHubTarget } from './client.ts';
import { explainFailure, ifFound } from './failure.ts';
import { objectIdSchema } from './pull-request.ts';

/** Later events of a review and its pull request, in ISO 8601; null: none. */
export interface ReviewHistory {
  /** Of the body. */
  readonly editedAt: string | null;
  /** Of the pull request's base branch. */
  readonly retargetedAt: string | null;
}

const userSchema = z.object({
  /** Stable if the login changes. */
  id: z.int(),
  login: z.string(),
  /** `User`, or `Bot` and others. */
  type: z.string(),
});
export type Reviewer = z.infer<typeof userSchema>;

/** https://docs.github.com/rest/pulls/reviews. A pending review lacks the time of submission. */
const reviewSchema = z
  .object({
    id: z.int(),
    node_id: z.string(),
    /** Null for a deleted account. */
    user: userSchema.nullable(),
    /** `APPROVED`, `CHANGES_REQUESTED`, `COMMENTED`, `DISMISSED` or `PENDING`. */
    state: z.string(),
    body: z.string().nullable(),
    commit_id: objectIdSchema.nullable().optional(),
    submitted_at: z.iso.datetime().optional(),
  })
  .transform(({ node_id, commit_id = null, submitted_at = null, body, ...review }) => ({
    ...review,
    /** In GraphQL. */
    nodeId: node_id,
    body: body ?? '',
    /** The reviewed commit; null if unknown. */
    commit: commit_id,
    /** ISO 8601; null for a pending review. */
    submittedAt: submitted_at,
  }));
export type Review = z.infer<typeof reviewSchema>;

const pullSchema = z.object({ user: userSchema });

/** `permission` is the legacy field: maintain appears as write, and triage as read. */
const permissionSchema = z.object({
  permission: z.string(),
  user: z.object({ id: z.int() }).nullable(),
});

const timelineSchema = z.object({
  timelineItems: z.object({ nodes: z.array(z.object({ createdAt: z.iso.datetime() }).nullable()) }),
});

const editsSchema = z.object({
  nodes: z.array(
    z
      .object({
        id: z.string(),
        lastEditedAt: z.iso.datetime().nullable(),
        pullRequest: timelineSchema.optional(),
      })
      .nullable(),
  ),
});

/**
 * REST reports neither edits of reviews, which anyone with write access may make, nor changes of the base branch.
 */
export const LAST_EDITS = `query($ids: [ID!]!) { nodes(ids: $ids) { ... on PullRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`;

/** GraphQL's limit for nodes in a query. */
const IDS_AT_ONCE = 100;

const WRITING: ReadonlySet<string> = new Set(['admin', 'write']);

/** Reads the reviews of a pull request; needs `pull-requests: read`. Every query may reject. */
export type Reviews = ReturnType<typeof githubReviews>;

export function githubReviews(
  { client, owner, repo }: GitHubTarget,
  { number }: NonNullable<GitHubTarget['pullRequest']>,
) {
  const { pulls, repos } = client.octokit.rest;
  const pull = { owner, repo, pull_number: number };
  return {
    /** The id of the account that opened the pull request. */
    authorId: async () => pullSchema.parse((await pulls.get(pull)).data).user.id,
    list: async (): Promise<readonly Review[]> => {
      const all = await client.octokit.paginate(pulls.listReviews, { ...pull, per_page: 100 });
      return z.array(reviewSchema).parse(all);
    },
    /** By `nodeId`. */
    lastEdits: async (reviews: readonly Review[]): Promise<ReadonlyMap<string, ReviewHistory>> => {
      const edits = new Map<string, ReviewHistory>();
      const ids = reviews.map(({ nodeId }) => nodeId);
      for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
        const some = ids.slice(at, at + IDS_AT_ONCE);
        const answer = editsSchema.parse(await client.octokit.graphql(LAST_EDITS, { ids: some }));
        for (const node of answer.nodes) {
          if (node === null) continue;
          const retargeted = node.pullRequest?.timelineItems.nodes.at(-1)?.createdAt ?? null;
          edits.set(node.id, { editedAt: node.lastEditedAt, retargetedAt: retargeted });
        }
      }
      return edits;
    },
    mayWrite: async ({ id, login }: Reviewer): Promise<boolean> => {
      const asked = { owner, repo, username: login };
      const answer = await ifFound(repos.getCollaboratorPermissionLevel(asked));
      if (answer === undefined) return false;
      const { permission, user } = permissionSchema.parse(answer.data);
      // Another account can take over an abandoned login.
      return user?.id === id && WRITING.has(permission);
    },
    /** Without a full stop. */
    explain: (error: unknown, doing: string): string =>
      error instanceof GateError
        ? `could not ${doing}: ${error.message}`
        : explainFailure(error, { doing, permission: 'pull-requests: read' }),
  };
}
