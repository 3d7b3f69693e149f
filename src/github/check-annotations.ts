import { GITHUB_LIMITS } from './api-limits.ts';
import { type CheckRun, checkOperation } from './check-run.ts';
import { type GitHubTarget, NOT_REPEATABLE } from './client.ts';
import { explainFailure, readFailure } from './failure.ts';

/** In the API's field names. It has columns only on one line. */
export interface Annotation {
  path: string;
  start_line: number;
  end_line: number;
  start_column?: number;
  end_column?: number;
  annotation_level: 'failure' | 'warning' | 'notice';
  title: string;
  message: string;
}

/** The identity of an annotation. GitHub returns null for fields that were not sent. */
type WrittenAnnotation = {
  readonly [Field in Exclude<keyof Annotation, 'annotation_level'>]?: Annotation[Field] | null;
} & { readonly annotation_level: string | null };

/** @returns undefined if some annotations are outdated, because GitHub cannot delete them */
export async function missingAnnotations(
  target: GitHubTarget,
  check: CheckRun,
  wanted: readonly Annotation[],
): Promise<readonly Annotation[] | undefined> {
  if (check.annotationsCount === 0) return wanted;
  const { client, owner, repo } = target;
  const written = await client.octokit.paginate(client.octokit.rest.checks.listAnnotations, {
    owner,
    repo,
    check_run_id: check.id,
    per_page: 100,
  });
  const present = new Set(written.map(identify));
  const current = new Set(wanted.map(identify));
  if (![...present].every((key) => current.has(key))) return undefined;
  return wanted.filter((annotation) => !present.has(identify(annotation)));
}

function identify(annotation: WrittenAnnotation): string {
  const { path, start_line, end_line, start_column, end_column } = annotation;
  const { annotation_level, title, message } = annotation;
  const words = [title, message].map((text) => text?.trim() ?? '');
  const columns = [start_column ?? 0, end_column ?? 0];
  return JSON.stringify([path, start_line, end_line, ...columns, annotation_level, ...words]);
}

/** Appends annotations in batches. Skips a batch that GitHub rejects; stops at any other failure. */
export async function appendAnnotations(
  target: GitHubTarget,
  check: CheckRun,
  annotations: readonly Annotation[],
): Promise<string[]> {
  const size = GITHUB_LIMITS.annotationsPerRequest;
  const notes: string[] = [];
  let written = check.annotationsCount;
  for (let start = 0; start < annotations.length; start += size) {
    const batch = annotations.slice(start, start + size);
    try {
      await appendBatch(target, check, batch, written);
      written += batch.length;
    } catch (error) {
      const refused = readFailure(error).kind === 'invalid';
      const missing = refused ? batch.length : annotations.length - start;
      const reason = explainFailure(error, { ...checkOperation(target), doing: 'annotate' });
      notes.push(`Missing annotations: ${missing}; ${reason}.`);
      if (!refused) break;
    }
  }
  return notes;
}

async function appendBatch(
  { client, owner, repo }: GitHubTarget,
  { id }: CheckRun,
  batch: readonly Annotation[],
  written: number,
): Promise<void> {
  const { checks } = client.octokit.rest;
  const run = { owner, repo, check_run_id: id };
  const append = async () => {
    const output = {
      title: 'The gate is publishing',
      summary: 'Writing annotations.',
      annotations: [...batch],
    };
    await checks.update({ ...run, status: 'in_progress', output, ...NOT_REPEATABLE });
    return true;
  };
  await client.once(append, async () => {
    const { data } = await checks.get(run);
    return data.output.annotations_count >= written + batch.length || undefined;
  });
}
