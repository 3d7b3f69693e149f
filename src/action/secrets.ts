const SECRET_NAME = /TOKEN|SECRET|PASSW|CREDENTIAL|PRIVATE|API_?KEY|AUTH/i;
const LEAST_LENGTH = 8;

/**
 * Returns the values of the step's environment that must never be stored, detected by name. Commands
 * do not get this environment, but they may find a value elsewhere and print it.
 */
export function secretsOf(env: Readonly<Record<string, string | undefined>>): string[] {
  const values = Object.entries(env).flatMap(([name, value]) =>
    value !== undefined && SECRET_NAME.test(name) && value.length >= LEAST_LENGTH ? [value] : [],
  );
  return [...new Set(values)];
}
