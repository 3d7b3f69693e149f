import { expect, it } from 'vitest';
import { createRepository } from '../repo/repository.ts';
import { runIn } from './fake-terminal.ts';

it.each(['.', 'assets', 'none.json'])('fix says that %s is no file to fix', async (file) => {
  const { directory, write, commit } = createRepository();
  write({ 'assets/gep/genes.json': '{"genes":[]}' });
  commit();
  const { exitCode, output, notes } = await runIn(directory, ['fix', file]);
  expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
  expect(notes.replace(/\s+/g, ' ')).toContain(`error: ${file} is not a regular file in`);
});
