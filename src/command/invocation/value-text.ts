import { normalise } from '../../repo/paths.ts';

/** Configuration in an argument, at an address, or outside the repository is code that no one reads. */
export function isElsewhere(value: string): boolean {
  return (
    /^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(value) ||
    value.split(',').some((each) => normalise(each) === undefined)
  );
}

/**
 * An address of code, or a relative path that leaves the root, also as a part such as `key=path`; an
 * absolute path has its own rule.
 */
export function isForeign(value: string): boolean {
  if (/(?:^|[=,\s])(?:data|file):/i.test(value)) return true;
  if (!value.includes('..') || /^(?:[\\/]|[A-Za-z]:)/.test(value)) return false;
  return value.split(/[=,:"']/).some((part) => part.includes('..') && !isInside(part));
}

/**
 * A path of the machine, alone or as a part such as `key=path`; one that begins with another word can be a
 * part of an address or a pattern.
 */
export function isOfMachine(text: string): boolean {
  return text.split(/[=,:"']/).some((part) => OF_MACHINE.test(part));
}

const OF_MACHINE =
  /^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;

function isInside(path: string): boolean {
  return /^[\\/]/.test(path) || normalise(path) !== undefined;
}
