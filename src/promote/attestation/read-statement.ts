import * as z from 'zod';
import type { Json } from '../../assets/asset.ts';
import { HOME, TOOL } from '../../ground/tool.ts';
import {
  commitUri,
  TEST_RESULT,
  textDigest,
  VALIDATED,
  VERIFICATION_SUMMARY,
} from '../../report/in-toto.ts';
import type { VerifiedAttestation } from './judge-attestation.ts';

/** What a statement says, without who signed it. */
export type Statement = Pick<
  VerifiedAttestation,
  'predicate_type' | 'result' | 'validated' | 'subjects' | 'commit' | 'policy_digest' | 'gate'
> & {
  /** Milliseconds since 1970; undefined if the statement has no time. */
  readonly verifiedAt?: number;
};

const hex = z.string().regex(/^[0-9a-f]{64}$/);
const digests = z.record(z.string(), z.string());
const commit = z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/);

const frame = z.looseObject({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  subject: z.array(z.looseObject({ name: z.string().optional(), digest: digests })).min(1),
  predicateType: z.string(),
  predicate: z.unknown(),
});

const summary = z.looseObject({
  verifier: z.looseObject({
    id: z.literal(HOME),
    version: z.record(z.string(), z.string()).optional(),
  }),
  timeVerified: z.iso.datetime({ offset: true }),
  resourceUri: z.string(),
  policy: z.looseObject({ digest: z.looseObject({ sha256: hex }) }),
  verificationResult: z.enum(['PASSED', 'FAILED']),
  verifiedLevels: z.array(z.string()),
});

const testResult = z.looseObject({
  result: z.enum(['PASSED', 'WARNED', 'FAILED']),
  configuration: z
    .array(z.looseObject({ digest: z.looseObject({ sha256: hex }) }))
    .length(1, { error: 'expected one entry, the policy' }),
  passedTests: z.array(z.string()).default([]),
  warnedTests: z.array(z.string()).default([]),
  failedTests: z.array(z.string()),
  skippedTests: z.array(z.string()).default([]),
});

/**
 * Reads what a signed in-toto statement says: a Verification Summary Attestation or a test result, as
 * the gate writes them.
 *
 * @returns why the statement is not one of these, as a clause, if it is not
 */
export function readStatement(value: Json): Statement | { readonly refused: string } {
  const read = frame.safeParse(value);
  if (!read.success)
    return { refused: `its payload is not an in-toto statement: ${first(read.error)}` };
  const { subject, predicateType, predicate } = read.data;
  const subjects = subject.map(({ digest }) => digest);
  const of = (name: string) => subjects.flatMap((digest) => digest[name] ?? []);
  const named = new Set(of('sha256').map((digest) => `sha256:${digest}`));
  const commits = of('gitCommit').filter((one) => commit.safeParse(one).success);
  const common = { predicate_type: predicateType, subjects: named };
  switch (predicateType) {
    case VERIFICATION_SUMMARY: {
      const { data, error } = summary.safeParse(predicate);
      if (error) return { refused: `its verification summary is malformed: ${first(error)}` };
      const verified = [...commits, commitIn(data.resourceUri)].find(
        (one) =>
          data.resourceUri === commitUri(one) &&
          (commits.includes(one) || named.has(`sha256:${textDigest(one)}`)),
      );
      if (verified === undefined) return { refused: 'its resource is not one of its subjects' };
      return {
        ...common,
        result: data.verificationResult,
        validated: data.verifiedLevels.includes(VALIDATED),
        commit: verified,
        policy_digest: `sha256:${data.policy.digest.sha256}`,
        gate: { id: data.verifier.id, version: data.verifier.version?.[TOOL.name] ?? null },
        verifiedAt: Date.parse(data.timeVerified),
      };
    }
    case TEST_RESULT: {
      const { data, error } = testResult.safeParse(predicate);
      if (error) return { refused: `its test result is malformed: ${first(error)}` };
      const [policy] = data.configuration;
      const { passedTests, warnedTests, failedTests, skippedTests } = data;
      return {
        ...common,
        result: data.result,
        validated:
          failedTests.length + skippedTests.length === 0 &&
          passedTests.length + warnedTests.length > 0,
        commit: commits[0] ?? null,
        policy_digest: `sha256:${policy?.digest.sha256}`,
        gate: null,
      };
    }
    default:
      return {
        refused: `its predicate type is ${JSON.stringify(predicateType.slice(0, 80))}, not a verification summary or a test result`,
      };
  }
}

/** Returns the commit in an address of {@link commitUri}. */
function commitIn(uri: string): string {
  return uri.slice(uri.lastIndexOf(':') + 1);
}

function first({ issues }: z.ZodError): string {
  const [issue] = issues;
  const place = issue?.path.map(String).join('.');
  return `${place ? `${place}: ` : ''}${issue?.message ?? 'unknown'}`;
}
