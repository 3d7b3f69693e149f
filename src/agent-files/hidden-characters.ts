import { codePointName } from '../shell/deceptive-text.ts';

/**
 * Characters that fonts do not draw or that reorder others: zero width, bidirectional controls,
 * fillers, tags, private use, and variation selectors.
 */
const HIDDEN =
  /[\uFE00-\uFE0F\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\p{Co}\u{1D173}-\u{1D17A}\u{E0000}-\u{E01EF}]+/gu;

/** The flags of England, Scotland and Wales, as tags: https://unicode.org/reports/tr51/#valid-emoji-tag-sequences. */
const FLAGS =
  /\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu;

/** Joiners and marks that scripts need beside their letters, and that join emoji. */
const JOINED = /^[\u200B-\u200F\u061C]$/;
const NEEDS_JOINERS =
  /[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}\p{Script_Extensions=Syriac}\p{Script_Extensions=Mongolian}\p{Script_Extensions=Devanagari}\p{Script_Extensions=Bengali}\p{Script_Extensions=Gurmukhi}\p{Script_Extensions=Gujarati}\p{Script_Extensions=Oriya}\p{Script_Extensions=Tamil}\p{Script_Extensions=Telugu}\p{Script_Extensions=Kannada}\p{Script_Extensions=Malayalam}\p{Script_Extensions=Sinhala}\p{Script_Extensions=Tibetan}\p{Script_Extensions=Khmer}\p{Script_Extensions=Myanmar}\p{Script_Extensions=Thai}\p{Script_Extensions=Lao}]/u;
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;
/** A character that can have variants: not ASCII, except the digits and signs of keys. */
const HAS_VARIANTS = /[^\x00-\x2F\x3A-\x7F]|[#*]/u;
const VARIANT = /^[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]$/u;
/** The joint between two emoji: a person, then `U+200D`. */
const EMOJI_JOINER = /^\uFE0F?\u200D\uFE0F?$/;

export interface HiddenCharacters {
  readonly text: string;
  readonly offset: number;
  /** Without duplicates. */
  readonly names: readonly string[];
}

/** Finds the lines with invisible characters, except those that the text's language needs. */
export function findHidden(text: string): readonly HiddenCharacters[] {
  const lines = new Map<number, { offset: number; names: Set<string> }>();
  // Keeps the length, and so the offsets.
  const plain = text.replace(FLAGS, (flag) => ' '.repeat(flag.length));
  for (const { 0: run, index } of plain.matchAll(HIDDEN)) {
    const [before = ''] = [...plain.slice(Math.max(0, index - 2), index)].slice(-1);
    const [after = ''] = [...plain.slice(index + run.length, index + run.length + 2)];
    if (isNeeded(run, before, after, index)) continue;
    const start = text.lastIndexOf('\n', index) + 1;
    const line = lines.get(start) ?? { offset: index, names: new Set() };
    for (const character of run) line.names.add(codePointName(character.codePointAt(0) ?? 0));
    lines.set(start, line);
  }
  return [...lines].map(([start, { offset, names }]) => {
    const end = text.indexOf('\n', start);
    return { text: text.slice(start, end < 0 ? undefined : end), offset, names: [...names] };
  });
}

function isNeeded(run: string, before: string, after: string, index: number): boolean {
  if (run === '\uFEFF') return index === 0;
  if (VARIANT.test(run)) return HAS_VARIANTS.test(before);
  if (EMOJI_JOINER.test(run) && EMOJI.test(before))
    return EMOJI.test(after) || /[♀♂⚕⚖✈❤]/u.test(after);
  return JOINED.test(run) && (NEEDS_JOINERS.test(before) || NEEDS_JOINERS.test(after));
}
