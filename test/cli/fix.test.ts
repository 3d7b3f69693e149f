import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeAssetId } from '@evomap/gep-sdk';
import { describe, expect, it } from 'vitest';
import { createRepository, type TestRepository, temporaryFolder } from '../repo/repository.ts';
import { runIn } from './fake-terminal.ts';

const GENES = 'assets/gep/genes.json';

function gene(id: string, ...validation: string[]): object {
  const content = { type: 'Gene', schema_version: '1.13.0', id, validation };
  return { ...content, asset_id: computeAssetId(content) };
}

function repositoryWith(...genes: object[]): TestRepository {
  const repository = createRepository();
  repository.write({
    'a.js': '',
    [GENES]: `${JSON.stringify({ genes }, null, 2)}\n`,
  });
  repository.commit();
  return repository;
}

const CODE = `node -e "require('./a')"`;

describe('gene-gate fix', () => {
  it('is content with what is in order', async () => {
    const { directory } = repositoryWith(gene('g', 'node a.js'));
    expect(await runIn(directory, ['fix'])).toEqual({
      exitCode: 0,
      output: '',
      notes: 'Asset files to change: 0 of 1; new scripts: 0.\n',
    });
  });

  it('shows a diff that git applies, and writes the same with --write', async () => {
    const repository = repositoryWith(
      gene('one', CODE, 'node a.js && node a.js x'),
      gene('two', CODE),
    );
    const { directory, git } = repository;
    const shown = await runIn(directory, ['fix']);
    expect(shown.exitCode).toBe(1);
    expect(shown.notes).toContain('2 × code moved into a script');
    expect(shown.notes).toMatch(/New\s+commands:\s+accepted;\s+not\s+run\./);
    expect(shown.notes).toContain('to change: 1 of 1; new scripts: 1. Run with --write to apply.');
    expect(git('status', '--short')).toBe('');

    const patch = join(temporaryFolder(), 'fix.patch');
    writeFileSync(patch, shown.output);
    git('apply', '--index', patch);
    const applied = git('write-tree');
    git('reset', '--quiet', '--hard');

    const written = await runIn(directory, ['fix', '--write']);
    expect(written).toMatchObject({ exitCode: 0, output: '' });
    git('add', '--all');
    expect(git('write-tree')).toBe(applied);
    expect(git('diff', '--cached', '--name-only').split('\n')).toEqual([
      GENES,
      expect.stringMatching(/^scripts\/validate\/eval-[0-9a-f]{16}\.cjs$/),
    ]);
    expect(await runIn(directory, ['fix'])).toMatchObject({ exitCode: 0, output: '' });
  });

  it('proposes what `check` proposes, for each command that only a person replaces', async () => {
    const repository = repositoryWith(gene('g', 'yarn test', 'cargo test'));
    const manifest = { name: 'a', scripts: { test: 'node a.js' } };
    repository.write({ 'package.json': JSON.stringify(manifest) });
    const { notes } = await runIn(repository.directory, ['fix']);
    expect(notes.replace(/\s+/g, ' ')).toMatch(
      /2 × program-not-allowed: .* in g yarn test Write `npm test` instead\. cargo test Move what `cargo` does/,
    );
  });

  it('looks at tracked and untracked asset files, and not at ignored ones', async () => {
    const repository = repositoryWith(gene('g', 'node a.js'));
    const file = `${JSON.stringify(gene('x', 'node a.js\n'))}\n`;
    repository.write({
      '.gitignore': 'old/\n',
      'old/assets/gep/genes.json': file,
      'new/assets/gep/genes.jsonl': file,
      'notes/data.json': file,
    });
    const { output, notes } = await runIn(repository.directory, ['fix']);
    expect(notes).toContain('to change: 1 of 2;');
    expect(output.match(/^diff --git .*$/gm)).toEqual([
      'diff --git a/new/assets/gep/genes.jsonl b/new/assets/gep/genes.jsonl',
    ]);
    const named = await runIn(join(repository.directory, 'notes'), ['fix', 'data.json']);
    expect(named.output).toContain('+++ b/notes/data.json');
  });

  describe('with --base', () => {
    const stale = { ...gene('stale', CODE), asset_id: 'sha256:00' };

    it('fixes the assets of the change, and leaves the others as they are', async () => {
      const repository = repositoryWith(stale, gene('mine', 'node a.js'), gene('used', CODE));
      const genes = [stale, gene('mine', CODE), gene('used', CODE)];
      const other = [{ ...stale, id: 'untouched' }];
      repository.write({
        [GENES]: `${JSON.stringify({ genes }, null, 2)}\n`,
        'assets/gep/capsules.json': JSON.stringify([{ type: 'Capsule', id: 'c', gene: 'used' }]),
      });
      const { directory } = repository;
      const before = await runIn(directory, ['fix']);
      expect(before.notes).toContain('3 × code moved into a script');
      expect(before.notes).toContain('3 × asset_id recomputed');
      expect(before.output).toContain('-      "asset_id": "sha256:00"');
      const { exitCode, notes } = await runIn(directory, ['fix', '--base', 'HEAD', '--write']);
      expect(notes).toContain('2 × code moved into a script');
      expect(exitCode).toBe(0);
      const after = JSON.parse(readFileSync(join(directory, GENES), 'utf8')).genes;
      expect(after[0]).toEqual(stale);
      expect(after.slice(1).map(({ validation }: { validation: string[] }) => validation)).toEqual([
        [expect.stringMatching(/^node scripts\/validate\/eval-/)],
        [expect.stringMatching(/^node scripts\/validate\/eval-/)],
      ]);
      repository.write({ 'assets/gep/more.json': JSON.stringify(other) });
      repository.commit();
      expect(await runIn(directory, ['fix', '--base', 'HEAD'])).toEqual({
        exitCode: 0,
        output: '',
        notes:
          'Nothing to fix: no asset differs from HEAD. Without `--base`, all assets are\nfixed.\n',
      });
    });

    it('judges by the policy of the base', async () => {
      const repository = repositoryWith();
      repository.write({ '.github/gene-gate.yml': 'profile: validator\n' });
      repository.write({ 'package.json': '{"scripts": {"lint": "node a.js"}}' });
      repository.commit();
      repository.write({
        '.github/gene-gate.yml': 'profile: evolver\n',
        [GENES]: JSON.stringify([gene('g', 'npm run lint')]),
      });
      const { notes } = await runIn(repository.directory, ['fix', '--base', 'HEAD']);
      expect(notes).toContain('validator-script');
      expect((await runIn(repository.directory, ['fix'])).notes).not.toContain('validator-script');
    });

    it('needs a repository and a revision', async () => {
      const outside = await runIn(temporaryFolder(), ['fix', '--base', 'main']);
      expect(outside).toMatchObject({ exitCode: 2, output: '' });
      expect(outside.notes).toContain('`--base` needs a git repository');
      const { directory } = repositoryWith(gene('g', 'node a.js'));
      const unknown = await runIn(directory, ['fix', '--base', 'nowhere']);
      expect(unknown).toMatchObject({ exitCode: 2, output: '' });
      expect(unknown.notes).toContain('nowhere');
    });
  });

  it('keeps line endings that git would change, and the mode of a file', async () => {
    const repository = repositoryWith();
    repository.git('config', 'core.autocrlf', 'true');
    const text = `${JSON.stringify([gene('g', 'node a.js\n')], null, 2)}\n`.replaceAll(
      '\n',
      '\r\n',
    );
    repository.write({ [GENES]: { executable: text } });
    await runIn(repository.directory, ['fix', '--write']);
    const path = join(repository.directory, GENES);
    expect(readFileSync(path, 'utf8')).toBe(
      `${JSON.stringify([gene('g', 'node a.js')], null, 2)}\n`.replaceAll('\n', '\r\n'),
    );
    expect(statSync(path).mode & 0o111).not.toBe(0);
  });

  it('prints nothing that moves the cursor', async () => {
    const id = '\u009b2J\u202eevil';
    const { directory } = repositoryWith(gene(id, 'node a.js\n', 'node -e "1 \u001b[2J"'));
    const { output, notes } = await runIn(directory, ['fix']);
    expect(output).toContain('<U+009B>2J<U+202E>evil');
    expect(`${output}${notes}`).not.toMatch(/[\u001b\u009b\u202e]/);
  });

  it('does not overwrite an ignored file, and then changes nothing', async () => {
    const repository = repositoryWith(gene('g', CODE));
    repository.write({ '.gitignore': 'scripts/\n' });
    const { output } = await runIn(repository.directory, ['fix']);
    const [, script = ''] = /\+\+\+ b\/(scripts\/\S+)/.exec(output) ?? [];
    repository.write({ [script]: 'mine' });
    const { exitCode, notes } = await runIn(repository.directory, ['fix', '--write']);
    expect(exitCode).toBe(2);
    expect(notes).toContain(`${script} cannot be written`);
    expect(readFileSync(join(repository.directory, script), 'utf8')).toBe('mine');
    expect(repository.git('status', '--short', GENES)).toBe('');
  });

  it('writes through no symlink that git does not know', async () => {
    const repository = repositoryWith(gene('g', CODE));
    const outside = temporaryFolder();
    repository.write({ '.gitignore': 'scripts\n', scripts: { symlink: outside } });
    const { exitCode, notes } = await runIn(repository.directory, ['fix', '--write']);
    expect(exitCode).toBe(2);
    expect(notes).toMatch(/its\s+directory is a\s+symlink/);
  });

  it.each([
    ['a file outside', '../genes.json', 'is not in'],
    ['the root', '.', 'is not a regular file'],
    ['a file that is not there', 'missing.json', 'is not a regular file'],
    ['a directory', 'assets', 'is not a regular file'],
    ['a file of git', '.git/config', 'is not a regular file'],
  ])('cannot decide about %s', async (_what, path, message) => {
    const { directory } = repositoryWith(gene('g', 'node a.js'));
    const { exitCode, notes, output } = await runIn(directory, ['fix', path]);
    expect(exitCode).toBe(2);
    expect(output).toBe('');
    expect(notes).toContain(message);
  });

  it('works in a directory that is no repository', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'assets/gep'), { recursive: true });
    writeFileSync(join(folder, 'a.js'), '');
    writeFileSync(join(folder, GENES), JSON.stringify([gene('g', CODE)]));
    expect((await runIn(folder, ['fix', '--write'])).exitCode).toBe(0);
    expect((await runIn(folder, ['fix'])).exitCode).toBe(0);
  });
});
