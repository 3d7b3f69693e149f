import { clip } from '../report/view/words.ts';
import type { Publication, PublishedPart } from './context.ts';

/**
 * Renders the report, followed by notes about its publication.
 *
 * @param max limit of the result in UTF-16 units
 */
export function withNotes(
  { markdown }: Pick<Publication, 'markdown'>,
  place: PublishedPart,
  notes: readonly string[],
  max: number,
): string {
  if (notes.length === 0) return clip(markdown(max, place), max);
  const remarks = clip(`\n\n---\n${notes.map((note) => `- ${note}`).join('\n')}\n`, max);
  const room = max - remarks.length;
  return `${clip(markdown(room, place), room)}${remarks}`;
}
