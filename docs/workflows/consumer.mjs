// node consumer.mjs promotion.json bundle.json trusted-root.jsonl owner/name
import { readFileSync } from 'node:fs';
import { bundleFromJSON } from '@sigstore/bundle';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import { toSignedEntity, toTrustMaterial, Verifier } from '@sigstore/verify';

const [answerFile, bundleFile, rootFile, repository] = process.argv.slice(2);
const answer = JSON.parse(readFileSync(answerFile, 'utf8'));
const bundle = bundleFromJSON(JSON.parse(readFileSync(bundleFile, 'utf8')));
const [root] = readFileSync(rootFile, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
const signer = new Verifier(toTrustMaterial(TrustedRoot.fromJSON(root))).verify(
  toSignedEntity(bundle),
  {
    subjectAlternativeName: `^https://github\\.com/${repository}/\\.github/workflows/sign\\.yml@refs/heads/main$`,
    extensions: { issuer: 'https://token.actions.githubusercontent.com' },
  },
);
const statement = JSON.parse(bundle.content.dsseEnvelope.payload.toString('utf8'));
if (statement.predicateType !== 'https://github.com/gene-gate/gene-gate/promotion/v1')
  throw new Error('no promotion');
if (JSON.stringify(statement.predicate) !== JSON.stringify(answer))
  throw new Error('another answer was signed');
const signed = new Set(statement.subject.map(({ digest }) => `sha256:${digest.sha256}`));
for (const { type, id, outcome, promoted_asset_id, evidence, reasons } of answer.decisions) {
  if (outcome !== 'promoted') console.log(`${outcome} ${type} ${id}: ${reasons[0].rule}`);
  else if (!signed.has(promoted_asset_id)) throw new Error(`${id} is not signed`);
  else
    console.log(
      `promoted ${type} ${id}: ${evidence.level}, validated by ${evidence.attestation?.signer.workflow}`,
    );
}
console.log(
  `signed by ${signer.identity.subjectAlternativeName} for policy ${answer.policy.digest}`,
);
