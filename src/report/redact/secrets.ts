const SECRET_NAME =
  /TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i;
/** Variables whose name says that the value is a place or a setting, if the value looks like one. */
const PLACE_NAME = /(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i;
const PLACE = /^(?:[\\/~]|[A-Za-z]:[\\/])/;
const LEAST_LENGTH = 8;
/** One short word of letters, such as `disabled`; it occurs in ordinary output. */
const WORD = /^[A-Za-z][a-z]{0,9}$/;

/**
 * Returns the values of an environment that must never be stored, detected by name. Commands do not
 * get this environment, but they may find a value elsewhere and print it.
 */
export function secretsOf(env: Readonly<Record<string, string | undefined>>): string[] {
  const values = Object.entries(env).flatMap(([name, value]) =>
    value !== undefined && SECRET_NAME.test(name) && isSecret(name, value) ? [value] : [],
  );
  return [...new Set(values)];
}

function isSecret(name: string, value: string): boolean {
  if (value.length < LEAST_LENGTH || WORD.test(value)) return false;
  return !(PLACE_NAME.test(name) && PLACE.test(value));
}
