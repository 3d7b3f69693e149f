import * as z from 'zod';
import { GateError } from '../ground/error.ts';
import type { GitHubTarget } from './client.ts';
import { explainFailure, ifFound } from './failure.ts';
import { objectIdSchema } from './pull-request.ts';

/** The fields of a pull request review that an approval depends on. */
export interface Review {
  readonly id: number;
  /** Its node id in GraphQL. */
  readonly nodeId: string;
  /** Null for a deleted account. */
  readonly user: Reviewer | null;
  /** `APPROVED`, `CHANGES_REQUESTED`, `COMMENTED`, `DISMISSED` or `PENDING`. */
  readonly state: string;
  readonly body: string;
  /** The commit that was reviewed; null if unknown. */
  readonly commit: string | null;
  /** ISO 8601; null for a review that was not submitted. */
  readonly submittedAt: string | null;
}

/** What happened to a review and its pull request, in ISO 8601; null: never. */
export interface ReviewHistory {
  /** When the body was last edited. */
  readonly editedAt: string | null;
  /** When the base branch of the pull request was last changed to another one. */
  readonly retargetedAt: string | null;
}

export interface Reviewer {
  /** Unchanged when the login changes. */
  readonly id: number;
  readonly login: string;
  /** `User`, or `Bot` and others. */
  readonly type: string;
}

const userSchema = z.object({ id: z.int(), login: z.string(), type: z.string() });

/** https://docs.github.com/rest/pulls/reviews; a pending review is not submitted. */
const reviewSchema = z
  .object({
    id: z.int(),
    node_id: z.string(),
    user: userSchema.nullable(),
    state: z.string(),
    body: z.string().nullable(),
    commit_id: objectIdSchema.nullable().optional(),
    submitted_at: z.iso.datetime().optional(),
  })
  .transform(({ node_id, commit_id = null, submitted_at = null, body, ...review }) => ({
    ...review,
    nodeId: node_id,
    body: body ?? '',
    commit: commit_id,
    submittedAt: submitted_at,
  }));

const pullSchema = z.object({ user: userSchema });

/** `permission` is the legacy field: maintain is write, and triage is read. */
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
 * REST reports neither edits, which anyone with write access may make to any comment, nor between
 * which branches a pull request was moved.
 */
export const LAST_EDITS = `query($ids: [ID!]!) { nodes(ids: $ids) { ... on PullRequestReview {
  id lastEditedAt
  pullRequest { timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT]) {
    nodes { ... on BaseRefChangedEvent { createdAt } }
  } }
} } }`;

/** GraphQL's limit of nodes per query. */
const IDS_AT_ONCE = 100;

const WRITING: ReadonlySet<string> = new Set(['admin', 'write']);

/** The reviews of a pull request on GitHub, for which `pull-requests: read` is enough. Every query may reject. */
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
    /** The later history of reviews, by {@link Review.nodeId}. */
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
      // Another account can claim a login that was given up.
      return user?.id === id && WRITING.has(permission);
    },
    /** What failed, as a sentence without a full stop. */
    explain: (error: unknown, doing: string): string =>
      error instanceof GateError
        ? `could not ${doing}: ${error.message}`
        : explainFailure(error, { doing, permission: 'pull-requests: read' }),
  };
}
