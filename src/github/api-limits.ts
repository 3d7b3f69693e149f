/** GitHub's limits in UTF-16 units, unless named otherwise. GitHub rejects a larger request as a whole. */
export const GITHUB_LIMITS = {
  /** https://docs.github.com/rest/checks/runs: title, summary, text and annotations of `output`. */
  checkTitle: 255,
  checkSummary: 65_535,
  checkText: 65_535,
  annotationsPerRequest: 50,
  annotationTitle: 255,
  annotationMessageBytes: 64 * 1024,
  commentBody: 65_536,
  /** https://docs.github.com/rest/repos/contents: the answer for a larger file has no content. */
  contentBytes: 1024 * 1024,
  /** For one step. GitHub drops a larger summary entirely. */
  stepSummaryBytes: 1024 * 1024,
} as const;

/**
 * Annotations of one check run: ten requests of fifty. A repository's token has 1,000 requests an hour for all
 * its workflows, and nobody reads more annotations; the others are only counted.
 */
export const MAX_ANNOTATIONS = 500;
