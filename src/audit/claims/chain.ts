import { posix } from 'node:path';
import { type Asset, placeOf } from '../../assets/asset.ts';
import { isAuditLog, isLogArchive } from '../../assets/log/audit-log.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { inCode } from '../../rules/quoted.ts';
import { notChecked } from '../check.ts';
import type { AuditSubject } from '../subject.ts';
import { contentHash } from './content-hash.ts';

/**
 * Finds breaks in a change's event chain: a missing parent, a cycle, a second first event in an audit
 * log, and two events with the same parent.
 */
export function eventChain({ assets: { changes, present, unread } }: AuditSubject): Finding[] {
  const events = present.filter(({ type }) => type === 'EvolutionEvent');
  const changed = new Set(changes.map(({ asset }) => asset));
  const byId = new Map(events.map((event) => [event.id, event]));
  const firstAfter = new Map<string, Asset>();
  const lastOf = new Map<string, Asset>();
  const archived = lastArchived(events);
  const safe = new Set<string>();
  const missing = new Set<string>();
  return events.flatMap((event) => {
    const before = lastOf.get(event.path);
    lastOf.set(event.path, event);
    const parent = parentOf(event);
    const sibling = parent === undefined ? undefined : firstAfter.get(parent);
    if (parent !== undefined && sibling === undefined) firstAfter.set(parent, event);
    if (!changed.has(event) || event.cut) return [];
    const place = placeOf(event, ['parent']);
    const broken = (fault: string, fix: string, grade: { severity?: 'warning' } = {}) => [
      finding('event-not-chained', { event: event.id, fault, fix }, { ...place, ...grade }),
    ];
    const isInLog = isAuditLog(event.path);
    const archive = before === undefined && isInLog ? archived(event.path) : undefined;
    if (archive !== undefined && parent !== archive.id) {
      const fault = `does not continue the archive \`${archive.path}\` of its log`;
      return broken(fault, continueFrom(event, archive.id));
    }
    if (parent === undefined) {
      if (before === undefined || !isInLog) return [];
      return broken(NO_PARENT, continueFrom(event, before.id));
    }
    if (!byId.has(parent)) {
      const first = before === undefined;
      const severity = isInLog && !first ? 'error' : 'warning';
      const [log] = unread;
      if (log !== undefined) {
        const claim = `whether the parent \`${parent}\` of the EvolutionEvent \`${event.id}\` exists`;
        return [notChecked(claim, log, { ...place, severity })];
      }
      // Several added events with the same missing parent are one gap.
      if (missing.has(parent)) return [];
      if (!first) missing.add(parent);
      const fix = first
        ? `If the log with \`${parent}\` exists, commit it, too; otherwise leave the event as its engine wrote it`
        : `Let the engine append the events up to \`${parent}\`, which it wrote before this one; if they are lost, leave the event out`;
      const args = { event: event.id, parent, where: 'not in any asset file', fix };
      return [finding('event-parent-missing', args, { ...place, severity })];
    }
    const cycle = cycleFrom(event, byId, safe);
    if (cycle !== undefined) {
      const fault = `has a circular chain of parents: ${inCode(cycle)}`;
      return broken(fault, 'Set the `parent` of each event to the previous event');
    }
    if (sibling === undefined || sibling.id === event.id) return [];
    const last = before === undefined || before.id === parent ? sibling.id : before.id;
    const fault = `has the parent \`${parent}\`, which is already the parent of \`${sibling.id}\``;
    return broken(fault, continueFrom(event, last), { severity: 'warning' });
  });
}

/** Returns the last event of a log's archives, which no other archived event continues. */
function lastArchived(events: readonly Asset[]): (log: string) => Asset | undefined {
  const archived = events.filter(({ path }) => isLogArchive(path));
  const continued = new Set(archived.map(parentOf));
  return (log) => {
    if (isLogArchive(log)) return undefined;
    const beside = archived.filter(({ path }) => posix.dirname(path) === posix.dirname(log));
    return beside.findLast(({ id }) => !continued.has(id)) ?? beside.at(-1);
  };
}

const NO_PARENT = 'has no parent, but it is not the first event of its log';

/** `fix` never writes hashes in a log, so the remedy names it. */
function continueFrom({ value }: Asset, last: string): string {
  const hash = value.asset_id === undefined ? '' : contentHash({ ...value, parent: last });
  return `Set \`parent\` to \`${last}\`, the previous event${hash && `, and \`asset_id\` to \`${hash}\``}`;
}

function parentOf({ value: { parent } }: Asset): string | undefined {
  return typeof parent === 'string' && parent !== '' ? parent : undefined;
}

const MOST_NAMED = 5;

/** @param safe ids without a cycle; visited ids are added */
function cycleFrom(
  event: Asset,
  byId: ReadonlyMap<string, Asset>,
  safe: Set<string>,
): string[] | undefined {
  const met = new Set<string>();
  let at: Asset | undefined = event;
  while (at !== undefined && !safe.has(at.id) && !met.has(at.id)) {
    met.add(at.id);
    const parent = parentOf(at);
    at = parent === undefined ? undefined : byId.get(parent);
  }
  const isCircle = at !== undefined && at.id === event.id && !safe.has(at.id);
  if (isCircle) return [...met].slice(0, MOST_NAMED);
  for (const id of met) safe.add(id);
  return undefined;
}
