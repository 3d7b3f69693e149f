import type { GateReport } from '../gate-report.ts';
import { size } from './words.ts';

/** @returns `new, 103 B`; empty if there is nothing to say of a file besides why it is to be read */
export function readWords({ new: isNew, bytes }: NonNullable<GateReport['read']>[number]): string {
  return [...(isNew ? ['new'] : []), ...(bytes === undefined ? [] : [size(bytes)])].join(', ');
}
