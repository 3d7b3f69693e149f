import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { approveByDigest } from '../approval/by-digest.ts';
import { isJsonObject } from '../assets/asset.ts';
import { attempt } from '../ground/attempt.ts';
import { GateError } from '../ground/error.ts';
import { secretsOf } from '../ground/redact/known-values.ts';
import { replaceFile } from '../ground/write-file.ts';
import type { RunTerms } from '../promote/audited-findings.ts';
import { promotionPolicy, type Workspace, withWorkspace } from '../promote/existing-assets.ts';
import { promote } from '../promote/promote.ts';
import { exitCodeOf, type Promotion } from '../promote/promotion.ts';
import { type NamedInputs, openInputs } from '../promote/promotion-inputs.ts';
import {
  decisionLines,
  promotedFiles,
  promotedLines,
  quarantinedLines,
} from '../promote/promotion-lines.ts';
import { renderPromotion } from '../promote/promotion-text.ts';
import { json } from '../report/escape.ts';
import { privateFolders } from '../run/containment/view-folders.ts';
import type { ExitCode } from '../verdict/verdict.ts';
import { namedPolicy } from './policy.ts';
import { progressFor } from './progress.ts';
import { namedInputs, type PromoteOptions, promoteCommand, senderOf } from './promote-options.ts';
import { textOptions } from './shared-options.ts';
import type { Terminal, Verb } from './terminal.ts';

/** `gene-gate promote`: decides which external assets are promoted, and why others are rejected. */
export const promoteVerb: Verb = (terminal, done) =>
  promoteCommand().action(async (options: PromoteOptions) => done(await answer(options, terminal)));

async function answer(options: PromoteOptions, terminal: Terminal): Promise<ExitCode> {
  const inputs = namedInputs(options);
  const sender = senderOf(options, terminal);
  const { emit, format, quiet, output, quarantine } = options;
  const { events, report, attestation, trustedRoot } = inputs;
  const read = [inputs.assets, events, report, attestation, trustedRoot];
  const written = outputFiles(output, { promoted: [] }, terminal.cwd).map(({ path }) => path);
  requireOwnFiles([...written, quarantine], read, terminal.cwd);
  // Before anything is decided or written.
  if (quarantine !== undefined) quarantineAt(resolve(terminal.cwd, quarantine));
  const promotion = await decide(inputs, options, terminal);
  for (const { path, lines } of outputFiles(output, promotion, terminal.cwd))
    await writeResult(path, lines);
  if (quarantine !== undefined) {
    await addToQuarantine(resolve(terminal.cwd, quarantine), quarantinedLines(promotion));
  }
  if (emit === undefined) terminal.print(rendered(promotion, options, terminal), format);
  else terminal.print(decisionLines(promotion, sender).join(''), 'jsonl');
  const isRefused = promotion.rejected.length + promotion.quarantined.length > 0;
  // The promoted assets do not say why others are not among them.
  if (emit === undefined && format === 'jsonl' && isRefused && !quiet) {
    terminal.note(inWords(promotion, options, { ...terminal, colour: false }));
  }
  return exitCodeOf(promotion, options.failOn);
}

function decide(
  inputs: NamedInputs,
  options: PromoteOptions,
  terminal: Terminal,
): Promise<Promotion> {
  const { cwd, platform, signal, openInput } = terminal;
  const decideFor = async (workspace?: Workspace) => {
    const policy =
      (await namedPolicy(options.policy, terminal)) ?? (await promotionPolicy(workspace));
    return promote({
      ...(await openInputs(inputs, cwd, openInput)),
      policy,
      platform,
      signal,
      ...(workspace && { workspace }),
      ...(options.run && { run: runTerms(options, terminal) }),
    });
  };
  const { repo } = options;
  return repo === undefined ? decideFor() : withWorkspace(resolve(cwd, repo), terminal, decideFor);
}

function runTerms({ approve, quiet }: PromoteOptions, terminal: Terminal): RunTerms {
  const { env, signal } = terminal;
  return {
    approver: approveByDigest(approve, new Date()),
    path: env.PATH ?? '',
    privateFolders: privateFolders(env),
    progress: progressFor(terminal, quiet ?? false),
    signal,
    secrets: secretsOf(env),
  };
}

function rendered(promotion: Promotion, options: PromoteOptions, terminal: Terminal): string {
  switch (options.format) {
    case 'json':
      return `${json(promotion)}\n`;
    case 'jsonl':
      return promotedLines(promotion).join('');
    case 'text':
      return inWords(promotion, options, terminal);
  }
}

function inWords(
  promotion: Promotion,
  options: PromoteOptions,
  terminal: Pick<Terminal, 'columns' | 'colour' | 'name'>,
): string {
  return renderPromotion(promotion, textOptions(options, terminal));
}

/** Refuses to overwrite a file that another option names. @throws GateError `usage` */
export function requireOwnFiles(
  written: readonly (string | undefined)[],
  read: readonly (string | undefined)[],
  cwd: string,
): void {
  const pathsOf = (names: readonly (string | undefined)[]) =>
    names.flatMap((name) => (name === undefined || name === '-' ? [] : fileAt(resolve(cwd, name))));
  const taken = pathsOf(read);
  for (const path of pathsOf(written)) {
    if (taken.includes(path) && !isSpecial(path)) {
      throw new GateError(
        'usage',
        `promote would overwrite ${path}, which another option names.`,
        'Write to another file, and append the promoted assets to your store yourself.',
      );
    }
    taken.push(path);
  }
}

/** Returns the files for the promoted assets: one, or one for each type in a directory. */
function outputFiles(
  output: string | undefined,
  promotion: Pick<Promotion, 'promoted'>,
  cwd: string,
) {
  if (output === undefined) return [];
  const path = resolve(cwd, output);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    return [{ path, lines: promotedLines(promotion) }];
  return promotedFiles(promotion).map(([name, lines]) => ({ path: join(path, name), lines }));
}

/**
 * Writes a result so that its file is complete or as before; only a device or a pipe, such as `/dev/stdout`,
 * cannot be replaced.
 * @throws GateError `file_unreadable`
 */
export async function writeResult(path: string, lines: Iterable<string>): Promise<void> {
  try {
    const target = fileAt(path);
    await (isSpecial(target) ? writeFile(target, lines) : replaceFile(target, lines));
  } catch (error) {
    throw new GateError(
      'file_unreadable',
      // The rest of the words names a temporary file.
      `Cannot write to ${path}: ${(error as Error).message.split(', ')[0]}.`,
      'Name a writable file.',
      { cause: error },
    );
  }
}

/**
 * Adds candidates to a quarantine, which keeps those that it has.
 * @throws GateError `usage` if the file is something else, `file_unreadable`
 */
export async function addToQuarantine(path: string, lines: readonly string[]): Promise<void> {
  await writeResult(path, new Set([...quarantineAt(path), ...lines]));
}

/** Returns the lines of a quarantine, with their ends. @throws GateError `usage` for a file that is something else */
export function quarantineAt(path: string): readonly string[] {
  if (!existsSync(path) || isSpecial(path)) return [];
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (lines.every((line) => isJsonObject(attempt(() => JSON.parse(line))))) {
    return lines.map((line) => `${line}\n`);
  }
  throw new GateError(
    'usage',
    `promote would add candidates to ${path}, which is not a quarantine: one of its lines is not a JSON object.`,
    'Name another file with --quarantine.',
  );
}

function fileAt(path: string): string {
  return attempt(() => realpathSync(path)) ?? path;
}

function isSpecial(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === false;
}
