import type { Source } from '../assets/source.ts';
import { redact } from '../ground/redact/redact.ts';
import type { WrittenSecret } from './entry.ts';

/** What stands in the place of a secret in templates and examples. */
const PLACEHOLDER =
  /your|example|placeholder|dummy|sample|changeme|replace|insert|redacted|x{4}|\*{3}|\.{3}|1234567|abcdef|[<>{}$]/i;

/** Names, passwords of the own machine, and counters. */
function looksReal(value: string): boolean {
  return (
    value.length >= 12 &&
    /\d/.test(value) &&
    /[A-Za-z]/.test(value) &&
    new Set(value).size >= 8 &&
    !PLACEHOLDER.test(value)
  );
}

/** Finds the secrets that stand in a text in clear: only what has the look of a real one. */
export function secretsIn(source: Source): readonly WrittenSecret[] {
  const { text } = source;
  return redact(text).redactions.flatMap(({ kind, start, end }) => {
    const value = text.slice(start, end);
    return looksReal(value) ? [{ kind, value, location: source.location(start, end) }] : [];
  });
}
