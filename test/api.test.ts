import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as api from '../src/api.ts';

const HASH = `sha256:${'a'.repeat(64)}`;
const GENE = {
  type: 'Gene',
  schema_version: '1.13.0',
  id: 'gene_repair_from_errors',
  category: 'repair',
  signals_match: ['log_error'],
  strategy: ['Inspect logs', 'Apply fix', 'Re-run validation'],
  constraints: { max_files: 20, forbidden_paths: ['.git', 'node_modules'] },
  validation: ['npm test'],
};
const GENE_HASH = 'sha256:c4bece55c5d3a60af89cc727306c4969494b8bb65c5b10debc55646d64d1cfdb';

describe('blastSeverity', () => {
  const CAP = 'exceeds system limit (60 files / 20000 lines)';
  const BULK = '(2x limit of 20). Agent likely performed bulk/unintended operation.';
  it.each([
    [61, 100, 20, 'hard_cap_breach', `HARD CAP BREACH: 61 files / 100 lines ${CAP}`],
    [2, 11, -3, 'within_limit', '2 / 20 files'],
    [2, 0, 1, 'exceeded', 'max_files exceeded: 2 > 1'],
    [1, 20_001, 20, 'hard_cap_breach', `HARD CAP BREACH: 1 files / 20001 lines ${CAP}`],
    [1, 20_000, 20, 'within_limit', '1 / 20 files'],
    [60, 0, 1000, 'within_limit', '60 / 1000 files'],
    [16, 0, 20, 'within_limit', '16 / 20 files'],
    [17, 0, 20, 'approaching_limit', 'approaching limit: 17 / 20 files (85%)'],
    [20, 0, undefined, 'approaching_limit', 'approaching limit: 20 / 20 files (100%)'],
    [21, 0, 0, 'exceeded', 'max_files exceeded: 21 > 20'],
    [40, 0, '7', 'exceeded', 'max_files exceeded: 40 > 20'],
    [41, 0, 20, 'critical_overrun', `CRITICAL OVERRUN: 41 files > 40 ${BULK}`],
  ])('grades %i files and %i lines of %j', (files, lines, maxFiles, severity, message) => {
    expect(api.blastSeverity({ files, lines, maxFiles })).toEqual({ severity, message });
  });

  it('accepts other caps', () => {
    const change = { files: 3, lines: 0, maxFiles: 20 };
    expect(api.blastSeverity(change, { files: 2, lines: 10 }).severity).toBe('hard_cap_breach');
  });
});

describe('forbiddenPath', () => {
  it.each([
    ['.git/config', [], 'always'],
    ['packages/a/node_modules/x/index.js', [], 'always'],
    ['assets/gep/events.jsonl', [], 'audit_log'],
    ['src/core/a.js', ['./src/core/'], 'declared'],
    ['src/core', ['src/core'], 'declared'],
    ['src/core.js', ['src/core'], null],
    ['lib/src/core/a.js', ['src/core'], null],
    ['.gitattributes', [], null],
  ] as const)('%s, forbidden %j: %s', (path, declared, expected) => {
    expect(api.forbiddenPath(path, declared)).toBe(expected);
  });
});

describe('hashing', () => {
  it('reproduces the vectors of the protocol’s package', () => {
    expect(api.contentHash(GENE)).toBe(GENE_HASH);
    expect(api.contentHash({ ...GENE, asset_id: HASH })).toBe(GENE_HASH);
    const none = { claims: null, scope: null, runtime_profile: null, verifier_profile: null };
    expect(api.contentHash({ ...GENE, ...none })).toBe(
      'sha256:a848b3095d4e0abc4ea3fc8b5eacf1f3c01d190695f5c5e1b6c52c5f670ad383',
    );
    expect(api.canonicalJson({ b: [undefined, Number.NaN, 'é'], a: null })).toBe(
      '{"a":null,"b":[null,null,"é"]}',
    );
  });

  it('verifies hashes, including the hub’s hash of a Capsule', () => {
    expect(api.verifyContentHash({ ...GENE, asset_id: GENE_HASH })).toBe('content');
    expect(api.verifyContentHash({ ...GENE, id: 'other', asset_id: GENE_HASH })).toBeNull();
    expect(api.verifyContentHash(GENE)).toBeNull();
    const capsule = { type: 'Capsule', outcome: { status: 'success', score: 1 } };
    const noted = { ...capsule, outcome: { ...capsule.outcome, notes: 'x' } };
    expect(api.verifyContentHash({ ...noted, asset_id: api.contentHash(capsule) })).toBe('hub');
  });
});

it('judges an asset anew after the caller changed it', () => {
  const asset: Record<string, unknown> = { ...GENE, asset_id: GENE_HASH };
  expect(api.verifyContentHash(asset)).toBe('content');
  expect(api.checkSchema(asset)).toEqual([]);
  asset.category = 'fix';
  expect(api.verifyContentHash(asset)).toBeNull();
  expect(api.contentHash(asset)).not.toBe(GENE_HASH);
  expect(api.checkSchema(asset)).not.toEqual([]);
});

