import { GateError } from '../ground/error.ts';
import type { CheckoutGuard } from '../repo/checkout-guard.ts';
import { type Finding, finding } from '../rules/finding.ts';
import { copyCheckout, type PrivateCopy } from './private-copy.ts';

/** The directory that commands share if each of them cannot have its own view. */
export interface SharedFolder {
  /**
   * Creates it: a private copy of the checkout or, for a user who waits, the checkout itself.
   *
   * @throws GateError `containment_unavailable` if the checkout is too large to copy
   */
  readonly folder: () => Promise<string>;
  /** Compares the files that commands run with the audited ones. */
  readonly guard: () => CheckoutGuard;
  /** False if commands see the whole checkout. */
  readonly hides: () => boolean;
  readonly findings: () => readonly Finding[];
  readonly close: () => Promise<void>;
}

/**
 * @param attended whether a user waits for the result in a terminal
 * @param isPrivate whether the checkout is a private copy already
 * @param copyOf makes the copy; returns undefined if the checkout is too large
 */
export function shareFolder(
  checkout: CheckoutGuard,
  attended: boolean,
  isPrivate = false,
  copyOf: (checkout: CheckoutGuard) => Promise<PrivateCopy | undefined> = copyCheckout,
): SharedFolder {
  let copy: PrivateCopy | undefined;
  let isShared = false;
  return {
    folder: async () => {
      if (isPrivate) return checkout.directory;
      copy = await copyOf(checkout);
      isShared = copy === undefined;
      if (isShared && !attended) throw tooLarge(checkout);
      return copy?.guard.directory ?? checkout.directory;
    },
    guard: () => copy?.guard ?? checkout,
    hides: () => !isShared,
    findings: () =>
      isShared ? [finding('checkout-shared', { untracked: checkout.leftOut.length })] : [],
    close: async () => copy?.close(),
  };
}

function tooLarge({ directory }: CheckoutGuard): GateError {
  return new GateError(
    'containment_unavailable',
    `The checkout ${directory} is too large to copy, and without namespaces commands would see files that are not in the commit.`,
    'Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer dependencies before the gate.',
  );
}
