/**
 * Patterns that detect signals in a text: the protocol's overview lists the keywords, its
 * specification (3.1 and 7) the signals with words in four languages. Every expression takes linear
 * time.
 */

/** Keywords that are signals themselves, wherever they occur as a word ("Common Signal Keywords"). */
export const KEYWORDS: readonly string[] = [
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

/** A line that reports an error with a marker, not one that only mentions errors. */
export const ERROR_LINE =
  /(?:error|exception)\b["']?\s?[:：]|\[error\b|"(?:status|level)"\s?:\s?"error"|(?:错误|错誤|錯誤|异常|異常|报错|報錯|失败|失敗|エラー|例外)\s?[:：]/i;

/** Signals of a missing resource. */
export const MISSING: readonly (readonly [signal: string, words: RegExp])[] = [
  ['memory_missing', /\bmemory\.md\b.{0,40}\b(?:missing|not found|no such file)/i],
  ['session_logs_missing', /\bno (?:session logs?|jsonl files?)\b/i],
  [
    'integration_key_missing',
    /\b(?:api[ _-]?key|access token|key)\b.{0,20}\b(?:missing|not set|required)\b|\bmissing\b.{0,20}\bapi[ _-]?key\b/i,
  ],
];

/** Signals of an opportunity that include the surrounding words: `signal:snippet`. */
export const QUOTED_OPPORTUNITIES: readonly (readonly [signal: string, words: RegExp])[] = [
  [
    'user_feature_request',
    /\b(?:i want|i need|we need|please add|(?:can|could) you add)\b|我想|加[个個]|[帮幫]我加|追加|実装|が欲しい/i,
  ],
  [
    'user_improvement_suggestion',
    /\b(?:improve|refactor|simplify|should be faster|could be better)\b|[优優]化一下|重[构構]|改善|リファクタ/i,
  ],
];

/** Signals of an opportunity without a snippet. */
export const OPPORTUNITIES: readonly (readonly [signal: string, words: RegExp])[] = [
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
