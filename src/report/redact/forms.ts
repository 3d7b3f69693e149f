/** Shorter known values occur in ordinary words. */
const LEAST_LENGTH = 4;

/**
 * Returns the forms in which programs print a known value: as it is, each of its lines, escaped in
 * JSON, percent-encoded, in hexadecimal, and in base64 with each of the three alignments that it can
 * have inside a longer text.
 */
export function formsOf(value: string): string[] {
  const bytes = Buffer.from(value);
  const escaped = jsonText(value);
  const percent = encodeURIComponent(bytes.toString());
  const hex = bytes.toString('hex');
  const forms = [
    value,
    ...value.split(/\r?\n/),
    escaped,
    escaped.replaceAll('/', '\\/'),
    jsonText(escaped),
    ...percentForms(percent),
    hex,
    hex.toUpperCase(),
    ...[0, 1, 2].flatMap((offset) => base64Forms(bytes, offset)),
  ];
  return [...new Set(forms)].filter((form) => form.trim().length >= LEAST_LENGTH);
}

/** Returns a text as it is written between the quotes of a JSON string. */
function jsonText(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** With capital and small digits, the reserved characters of RFC 3986, and `+` for a space. */
function percentForms(percent: string): string[] {
  const strict = percent.replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return [percent, strict].flatMap((form) => {
    const small = form.replace(/%../g, (octet) => octet.toLowerCase());
    return [form, small, form.replaceAll('%20', '+'), small.replaceAll('%20', '+')];
  });
}

/**
 * The characters that depend on the value alone, if it starts at this offset of a group of three
 * bytes; in both alphabets.
 */
function base64Forms(bytes: Buffer, offset: number): string[] {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
  const start = Math.ceil((offset * 8) / 6);
  const end = Math.floor(((offset + bytes.length) * 8) / 6);
  const own = encoded.slice(start, end);
  return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
}
