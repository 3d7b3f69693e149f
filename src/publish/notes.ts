import { shorten } from '../github/limits.ts';
import type { Publication } from './context.ts';

/**
 * Renders the report with remarks about its own publication beneath it.
 *
 * @param max UTF-16 units that the result has at most
 */
export function withNotes(publication: Publication, notes: readonly string[], max: number): string {
  if (notes.length === 0) return shorten(publication.markdown(max), max);
  const remarks = shorten(`\n\n---\n${notes.map((note) => `- ${note}`).join('\n')}\n`, max);
  const room = max - remarks.length;
  return `${shorten(publication.markdown(room), room)}${remarks}`;
}
