import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, type TestContext } from 'vitest';
import type { Plan } from '../../src/audit/plan.ts';
import {
  type ChosenBackend,
  chooseBackend,
  tryNamespaces,
} from '../../src/run/containment/choose-backend.ts';
import type {
  BackendOptions,
  ContainmentBackend,
} from '../../src/run/containment/containment-backend.ts';
import { privilegesFor } from '../../src/run/containment/privileges.ts';
import { processGroup } from '../../src/run/containment/process-group.ts';
import { findPrograms } from '../../src/run/programs.ts';
import { LIMITS, planOf, temporaryFolder } from '../run/fixture.ts';
import { type Attack, PRELUDE } from './attacks/attack.ts';
import { ON_FILES } from './attacks/files.ts';
import { ON_MACHINE } from './attacks/machine.ts';
import { ON_PROCESSES } from './attacks/processes.ts';
import { ON_SECRETS } from './attacks/secrets.ts';
import { makeWorld, type World } from './attacks/world.ts';

const MEBIBYTE = 1024 * 1024;
const ATTACKS = [...ON_FILES, ...ON_SECRETS, ...ON_PROCESSES, ...ON_MACHINE];

/** Runs one attack in a World, and tells whether it has got what it wanted. */
async function succeeds(
  backend: ContainmentBackend,
  { name, succeeded }: Attack,
  script: string,
  world: World,
) {
  const { home, port, socket, target, locked, keyring, abstractSocket } = world;
  const targets = {
    home,
    port,
    socket,
    ...{ locked, keyring },
    pid: target.pid,
    mark: abstractSocket,
    gate: process.pid,
  };
  world.connections = 0;
  const argv = ['node', script, JSON.stringify(targets)];
  const outcome = await backend.run(planOf('node attack', { argv }));
  expect(outcome.reason ?? '', name).not.toMatch(/could not be (set up|started)/);
  return succeeded ? await succeeded(world) : outcome.stdout.head.includes('GOT');
}

interface Choice {
  readonly folders?: readonly string[];
  readonly limits?: Partial<typeof LIMITS>;
  readonly home?: BackendOptions['home'];
}

/** The best backend for a checkout, as the gate chooses it; it is closed with the test. */
export async function choose(checkout: string, choice: Choice = {}): Promise<ChosenBackend> {
  const chosen = await chooseBest(checkout, choice);
  onTestFinished(chosen.close);
  return chosen;
}

/** Backends for any script, one for each choice; the tests of a file share them. */
export function sharing(): (choice?: Choice) => Promise<ChosenBackend & { checkout: string }> {
  const closing: (() => void | Promise<void>)[] = [];
  const made = new Map<string, Promise<ChosenBackend & { checkout: string }>>();
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });
  const make = async (choice: Choice) => {
    const checkout = temporaryFolder({ 'check.js': '' }, (close) => closing.push(close));
    const chosen = await chooseBest(checkout, choice);
    closing.push(chosen.close);
    return { ...chosen, checkout };
  };
  return (choice = {}) => {
    const key = JSON.stringify(choice);
    const known = made.get(key) ?? make(choice);
    made.set(key, known);
    return known;
  };
}

/** A Plan that runs a script of node. */
export function planOfScript(script: string, timeoutMs = 20_000): Plan {
  return planOf('node -e', { argv: ['node', '-e', script], timeoutMs });
}

async function chooseBest(checkout: string, choice: Choice): Promise<ChosenBackend> {
  return chooseBackend({ ...(await optionsFor(checkout, choice)), requested: 'auto' });
}

async function optionsFor(checkout: string, { folders = [], limits = {}, home = [] }: Choice) {
  return {
    programs: await findPrograms({ path: process.env.PATH ?? '', checkout }),
    checkout,
    outputBytes: 64 * 1024,
    limits: { ...LIMITS, ...limits },
    network: false,
    folders,
    home,
  };
}

