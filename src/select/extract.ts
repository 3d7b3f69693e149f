import { normalizeErrorText } from './error-signature.ts';

/** UTF-16 units of an error's detail (specification 7) and of a request's snippet. */
const LONGEST = { detail: 260, snippet: 200 } as const;

/** Number of occurrences that make an error recurring (specification 7). */
const RECURRING = 3;

/** The signal of a text without any other signal (specification 7). */
const NOTHING_WRONG = 'stable_success_plateau';

/**
 * Finds the signals in a log or an instruction: errors, missing resources, opportunities, then
 * keywords. Signals that depend on past cycles (stagnation, loops, saturation) are not detected.
 * @returns distinct signals; `session_logs_missing` for an empty text, `stable_success_plateau` for one
 *   without any
 */
export function extractSignals(text: string): string[] {
  const lines = text
    .split(/\r\n|[\n\r]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  if (lines.length === 0) return ['session_logs_missing'];
  const signals = [
    ...errorsIn(lines),
    ...found(MISSING, lines),
    ...requestsIn(lines),
    ...found(OPPORTUNITIES, lines),
    ...keywordsIn(lines),
  ];
  return signals.length === 0 ? [NOTHING_WRONG] : [...new Set(signals)];
}

function errorsIn(lines: readonly string[]): string[] {
  const errors = lines.filter((line) => ERROR_LINE.test(line));
  const [first] = errors;
  if (first === undefined) return [];
  const recurring = mostFrequent(errors);
  return [
    'log_error',
    `errsig:${first.slice(0, LONGEST.detail)}`,
    ...(recurring.times < RECURRING
      ? []
      : [
          'recurring_error',
          `recurring_errsig(${recurring.times}x):${recurring.line.slice(0, LONGEST.detail)}`,
        ]),
  ];
}

/** Errors are equal if their normalised texts are; the first one represents them. */
function mostFrequent(errors: readonly string[]): { line: string; times: number } {
  const counts = new Map<string, { line: string; times: number }>();
  for (const line of errors) {
    const key = normalizeErrorText(line);
    const count = counts.get(key) ?? { line, times: 0 };
    count.times += 1;
    counts.set(key, count);
  }
  return [...counts.values()].reduce((most, count) => (count.times > most.times ? count : most));
}

function found(signals: typeof MISSING, lines: readonly string[]): string[] {
  return signals
    .filter(([, words]) => lines.some((line) => words.test(line)))
    .map(([signal]) => signal);
}

function requestsIn(lines: readonly string[]): string[] {
  return QUOTED_OPPORTUNITIES.flatMap(([signal, words]) => {
    const line = lines.find((each) => words.test(each));
    return line === undefined ? [] : [`${signal}:${snippetOf(line, words)}`];
  });
}

/** Returns the part of the line that starts shortly before the matching words. */
function snippetOf(line: string, words: RegExp): string {
  const start = Math.max(0, line.search(words) - LONGEST.snippet / 4);
  return line.slice(start, start + LONGEST.snippet).trim();
}

function keywordsIn(lines: readonly string[]): string[] {
  const words = new Set(
    lines.flatMap((line) => line.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []),
  );
  return KEYWORDS.filter((keyword) => words.has(keyword));
}

// Keywords are from the protocol's overview, signals with words in four languages from its
// specification (3.1 and 7). Every expression takes linear time.

/** Keywords that are signals wherever they occur as a word ("Common Signal Keywords"). */
const KEYWORDS: readonly string[] = [
  'error',
  'exception',
  'failed',
  'crash',
  'timeout',
  'unstable',
  'protocol',
  'gep',
  'prompt',
  'audit',
  'reusable',
  'perf_bottleneck',
  'user_feature_request',
  'capability_gap',
  'external_opportunity',
  'stable_success_plateau',
];

/** A line with an error marker, not one that only mentions errors. */
const ERROR_LINE =
  /(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i;

const MISSING: readonly (readonly [signal: string, words: RegExp])[] = [
  ['memory_missing', /\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],
  ['session_logs_missing', /\bno (?:session logs?|jsonl files?)\b/i],
  [
    'integration_key_missing',
    /\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i,
  ],
];

/** Opportunities whose signal quotes the surrounding words: `signal:snippet`. */
const QUOTED_OPPORTUNITIES: readonly (readonly [signal: string, words: RegExp])[] = [
  [
    'user_feature_request',
    /\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i,
  ],
  [
    'user_improvement_suggestion',
    /\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i,
  ],
];

const OPPORTUNITIES: readonly (readonly [signal: string, words: RegExp])[] = [
  [
    'perf_bottleneck',
    /\b(?:slow|time(?:d )?out|latency|bottleneck|took too long|out of memory|high (?:cpu|memory))\b|性能瓶[颈頸]|太慢|超[时時]|遅い/i,
  ],
  [
    'capability_gap',
    /\b(?:not supported|unsupported|not implemented|no support for|does(?: not|n't) support|missing feature)\b|不支持|不支援|未対応|サポートされていない/i,
  ],
  ['external_opportunity', /\bbounty\b|\bexternal opportunity\b/i],
];
