/** GitHub's limits. Characters are UTF-16 units; GitHub rejects a larger request as a whole. */
export const GITHUB_LIMITS = {
  /** https://docs.github.com/rest/checks/runs: title, summary, text and annotations of `output`. */
  checkTitle: 255,
  checkSummary: 65_535,
  checkText: 65_535,
  annotationsPerRequest: 50,
  annotationTitle: 255,
  annotationMessageBytes: 64 * 1024,
  commentBody: 65_536,
  /** https://docs.github.com/rest/repos/contents: a larger file has no content in the answer. */
  contentBytes: 1024 * 1024,
  /** Of one step; GitHub drops a larger summary entirely. */
  stepSummaryBytes: 1024 * 1024,
} as const;

/**
 * Annotations of one check run: ten requests of fifty. A repository's token has 1,000 requests an
 * hour for all of its workflows, and more annotations are not readable; the rest is only counted.
 */
export const MAX_ANNOTATIONS = 500;
