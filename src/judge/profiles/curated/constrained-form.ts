/** The rules about the fixed forms of a family. */
type FormRule =
  `constrained_form.${'tar' | 'unzip' | 'zip' | 'ping' | 'curl' | 'dns' | 'git' | 'other'}`;

const RULES: ReadonlyMap<string, FormRule> = new Map([
  ['tar', 'constrained_form.tar'],
  ['unzip', 'constrained_form.unzip'],
  ['zip', 'constrained_form.zip'],
  ['ping', 'constrained_form.ping'],
  ['curl', 'constrained_form.curl'],
  ['dig', 'constrained_form.dns'],
  ['nslookup', 'constrained_form.dns'],
  ['git', 'constrained_form.git'],
]);

/** The rule about the fixed forms of a family; those that a policy adds share one. */
export function constrainedForm(family: string): FormRule {
  return RULES.get(family) ?? 'constrained_form.other';
}
