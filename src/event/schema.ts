import * as z from 'zod';

export const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);

/** The repository that an event happened in. */
export interface EventRepository {
  readonly owner: string;
  readonly repo: string;
}

/** The webhook fields about the repository that are used. */
export const repositorySchema = z.object({
  repository: z
    .object({
      name: z.string().min(1),
      owner: z.object({ login: z.string().min(1) }),
      default_branch: z.string().min(1),
    })
    .transform(({ name, owner, default_branch }) => ({
      owner: owner.login,
      repo: name,
      defaultBranch: default_branch,
    })),
});
