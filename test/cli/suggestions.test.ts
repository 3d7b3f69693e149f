import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeAssetId } from '@evomap/gep-sdk';
import { describe, expect, it } from 'vitest';
import { type Suggestion, suggestionsOf } from '../../src/publish/suggestions.ts';
import { type GateReport, gateReportSchema } from '../../src/report/gate-report.ts';
import { createRepository, type TestRepository } from '../repo/repository.ts';
import { runIn } from './fake-terminal.ts';

const GENES = 'assets/gep/genes.json';

function gene(id: string, ...validation: string[]): object {
  const content = {
    type: 'Gene',
    schema_version: '1.13.0',
    id,
    signals_match: ['error'],
    constraints: { max_files: 5, forbidden_paths: ['.git'] },
    validation,
  };
  return { ...content, asset_id: computeAssetId(content) };
}

const GOOD = gene('good', 'node a.js');
const BAD = [
  gene('one', 'node a.js && node a.js x'),
  gene('two', 'node a.js y && node a.js z', 'node a.js'),
];

/** A repository with a branch that changes the genes. */
function proposing(before: readonly object[], text: string, path = GENES): TestRepository {
  const repository = createRepository();
  const { git, write, commit } = repository;
  write({ 'a.js': '', [path]: `${JSON.stringify({ genes: before }, null, 2)}\n` });
  commit();
  git('switch', '--quiet', '--create', 'proposal');
  write({ [path]: text });
  commit();
  return repository;
}

async function reportOf({ directory }: TestRepository): Promise<GateReport> {
  const args = ['check', '--base=main', '--no-run', '--format=json'];
  return gateReportSchema.parse(JSON.parse((await runIn(directory, args)).output));
}

/** The suggestions for the difference that GitHub shows of the pull request. */
async function suggest(repository: TestRepository, path = GENES): Promise<Suggestion[]> {
  const diff = repository.git('diff', 'main...proposal', '--', path);
  const hunks = diff.slice(diff.indexOf('@@'));
  return suggestionsOf(await reportOf(repository), new Map([[path, hunks]]));
}

/** Applies a suggestion as GitHub does, and returns the findings that fail the gate then. */
async function errorsAfter(repository: TestRepository, suggestion: Suggestion) {
  const { path, start, end, lines } = suggestion;
  const before = readFileSync(join(repository.directory, path), 'utf8');
  const file = before.split('\n');
  file.splice(start - 1, end - start + 1, ...lines);
  repository.write({ [path]: file.join('\n') });
  repository.commit();
  const { findings } = await reportOf(repository);
  repository.write({ [path]: before });
  repository.commit();
  return findings.filter(({ severity }) => severity === 'error').map(({ subject }) => subject?.id);
}

describe('a suggestion', () => {
  it.each([
    ['in a formatted file', JSON.stringify({ genes: [GOOD, ...BAD] }, null, 2)],
    ['in a file with tabs', JSON.stringify({ genes: [...BAD, GOOD] }, null, '\t')],
    ['in JSONL', [...BAD, GOOD].map((each) => JSON.stringify(each)).join('\n'), `${GENES}l`],
  ])('%s leaves no error of its gene, and changes no other', async (_, text, path = GENES) => {
    const repository = proposing([GOOD], `${text}\n`, path);
    const suggestions = await suggest(repository, path);
    expect(suggestions).toHaveLength(2);
    expect(new Set(await errorsAfter(repository, suggestions[0] as Suggestion))).toEqual(
      new Set(['two']),
    );
    expect(new Set(await errorsAfter(repository, suggestions[1] as Suggestion))).toEqual(
      new Set(['one']),
    );
  });

  it('is one for all genes on one line', async () => {
    const repository = proposing([GOOD], JSON.stringify({ genes: [GOOD, ...BAD] }));
    const suggestions = await suggest(repository);
    expect(suggestions).toMatchObject([{ start: 1, end: 1 }]);
    expect(await errorsAfter(repository, suggestions[0] as Suggestion)).toEqual([]);
  });
});
