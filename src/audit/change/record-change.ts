import { isMapping } from '../../ground/mapping.ts';

const MOST_FIELDS = 3;
/** Of a shown value, in UTF-16 units. */
const LONGEST = 60;

/**
 * Says how a record of a log differs, field by field if it is JSON:
 * `` `outcome.status`: `"failed"` → `"success"` ``.
 * @param is undefined if the record is gone
 */
export function recordChange(was: Buffer, is: Buffer | undefined): string {
  if (is === undefined) return `${code(was.toString())} → nothing`;
  const [old, now] = [fieldsOf(was), fieldsOf(is)];
  const differing = [...new Set([...old.keys(), ...now.keys()])].filter(
    (field) => old.get(field) !== now.get(field),
  );
  // The hash differs with any other field.
  const fields = differing.length > 1 ? differing.filter((each) => each !== 'asset_id') : differing;
  const shown = fields.slice(0, MOST_FIELDS).map((field) => {
    const change = `${code(old.get(field) ?? 'nothing')} → ${code(now.get(field) ?? 'nothing')}`;
    return field === '' ? change : `${code(field)}: ${change}`;
  });
  const more = fields.length - shown.length;
  return shown.length === 0
    ? 'its bytes differ, and no value does'
    : `${shown.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}

/** Returns the values of a record by path; the whole text without a path if it is no JSON object. */
function fieldsOf(record: Buffer): ReadonlyMap<string, string> {
  const text = record.toString().trim();
  const fields = new Map<string, string>();
  const read = (value: unknown, path: readonly string[]) => {
    if (!isMapping(value)) fields.set(path.join('.'), JSON.stringify(value));
    else for (const [key, each] of Object.entries(value)) read(each, [...path, key]);
  };
  try {
    read(JSON.parse(text), []);
    return fields;
  } catch {
    // Neither what is no JSON nor what is too deep has fields.
    return new Map([['', text]]);
  }
}

function code(text: string): string {
  const clipped = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
  return `\`${clipped.replaceAll('`', 'ˋ')}\``;
}
