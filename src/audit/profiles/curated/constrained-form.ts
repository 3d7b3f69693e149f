import { constrainedFormCurl } from '../../rules/curated/constrained-form-curl.ts';
import { constrainedFormDns } from '../../rules/curated/constrained-form-dns.ts';
import { constrainedFormGit } from '../../rules/curated/constrained-form-git.ts';
import { constrainedFormOther } from '../../rules/curated/constrained-form-other.ts';
import { constrainedFormPing } from '../../rules/curated/constrained-form-ping.ts';
import { constrainedFormTar } from '../../rules/curated/constrained-form-tar.ts';
import { constrainedFormUnzip } from '../../rules/curated/constrained-form-unzip.ts';
import { constrainedFormZip } from '../../rules/curated/constrained-form-zip.ts';

const RULES = new Map([
  ['tar', constrainedFormTar],
  ['unzip', constrainedFormUnzip],
  ['zip', constrainedFormZip],
  ['ping', constrainedFormPing],
  ['curl', constrainedFormCurl],
  ['dig', constrainedFormDns],
  ['nslookup', constrainedFormDns],
  ['git', constrainedFormGit],
]);

/** The rule about the fixed forms of a family; those that a policy adds share one. */
export function constrainedForm(family: string) {
  return RULES.get(family) ?? constrainedFormOther;
}