describe('checkSchema', () => {
  it('returns messages and remedies', () => {
    expect(api.checkSchema({ ...GENE, asset_id: HASH })).toEqual([]);
    const message = expect.stringContaining('must be one of');
    expect(api.checkSchema({ ...GENE, category: 'fix', asset_id: HASH })).toMatchObject([
      { rule: 'schema-field', severity: 'error', message },
    ]);
    expect(() => api.checkSchema({ type: 'gene' })).toThrow(TypeError);
  });
});

const CAPSULE = {
  id: 'c1',
  outcome: { status: 'success', score: 0.85 },
  blast_radius: { files: 1, lines: 2 },
};
const SUCCESS = { type: 'EvolutionEvent', capsule_id: 'c1', outcome: { status: 'success' } };

describe('broadcastEligibility', () => {
  const { broadcastEligibility } = api;

  it('decides by the events, and returns the reasons', () => {
    const proven = { eligible: true, eligibility: 'eligible', reasons: [] };
    expect(broadcastEligibility(CAPSULE, [SUCCESS, SUCCESS])).toEqual(proven);
    expect(broadcastEligibility({ ...CAPSULE, success_streak: 5 }, [SUCCESS])).toMatchObject({
      eligible: false,
      reasons: [{ rule: 'capsule-streak' }],
    });
    expect(broadcastEligibility(CAPSULE, [SUCCESS], { min_success_streak: 1 })).toEqual(proven);
  });

  it.each([[[null]], [[undefined]], [['text']], [[[]]]])(
    'does not decide by a log with an entry that is not an object: %j',
    (entries) =>
      expect(
        broadcastEligibility(CAPSULE, [SUCCESS, SUCCESS, ...entries] as object[]),
      ).toMatchObject({ eligibility: 'unproven', reasons: [{ rule: 'claim-not-checked' }] }),
  );
});

describe('the functions validate what they are passed', () => {
  const { blastSeverity, broadcastEligibility, validationReport } = api;
  const gene = { ...GENE, ...CAPSULE, id: GENE.id };

  it.each<[string, () => unknown, RegExp]>([
    ['a change without files', () => blastSeverity({ maxFiles: 20 } as never), /change\.files/],
    ['a change without lines', () => blastSeverity({ files: 1 } as never), /change\.lines/],
    ['files that are NaN', () => blastSeverity({ files: Number.NaN, lines: 1 }), /change\.files/],
    ['less than no files', () => blastSeverity({ files: -1, lines: 1 }), /change\.files/],
    ['half a file', () => blastSeverity({ files: 0.5, lines: 1 }), /change\.files/],
    ['no change', () => blastSeverity(null as never), /change/],
    ['caps', () => blastSeverity({ files: 1, lines: 1 }, { files: 2 } as never), /caps\.lines/],
    ['a Gene as a Capsule', () => broadcastEligibility(gene, [SUCCESS, SUCCESS]), /Capsule/],
    ['no Capsule', () => broadcastEligibility(null as never, []), /capsule/],
    ['a list as a Capsule', () => broadcastEligibility([], []), /capsule/],
    ['no events', () => broadcastEligibility({}, undefined as never), /events/],
    ['text', () => broadcastEligibility({}, [], { min_score: '0' } as never), /min_score/],
    ['a path that is a number', () => api.forbiddenPath(1 as never), /path/],
    ['a text as a list of paths', () => api.forbiddenPath('a', 'a' as never), /forbiddenPaths/],
    ['no asset', () => api.contentHash(undefined as never), /asset/],
    ['an asset that is null', () => api.checkSchema(null as never), /asset/],
    ['no pattern', () => api.signalMatches(undefined as never, []), /pattern/],
    ['signals as one text', () => api.signalMatches('a', 'a' as never), /signals/],
    ['a signal that is null', () => api.errorSignature(null as never), /signal/],
    ['no commands', () => validationReport({ geneId: 'g' } as never), /run\.commands/],
  ])('%s', (_, call, message) => {
    expect(call).toThrow(TypeError);
    expect(call).toThrow(message);
  });

  it('rejects a command that is not a string, and an unknown profile', async () => {
    await expect(api.auditCommand(null as never)).rejects.toThrow(/command/);
    await expect(api.auditCommand('npm test', 'none' as never)).rejects.toThrow(/profile/);
  });
});

