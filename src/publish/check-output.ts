import type { CheckOutput } from '../github/check-run.ts';
import { GITHUB_LIMITS, shorten } from '../github/limits.ts';
import type { Publication } from './context.ts';
import { withNotes } from './notes.ts';

/** @param notes notes for the reader about the publication itself */
export function checkOutput(publication: Publication, notes: readonly string[]): CheckOutput {
  const text = publication.text(GITHUB_LIMITS.checkText);
  return {
    title: shorten(publication.title, GITHUB_LIMITS.checkTitle),
    summary: withNotes(publication, notes, GITHUB_LIMITS.checkSummary),
    ...(text !== undefined && { text: shorten(text, GITHUB_LIMITS.checkText) }),
  };
}