/** @returns why this machine gives no namespaces, or nothing if it does */
export async function whyNot(): Promise<string | undefined> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gene gate test ')));
  const { isolation, close } = await chooseBest(folder, {});
  await close();
  rmSync(folder, { recursive: true });
  if (isolation.level === 'namespaces') return undefined;
  return `no namespaces: ${isolation.downgrades?.map(({ from, reason }) => `${from}: ${reason}`).join('; ')}`;
}

let reason: Promise<string | undefined> | undefined;

/** @returns what {@link whyNot} does, asked once */
export function missingNamespaces(): Promise<string | undefined> {
  reason ??= whyNot();
  return reason;
}

/** A test of what only namespaces give, skipped with the reason on a machine without them. */
export function inNamespaces(name: string, run: (context: TestContext) => Promise<void>): void {
  it(name, async (context) => {
    const missing = await missingNamespaces();
    if (missing !== undefined) context.skip(missing);
    await run(context);
  });
}

/** Chooses as the gate does, or takes one way only, which root can do on behalf of any user. */
export type Way = 'best' | 'sudo';

/** @returns the backend, for the caller to close; or why it cannot be had */
async function contain(
  { checkout, home }: Pick<World, 'checkout' | 'home'>,
  way: Way,
): Promise<ChosenBackend | string> {
  const limits = { written_bytes: 64 * MEBIBYTE, file_bytes: 256 * MEBIBYTE, processes: 256 };
  const choice = { folders: [home], limits };
  const options = await optionsFor(checkout, choice);
  if (way === 'best') {
    const chosen = await chooseBackend({ ...options, requested: 'auto' });
    const { level, downgrades = [] } = chosen.isolation;
    if (level === 'namespaces') return chosen;
    return downgrades.map(({ from, reason }) => `${from}: ${reason}`).join('; ');
  }
  const nobody = { uid: 65534, gid: 65534 };
  const privileges = privilegesFor(nobody, { uid: 0, gid: 0 }).find(({ name }) => name === way);
  const made = privileges ? await tryNamespaces(privileges, options) : { reason: `no ${way}` };
  return 'backend' in made ? made : made.reason;
}

/** One test for each attack: it succeeds in a process group, so it is one. */
export function testAttacksInGroup(): void {
  it.concurrent.for(ATTACKS)('$name', async (attack, { skip, onTestFinished }) => {
    if (attack.needsRoot && process.getuid?.() !== 0) skip('only root can do that');
    const world = await makeWorld({ 'attack.js': inFunction(attack.script) }, onTestFinished);
    const { checkout } = world;
    const { programs } = await optionsFor(checkout, {});
    const backend = processGroup({ programs, checkout, outputBytes: 64 * 1024 });
    expect(await succeeds(backend, attack, 'attack.js', world)).toBe(true);
  });
}

/**
 * One test for each attack: it fails in namespaces. All of them have one world, which none can change.
 *
 * @param way how containment is to be had
 * @param setUp what is to be done first, such as to become another user
 */
export function testAttacks(way: Way, setUp: () => void = () => undefined): void {
  const closing: (() => void | Promise<void>)[] = [];
  let world: World;
  let contained: ChosenBackend | string = 'not tried';
  beforeAll(async () => {
    setUp();
    const scripts = ATTACKS.map(({ script }, index) => [`attack-${index}.js`, inFunction(script)]);
    world = await makeWorld(Object.fromEntries(scripts), (close) => closing.push(close));
    contained = await contain(world, way);
    if (typeof contained !== 'string') closing.push(contained.close);
  });
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  it.for(ATTACKS)('$name', async (attack, { skip }) => {
    if (typeof contained === 'string') return skip(contained);
    const asRoot = process.getuid?.() === 0;
    if (attack.needsRoot && !asRoot) skip('only root can do that, contained or not');
    const script = `attack-${ATTACKS.indexOf(attack)}.js`;
    expect(await succeeds(contained.backend, attack, script, world)).toBe(false);
  });
}

function inFunction(script: string): string {
  return `${PRELUDE}(() => { ${script} })()`;
}