describe('signals', () => {
  it.each([
    ['timeout', 'perf_bottleneck:connection timeout', true],
    ['TIMEOUT', 'timeout', true],
    ['/error.*retry/i', 'error then retry', true],
    ['error|错误', 'fine', false],
  ])('%s in %s: %s', (pattern, signal, expected) => {
    expect(api.signalMatches(pattern, [signal])).toBe(expected);
  });

  it.each([
    // The text that the protocol's overview prints, and the one whose hash it prints.
    ['errsig:**TOOLRESULT**: { "status": "error" }', 'errsig_norm:1e9364f0'],
    [
      'errsig:**TOOLRESULT**: { "status": "error", "tool": "exec", "error": "error: unknown command \'process\'\\n\\nCommand exited with code 1" }',
      'errsig_norm:870c3a82',
    ],
    ['log_error', null],
  ])('normalises the signature %j', (signal, expected) =>
    expect(api.errorSignature(signal)).toBe(expected),
  );
});

describe('readValidationReport', () => {
  const older = {
    type: 'ValidationReport',
    id: 'vr_1',
    gene_id: 'g',
    commands: ['npm test'],
    results: [{ cmd: 'npm test', ok: true, duration_ms: 3 }],
    started_at: '2027-01-31T12:00:00.000Z',
    finished_at: '2027-01-31T12:00:01.000Z',
  };
  const report = {
    type: 'ValidationReport',
    schema_version: '1.13.0',
    id: 'vr_1',
    gene_id: 'g',
    commands: [{ command: 'npm test', ok: true, stdout: '', stderr: '' }],
    overall_ok: true,
    duration_ms: 80,
    created_at: '2027-01-31T12:00:00.000Z',
  };

  it('reads both shapes', () => {
    const hashed = { ...report, asset_id: api.contentHash(report) };
    expect(api.readValidationReport(hashed)).toEqual({
      valid: true,
      hashMatches: true,
      contradictory: false,
      shape: 'protocol',
      id: 'vr_1',
      geneId: 'g',
      ok: true,
      durationMs: 80,
      commands: [{ command: 'npm test', ok: true, durationMs: null, error: '', proof: null }],
    });
    expect(api.readValidationReport(older)).toMatchObject({
      valid: false,
      hashMatches: false,
      shape: 'results',
      ok: true,
      durationMs: 1000,
      commands: [{ command: 'npm test', ok: true, durationMs: 3 }],
    });
  });

  it.each<[string, object]>([
    ['no command', { commands: [] }],
    ['a command that failed', { commands: [{ command: 'a', ok: false }] }],
    ['a command that is none', { commands: [null, { ok: true }] }],
    ['a report that says so', { overall_ok: false }],
  ])('does not accept %s as passed', (_, differences) => {
    expect(api.readValidationReport({ ...report, ...differences })?.ok).toBe(false);
  });

  it('returns a result for any value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (value, list) => {
        expect(() => api.readValidationReport(value)).not.toThrow();
        api.readValidationReport({ type: 'ValidationReport', overall_ok: true, commands: list });
        api.readValidationReport({ type: 'ValidationReport', results: list, started_at: value });
      }),
    );
    expect(api.readValidationReport({ type: 'Gene' })).toBeNull();
  });
});

describe('validationReport', () => {
  const passed = { command: 'npm test', ok: true, stdout: 'ok\n' };
  const run = { geneId: 'gene_x', commands: [passed], startedAt: 0, finishedAt: 80 };

  it('conforms to the specification, in both shapes', () => {
    const report = api.validationReport(run);
    expect(report).toMatchObject({
      id: 'vr_80',
      gene_id: 'gene_x',
      overall_ok: true,
      duration_ms: 80,
      created_at: '1970-01-01T00:00:00.080Z',
    });
    expect(report.commands).toEqual([{ ...passed, stderr: '' }]);
    expect(report.results).toEqual([{ cmd: 'npm test', ok: true, duration_ms: 0 }]);
    const stored = JSON.parse(JSON.stringify(report));
    expect(api.checkSchema(stored)).toEqual([]);
    expect(api.readValidationReport(stored)).toMatchObject({ valid: true, hashMatches: true });
  });

  it('fails if any command fails, and without commands', () => {
    const failed = { command: 'b', ok: false, stderr: 'boom', durationMs: 3 };
    const report = api.validationReport({ ...run, commands: [passed, failed] });
    expect(report).toMatchObject({ overall_ok: false, commands: [{}, { stderr: 'boom' }] });
    expect(report.results[1]).toEqual({ cmd: 'b', ok: false, duration_ms: 3, err: 'boom' });
    expect(api.validationReport({ ...run, commands: [] }).overall_ok).toBe(false);
  });
});

describe('auditCommand', () => {
  it.each([
    ['node test.js', 'evolver', 'allow'],
    ['npx jest', 'validator', 'block'],
    ['node -e 1', 'evolver', 'block'],
  ] as const)('%s by %s: %s', async (command, profile, verdict) => {
    expect((await api.auditCommand(command, profile)).verdict).toBe(verdict);
  });
});
