import { constrainedFormCurl } from '../../../audit/rules/curated/constrained-form-curl.ts';
import { constrainedFormDns } from '../../../audit/rules/curated/constrained-form-dns.ts';
import { constrainedFormGit } from '../../../audit/rules/curated/constrained-form-git.ts';
import { constrainedFormOther } from '../../../audit/rules/curated/constrained-form-other.ts';
import { constrainedFormPing } from '../../../audit/rules/curated/constrained-form-ping.ts';
import { constrainedFormTar } from '../../../audit/rules/curated/constrained-form-tar.ts';
import { constrainedFormUnzip } from '../../../audit/rules/curated/constrained-form-unzip.ts';
import { constrainedFormZip } from '../../../audit/rules/curated/constrained-form-zip.ts';

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
