/** What GitHub takes at most. Characters are UTF-16 units; larger requests are refused whole. */
export const GITHUB_LIMITS = {
  /** https://docs.github.com/rest/checks/runs: title, summary, text and annotations of `output`. */
  checkTitle: 255,
  checkSummary: 65_535,
  checkText: 65_535,
  annotationsPerRequest: 50,
  annotationTitle: 255,
  annotationMessageBytes: 64 * 1024,
  commentBody: 65_536,
  /** Of one step; a larger summary is dropped whole. */
  stepSummaryBytes: 1024 * 1024,
} as const;

/**
 * Annotations that one check run gets: ten requests of fifty. A repository's token has 1,000
 * requests an hour for all of its workflows, and nobody reads more; the rest is counted.
 */
export const MAX_ANNOTATIONS = 500;

/** @returns the text, or its beginning and `…`, in at most `max` UTF-16 units, no pair split */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
